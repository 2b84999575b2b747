#pragma once

#include <string>

#include "platform/api/input.h"
#include "platform/sim/world.h"

/// The reactions of the simulated toolkit when something reaches a control. Everything that arrives is logged,
/// effective or not. Callers hold an Access; the element may be gone afterwards.
namespace offhand::platform::sim {

/// The primary action of a control: check boxes toggle, rows are selected, buttons run their script.
void press(World& world, Application& application, Element& element, Via via, const std::string& what);
/// Any other action: only what the scene scripted happens.
void other_action(World& world, Application& application, Element& element, Via via, const std::string& action);
/// A pointer click at a point of a window.
void click(World& world, Application& application, LiveWindow& window, const PointerClick& click);
/// A scroll at a point of a window: moves the content of the clipping element, as far as it can.
void scroll(World& world, Application& application, LiveWindow& window, const Scroll& scroll);
/// The press at the start of a drag.
void hold(World& world, Application& application, LiveWindow& window, const PointerDrag& drag);
/// A button that goes down or comes up at a point of a window, by itself.
void hold(World& world, Application& application, LiveWindow& window, const PointerHold& hold);
/// The way of a drag to where it is let go; within one node with a range it sets that.
void drag(World& world, Application& application, LiveWindow& window, const PointerDrag& drag);
/// Selects one of the options of a node, visible or not.
void pick(World& world, Application& application, Element& holder, Element& option);
/// Sets the number of a node with a range.
void set_number(World& world, Application& application, Element& element, double number);
/// Replaces the text of a node.
void replace(World& world, Application& application, Element& element, const std::string& text);
/// Inserts text at the caret of a node.
void insert(World& world, Application& application, Element& element, const std::string& text);
/// Sends a key to the focused element of the window.
void type(World& world, Application& application, LiveWindow& window, const KeyPress& key);

/// True for a single character and for the name of a key.
bool is_key(const std::string& key);
/// "ctrl+shift+a".
std::string to_text(const KeyPress& key);

}  // namespace offhand::platform::sim
