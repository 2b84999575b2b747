#include <algorithm>
#include <cstdio>

#include "codegen/runtime/utf8.h"
#include "platform/sim/change.h"

namespace offhand::platform::sim {
namespace {

void announce_of(World& world, const Application& application, const Element& element, EventKind kind,
                 Announce announce, std::string detail = {}, bool on = false) {
  if (announce == Announce::silently || !application.is.flavour.accessibility) return;
  Event event;
  event.node = handle_of({application.bus_name(), element.path});
  // Without the window's id, because accessibility events do not contain it.
  event.pid = application.pid;
  event.mere_notice = kind == EventKind::state_changed && detail == "focused";
  event.detail = std::move(detail);
  event.on = on;
  world.post(kind, std::move(event));
}

std::string new_path(Application& application) {
  // Padded with zeros, so that paths sort in the order of creation.
  char path[32];
  std::snprintf(path, sizeof path, "/node/%06llu", static_cast<unsigned long long>(++application.last_path));
  return path;
}

Element make_element(const NodeSpec& spec, std::string path, std::int64_t window, std::string parent) {
  Element element;
  element.path = std::move(path);
  element.is = spec;
  element.is.children.clear();
  element.parent = std::move(parent);
  element.window = window;
  element.caret = character_count(spec.value);
  return element;
}

void add_children(World& world, Application& application, const NodeSpec& spec, std::int64_t window,
                  const std::string& path) {
  for (std::size_t i = 0; i < spec.children.size(); ++i)
    add_element(world, application, spec.children[i], window, path, i, Announce::silently);
}

void forget(World& world, Application& application, const std::string& path) {
  const auto found = application.elements.find(path);
  if (found == application.elements.end()) return;
  for (const auto& child : std::vector(found->second.children)) forget(world, application, child);
  if (auto* window = world.window(found->second.window); window != nullptr && window->focus == path)
    window->focus.clear();
  application.elements.erase(path);
}

}  // namespace

void set_name(World& world, Application& application, Element& element, const std::string& name, Announce announce) {
  if (element.is.name == name) return;
  element.is.name = name;
  announce_of(world, application, element, EventKind::name_changed, announce);
}

void set_value(World& world, Application& application, Element& element, const std::string& value, Announce announce) {
  if (element.is.has_value && element.is.value == value) return;
  const bool shorter = value.size() < element.is.value.size();
  element.is.value = value;
  element.is.has_value = true;
  element.caret = character_count(value);
  element.all_selected = false;
  if (element.is.editable)
    announce_of(world, application, element, EventKind::text_changed, announce, shorter ? "delete" : "insert");
  else
    announce_of(world, application, element, EventKind::value_changed, announce);
}

void set_state(World& world, Application& application, Element& element, ElementState state, bool on,
               Announce announce) {
  if (element.is.states.contains(state) == on) return;
  if (on)
    element.is.states.insert(state);
  else
    element.is.states.erase(state);
  announce_of(world, application, element, EventKind::state_changed, announce, std::string(to_string(state)), on);
  if (state != ElementState::selected || !on) return;
  const auto parent = application.elements.find(element.parent);
  if (parent != application.elements.end())
    announce_of(world, application, parent->second, EventKind::selection_changed, announce);
}

void set_bounds(World& world, Application& application, Element& element, Rectangle bounds, Announce announce) {
  if (element.is.bounds == bounds) return;
  element.is.bounds = bounds;
  announce_of(world, application, element, EventKind::bounds_changed, announce);
}

std::string add_element(World& world, Application& application, const NodeSpec& spec, std::int64_t window,
                        const std::string& parent, std::size_t position, Announce announce) {
  const auto path = new_path(application);
  application.elements.emplace(path, make_element(spec, path, window, parent));
  add_children(world, application, spec, window, path);
  if (const auto above = application.elements.find(parent); above != application.elements.end()) {
    auto& siblings = above->second.children;
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(std::min(position, siblings.size())), path);
    announce_of(world, application, above->second, EventKind::children_changed, announce, "add", true);
  }
  return path;
}

void remove_element(World& world, Application& application, const std::string& path, Announce announce) {
  const auto found = application.elements.find(path);
  if (found == application.elements.end()) return;
  const auto parent = found->second.parent;
  forget(world, application, path);
  if (const auto above = application.elements.find(parent); above != application.elements.end()) {
    std::erase(above->second.children, path);
    announce_of(world, application, above->second, EventKind::children_changed, announce, "remove", false);
  }
}

void recycle_element(World& world, Application& application, const std::string& path, const NodeSpec& spec,
                     const std::string& parent, Announce announce) {
  const auto found = application.elements.find(path);
  if (found == application.elements.end()) return;
  auto old_parent = found->second.parent;
  const auto window = found->second.window;
  for (const auto& child : std::vector(found->second.children)) forget(world, application, child);
  found->second = make_element(spec, path, window, parent.empty() ? old_parent : parent);
  if (!parent.empty() && parent != old_parent) {
    if (const auto above = application.elements.find(old_parent); above != application.elements.end())
      std::erase(above->second.children, path);
    application.elements.at(parent).children.push_back(path);
  }
  add_children(world, application, spec, window, path);
  if (const auto above = application.elements.find(found->second.parent); above != application.elements.end())
    announce_of(world, application, above->second, EventKind::children_changed, announce, "add", true);
}

void focus_element(World& world, Application& application, LiveWindow& window, const std::string& path) {
  if (window.focus == path) return;
  const auto tell = [&](bool on) {
    const auto found = application.elements.find(window.focus);
    if (found == application.elements.end()) return;
    announce_of(world, application, found->second, EventKind::state_changed, Announce::yes, "focused", on);
    if (on) announce_of(world, application, found->second, EventKind::focus_changed, Announce::yes);
  };
  tell(false);
  window.focus = path;
  tell(true);
}

}  // namespace offhand::platform::sim
