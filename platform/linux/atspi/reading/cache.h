#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "platform/linux/atspi/reading/accessible.h"

namespace offhand::platform::atspi {

/// The answer of an application's Cache.GetItems: much of its tree in one call. It may lack nodes (GTK 3 omits table
/// cells, GTK 4 nodes that were never listed) and may contain others (GTK 4 keeps nodes that left the tree).
class ItemCache {
 public:
  /// False if the reply is an error or has another format (Qt's old one).
  bool read(const Reply& reply);
  const Accessible* find(const Reference& object) const;
  /// The children of a node in order, if the cache has all of them.
  bool children(const Accessible& node, std::vector<Reference>& children) const;
  bool empty() const { return items_.empty(); }

 private:
  std::unordered_map<std::string, Accessible> items_;
  std::unordered_map<std::string, std::vector<const Accessible*>> by_parent_;
};

Call get_items(const std::string& application);

}  // namespace offhand::platform::atspi
