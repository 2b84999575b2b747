#include "impl/config/load_config.h"

#include <fmt/format.h>

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using nlohmann::json;

std::string variable_or(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr || *value == '\0' ? otherwise : value;
}

Result<json> read_file(const std::string& path, bool must_exist) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    if (!must_exist) return json::object();
    return fail(errors::configuration_invalid({.source = path, .reason = "it cannot be read"}));
  }
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto settings = json::parse(text, nullptr, false, true);
  if (!settings.is_discarded()) return settings;
  return fail(errors::configuration_invalid({.source = path, .reason = "it is not valid JSON (comments are allowed)"}));
}

std::string variable_of(std::string_view key) {
  std::string name = "OFFHAND_";
  for (const char c : key) name += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

/// A variable is written as JSON where it is JSON (numbers, true, lists), else it is text.
json value_of(const ConfigKey& key, const std::string& text) {
  if (key.kind == ConfigKind::string) return text;
  auto value = json::parse(text, nullptr, false);
  return value.is_discarded() ? json(text) : value;
}

}  // namespace

std::string config_path() {
  if (const auto home = variable_or("OFFHAND_HOME", ""); !home.empty()) return home + "/config.json";
  const auto base = variable_or("XDG_CONFIG_HOME", variable_or("HOME", "/") + "/.config");
  return base + "/offhand/config.json";
}

Result<Config> load_config(const std::optional<std::string>& named_file) {
  const auto path = named_file.value_or(config_path());
  OFFHAND_ASSIGN(auto settings, read_file(path, named_file.has_value()));
  std::string source = path;
  for (const auto& key : config_keys()) {
    const auto variable = variable_of(key.name);
    const auto text = variable_or(variable.c_str(), "");
    if (text.empty() || !settings.is_object()) continue;
    settings[std::string(key.name)] = value_of(key, text);
    source += ", " + variable;
  }
  return parse_config(std::move(settings), source);
}

}  // namespace offhand
