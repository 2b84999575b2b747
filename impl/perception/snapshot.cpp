#include "impl/perception/snapshot.h"

#include "impl/perception/quote.h"

namespace offhand {

std::string shown_name(const SnapshotElement& element) { return shown_name(element.node, element.label); }

std::string shown_name(const platform::Node& node, const std::string& label) {
  if (auto name = squeezed(node.name); !name.empty()) return name;
  if (auto beside = squeezed(label); !beside.empty()) return beside;
  return squeezed(node.description);
}

}  // namespace offhand
