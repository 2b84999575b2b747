#pragma once

#include <cstdint>
#include <string>

#include "platform/sim/world.h"

/// Changes of the world, each with the events that a real desktop would report. Callers hold an Access. References to
/// elements stay valid only while none is removed.
namespace offhand::platform::sim {

enum class Arrival { was_there, opens };

void set_name(World& world, Application& application, Element& element, const std::string& name, Announce announce);
/// Sets the text of an editable node, and the value of any other.
void set_value(World& world, Application& application, Element& element, const std::string& value, Announce announce);
void set_state(World& world, Application& application, Element& element, ElementState state, bool on,
               Announce announce);
void set_bounds(World& world, Application& application, Element& element, Rectangle bounds, Announce announce);

/// Adds a node with its children as child number `position` of `parent`; returns its path.
std::string add_element(World& world, Application& application, const NodeSpec& spec, std::int64_t window,
                        const std::string& parent, std::size_t position, Announce announce);
void remove_element(World& world, Application& application, const std::string& path, Announce announce);
/// The same handle stands for a new node from now on. With an empty `parent` it stays in its place.
void recycle_element(World& world, Application& application, const std::string& path, const NodeSpec& spec,
                     const std::string& parent, Announce announce);

std::int64_t open_window(World& world, Application& application, const WindowSpec& spec, Arrival arrival);
void close_window(World& world, std::int64_t id);
void minimize(World& world, std::int64_t id, bool on);
void set_title(World& world, std::int64_t id, const std::string& title);
/// Focuses a node within a window; an empty path removes the focus.
void focus_element(World& world, Application& application, LiveWindow& window, const std::string& path);

void make_active(World& world, std::int64_t id);
void give_keyboard(World& world, std::int64_t id);
void restack(World& world, std::vector<std::int64_t> order);
void raise(World& world, std::int64_t id);

/// Ends the process with its windows and nodes.
void end_application(World& world, Application& application, const Ended& ending);
/// The application answers nothing before `until`.
void hang(World& world, Application& application, TimePoint until);

}  // namespace offhand::platform::sim
