#include "impl/tools/ax/search.h"

#include "impl/base/hidden_text.h"
#include "impl/config/desk.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

query::Strategy strategy_of(FindStrategy strategy) {
  switch (strategy) {
    case FindStrategy::auto_:
      return query::Strategy::automatic;
    case FindStrategy::exact:
      return query::Strategy::exact;
    case FindStrategy::contains:
      return query::Strategy::contains;
    case FindStrategy::regex:
      return query::Strategy::regex;
    case FindStrategy::role:
      return query::Strategy::role;
    case FindStrategy::identifier:
      return query::Strategy::identifier;
    case FindStrategy::xpath:
      return query::Strategy::xpath;
  }
  return query::Strategy::automatic;
}

Result<ElementSearch> search(Call& call, const Target& target, const std::string& query, FindStrategy strategy) {
  return search_elements(call.scope(), call.see(), target.process->pid, target.process->name, query,
                         strategy_of(strategy), accessibility_policy(call.config()));
}

Result<MatchingElement> find_one(Call& call, const Target& target, const std::string& query) {
  OFFHAND_ASSIGN(const auto found, search(call, target, query));
  return only_one(call.scope(), call.see(), found, target.process->name, query);
}

std::optional<std::string> value_of(const platform::Node& node) {
  if (node.states.contains(ElementState::protected_)) return hidden_text;
  if (node.has_value && !node.value.empty()) return node.value;
  if (!has_any(node.role, {RoleTrait::toggle, RoleTrait::exclusive})) {
    return node.has_value ? std::optional(node.value) : std::nullopt;
  }
  if (node.states.contains(ElementState::mixed)) return "mixed";
  const bool is_on = node.states.contains(ElementState::checked) || node.states.contains(ElementState::pressed);
  return is_on ? "on" : "off";
}

std::optional<Place> place_of(const MatchingElement& found) {
  const auto& bounds = found.element->node.bounds;
  if (!bounds) return std::nullopt;
  const auto& window = found.snapshot->window.bounds;
  return Place{{window.x + bounds->x, window.y + bounds->y}, {bounds->width, bounds->height}};
}

}  // namespace offhand::tools::ax
