#include "impl/perception/query.h"

#include <string_view>

#include "impl/base/fold_case.h"

namespace offhand {

std::vector<bool> matching(const Snapshot& snapshot, const std::string& query) {
  const auto wanted = fold_case(query);
  const auto says = [&](std::string_view text) { return fold_case(text).find(wanted) != std::string::npos; };
  const auto matches = [&](const SnapshotElement& element) {
    const auto& node = element.node;
    const bool secret = node.states.contains(ElementState::protected_);
    return says(node.name) || says(shown_name(element)) || says(element.label) || says(node.description) ||
           says(to_string(node.role)) || (!secret && says(node.value));
  };
  std::vector<bool> found(snapshot.elements.size());
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = matches(snapshot.elements[i]);
  return found;
}

std::vector<bool> with_ancestors(const Snapshot& snapshot, std::vector<bool> elements) {
  // Parents precede their children, so one backward pass marks all ancestors.
  for (std::size_t i = elements.size(); i-- > 0;) {
    const int parent = snapshot.elements[i].node.parent;
    if (elements[i] && parent >= 0) elements[static_cast<std::size_t>(parent)] = true;
  }
  return elements;
}

}  // namespace offhand
