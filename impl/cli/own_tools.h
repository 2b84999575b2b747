#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "impl/cli/caller.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {

/// Calls tools in this process, because a daemon would answer for its own environment.
class OwnTools {
 public:
  static constexpr std::chrono::milliseconds timeout{3'000};

  explicit OwnTools(std::unique_ptr<Process> process);

  Result<nlohmann::json> ask(const std::string& name, nlohmann::json arguments = nlohmann::json::object());
  Process& process() { return process_; }

 private:
  Process& process_;
  std::unique_ptr<Caller> caller_;
};

}  // namespace offhand::cli
