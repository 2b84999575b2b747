#pragma once

#include "platform/api/node_handle.h"

namespace offhand::platform {

/// Implemented by an AccessibilityTree that can check what a node is in the very turn of its application in which it
/// acts on it. Nobody has to wait then until the node rests: what changed in between is refused, and nothing was done.
class AtomicActs {
 public:
  virtual ~AtomicActs() = default;
  /// Whether it knows this node well enough: by what it said when it was read.
  virtual bool acts_atomically(const NodeHandle& node) const = 0;
};

}  // namespace offhand::platform
