#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "platform/linux/atspi/accessible.h"

namespace offhand::platform::atspi {

/// What Cache.GetItems of an application told: much of its tree in one call, but neither all of it (GTK 3 leaves out
/// table cells, GTK 4 what nobody has asked for yet) nor only it (GTK 4 keeps nodes that have left the tree).
class ItemCache {
 public:
  /// False when the reply is an error or not of the form expected (Qt's old one).
  bool read(const Reply& reply);
  const Accessible* find(const Reference& object) const;
  /// The children of a node in order, if the cache has them all.
  bool children(const Accessible& node, std::vector<Reference>& children) const;
  bool empty() const { return items_.empty(); }

 private:
  std::unordered_map<std::string, Accessible> items_;
  std::unordered_map<std::string, std::vector<const Accessible*>> by_parent_;
};

Call get_items(const std::string& application);

}  // namespace offhand::platform::atspi
