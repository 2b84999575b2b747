#pragma once

#include <optional>

#include "platform/api/node_handle.h"
#include "platform/api/tree.h"

namespace offhand::platform {

/// Implemented by an AccessibilityTree that can check what a node is in the very turn of its application in which it
/// acts on it. Nobody has to wait then until the node rests: what changed in between is refused, and nothing was done.
class AtomicActs {
 public:
  virtual ~AtomicActs() = default;
  /// Whether it knows this node well enough: by what it said when it was read.
  virtual bool acts_atomically(const NodeHandle& node) const = 0;
  /// What a node was when it was read or looked at last, where its application has told of no change since: there is no
  /// need to ask before an act that checks it again. Empty: ask.
  virtual std::optional<NodeIdentity> as_last_told(const NodeHandle& node) const = 0;
};

}  // namespace offhand::platform
