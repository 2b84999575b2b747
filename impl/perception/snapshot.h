#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/api/tree.h"
#include "platform/api/windows.h"

namespace offhand {

/// A node as a snapshot shows it.
struct SnapshotElement {
  std::int64_t index = 0;
  platform::Node node;
  platform::NodeHandle parent;
  /// Beneath a list, table, tree or grid, where a changed name means another element.
  bool in_container = false;
};

/// The tree of a window as it was at one moment; never changes once made.
struct Snapshot {
  std::int64_t id = 0;
  platform::WindowInfo window;
  /// How it was read.
  platform::ReadOptions options;
  std::vector<SnapshotElement> elements;
  bool complete = true;
  std::string incomplete_reason;
  /// What is missing may be there all the same: the application had not told everything in time.
  bool cut_short = false;
  /// Elements that do not show may be there all the same: they were not asked for.
  bool left_hidden_out = false;
  int calls = 0;
  double milliseconds = 0;
  /// element index -> place in `elements`.
  std::unordered_map<std::int64_t, std::size_t> place_of;

  const SnapshotElement* find(std::int64_t index) const {
    const auto place = place_of.find(index);
    return place == place_of.end() ? nullptr : &elements[place->second];
  }
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace offhand
