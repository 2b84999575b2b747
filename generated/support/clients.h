// Generated from schema/clients.json. Do not edit.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace offhand {

enum class SettingsForm : std::uint8_t { json, toml, yaml };

/// An MCP client: where it keeps its servers, and in which form.
struct McpClient {
  /// As --client names it.
  std::string_view name;
  std::string_view title;
  /// Below the home directory; ~config/ stands for the folder of settings ($XDG_CONFIG_HOME).
  std::string_view user_file;
  /// Below the folder of a project; empty if it has no settings of its own.
  std::string_view project_file;
  SettingsForm form;
  /// The member that holds the servers by their names.
  std::string_view servers;
  /// The entry of a server, as JSON, with $program, $arguments and $words for the command.
  std::string_view entry;
};

/// All clients, by name.
std::span<const McpClient> mcp_clients();
/// Starts the latest release where nothing is installed: a program and its arguments.
std::span<const std::string_view> published_command();

}  // namespace offhand
