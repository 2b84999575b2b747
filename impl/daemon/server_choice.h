#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/mcp/server.h"

namespace offhand::daemon {

/// One server for each requested selection of tools, over one dispatcher.
class ServerChoice {
 public:
  /// The most selections that are kept; further ones are refused.
  static constexpr std::size_t limit = 64;

  explicit ServerChoice(Dispatcher& dispatcher) : dispatcher_(dispatcher) {}

  /// Selects by `params._meta["dev.offhand/tools"]` of a connection's first message; without it, the default preset.
  /// Fails with `unknown_preset`, or with `busy` if there are too many selections.
  Result<mcp::Server*> choose(std::string_view first_message);
  void shut_down();

 private:
  Dispatcher& dispatcher_;
  std::mutex mutex_;
  std::map<std::string, std::unique_ptr<mcp::Server>, std::less<>> servers_;
};

}  // namespace offhand::daemon
