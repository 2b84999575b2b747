#pragma once

#include <functional>
#include <optional>

#include "impl/action/action_run.h"
#include "platform/api/delivery.h"
#include "platform/api/gesture.h"

namespace offhand {

/// Sends one key to what has the focus of the target's window.
using PressKey = std::function<platform::Delivery(const platform::KeyPress&)>;

/// Whether keys with Ctrl only move the focus, as in GTK 4: within a list without choosing, and out of a text of
/// several lines.
enum class CtrlKeys { lead_on, may_do_more };

/// Gives the target's element the focus of its window by the Tab key, as somebody without a pointer does: for toolkits
/// that give it in no other way. The window must be taken for the active one. Empty: it was not tried, because the
/// application does not tell what has the focus, or because Tab would do more there than to lead on. `not_attempted`:
/// Tab does not lead to it, and the focus is where it was. `unknown`: the focus was moved, and not to the element.
std::optional<platform::Delivery> walk_to_target(ActionRun& run, const PressKey& press, CtrlKeys ctrl);

}  // namespace offhand
