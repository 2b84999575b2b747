// Generated from schema/common/actions.json. Do not edit.
#include "generated/types/actions.h"

#include <algorithm>
#include <array>

namespace offhand {

namespace {
constexpr auto kNodeActionNames = std::to_array<std::string_view>({"turn", "fold", "burn"});
}  // namespace

std::string_view to_string(NodeAction action) { return kNodeActionNames[static_cast<std::size_t>(action)]; }

std::optional<NodeAction> node_action_from_string(std::string_view text) {
  const auto* const found = std::ranges::find(kNodeActionNames, text);
  if (found == kNodeActionNames.end()) return std::nullopt;
  return static_cast<NodeAction>(found - kNodeActionNames.begin());
}

namespace {
constexpr auto kCupNames = std::to_array<std::string_view>({"turn", "fold", ""});
}  // namespace

std::string_view cup_name_of(NodeAction action) { return kCupNames[static_cast<std::size_t>(action)]; }

}  // namespace offhand
