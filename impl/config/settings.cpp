#include "impl/config/settings.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <vector>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/host/process.h"

namespace offhand {

nlohmann::json value_of(const ConfigKey& key, const std::string& text) {
  if (key.kind == CliKind::string) return text;
  if (key.kind == CliKind::list) {
    nlohmann::json list = nlohmann::json::array();
    if (text.empty()) return list;
    if (text.front() == '[') {
      if (auto written = nlohmann::json::parse(text, nullptr, false); written.is_array()) return written;
    }
    for (std::size_t from = 0; from <= text.size();) {
      const auto comma = std::min(text.find(',', from), text.size());
      list.push_back(text.substr(from, comma - from));
      from = comma + 1;
    }
    return list;
  }
  auto value = nlohmann::json::parse(text, nullptr, false);
  return value.is_discarded() ? nlohmann::json(text) : value;
}

nlohmann::json to_object(const Settings& settings) {
  nlohmann::json object = nlohmann::json::object();
  for (const auto& [name, value] : settings) object[name] = nlohmann::json::parse(value, nullptr, false);
  return object;
}

Settings settings_in(const nlohmann::json& object) {
  Settings settings;
  if (!object.is_object()) return settings;
  for (const auto& [name, value] : object.items()) settings[name] = value.dump();
  return settings;
}

Result<Config> with_settings(const Config& base, const Settings& settings, std::string_view source) {
  if (settings.empty()) return base;
  return parse_config(to_object(settings), source, base);
}

namespace {

/// What a program that this one takes the place of begins its variables with.
constexpr std::string_view former_prefix = "AXTERMINATOR_";
constexpr std::string_view own_prefix = "OFFHAND_";

std::string in_capitals(std::string_view name) {
  std::string capitals;
  for (const char letter : name) capitals += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  return capitals;
}

/// The names of the variables that a setting is read from; the first that is set counts.
std::vector<std::string> variables_of(const ConfigKey& key) {
  std::vector<std::string> names;
  for (const auto prefix : {own_prefix, former_prefix}) {
    names.push_back(std::string(prefix) + in_capitals(key.name));
    for (const auto also : key.also_called) names.push_back(std::string(prefix) + in_capitals(also));
  }
  return names;
}

}  // namespace

Result<Settings> settings_of_environment() {
  Settings settings;
  for (const auto& key : config_keys()) {
    for (const auto& variable : variables_of(key)) {
      const auto text = host::variable(variable.c_str());
      if (!text) continue;
      const auto value = value_of(key, *text);
      OFFHAND_CHECK(parse_config({{std::string(key.name), value}}, variable));
      settings[std::string(key.name)] = value.dump();
      break;
    }
  }
  // OFFHAND_LOG is the conventional name for the log level.
  if (const auto level = host::variable("OFFHAND_LOG"); level && !settings.contains("log_level")) {
    OFFHAND_CHECK(parse_config({{"log_level", *level}}, "OFFHAND_LOG"));
    settings["log_level"] = nlohmann::json(*level).dump();
  }
  return settings;
}

const ConfigKey* find_setting(std::string_view name) {
  const auto keys = config_keys();
  const auto found = std::ranges::find_if(keys, [&](const auto& key) {
    return key.name == name || std::ranges::find(key.also_called, name) != key.also_called.end();
  });
  return found == keys.end() ? nullptr : &*found;
}

Result<const ConfigKey*> setting_named(std::string_view name) {
  if (const auto* key = find_setting(name)) return key;
  std::vector<std::string_view> names;
  for (const auto& key : config_keys()) names.push_back(key.name);
  const auto near = nearest(name, names);
  return fail(errors::unknown_setting(
      {.key = preview(name), .suggestion = near ? std::optional(std::string(*near)) : std::nullopt}));
}

}  // namespace offhand
