#include "impl/perception/render.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "impl/perception/quote.h"

namespace offhand {
namespace {

using platform::Node;
using platform::NodeAction;

/// False for states that nearly every element has or that the role implies.
bool is_worth_a_word(ElementState state, const Node& node) {
  switch (state) {
    case ElementState::focusable:
    case ElementState::multiselectable:
      return false;
    case ElementState::editable:
      return !node.editable_text && !node.states.contains(ElementState::disabled);
    case ElementState::checked:
      return !node.states.contains(ElementState::pressed);
    default:
      return true;
  }
}

std::string states_of(const Node& node) {
  std::string states;
  for (const auto state : node.states) {
    if (is_worth_a_word(state, node)) states += (states.empty() ? "" : ", ") + std::string(to_string(state));
  }
  if (node.role == Role::textbox && !node.states.contains(ElementState::editable) &&
      !node.states.contains(ElementState::readonly))
    states += states.empty() ? "readonly" : ", readonly";
  return states;
}

/// What one may do to it and would not expect. Everything that can be pressed can be picked and the like.
std::string actions_of(const Node& node) {
  const bool is_expected_to_act =
      has_any(node.role, {RoleTrait::control, RoleTrait::item, RoleTrait::cell}) || node.role == Role::menu;
  std::string actions;
  for (const auto action : {NodeAction::press, NodeAction::cancel}) {
    if (!node.verbs.contains(action) || (action == NodeAction::press && is_expected_to_act)) continue;
    actions += (actions.empty() ? "" : ", ") + std::string(to_string(action));
  }
  return actions;
}

std::string number(double value) { return fmt::format("{:.6g}", value); }

std::string value_of(const Node& node) {
  if (!node.has_value || (node.value.empty() && !has(node.role, RoleTrait::control))) return {};
  if (node.value == node.name && !node.editable_text) return {};
  if (!node.range) {
    // An empty field gets no value.
    return node.value.empty() ? std::string() : " = " + quoted(node.value, longest_shown_value, node.value_characters);
  }
  auto text = " = " + (node.editable_text ? quoted(node.value, longest_shown_value) : node.value);
  const bool is_settable = node.role == Role::slider || node.role == Role::spinbutton;
  if (is_settable && !node.states.contains(ElementState::disabled))
    text += fmt::format(" ({} to {})", number(node.range->minimum), number(node.range->maximum));
  return text;
}

std::string_view role_word(const Node& node) {
  return node.role == Role::generic && !node.platform_role.empty() ? node.platform_role : to_string(node.role);
}

/// The part of a line after role and index.
std::string tail_of(const Node& node, const std::string& label) {
  std::string line;
  const auto name = shown_name(node, label);
  // A text is there to be read; a control is known by the start of a name.
  const bool is_control = has(node.role, RoleTrait::control);
  if (!name.empty()) line += " " + quoted(name, is_control ? longest_name_of_control : longest_shown_name);
  if (!label.empty() && !squeezed(node.name).empty()) line += ": " + quoted(label, longest_shown_name);
  line += value_of(node);
  if (const auto states = states_of(node); !states.empty()) line += fmt::format(" ({})", states);
  if (const auto actions = actions_of(node); !actions.empty()) line += fmt::format(" actions: {}", actions);
  return line;
}

bool says_something(const SnapshotElement& element) {
  const auto& node = element.node;
  return !node.name.empty() || node.has_value || !node.actions.empty() || !node.description.empty() ||
         node.editable_text || node.parent < 0;
}

/// Everything about an element except its bounds.
std::string whole_line(const SnapshotElement& element) {
  const auto& node = element.node;
  auto line = fmt::format("[{}] {}", element.index, role_word(node));
  if (!node.name.empty()) line += " " + quoted(node.name, longest_shown_name);
  if (node.has_value && node.value != node.name)
    line += " = " + quoted(node.value, longest_shown_value, node.value_characters);
  if (!node.description.empty() && node.description != node.name)
    line += " – " + quoted(node.description, longest_shown_name);
  std::string states;
  for (const auto state : node.states) {
    if (state != ElementState::focusable) states += (states.empty() ? "" : ", ") + std::string(to_string(state));
  }
  return states.empty() ? line : line + fmt::format(" ({})", states);
}

/// True if a cell continues the line of its row.
bool continues_row(const Snapshot& snapshot, const View& view, std::size_t at) {
  if (at == 0) return false;
  const auto& before = snapshot.elements[view.lines[at - 1].element].node;
  const auto& now = snapshot.elements[view.lines[at].element].node;
  if (before.role != now.role || !has(now.role, RoleTrait::cell) || before.parent != now.parent) return false;
  if (view.lines[at - 1].depth != view.lines[at].depth) return false;
  const bool ends_the_row_before = at + 1 < view.lines.size() && view.lines[at + 1].depth > view.lines[at].depth;
  if (ends_the_row_before) return false;
  const auto& parent = snapshot.elements[static_cast<std::size_t>(now.parent)].node;
  return parent.role == Role::row || (before.bounds && now.bounds && before.bounds->y == now.bounds->y);
}

Bounds on_screen(const Bounds& local, const Bounds& window) {
  return {local.x + window.x, local.y + window.y, local.width, local.height};
}

Element to_element(const Snapshot& snapshot, const Perception& perception, const SnapshotElement& source,
                   const PictureFrame& picture) {
  const auto& node = source.node;
  Element element;
  element.element_index = source.index;
  element.element_token = perception.token(snapshot.window.window_id, source.index);
  element.role = std::string(to_string(node.role));
  if (!node.platform_role.empty() && node.platform_role != element.role)
    element.platform_role = std::string(node.platform_role);
  element.name = node.name.empty() ? shown_name(source) : node.name;
  if (!node.description.empty()) element.description = node.description;
  if (node.has_value) element.value = node.value;
  std::copy(node.states.begin(), node.states.end(), std::back_inserter(element.states));
  element.actions = node.actions;
  if (node.parent >= 0) element.parent_index = snapshot.elements[static_cast<std::size_t>(node.parent)].index;
  if (node.bounds) {
    element.window_bounds = picture.in_picture(*node.bounds);
    element.bounds = on_screen(*node.bounds, snapshot.window.bounds);
  }
  return element;
}

}  // namespace

std::string render_line(const Snapshot& snapshot, const ViewLine& line) {
  const auto& element = snapshot.elements[line.element];
  const auto& node = element.node;
  // Quoted text needs no role.
  auto text = fmt::format("[{}]", element.index);
  if (node.role != Role::text) text += fmt::format(" {}", role_word(node));
  text += tail_of(node, line.label);
  if (line.hidden > 0) text += fmt::format(" +{} hidden", line.hidden);
  return text;
}

std::string render_markdown(const Snapshot& snapshot, const View& view) {
  std::string text;
  for (std::size_t at = 0; at < view.lines.size(); ++at) {
    const ViewLine& line = view.lines[at];
    const auto& element = snapshot.elements[line.element];
    if (continues_row(snapshot, view, at)) {
      text.back() = ' ';
      text += fmt::format("| [{}]{}\n", element.index, tail_of(element.node, line.label));
      continue;
    }
    text.append(static_cast<std::size_t>(line.depth) * 2, ' ');
    text += "- " + render_line(snapshot, line) + "\n";
  }
  return text;
}

std::string render_compact(const Snapshot& snapshot, const std::vector<bool>& shown, const PictureFrame& picture) {
  std::vector<std::size_t> depths(snapshot.elements.size(), 0);
  std::string text;
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& element = snapshot.elements[i];
    const bool printed = shown[i] && says_something(element);
    if (element.node.parent >= 0) depths[i] += depths[static_cast<std::size_t>(element.node.parent)];
    if (!printed) continue;
    text.append(depths[i]++, ' ');
    text += whole_line(element);
    if (element.node.bounds) {
      const auto bounds = picture.in_picture(*element.node.bounds);
      text += fmt::format(" @{},{} {}x{}", bounds.x, bounds.y, bounds.width, bounds.height);
    }
    text += '\n';
  }
  return text;
}

