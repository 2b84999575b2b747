#pragma once

#include <array>
#include <string_view>

/// Names and numbers of the Model Context Protocol.
namespace offhand::mcp {

/// Versions that start with `initialize`, newest first.
inline constexpr std::array<std::string_view, 4> legacy_versions{"2025-11-25", "2025-06-18", "2025-03-26",
                                                                 "2024-11-05"};
/// Versions whose requests state their version in `_meta`.
inline constexpr std::array<std::string_view, 1> modern_versions{"2026-07-28"};
/// Versions are dates; those from this one on compare as modern.
inline constexpr std::string_view first_modern_version = "2026-07-28";

inline constexpr std::string_view meta_protocol_version = "io.modelcontextprotocol/protocolVersion";
inline constexpr std::string_view meta_client_capabilities = "io.modelcontextprotocol/clientCapabilities";
inline constexpr std::string_view meta_log_level = "io.modelcontextprotocol/logLevel";
inline constexpr std::string_view meta_server_info = "io.modelcontextprotocol/serverInfo";
inline constexpr std::string_view meta_subscription_id = "io.modelcontextprotocol/subscriptionId";
inline constexpr std::string_view meta_immediate_response = "io.modelcontextprotocol/model-immediate-response";
inline constexpr std::string_view meta_related_task = "io.modelcontextprotocol/related-task";
inline constexpr std::string_view tasks_extension = "io.modelcontextprotocol/tasks";
/// `_meta` keys of this project: the cost of a read, and the deadline that a caller asks for. On local sockets also the
/// session of a call; and, with the first message of a connection, its tools, the settings of its environment, its
/// working directory, and that it ends.
inline constexpr std::string_view meta_cost = "dev.offhand/cost";
inline constexpr std::string_view meta_timeout_ms = "dev.offhand/timeout_ms";
/// A failed tool's machine-readable error, for clients that cannot take it as structured content.
inline constexpr std::string_view meta_error = "dev.offhand/error";
inline constexpr std::string_view meta_session = "dev.offhand/session";
inline constexpr std::string_view meta_tools = "dev.offhand/tools";
inline constexpr std::string_view meta_settings = "dev.offhand/settings";
inline constexpr std::string_view meta_folder = "dev.offhand/folder";
inline constexpr std::string_view meta_end = "dev.offhand/end";
/// The session of all command line calls of a user; it outlives their connections.
inline constexpr std::string_view command_session = "command";

enum class ErrorCode : int {
  parse_error = -32700,
  invalid_request = -32600,
  method_not_found = -32601,
  invalid_params = -32602,
  internal_error = -32603,
  header_mismatch = -32020,
  missing_client_capability = -32021,
  unsupported_protocol_version = -32022,
  /// Used before 2026-07-28; later versions use invalid_params.
  legacy_resource_not_found = -32002,
  /// Used before 2026-07-28; later versions answer with a failed result.
  legacy_rate_limited = -32000
};

constexpr bool is_known(const auto& versions, std::string_view version) {
  for (const auto known : versions) {
    if (known == version) return true;
  }
  return false;
}

}  // namespace offhand::mcp
