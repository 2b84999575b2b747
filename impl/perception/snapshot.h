#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/api/shared.h"
#include "platform/api/tree.h"
#include "platform/api/windows.h"

namespace offhand {

/// A node in a snapshot.
struct SnapshotElement {
  std::int64_t index = 0;
  platform::Node node;
  platform::NodeHandle parent;
  /// In a list, table, tree or grid, where a changed name means another element.
  bool in_container = false;
  /// Text inside or beside it that is not part of its name and has no line of its own in the default reply.
  std::string label = {};
};

/// What an element is called by everybody who shows it, finds it or speaks of it: the name that its application gives;
/// without one its label; without that its description. On one line; empty: it is called nothing.
std::string shown_name(const SnapshotElement& element);
/// The same of a node, with a label of its own.
std::string shown_name(const platform::Node& node, const std::string& label);

/// Positions in a list of elements by element index.
using ElementPlaces = std::unordered_map<std::int64_t, std::size_t>;

/// The tree of a window at one moment; immutable. Snapshots of a window that did not change share their elements.
struct Snapshot {
  std::int64_t id = 0;
  platform::WindowInfo window;
  /// The options of the reading.
  platform::ReadOptions options;
  platform::SharedList<SnapshotElement> elements;
  bool complete = true;
  std::string incomplete_reason;
  /// Missing elements may exist: the application did not answer everything in time.
  bool cut_short = false;
  /// Hidden elements may exist: they were not read.
  bool left_hidden_out = false;
  int calls = 0;
  double milliseconds = 0;
  /// Of `elements`.
  platform::Shared<ElementPlaces> place_of;

  const SnapshotElement* find(std::int64_t index) const {
    const auto place = place_of->find(index);
    return place == place_of->end() ? nullptr : &elements[place->second];
  }
  /// The ancestors of an element in this snapshot, its parent first; empty without it. An element of another snapshot
  /// may have the same index, but the place of its parent is one in that snapshot only.
  std::vector<platform::NodeHandle> ancestors_of(std::int64_t index) const;
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace offhand
