#pragma once

#include <chrono>
#include <vector>

#include "impl/action/attempt.h"
#include "impl/action/target.h"
#include "platform/api/input.h"

namespace offhand {

/// Keys for the target, in the order of rungs: quiet keys to the window once the element has the focus within it, a
/// second keyboard where that is allowed, and in the foreground the real keyboard.
std::vector<Rung> keyboard_rungs(Attempt& attempt, const std::vector<platform::KeyPress>& keys,
                                 std::chrono::milliseconds delay);

/// Text as keys, one character each; line breaks are return.
std::vector<platform::KeyPress> keys_of_text(const std::string& text);

}  // namespace offhand
