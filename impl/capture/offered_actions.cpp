#include "impl/capture/offered_actions.h"

#include <cstddef>

#include "generated/types/cup.h"
#include "generated/types/roles.h"
#include "impl/perception/toggle_button.h"

namespace offhand {
namespace {

using cup::Action;
using platform::Node;

bool is_expandable(const Node& node) {
  return node.role == Role::combobox || node.states.contains(ElementState::expanded) ||
         node.states.contains(ElementState::collapsed);
}

bool holds_number(const Node& node) {
  return node.role == Role::slider || node.role == Role::spinbutton ||
         (node.range && has(node.role, RoleTrait::control) && node.role != Role::progressbar);
}

bool takes_text(const Node& node) { return node.editable_text && !node.states.contains(ElementState::readonly); }

/// What a click does something to whatever its toolkit offers.
bool is_clicked(const Node& node) {
  return node.verbs.contains(NodeAction::press) ||
         has_any(node.role, {RoleTrait::item, RoleTrait::selectable, RoleTrait::toggle, RoleTrait::exclusive,
                             RoleTrait::pressed_by_space, RoleTrait::menu_item}) ||
         node.role == Role::link || node.role == Role::combobox;
}

bool is_asked_for(const Node& node, Action action, bool scrolls) {
  switch (action) {
    case Action::click:
      return is_clicked(node);
    case Action::collapse:
      return is_expandable(node) || node.verbs.contains(NodeAction::collapse);
    case Action::expand:
      return is_expandable(node) || node.verbs.contains(NodeAction::expand);
    case Action::increment:
    case Action::decrement:
      return holds_number(node) || node.verbs.contains(cup::node_action_of(action));
    case Action::dismiss:
      return node.verbs.contains(NodeAction::cancel) || has(node.role, RoleTrait::dialog);
    case Action::doubleclick:
      return has(node.role, RoleTrait::item);
    case Action::focus:
      return node.states.contains(ElementState::focusable);
    case Action::rightclick:
      return node.verbs.contains(NodeAction::show_menu);
    case Action::scroll:
      return scrolls;
    case Action::select:
      return has_any(node.role, {RoleTrait::selectable, RoleTrait::exclusive});
    case Action::setvalue:
      return takes_text(node) || holds_number(node) || node.role == Role::combobox;
    case Action::toggle:
      return has(node.role, RoleTrait::toggle) || is_toggle_button(node);
    case Action::type:
      return takes_text(node);
    case Action::longpress:
      break;
  }
  return false;
}

/// What scrolls: what holds a scroll bar, what lies beside one, and documents.
std::vector<bool> scrolling(const Snapshot& snapshot) {
  const auto& elements = snapshot.elements;
  std::vector<bool> holds_bar(elements.size(), false);
  for (const auto& element : elements) {
    const auto& node = element.node;
    const bool shows = !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen);
    if (node.role == Role::scrollbar && node.parent >= 0 && shows)
      holds_bar[static_cast<std::size_t>(node.parent)] = true;
  }
  std::vector<bool> scrolls = holds_bar;
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    if (node.role == Role::document) scrolls[i] = true;
    const bool is_beside = node.parent >= 0 && holds_bar[static_cast<std::size_t>(node.parent)];
    if (is_beside && (has(node.role, RoleTrait::collection) || node.many_lines)) scrolls[i] = true;
  }
  return scrolls;
}

}  // namespace

std::vector<cup::Actions> offered_actions(const Snapshot& snapshot) {
  const auto scrolls = scrolling(snapshot);
  std::vector<cup::Actions> offered(snapshot.elements.size());
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    if (node.states.contains(ElementState::disabled)) continue;
    for (std::size_t word = 0; word < cup::kActionCount; ++word) {
      const auto action = static_cast<Action>(word);
      if (is_asked_for(node, action, scrolls[i])) offered[i].add(action);
    }
  }
  return offered;
}

}  // namespace offhand
