#include "impl/install/clients.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "platform/host/directories.h"
#include "platform/host/paths.h"

namespace offhand::install {
namespace {

using nlohmann::ordered_json;

std::string plain_entry(const ServerCommand& command) {
  return ordered_json{{"command", command.program}, {"args", command.arguments}}.dump();
}

std::string stdio_entry(const ServerCommand& command) {
  return ordered_json{{"type", "stdio"}, {"command", command.program}, {"args", command.arguments}}.dump();
}

std::string zed_entry(const ServerCommand& command) {
  return ordered_json{{"command", command.program}, {"args", command.arguments}, {"env", ordered_json::object()}}
      .dump();
}

std::string copilot_entry(const ServerCommand& command) {
  return ordered_json{{"type", "local"},
                      {"command", command.program},
                      {"args", command.arguments},
                      {"tools", ordered_json::array({"*"})}}
      .dump();
}

std::string cline_entry(const ServerCommand& command) {
  return ordered_json{{"command", command.program}, {"args", command.arguments}, {"disabled", false}}.dump();
}

std::string goose_entry(const ServerCommand& command) {
  return ordered_json{{"name", "offhand"},         {"type", "stdio"}, {"cmd", command.program},
                      {"args", command.arguments}, {"enabled", true}, {"timeout", 300}}
      .dump();
}

std::string opencode_entry(const ServerCommand& command) {
  std::vector<std::string> words{command.program};
  words.insert(words.end(), command.arguments.begin(), command.arguments.end());
  return ordered_json{{"type", "local"}, {"command", words}, {"enabled", true}}.dump();
}

constexpr std::array known_clients{
    Client{"claude-code", "Claude Code", ".claude.json", ".mcp.json", "mcpServers", json_editor, stdio_entry},
    Client{"claude-desktop", "Claude Desktop", "~config/Claude/claude_desktop_config.json", "", "mcpServers",
           json_editor, plain_entry},
    Client{"cline", "Cline", "~config/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",
           "", "mcpServers", json_editor, cline_entry},
    Client{"codex", "Codex", ".codex/config.toml", ".codex/config.toml", "mcp_servers", toml_editor, plain_entry},
    Client{"copilot-cli", "Copilot CLI", ".copilot/mcp-config.json", "", "mcpServers", json_editor, copilot_entry},
    Client{"cursor", "Cursor", ".cursor/mcp.json", ".cursor/mcp.json", "mcpServers", json_editor, plain_entry},
    Client{"gemini", "Gemini CLI", ".gemini/settings.json", ".gemini/settings.json", "mcpServers", json_editor,
           plain_entry},
    Client{"goose", "Goose", "~config/goose/config.yaml", "", "extensions", yaml_editor, goose_entry},
    Client{"kiro", "Kiro", ".kiro/settings/mcp.json", ".kiro/settings/mcp.json", "mcpServers", json_editor,
           plain_entry},
    Client{"lm-studio", "LM Studio", ".lmstudio/mcp.json", "", "mcpServers", json_editor, plain_entry},
    Client{"opencode", "opencode", "~config/opencode/opencode.json", "opencode.json", "mcp", json_editor,
           opencode_entry},
    Client{"vscode", "VS Code", "~config/Code/User/mcp.json", ".vscode/mcp.json", "servers", json_editor, stdio_entry},
    Client{"windsurf", "Windsurf", ".codeium/windsurf/mcp_config.json", "", "mcpServers", json_editor, plain_entry},
    Client{"zed", "Zed", "~config/zed/settings.json", ".zed/settings.json", "context_servers", json_editor, zed_entry},
};

constexpr std::string_view settings_mark = "~config/";

}  // namespace

std::span<const Client> clients() { return known_clients; }

const Client* client_called(std::string_view name) {
  const auto found = std::ranges::find(known_clients, name, &Client::name);
  return found == known_clients.end() ? nullptr : &*found;
}

std::string file_of(const Client& client, Scope scope) {
  if (scope == Scope::project) {
    if (client.project_file.empty()) return {};
    std::error_code ignored;
    return host::text_of(std::filesystem::current_path(ignored) / host::path_of(client.project_file));
  }
  if (client.user_file.starts_with(settings_mark))
    return host::settings_directory() + "/" + std::string(client.user_file.substr(settings_mark.size()));
  return host::home_directory() + "/" + std::string(client.user_file);
}

bool is_present(const Client& client) {
  std::error_code ignored;
  const auto file = host::path_of(file_of(client, Scope::user));
  // A file in the home directory itself says nothing by its folder.
  const bool at_home = client.user_file.find('/') == std::string_view::npos;
  return std::filesystem::exists(at_home ? file : file.parent_path(), ignored);
}

}  // namespace offhand::install
