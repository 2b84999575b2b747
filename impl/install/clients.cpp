#include "impl/install/clients.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "platform/host/directories.h"
#include "platform/host/paths.h"

namespace offhand::install {
namespace {

constexpr std::string_view settings_mark = "~config/";

}  // namespace

const TextEditor& editor_of(const Client& client) {
  switch (client.form) {
    case SettingsForm::toml:
      return toml_editor();
    case SettingsForm::yaml:
      return yaml_editor();
    case SettingsForm::json:
      break;
  }
  return json_editor();
}

std::string entry_of(const Client& client, const ServerCommand& command) {
  auto entry = nlohmann::ordered_json::parse(client.entry);
  std::vector<std::string> words{command.program};
  words.insert(words.end(), command.arguments.begin(), command.arguments.end());
  for (auto& [key, value] : entry.items()) {
    if (value == "$program") value = command.program;
    if (value == "$arguments") value = command.arguments;
    if (value == "$words") value = words;
  }
  return entry.dump();
}

const Client* client_called(std::string_view name) {
  const auto found = std::ranges::find(mcp_clients(), name, &Client::name);
  return found == mcp_clients().end() ? nullptr : &*found;
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
