#pragma once

#include <functional>
#include <optional>

#include "impl/action/attempt.h"
#include "platform/api/delivery.h"
#include "platform/api/gesture.h"

namespace offhand {

/// Gives the target's element the focus of its window by the Tab key, as somebody without a pointer does: for toolkits
/// that give it in no other way. The window must be taken for the active one. Empty: it was not tried, because the
/// application does not tell what has the focus, or because Tab might be typed into a text. It ends where Tab leads
/// nowhere new, without the focus, which is `not_attempted`: nothing but the focus has moved.
std::optional<platform::Delivery> walk_to_target(
    Attempt& attempt, const std::function<platform::Delivery(const platform::KeyPress&)>& press);

}  // namespace offhand
