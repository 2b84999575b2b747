#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/config/settings.h"
#include "impl/mcp/message.h"

/// Connection data sent on the socket besides the client's own messages. It is MCP, marked in `_meta`; a server that
/// does not know the marks sees a notification without effect.
namespace offhand::daemon {

/// The tool selection in a first message, whatever else it contains. Empty, the default preset, if it names none, so
/// that no client gets more tools by accident.
std::string chosen_tools(std::string_view first_message);

/// The settings in a first message. Fails with `configuration_invalid` if this version does not have them.
Result<Settings> brought_settings(std::string_view first_message);

/// The client's working directory, in which programs start and to which their paths are relative; empty: not stated.
std::string brought_folder(std::string_view first_message);

/// The client sends nothing more but still reads: running calls finish, or are cancelled if they take too long.
enum class EndOfClient : std::uint8_t { finish, cancel };
std::string end_message(EndOfClient end);
std::optional<EndOfClient> end_of(const mcp::Message& message);

}  // namespace offhand::daemon