std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception, const std::vector<bool>& shown,
                                 const PictureFrame& picture) {
  std::vector<Element> elements;
  elements.reserve(snapshot.elements.size());
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i)
    if (shown[i]) elements.push_back(to_element(snapshot, perception, snapshot.elements[i], picture));
  return elements;
}

std::vector<Element> to_elements(const Snapshot& snapshot, const Perception& perception,
                                 const std::vector<const SnapshotElement*>& chosen, const PictureFrame& picture) {
  std::vector<Element> elements;
  for (const auto* element : chosen) elements.push_back(to_element(snapshot, perception, *element, picture));
  return elements;
}

namespace {

/// A dialog outside of which nothing in the window is visible. Chromium does not mark a page's alert() as modal, but
/// removes everything else from the window until it is answered.
const SnapshotElement* dialog_alone(const Snapshot& snapshot, const std::vector<bool>& shows) {
  const auto is_dialog = [](const SnapshotElement& element) { return has(element.node.role, RoleTrait::dialog); };
  const SnapshotElement* alone = nullptr;
  for (std::size_t i = 1; i < snapshot.elements.size(); ++i) {
    if (!shows[i] || snapshot.elements[i].node.parent != 0) continue;
    if (alone != nullptr) return nullptr;
    alone = &snapshot.elements[i];
  }
  return alone != nullptr && is_dialog(*alone) && !is_dialog(snapshot.elements.front()) ? alone : nullptr;
}

}  // namespace

const SnapshotElement* focused_element(const Snapshot& snapshot) {
  const auto shows = showing(snapshot);
  for (std::size_t i = snapshot.elements.size(); i-- > 0;) {
    if (shows[i] && snapshot.elements[i].node.states.contains(ElementState::focused)) return &snapshot.elements[i];
  }
  return nullptr;
}

std::vector<const SnapshotElement*> modal_elements(const Snapshot& snapshot) {
  const auto shows = showing(snapshot);
  std::vector<const SnapshotElement*> modal;
  for (std::size_t i = snapshot.elements.size(); i-- > 1;) {
    if (shows[i] && snapshot.elements[i].node.states.contains(ElementState::modal))
      modal.push_back(&snapshot.elements[i]);
  }
  if (const auto* alone = dialog_alone(snapshot, shows); modal.empty() && alone != nullptr) modal.push_back(alone);
  return modal;
}

std::string short_line(const SnapshotElement& element) {
  const auto name = shown_name(element);
  auto line = fmt::format("[{}] {}", element.index, role_word(element.node));
  return name.empty() ? line : line + " " + quoted(name, 80);
}

bool offers_anything(const Snapshot& snapshot) {
  return std::any_of(snapshot.elements.begin(), snapshot.elements.end(), [](const SnapshotElement& element) {
    return !element.node.actions.empty() || element.node.editable_text;
  });
}

}  // namespace offhand
