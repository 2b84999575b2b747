#include "platform/sim/editing.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "codegen/runtime/utf8.h"
#include "platform/sim/change.h"
#include "platform/sim/script.h"

namespace offhand::platform::sim {
namespace {

/// The byte offset of the character `index`; the end of the text if there are fewer.
std::size_t offset_of(const std::string& text, std::size_t index) {
  std::size_t offset = 0;
  for (; index > 0 && offset < text.size(); --index) offset += std::max<std::size_t>(1, utf8_length(text, offset));
  return std::min(offset, text.size());
}

std::string fitting(const Element& element, std::string text) {
  if (!element.is.multiline) std::ranges::replace(text, '\n', ' ');
  return text;
}

void changed(World& world, Application& application, Element& element, const std::string& value, std::size_t caret) {
  set_value(world, application, element, value, Announce::yes);
  element.caret = caret;
  element.all_selected = false;
  run_script(world, element.is.on_change, {application.pid, element.window, element.path});
}

void move_caret(Element& element, const std::string& key) {
  const auto length = character_count(element.is.value);
  element.all_selected = false;
  if (key == "home") element.caret = 0;
  if (key == "end") element.caret = length;
  if (key == "left" && element.caret > 0) --element.caret;
  if (key == "right" && element.caret < length) ++element.caret;
}

}  // namespace

void edit(World& world, Application& application, Element& element, Edit edit, const std::string& text) {
  auto value = element.is.value;
  auto caret = std::min(element.caret, character_count(value));
  if (element.all_selected) {
    value.clear();
    caret = 0;
  }
  const auto erase = [&](std::size_t index) {
    const auto from = offset_of(value, index);
    value.erase(from, offset_of(value, index + 1) - from);
  };
  switch (edit) {
    case Edit::insert: {
      const auto added = fitting(element, text);
      value.insert(offset_of(value, caret), added);
      caret += character_count(added);
      break;
    }
    case Edit::backspace:
      if (!element.all_selected && caret > 0) erase(--caret);
      break;
    case Edit::remove_forward:
      if (!element.all_selected) erase(caret);
      break;
  }
  if (value == element.is.value) return;
  changed(world, application, element, value, caret);
}

void edit_by_key(World& world, Application& application, Element& element, const KeyPress& key) {
  const bool command = key.modifiers.contains(KeyModifier::ctrl) || key.modifiers.contains(KeyModifier::alt) ||
                       key.modifiers.contains(KeyModifier::super);
  if (command) {
    if (key.key == "a" && key.modifiers.contains(KeyModifier::ctrl)) element.all_selected = true;
    return;
  }
  if (key.key == "home" || key.key == "end" || key.key == "left" || key.key == "right")
    return move_caret(element, key.key);
  if (element.is.states.contains(ElementState::readonly)) return;
  if (key.key == "backspace") return edit(world, application, element, Edit::backspace, {});
  if (key.key == "delete") return edit(world, application, element, Edit::remove_forward, {});
  if (key.key == "return") {
    if (element.is.multiline) edit(world, application, element, Edit::insert, "\n");
    return;
  }
  if (key.key == "space") return edit(world, application, element, Edit::insert, " ");
  if (character_count(key.key) == 1) edit(world, application, element, Edit::insert, key.key);
}

void step_by_key(World& world, Application& application, Element& element, const KeyPress& key) {
  int value = 0;
  std::from_chars(element.is.value.data(), element.is.value.data() + element.is.value.size(), value);
  const auto [minimum, maximum] = *element.is.range;
  int next = value;
  if (key.key == "right" || key.key == "up") ++next;
  if (key.key == "left" || key.key == "down") --next;
  if (key.key == "home") next = minimum;
  if (key.key == "end") next = maximum;
  next = std::clamp(next, minimum, maximum);
  if (next == value) return;
  set_value(world, application, element, std::to_string(next), Announce::yes);
  run_script(world, element.is.on_change, {application.pid, element.window, element.path});
}

void move_focus(World& world, Application& application, LiveWindow& window, bool backwards) {
  std::vector<std::string> stops;
  const std::function<void(const std::string&)> collect = [&](const std::string& path) {
    const auto& element = application.elements.at(path);
    const auto& states = element.is.states;
    if (states.contains(ElementState::focusable) && !states.contains(ElementState::disabled)) stops.push_back(path);
    for (const auto& child : element.children) collect(child);
  };
  collect(window.root);
  if (stops.empty()) return;
  if (backwards) std::ranges::reverse(stops);
  const auto current = std::ranges::find(stops, window.focus);
  const bool wrap = current == stops.end() || current + 1 == stops.end();
  focus_element(world, application, window, wrap ? stops.front() : *(current + 1));
}

}  // namespace offhand::platform::sim
