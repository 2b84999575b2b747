#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// Some settings by name, each value as JSON text: what the environment, a caller or a run says of them.
using Settings = std::map<std::string, std::string, std::less<>>;

/// `base` with these on top. `configuration_invalid` names `source`.
Result<Config> with_settings(const Config& base, const Settings& settings, std::string_view source);

/// Those whose OFFHAND_<KEY> is set in the environment of this process. `configuration_invalid` names the variable.
Result<Settings> settings_of_environment();

/// The value of a setting as JSON, from how the environment and the command line write it: numbers and flags as in
/// JSON, lists by comma or as JSON, everything else is text.
nlohmann::json value_of(const ConfigKey& key, const std::string& text);

/// Null when there is none; `unknown_setting` says which was meant.
const ConfigKey* find_setting(std::string_view name);
Result<const ConfigKey*> setting_named(std::string_view name);

/// An object of settings, as it travels from a command to its daemon. What is no such object says nothing.
nlohmann::json to_object(const Settings& settings);
Settings settings_in(const nlohmann::json& object);

}  // namespace offhand
