#include "generated/tools/ax/ax_find.h"

#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxFindResult> ax_find(Call& call, const Target& target, const AxFindArgs& args) {
  OFFHAND_ASSIGN(const auto matches, search(call, target, args.query, args.strategy));
  AxFindResult result;
  result.count = static_cast<std::int64_t>(matches.total);
  if (!matches.complete) result.incomplete_reason = matches.incomplete_reason;
  if (matches.found.empty()) return result;
  const auto& first = matches.found.front();
  const auto& node = first.element->node;
  result.found = true;
  result.method = "accessibility";
  result.strategy = matches.strategy;
  result.role = to_string(node.role);
  result.title = node.name;
  result.value = value_of(node);
  if (auto place = place_of(first)) {
    result.position = std::move(place->position);
    result.size = std::move(place->size);
  }
  result.enabled = !node.states.contains(ElementState::disabled);
  result.focused = node.states.contains(ElementState::focused);
  result.element_ref = hand_out(call.scope(), call.see(), first);
  return result;
}

}  // namespace offhand::tools::ax
