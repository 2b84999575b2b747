#pragma once

#include <map>
#include <optional>
#include <string>

#include "impl/perception/snapshot.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/event.h"

namespace offhand {

/// Tells the windows of one application apart while an action runs on one of them: what befalls a window that was there
/// before and has nothing to do with the target's is no effect of the action. Made just before the action is sent.
/// Where there is no such window it asks nobody anything.
class WindowRelations {
 public:
  WindowRelations(const Scope& scope, const Target& target);

  /// Whether an event befell another window; of a window that opened, whether it is a dialog or tool of another one.
  bool is_elsewhere(const platform::Event& event) const;

 private:
  /// Of an event of a node.
  bool befell_a_stranger(const platform::Event& event) const;
  /// Of the event of a window that opened.
  bool opened_for_a_stranger(const platform::Event& event) const;
  /// Whether a node is a stranger's, by what the run was shown; empty: it was not shown it.
  std::optional<bool> shown_as_a_strangers(const platform::NodeHandle& node) const;
  /// The same of a window that only its tree knows.
  bool is_titled_as_a_stranger(const std::string& name, const platform::Limits& limits) const;

  const Scope& scope_;
  const Target& target_;
  /// What the run was last shown of the target's window; null: nothing.
  const SnapshotPtr shown_;
  /// Windows of the application that are neither the target's nor a dialog or tool of it, nor what it is one of; and
  /// what the run was shown of them.
  std::map<std::int64_t, SnapshotPtr> strangers_;
};

}  // namespace offhand
