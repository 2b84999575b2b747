#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"

namespace offhand {

/// $OFFHAND_HOME/config.json, else offhand/config.json below where programs of this user keep their settings.
std::string config_path();

/// The settings in force: the file (comments allowed; a missing one is fine unless it was named), then every
/// OFFHAND_<KEY> of the environment. `configuration_invalid` names the file or the variable.
Result<Config> load_config(const std::optional<std::string>& named_file);

}  // namespace offhand
