#pragma once

#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/config/settings.h"

namespace offhand {

/// The text of a settings file with one member of its object changed; everything else, including comments, stays the
/// same byte for byte. Empty if the text is no JSON object.
std::optional<std::string> with_member(std::string_view text, std::string_view name, std::string_view value);

/// Writes settings to a file, which is created if missing: atomically, by one writer of this user at a time. Fails with
/// `configuration_invalid` if the file is no settings file, or with `write_failed`.
Result<void> write_settings(const std::string& path, const Settings& settings);

}  // namespace offhand
