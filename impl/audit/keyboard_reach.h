#pragma once

#include <map>
#include <set>

#include "impl/audit/focus_walk.h"
#include "impl/perception/snapshot.h"

namespace offhand::audit {

/// What a walk of the focus says of the elements of a window; nothing where there was none.
class KeyboardReach {
 public:
  /// `walk` may be null.
  KeyboardReach(const Snapshot& snapshot, const FocusWalk* walk);

  /// It, or something in it, had the focus.
  bool holds(const SnapshotElement& element) const;
  /// Neither Tab nor, as far as roles tell, an arrow key from where Tab came leads to it.
  bool leaves_out(const SnapshotElement& element) const;

 private:
  const bool is_complete_;
  std::map<platform::NodeHandle, const SnapshotElement*> by_handle_;
  std::set<platform::NodeHandle> reached_;
  /// What holds something that was reached.
  std::set<platform::NodeHandle> around_;
  bool reached_a_radio_ = false;
};

}  // namespace offhand::audit
