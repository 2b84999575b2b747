#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/config/settings.h"

namespace offhand {

/// $OFFHAND_HOME/config.json, else offhand/config.json below where programs of this user keep their settings.
std::string config_path();

/// What a settings file says.
struct FileSettings {
  Settings settings;
  /// Names in it that are no settings of this version: they stay there and mean nothing.
  std::vector<std::string> unknown;
};

/// Comments are allowed; a missing file is fine unless it was named. `configuration_invalid` names the file.
Result<FileSettings> read_settings_file(const std::string& path, bool must_exist);

/// The settings in force: the file, then every OFFHAND_<KEY> of the environment. `configuration_invalid` names the file
/// or the variable.
Result<Config> load_config(const std::optional<std::string>& named_file);

/// What to tell of names in the file that mean nothing; empty when there are none.
std::string unknown_settings_note(const std::string& path, const std::vector<std::string>& unknown);

}  // namespace offhand
