// Generated from schema/clients.json. Do not edit.
#include "generated/support/clients.h"

#include <array>

namespace offhand {

namespace {

constexpr auto kMcpClients = std::to_array<McpClient>({
  {"atelier", "Atelier", "~config/atelier/settings.json", ".atelier.json", SettingsForm::json, "painters",
   "{\"command\":\"$program\",\"args\":\"$arguments\"}"},
  {"gallery", "Gallery", ".gallery.toml", "", SettingsForm::toml, "painters",
   "{\"command\":\"$words\",\"hung\":true}"},
  {"studio", "Studio", ".studio.yaml", "", SettingsForm::yaml, "painters",
   "{\"cmd\":\"$program\",\"args\":\"$arguments\"}"},
});

}  // namespace

std::span<const McpClient> mcp_clients() { return kMcpClients; }

std::span<const std::string_view> published_command() {
  static constexpr auto kWords = std::to_array<std::string_view>({"npx", "demo", "mcp"});
  return kWords;
}

}  // namespace offhand
