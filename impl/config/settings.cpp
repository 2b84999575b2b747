#include "impl/config/settings.h"

#include <algorithm>
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

Result<Settings> settings_of_environment() {
  Settings settings;
  for (const auto& key : config_keys()) {
    const auto text = host::variable(std::string(key.environment).c_str());
    if (!text) continue;
    const auto value = value_of(key, *text);
    OFFHAND_CHECK(parse_config({{std::string(key.name), value}}, key.environment));
    settings[std::string(key.name)] = value.dump();
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
  const auto found = std::find_if(keys.begin(), keys.end(), [&](const auto& key) { return key.name == name; });
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
