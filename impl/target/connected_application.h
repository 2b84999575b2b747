#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/session/connections.h"
#include "impl/session/scope.h"
#include "platform/api/apps.h"
#include "platform/api/windows.h"

namespace offhand {

/// Whether naming an application that is not connected connects it: a single command has nothing that was connected
/// before.
enum class Connecting { only_when_asked, by_naming };

/// Connects the session to the running application that these words name: by pid, name, id of its desktop entry or
/// program, else by a part of its name. `app_not_found`, `app_not_running`, `ambiguous_app`, `no_window` for a process
/// without any, and what Connections::add answers.
Result<Connection> connect_application(const Scope& scope, std::string_view words, const std::string& alias);

/// The connected application that these words name, whose process lives; `app_not_connected`, `ambiguous_app`,
/// `connection_ended`.
Result<Connection> connected_application(const Scope& scope, std::string_view words, Connecting connecting);
/// The same with its process as it is now.
struct ConnectedProcess {
  Connection connection;
  platform::ProcessInfo process;
};
Result<ConnectedProcess> connected_process(const Scope& scope, std::string_view words, Connecting connecting);

/// Those that calls may still name: their processes run, as far as that is told.
std::vector<Connection> living_connections(const Scope& scope);

/// The running application that these words name, whether it is connected or not: those that are come first. Nothing is
/// connected. The errors of connect_application().
Result<Connection> named_application(const Scope& scope, std::string_view words);

/// The same for whoever asks again and again for its own purpose: the session is connected to it, so that it is found
/// without looking through all applications as long as its process lives.
Result<Connection> followed_application(const Scope& scope, std::string_view words);

/// Its windows, front to back.
Result<std::vector<platform::WindowInfo>> windows_of(const Scope& scope, std::int64_t pid);

}  // namespace offhand
