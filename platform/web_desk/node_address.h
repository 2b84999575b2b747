#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "generated/types/roles.h"
#include "platform/api/node_handle.h"

namespace offhand::platform::web_desk {

/// A document of a tab, for as long as it is shown: what is in it is reached only as long.
struct Document {
  /// Counted by the desk, never used again.
  std::int64_t number = 0;
  std::int64_t window_id = 0;
  /// The session in which its frame is reached, the frame, and what the frame had loaded.
  std::string session;
  std::string frame;
  std::string loader;
  /// Of the world in which our library runs.
  std::int64_t context = 0;
  /// What that library calls this document: another one at its place has another.
  std::string token;
  std::atomic<bool> is_gone = false;
  /// The version that it had at the last change of which it told.
  std::atomic<std::int64_t> told_version = 0;
  /// Whether it held something at the last reading that only the browser's own tree tells.
  std::atomic<bool> needs_browser_tree = false;
};
using DocumentPtr = std::shared_ptr<Document>;

/// What a node said when it was read, where no other one of its document said the same: by this the page finds the
/// element that took its place, when a page renders itself anew.
struct NodeMeaning {
  Role role = Role::generic;
  std::string name;
  /// All text of the row, item or dialog that it lies in, without blanks; empty: it lies in none.
  std::string around;
  /// Of the dialog that it lies in.
  std::string dialog;
  /// Its place in a list may hold another item by now.
  bool is_item = false;
  NodeHandle parent;
};

/// A node by the browser's own number, or a part of a dialog that the browser shows for a page.
struct NodeAddress {
  DocumentPtr document;
  std::int64_t node = 0;
  /// Parts of a dialog: which dialog; 0 for what is in a document.
  std::int64_t dialog = 0;
  /// Null: others say the same, or nobody acts on it. It identifies nothing, so it is not compared.
  std::shared_ptr<const NodeMeaning> meaning = nullptr;

  friend bool operator==(const NodeAddress& one, const NodeAddress& other) { return (one <=> other) == 0; }
  friend std::strong_ordering operator<=>(const NodeAddress& one, const NodeAddress& other) {
    if (const auto order = one.document->number <=> other.document->number; order != 0) return order;
    if (const auto order = one.dialog <=> other.dialog; order != 0) return order;
    return one.node <=> other.node;
  }
};

inline NodeHandle handle_of(DocumentPtr document, std::int64_t node) {
  return NodeHandle::of(NodeAddress{.document = std::move(document), .node = node, .dialog = 0, .meaning = nullptr});
}

}  // namespace offhand::platform::web_desk

template <>
struct std::hash<offhand::platform::web_desk::NodeAddress> {
  std::size_t operator()(const offhand::platform::web_desk::NodeAddress& address) const {
    const auto mix = static_cast<std::size_t>(address.document->number) * 1000003U;
    return mix ^ (static_cast<std::size_t>(address.node) * 31 + static_cast<std::size_t>(address.dialog));
  }
};
