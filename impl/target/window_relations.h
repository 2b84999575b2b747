#pragma once

#include <map>
#include <optional>
#include <string>

#include "impl/perception/snapshot.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/event.h"

namespace offhand {

/// Tells the windows of one application apart while an action runs on one of them: what happens in an unrelated window
/// that existed before ("a stranger") is no effect of the action. Made just before the action is sent. Without such a
/// window nothing is asked of the application.
class WindowRelations {
 public:
  WindowRelations(const Scope& scope, const Target& target);

  /// Whether an event happened in an unrelated window; for a new window, whether it belongs to an unrelated one.
  bool is_elsewhere(const platform::Event& event) const;

 private:
  /// For an event of a node.
  bool happened_in_unrelated(const platform::Event& event) const;
  /// For the event of a window that opened.
  bool opened_for_unrelated(const platform::Event& event) const;
  /// Whether a node belongs to an unrelated window, by the session's snapshots; empty: they do not contain it.
  std::optional<bool> is_of_unrelated(const platform::NodeHandle& node) const;
  /// The same by the title of the window, for windows known only from the tree.
  bool is_title_of_unrelated(const std::string& name, const platform::Limits& limits) const;

  const Scope& scope_;
  const Target& target_;
  /// The session's latest snapshot of the target's window; null: none.
  const SnapshotPtr shown_;
  /// Windows of the application that are unrelated to the target's: neither owned by it nor its owner; with the
  /// session's latest snapshots of them.
  std::map<std::int64_t, SnapshotPtr> unrelated_;
};

}  // namespace offhand
