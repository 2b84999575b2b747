#pragma once

#include <optional>
#include <string>

#include "impl/session/journal.h"
#include "impl/session/scope.h"
#include "impl/verbs/plan.h"
#include "platform/api/windows.h"

namespace offhand {

/// The inverse of an action that was carried out, and what the action left behind.
class KnownInverse final : public Inverse {
 public:
  KnownInverse(platform::WindowInfo of_window, platform::NodeHandle of_node, Undo how)
      : window(std::move(of_window)), node(std::move(of_node)), undo(std::move(how)) {}

  const platform::WindowInfo window;
  const platform::NodeHandle node;
  const Undo undo;
  /// What the node held after the action; empty where that is not compared.
  std::optional<std::string> left = {};
};

/// Whether anything but the action may have changed what the inverse restores; a scrolled place is not compared.
bool is_compared(const Undo& undo);

/// What a node holds as far as the inverse restores it; empty where it does not tell.
std::optional<std::string> content_of(const Scope& scope, const platform::WindowInfo& window,
                                      const platform::NodeHandle& node, const Undo& undo);

/// Notes an action that was carried out in the journal of its session.
void note_in_journal(ActionRun& run, const Plan& plan);

}  // namespace offhand
