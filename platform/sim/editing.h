#pragma once

#include <string>

#include "platform/api/input.h"
#include "platform/sim/world.h"

/// Carets, sliders and focus traversal. Callers hold an Access.
namespace offhand::platform::sim {

enum class Edit { insert, backspace, remove_forward };

/// Edits at the caret and runs the node's on_change script.
void edit(World& world, Application& application, Element& element, Edit edit, const std::string& text);
void edit_by_key(World& world, Application& application, Element& element, const KeyPress& key);
/// Arrow keys on a node with a range.
void step_by_key(World& world, Application& application, Element& element, const KeyPress& key);
void move_focus(World& world, Application& application, LiveWindow& window, bool backwards);

}  // namespace offhand::platform::sim
