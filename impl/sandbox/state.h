#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/sandbox/home.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::sandbox {

/// The configuration that the watching processes get on their command line.
struct Config {
  std::string id;
  std::string registry;
  Kind kind = Kind::attached;
  Options options;
  /// Links in the home, by their place there.
  HomeLinks home = {};

  std::string directory() const { return registry + "/" + id; }
  std::string state_file() const { return registry + "/" + id + ".json"; }
};

std::string config_text(const Config& config);
std::optional<Config> parse_config(const std::string& text);

std::string info_text(const Info& info);
std::optional<Info> parse_info(const std::string& text);

/// Writes the state file atomically.
Result<void> write_state(const Config& config, const Info& info);
std::optional<Info> read_state(const std::string& file);

/// All ids in the registry, alive or not.
std::vector<std::string> registered_ids(const std::string& registry);

}  // namespace offhand::sandbox
