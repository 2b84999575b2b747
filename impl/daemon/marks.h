#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/config/settings.h"
#include "impl/mcp/message.h"

/// What is said on the socket besides a client's own messages. It is MCP, marked in `_meta`: who does not know the
/// marks sees a notification of nothing.
namespace offhand::daemon {

/// What a first message chooses, whatever else it says. Empty, which is the default preset, when it names nothing:
/// nobody gets more than that by accident.
std::string chosen_tools(std::string_view first_message);

/// The settings that a first message brings along. `configuration_invalid` when they are none of this version.
Result<Settings> brought_settings(std::string_view first_message);

/// The folder that its sender works in, where programs start and their relative paths count from; empty: not told.
std::string brought_folder(std::string_view first_message);

/// The client says nothing more, but still reads: calls that run are finished, or cancelled if they do not finish soon.
enum class EndOfClient : std::uint8_t { finish, cancel };
std::string end_message(EndOfClient end);
std::optional<EndOfClient> end_of(const mcp::Message& message);

}  // namespace offhand::daemon
