#pragma once

#include <string>
#include <vector>

#include "impl/action/attempt.h"
#include "impl/action/target.h"
#include "platform/api/input.h"

namespace offhand {

/// Keys for the target, a rung for each way that the call may take: the element gets the focus within its window first,
/// without the user's noticing, or in the foreground in a window that is activated for it.
std::vector<Rung> keyboard_rungs(Attempt& attempt, const platform::Keys& keys);

/// Text as keys, one character each; line breaks are return.
std::vector<platform::KeyPress> keys_of_text(const std::string& text);

}  // namespace offhand
