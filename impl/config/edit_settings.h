#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/config/settings.h"

namespace offhand {

/// The text of a settings file with one member of its object set; everything else, comments too, stays byte by byte.
/// Empty when the text is no JSON object.
std::optional<std::string> with_member(std::string_view text, std::string_view name, std::string_view value);

/// Writes settings to a file, which is made if need be: whole or not at all, whatever happens meanwhile, one writer of
/// this user at a time. `configuration_invalid` when what is there is no settings file, `write_failed`.
Result<void> write_settings(const std::string& path, const Settings& settings);

}  // namespace offhand
