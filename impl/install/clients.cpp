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

std::optional<ServerCommand> command_of(const Client& client, std::string_view entry) {
  const auto form = nlohmann::ordered_json::parse(client.entry);
  const auto written = nlohmann::ordered_json::parse(entry, nullptr, false);
  if (!written.is_object()) return std::nullopt;
  ServerCommand command;
  std::vector<std::string> words;
  for (const auto& [key, mark] : form.items()) {
    const auto value = written.value(key, nlohmann::ordered_json());
    if (mark == "$program" && value.is_string()) words.insert(words.begin(), value.get<std::string>());
    if ((mark != "$arguments" && mark != "$words") || !value.is_array()) continue;
    for (const auto& word : value)
      if (word.is_string()) words.push_back(word.get<std::string>());
  }
  if (words.empty()) return std::nullopt;
  command.program = words.front();
  command.arguments.assign(words.begin() + 1, words.end());
  for (const auto* key : {"env", "envs", "environment"}) {
    if (!written.contains(key) || !written[key].is_object()) continue;
    for (const auto& [name, value] : written[key].items())
      if (value.is_string()) command.environment.push_back(name + "=" + value.get<std::string>());
  }
  return command;
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
