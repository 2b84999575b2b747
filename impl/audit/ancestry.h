#pragma once

#include <unordered_map>

#include "impl/perception/snapshot.h"

namespace offhand::audit {

/// Which element of a snapshot lies in which.
class Ancestry {
 public:
  explicit Ancestry(const Snapshot& snapshot) {
    for (const auto& element : snapshot.elements) by_handle_.emplace(element.node.handle, &element);
  }

  /// Null: the snapshot has none.
  const SnapshotElement* find(const platform::NodeHandle& node) const {
    const auto found = by_handle_.find(node);
    return found == by_handle_.end() ? nullptr : found->second;
  }
  const SnapshotElement* parent(const SnapshotElement& element) const { return find(element.parent); }
  /// The nearest one around an element of which something holds; null: there is none.
  template <class Holds>
  const SnapshotElement* around(const SnapshotElement& element, Holds holds) const {
    for (const auto* at = parent(element); at != nullptr; at = parent(*at))
      if (holds(*at)) return at;
    return nullptr;
  }
  bool lies_in(const SnapshotElement& element, const platform::NodeHandle& outer) const {
    return around(element, [&](const SnapshotElement& each) { return each.node.handle == outer; }) != nullptr;
  }

 private:
  std::unordered_map<platform::NodeHandle, const SnapshotElement*> by_handle_;
};

}  // namespace offhand::audit
