#include "impl/perception/query.h"

#include <string_view>

#include "impl/base/fold_case.h"

namespace offhand {

std::vector<bool> matching(const Snapshot& snapshot, const std::string& query) {
  const auto wanted = fold_case(query);
  const auto says = [&](std::string_view text) { return fold_case(text).find(wanted) != std::string::npos; };
  std::vector<bool> matches(snapshot.elements.size());
  for (std::size_t i = snapshot.elements.size(); i-- > 0;) {
    const auto& node = snapshot.elements[i].node;
    const bool secret = node.states.contains(ElementState::protected_);
    if (!matches[i] && !says(node.name) && !says(node.description) && !says(node.role) && (secret || !says(node.value)))
      continue;
    matches[i] = true;  // parents come before their children, so walking back marks whole chains
    if (node.parent >= 0) matches[static_cast<std::size_t>(node.parent)] = true;
  }
  return matches;
}

}  // namespace offhand
