#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/input.h"

namespace offhand {

/// The canonical name of a key: case and other spellings (enter, esc, page_up, arrowleft) do not matter for names, and
/// one character stands for itself. `unknown_key` with a suggestion.
Result<std::string> canonical_key(const std::string& key, const platform::Input& input);

}  // namespace offhand
