#pragma once

#include <string>

#include "platform/api/input.h"
#include "platform/sim/world.h"

/// What the simulated toolkit does when something reaches a control. Everything that arrives is recorded, heeded or
/// not. Callers hold an Access; the element may be gone afterwards.
namespace offhand::platform::sim {

/// The main action of a control: check boxes toggle, rows get selected, buttons run their script.
void press(World& world, Application& application, Element& element, Via via, const std::string& what);
/// An action that is not the main one: only what the scene scripted happens.
void other_action(World& world, Application& application, Element& element, Via via, const std::string& action);
/// A pointer click at a point of a window.
void click(World& world, Application& application, LiveWindow& window, const PointerClick& click);
/// Turns of the wheel at a point of a window: what clips there moves what it holds, as far as there is any.
void scroll(World& world, Application& application, LiveWindow& window, const Scroll& scroll);
/// The press that a drag begins with.
void hold(World& world, Application& application, LiveWindow& window, const PointerDrag& drag);
/// A button that goes down or comes up at a point of a window, by itself.
void hold(World& world, Application& application, LiveWindow& window, const PointerHold& hold);
/// The way of a drag to where it is let go; within one node with a range it sets that.
void drag(World& world, Application& application, LiveWindow& window, const PointerDrag& drag);
/// One of the options of a node is chosen, which need not show.
void pick(World& world, Application& application, Element& holder, Element& option);
/// A number for a node with a range.
void set_number(World& world, Application& application, Element& element, double number);
/// Another text for a node.
void replace(World& world, Application& application, Element& element, const std::string& text);
/// Text at the caret of a node.
void insert(World& world, Application& application, Element& element, const std::string& text);
/// A key to what has the focus within the window.
void type(World& world, Application& application, LiveWindow& window, const KeyPress& key);

/// Whether it is one character or a key with a name.
bool is_key(const std::string& key);
/// "ctrl+shift+a".
std::string to_text(const KeyPress& key);

}  // namespace offhand::platform::sim
