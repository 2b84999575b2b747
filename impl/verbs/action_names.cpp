#include "impl/verbs/action_names.h"

#include <algorithm>

namespace offhand {
namespace {

constexpr NodeActions asked_by_meaning{NodeAction::press,   NodeAction::show_menu, NodeAction::pick,
                                       NodeAction::confirm, NodeAction::cancel,    NodeAction::open};

}  // namespace

std::optional<NodeAction> named_meaning(std::string_view action) {
  const auto meaning = node_action_from_string(action);
  return meaning && asked_by_meaning.contains(*meaning) ? meaning : std::nullopt;
}

std::optional<NodeAction> meaning_of(const ActionRun& run, const std::string& action) {
  const auto& element = run.target().element;
  if (const auto meaning = named_meaning(action); meaning || !element) return meaning;
  return run.platform().tree().meaning_of(element->seen.node.handle, action);
}

std::vector<std::string> actions_offered_by(const platform::Node* node) {
  std::vector<std::string> offered{std::string(press_action)};
  if (node == nullptr) return offered;
  for (const auto action : asked_by_meaning)
    if (action != NodeAction::press && node->verbs.contains(action)) offered.emplace_back(to_string(action));
  for (const auto& name : node->actions)
    if (std::ranges::find(offered, name) == offered.end()) offered.push_back(name);
  return offered;
}

}  // namespace offhand
