// Generated from schema/clients.json. Do not edit.
#include "generated/support/clients.h"

#include <array>

namespace offhand {

namespace {

constexpr auto kMcpClients = std::to_array<McpClient>({
  {"claude-code", "Claude Code", ".claude.json", ".mcp.json", SettingsForm::json, "mcpServers",
   "{\"type\":\"stdio\",\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"claude-desktop", "Claude Desktop", "~config/Claude/claude_desktop_config.json", "", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"cline", "Cline", "~config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json", "", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\",\"disabled\":false}"},
  {"codex", "Codex", ".codex/config.toml", ".codex/config.toml", SettingsForm::toml, "mcp_servers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"copilot-cli", "Copilot CLI", ".copilot/mcp-config.json", "", SettingsForm::json, "mcpServers",
   "{\"type\":\"local\",\"command\":\"$program\",\"args\":\"$arguments\",\"tools\":[\"*\"]}"},
  {"cursor", "Cursor", ".cursor/mcp.json", ".cursor/mcp.json", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"gemini", "Gemini CLI", ".gemini/settings.json", ".gemini/settings.json", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"goose", "Goose", "~config/goose/config.yaml", "", SettingsForm::yaml, "extensions",
   "{\"name\":\"offhand\",\"type\":\"stdio\",\"cmd\":\"$program\",\"args\":\"$arguments\",\"enabled\":true,\"timeout\":300}"},
  {"kiro", "Kiro", ".kiro/settings/mcp.json", ".kiro/settings/mcp.json", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"lm-studio", "LM Studio", ".lmstudio/mcp.json", "", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"opencode", "opencode", "~config/opencode/opencode.json", "opencode.json", SettingsForm::json, "mcp",
   "{\"type\":\"local\",\"command\":\"$words\",\"enabled\":true}"},
  {"vscode", "VS Code", "~config/Code/User/mcp.json", ".vscode/mcp.json", SettingsForm::json, "servers",
   "{\"type\":\"stdio\",\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"windsurf", "Windsurf", ".codeium/windsurf/mcp_config.json", "", SettingsForm::json, "mcpServers",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"zed", "Zed", "~config/zed/settings.json", ".zed/settings.json", SettingsForm::json, "context_servers",
   "{\"command\":\"$program\",\"args\":\"$arguments\",\"env\":{}}"},
});

}  // namespace

std::span<const McpClient> mcp_clients() { return kMcpClients; }

std::span<const std::string_view> published_command() {
  static constexpr auto kWords = std::to_array<std::string_view>({"npx", "-y", "offhand@latest", "mcp"});
  return kWords;
}

}  // namespace offhand
