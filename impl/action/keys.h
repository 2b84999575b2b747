#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/input.h"

namespace offhand {

/// The canonical name of a key: case and other spellings (enter, esc, page_up, arrowleft) do not matter for names, and
/// one character stands for itself. `unknown_key` with a suggestion.
Result<std::string> canonical_key(const std::string& key, const platform::Input& input);

/// A key with the modifiers before it: "s", "ctrl+s", "ctrl++". `invalid_key_combination` unless exactly one part is no
/// modifier.
Result<platform::KeyPress> parse_key_chord(const std::string& chord, const platform::Input& input);
/// The same from several texts, whose parts are pressed together: "ctrl", "s".
Result<platform::KeyPress> parse_key_chord(const std::vector<std::string>& parts, const platform::Input& input);

/// How many characters a key makes of a text's at most; empty for a chord, which may paste or take back any number.
std::optional<std::int64_t> most_characters_of(const platform::KeyPress& press);
/// Those characters, where it is known which they are.
std::string characters_of(const platform::KeyPress& press);
/// Whether a window may close by it as it should: escape, a key that presses what has the focus, or a chord. Where one
/// closes under any other key, it did so by itself.
bool may_close(const platform::KeyPress& press);

}  // namespace offhand
