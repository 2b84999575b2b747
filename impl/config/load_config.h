#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/config/settings.h"

namespace offhand {

/// $OFFHAND_HOME/config.json, else offhand/config.json in the user's configuration directory.
std::string config_path();

/// The contents of a settings file.
struct FileSettings {
  Settings settings;
  /// Names that are no settings of this version; they stay in the file without effect.
  std::vector<std::string> unknown;
};

/// Comments are allowed; a missing file is no error unless `must_exist`. `configuration_invalid` names the file.
Result<FileSettings> read_settings_file(const std::string& path, bool must_exist);

/// The current settings: the file, then every OFFHAND_<KEY> of the environment. `configuration_invalid` names the file
/// or the variable.
Result<Config> load_config(const std::optional<std::string>& named_file);

/// A note about unknown names in the file; empty if there are none.
std::string unknown_settings_note(const std::string& path, const std::vector<std::string>& unknown);

}  // namespace offhand
