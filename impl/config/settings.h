#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// Settings by name, each value as JSON text, from the environment, a caller or a session.
using Settings = std::map<std::string, std::string, std::less<>>;

/// `base` with these settings applied. `configuration_invalid` names `source`.
Result<Config> with_settings(const Config& base, const Settings& settings, std::string_view source);

/// The settings whose OFFHAND_<KEY> is set in this process's environment. `configuration_invalid` names the variable.
Result<Settings> settings_of_environment();

/// Converts the text of a setting in the environment or on the command line to JSON: numbers and booleans as in JSON,
/// lists separated by commas or as JSON, everything else as text.
nlohmann::json value_of(const ConfigKey& key, const std::string& text);

/// Null if there is none; `unknown_setting` suggests the one that was meant.
const ConfigKey* find_setting(std::string_view name);
Result<const ConfigKey*> setting_named(std::string_view name);

/// Settings as a JSON object, as a command sends them to its daemon. Any other JSON gives no settings.
nlohmann::json to_object(const Settings& settings);
Settings settings_in(const nlohmann::json& object);

}  // namespace offhand
