#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "platform/api/node_handle.h"

namespace offhand::platform {

/// What few nodes have besides what Node tells, in the words of the application or page. Empty: it tells nothing.
struct NodeAttributes {
  /// Of a heading, or depth in a tree, from 1.
  std::optional<std::int64_t> level = {};
  /// Place among its like, from 1, and how many those are.
  std::optional<std::int64_t> position_in_set = {};
  std::optional<std::int64_t> size_of_set = {};
  /// Text that stands in an empty field.
  std::string placeholder = {};
  /// Where a link leads, or where a picture comes from.
  std::string url = {};
  /// "polite", "assertive" or "off".
  std::string live = {};
  /// "inline", "list", "both" or "none".
  std::string autocomplete = {};
  std::string key_shortcut = {};
  /// What users are told in place of the role.
  std::string role_description = {};
  /// "horizontal" or "vertical".
  std::string orientation = {};

  bool operator==(const NodeAttributes&) const = default;
};

/// Nodes without any are missing.
using AttributesByNode = std::unordered_map<NodeHandle, NodeAttributes>;
using AttributesOfWindow = std::shared_ptr<const AttributesByNode>;

/// Implemented by an AccessibilityTree whose readings tell attributes. They are kept beside the tree, because few nodes
/// have any and most callers want none.
class AttributeSource {
 public:
  virtual ~AttributeSource() = default;
  /// Those that the latest reading of a window found; asks nobody. Null: it was not read.
  virtual AttributesOfWindow attributes(std::int64_t window_id) const = 0;
};

/// The attributes of the windows that were read last. Thread-safe.
class KeptAttributes {
 public:
  void keep(std::int64_t window_id, AttributesByNode attributes) {
    auto kept = std::make_shared<const AttributesByNode>(std::move(attributes));
    const std::lock_guard lock(mutex_);
    if (kept_.size() >= most_windows && !kept_.contains(window_id)) kept_.erase(kept_.begin());
    kept_[window_id] = std::move(kept);
  }
  AttributesOfWindow of(std::int64_t window_id) const {
    const std::lock_guard lock(mutex_);
    const auto found = kept_.find(window_id);
    return found == kept_.end() ? nullptr : found->second;
  }

 private:
  static constexpr std::size_t most_windows = 64;

  mutable std::mutex mutex_;
  std::map<std::int64_t, AttributesOfWindow> kept_;
};

}  // namespace offhand::platform
