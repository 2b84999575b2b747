#include "generated/tools/ax/ax_get_attributes.h"

#include <fmt/format.h>

#include <algorithm>

#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

/// What its program or page calls it.
std::optional<std::string> identifier_of(Call& call, const MatchingElement& found) {
  const auto markup = call.tree().markup({found.element->node.handle}, call.limits());
  if (!markup || markup->empty() || markup->front().id.empty()) return std::nullopt;
  return markup->front().id;
}

}  // namespace

Result<AxGetAttributesResult> ax_get_attributes(Call& call, const Target& target, const AxGetAttributesArgs& args) {
  OFFHAND_ASSIGN(const auto found, find_one(call, target, args.query));
  const auto& node = found.element->node;
  const auto& elements = found.snapshot->elements;
  const auto place = found.element - elements.data();
  AxGetAttributesResult result;
  result.role = to_string(node.role);
  if (!node.platform_role.empty()) result.platform_role = std::string(node.platform_role);
  result.title = node.name;
  if (!node.description.empty()) result.description = node.description;
  result.value = value_of(node);
  result.identifier = identifier_of(call, found);
  result.states.assign(node.states.begin(), node.states.end());
  result.actions = node.actions;
  if (auto at = place_of(found)) {
    result.position = std::move(at->position);
    result.size = std::move(at->size);
  }
  if (node.parent >= 0) {
    const auto& parent = elements[static_cast<std::size_t>(node.parent)].node;
    result.parent = fmt::format("{} \"{}\"", to_string(parent.role), parent.name);
  }
  result.children = std::ranges::count_if(elements, [&](const auto& other) { return other.node.parent == place; });
  result.window_title = found.snapshot->window.title;
  result.element_ref = hand_out(call.scope(), call.see(), found);
  return result;
}

}  // namespace offhand::tools::ax
