#include "platform/sim/behaviour.h"

#include <algorithm>

#include "codegen/runtime/utf8.h"
#include "platform/api/key_names.h"
#include "platform/sim/change.h"
#include "platform/sim/editing.h"
#include "platform/sim/script.h"

namespace offhand::platform::sim {
namespace {

Heeded would_heed(const World& world, const Element& element) {
  const auto& window = world.windows.at(element.window);
  const bool heeds = !element.is.deaf && !element.is.states.contains(ElementState::disabled) &&
                     element.cooling_until <= world.now() && !world.blocking_dialog(window);
  return heeds ? Heeded::yes : Heeded::no;
}

void choose(World& world, Application& application, Element& element) {
  const auto state = has(element.is.role, RoleTrait::exclusive) ? ElementState::checked : ElementState::selected;
  if (const auto parent = application.elements.find(element.parent); parent != application.elements.end())
    for (const auto& path : parent->second.children)
      if (auto& sibling = application.elements.at(path); path != element.path && sibling.is.role == element.is.role)
        set_state(world, application, sibling, state, false, Announce::yes);
  set_state(world, application, element, state, true, Announce::yes);
}

void react(World& world, Application& application, Element& element) {
  if (has(element.is.role, RoleTrait::toggle)) {
    const bool on = !element.is.states.contains(ElementState::checked);
    set_state(world, application, element, ElementState::mixed, false, Announce::yes);
    set_state(world, application, element, ElementState::checked, on, Announce::yes);
  }
  if (has_any(element.is.role, {RoleTrait::selectable, RoleTrait::exclusive})) choose(world, application, element);
  run_script(world, element.is.on_press, {application.pid, element.window, element.path});
}

Place place_of(const Application& application, const Element& element) {
  return {application.pid, element.window, element.path};
}

}  // namespace

void press(World& world, Application& application, Element& element, Via via, const std::string& what) {
  const auto heeded = would_heed(world, element);
  world.record(application, element.window, &element, via, what, heeded);
  if (heeded == Heeded::no) return;
  const auto delay = application.is.flavour.action_delay;
  if (via != Via::action || delay.count() == 0) return react(world, application, element);
  // Some toolkits show a pressed button for a while before it takes effect, and ignore further presses meanwhile.
  element.cooling_until = world.now() + delay;
  world.time().schedule(element.cooling_until, [&world, pid = application.pid, path = element.path] {
    const Access access(world);
    auto& later = world.applications.at(pid);
    if (const auto found = later.elements.find(path); found != later.elements.end()) react(world, later, found->second);
  });
}

void other_action(World& world, Application& application, Element& element, Via via, const std::string& action) {
  const auto heeded = would_heed(world, element);
  world.record(application, element.window, &element, via, action, heeded);
  const auto script = element.is.on_action.find(action);
  if (heeded == Heeded::yes && script != element.is.on_action.end())
    run_script(world, script->second, place_of(application, element));
}

void click(World& world, Application& application, LiveWindow& window, const PointerClick& click) {
  std::string what;
  for (const auto modifier : click.modifiers) what += std::string(to_string(modifier)) + "+";
  what += std::string(to_string(click.button)) + " at " + std::to_string(static_cast<int>(click.x)) + "," +
          std::to_string(static_cast<int>(click.y));
  const auto id = window.id;
  for (int i = 0; i < click.count; ++i) {
    // Looked up for each click: the first of two may have moved or removed the element.
    auto* target = world.window(id);
    if (target == nullptr) return;
    auto* element = world.element_at(application, *target, click.x, click.y, [](const Element&) { return true; });
    if (element == nullptr) {
      world.record(application, id, nullptr, Via::pointer, what, Heeded::no);
      continue;
    }
    if (click.button != MouseButton::left) {
      world.record(application, id, element, Via::pointer, what, would_heed(world, *element));
      const auto menu = element->is.on_action.find("show menu");
      if (click.button == MouseButton::right && menu != element->is.on_action.end() &&
          would_heed(world, *element) == Heeded::yes)
        run_script(world, menu->second, place_of(application, *element));
      continue;
    }
    if (element->is.states.contains(ElementState::focusable) && would_heed(world, *element) == Heeded::yes)
      focus_element(world, application, *target, element->path);
    press(world, application, *element, Via::pointer, what);
  }
}

namespace {

constexpr int pixels_of_a_notch = 40;

void shift(World& world, Application& application, const std::string& path, int right, int down) {
  auto& element = application.elements.at(path);
  if (auto bounds = element.is.bounds) {
    bounds->x += right;
    bounds->y += down;
    set_bounds(world, application, element, *bounds, Announce::silently);
  }
  for (const auto& child : element.children) shift(world, application, child, right, down);
}

/// How far an element at `from`..`to` may move within `first`..`last`; a positive `wanted` moves towards the end.
int room(int wanted, int from, int to, int first, int last) {
  if (wanted > 0) return -std::min(wanted, std::max(to - last, 0));
  return std::min(-wanted, std::max(first - from, 0));
}

/// The innermost element, this one or an ancestor, that clips its content.
Element* clipping(Application& application, Element* element) {
  while (element != nullptr && !(element->is.clips && element->is.bounds)) {
    const auto parent = application.elements.find(element->parent);
    element = parent == application.elements.end() ? nullptr : &parent->second;
  }
  return element;
}

std::string held(const Modifiers& modifiers) {
  std::string text;
  for (const auto modifier : modifiers) text += std::string(to_string(modifier)) + "+";
  return text;
}

std::string place(double x, double y) {
  return std::to_string(static_cast<int>(x)) + "," + std::to_string(static_cast<int>(y));
}

}  // namespace

void scroll(World& world, Application& application, LiveWindow& window, const Scroll& scroll) {
  auto* element = world.element_at(application, window, scroll.x, scroll.y, [](const Element&) { return true; });
  const auto what =
      held(scroll.modifiers) + "wheel " + place(scroll.right, scroll.down) + " at " + place(scroll.x, scroll.y);
  const bool heeds = element != nullptr && would_heed(world, *element) == Heeded::yes;
  world.record(application, window.id, element, Via::pointer, what, heeds ? Heeded::yes : Heeded::no);
  auto* holder = heeds ? clipping(application, element) : nullptr;
  if (holder == nullptr || holder->children.empty()) return;
  const auto& frame = *holder->is.bounds;
  Rectangle all{frame.x, frame.y, 0, 0};
  bool any = false;
  for (const auto& path : holder->children) {
    const auto& child = application.elements.at(path).is.bounds;
    if (!child) continue;
    if (!any) all = *child;
    any = true;
    const int right = std::max(all.x + all.width, child->x + child->width);
    const int bottom = std::max(all.y + all.height, child->y + child->height);
    all.x = std::min(all.x, child->x);
    all.y = std::min(all.y, child->y);
    all.width = right - all.x;
    all.height = bottom - all.y;
  }
  const auto pixels = [](double notches) { return static_cast<int>(notches * pixels_of_a_notch); };
  const int right = room(pixels(scroll.right), all.x, all.x + all.width, frame.x, frame.x + frame.width);
  const int down = room(pixels(scroll.down), all.y, all.y + all.height, frame.y, frame.y + frame.height);
  if (right == 0 && down == 0) return;
  for (const auto& path : holder->children) shift(world, application, path, right, down);
}

void hold(World& world, Application& application, LiveWindow& window, const PointerDrag& drag) {
  auto* held = world.element_at(application, window, drag.from_x, drag.from_y, [](const Element&) { return true; });
  if (held == nullptr || would_heed(world, *held) == Heeded::no) return;
  run_script(world, held->is.on_hold, place_of(application, *held));
}

void hold(World& world, Application& application, LiveWindow& window, const PointerHold& hold) {
  auto* element = world.element_at(application, window, hold.x, hold.y, [](const Element&) { return true; });
  const bool heeds = element != nullptr && would_heed(world, *element) == Heeded::yes;
  const auto what = std::string(to_string(hold.button)) +
                    (hold.phase == PointerHold::Phase::press ? " down at " : " up at ") + place(hold.x, hold.y);
  world.record(application, window.id, element, Via::pointer, what, heeds ? Heeded::yes : Heeded::no);
}

void drag(World& world, Application& application, LiveWindow& window, const PointerDrag& drag) {
  const auto at = [&](double x, double y) {
    return world.element_at(application, window, x, y, [](const Element&) { return true; });
  };
  auto* from = at(drag.from_x, drag.from_y);
  const auto what = held(drag.modifiers) + "drag " + std::string(to_string(drag.button)) + " from " +
                    place(drag.from_x, drag.from_y) + " to " + place(drag.to_x, drag.to_y);
  const bool heeds = from != nullptr && would_heed(world, *from) == Heeded::yes;
  world.record(application, window.id, from, Via::pointer, what, heeds ? Heeded::yes : Heeded::no);
  if (!heeds || !from->is.range || !from->is.bounds || from->is.bounds->width <= 0) return;
  const auto [minimum, maximum] = *from->is.range;
  const double part = std::clamp((drag.to_x - from->is.bounds->x) / from->is.bounds->width, 0.0, 1.0);
  set_value(world, application, *from, std::to_string(minimum + static_cast<int>(part * (maximum - minimum))),
            Announce::yes);
  run_script(world, from->is.on_change, place_of(application, *from));
}

void pick(World& world, Application& application, Element& holder, Element& option) {
  const auto heeded = would_heed(world, holder);
  world.record(application, holder.window, &holder, Via::action, "choose \"" + option.is.name + "\"", heeded);
  if (heeded == Heeded::no || option.is.deaf) return;
  choose(world, application, option);
  if (holder.is.role == Role::combobox) set_value(world, application, holder, option.is.name, Announce::yes);
  run_script(world, option.is.on_press, place_of(application, option));
}

void set_number(World& world, Application& application, Element& element, double number) {
  const auto heeded = would_heed(world, element);
  const auto value = std::to_string(static_cast<int>(number));
  world.record(application, element.window, &element, Via::action, "number " + value, heeded);
  if (heeded == Heeded::no) return;
  set_value(world, application, element, value, Announce::yes);
  run_script(world, element.is.on_change, place_of(application, element));
}

void replace(World& world, Application& application, Element& element, const std::string& text) {
  element.all_selected = true;
  if (!text.empty()) return insert(world, application, element, text);
  const auto heeded = element.is.states.contains(ElementState::readonly) ? Heeded::no : would_heed(world, element);
  world.record(application, element.window, &element, Via::action, "clear", heeded);
  if (heeded == Heeded::yes) edit(world, application, element, Edit::insert, text);
}

void insert(World& world, Application& application, Element& element, const std::string& text) {
  const bool secret = element.is.states.contains(ElementState::protected_);
  const auto heeded = element.is.states.contains(ElementState::readonly) ? Heeded::no : would_heed(world, element);
  world.record(application, element.window, &element, Via::action,
               secret ? "insert " + std::to_string(character_count(text)) + " characters" : "insert \"" + text + "\"",
               heeded);
  if (heeded == Heeded::no) return;
  edit(world, application, element, Edit::insert, text);
}

void type(World& world, Application& application, LiveWindow& window, const KeyPress& key) {
  const auto focus = application.elements.find(window.focus);
  Element* element = focus == application.elements.end() ? nullptr : &focus->second;
  const bool secret = element != nullptr && element->is.states.contains(ElementState::protected_);
  const bool heeds = element == nullptr ? !world.blocking_dialog(window) : would_heed(world, *element) == Heeded::yes;
  world.record(application, window.id, element, Via::keys,
               secret && character_count(key.key) == 1 ? "key *" : "key " + to_text(key),
               heeds ? Heeded::yes : Heeded::no);
  if (!heeds) return;
  // The scene's own key handlers come first, from the focused element outwards.
  const auto word = to_text(key);
  for (auto path = element == nullptr ? window.root : element->path; !path.empty();) {
    const auto found = application.elements.find(path);
    if (found == application.elements.end()) break;
    if (const auto script = found->second.is.on_key.find(word); script != found->second.is.on_key.end())
      return run_script(world, script->second, place_of(application, found->second));
    path = found->second.parent;
  }
  if (key.key == "tab") return move_focus(world, application, window, key.modifiers.contains(KeyModifier::shift));
  if (element == nullptr) return;
  if (element->is.editable) return edit_by_key(world, application, *element, key);
  if (key.key == "space" || key.key == "return") return react(world, application, *element);
  if (element->is.range) step_by_key(world, application, *element, key);
}

bool is_key(const std::string& key) {
  if (is_key_name(key)) return true;
  return !key.empty() && utf8_length(key, 0) == key.size();
}

std::string to_text(const KeyPress& key) {
  std::string text;
  for (const auto modifier : key.modifiers) text += std::string(to_string(modifier)) + "+";
  return text + key.key;
}

}  // namespace offhand::platform::sim
