#include "impl/perception/snapshot.h"

#include "impl/perception/quote.h"

namespace offhand {

std::string shown_name(const SnapshotElement& element) { return shown_name(element.node, element.label); }

std::string shown_name(const platform::Node& node, const std::string& label) {
  if (auto name = squeezed(node.name); !name.empty()) return name;
  if (auto beside = squeezed(label); !beside.empty()) return beside;
  return squeezed(node.description);
}

std::vector<platform::NodeHandle> Snapshot::ancestors_of(std::int64_t index) const {
  std::vector<platform::NodeHandle> handles;
  const auto* const element = find(index);
  for (int at = element == nullptr ? -1 : element->node.parent; at >= 0;
       at = elements[static_cast<std::size_t>(at)].node.parent)
    handles.push_back(elements[static_cast<std::size_t>(at)].node.handle);
  return handles;
}

}  // namespace offhand
