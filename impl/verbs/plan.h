#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "impl/action/action_run.h"
#include "impl/verbs/parameters.h"
#include "platform/api/node_handle.h"

namespace offhand {

/// The inverse of an action, to be planned by the verb of the same parameters.
struct Undo {
  std::variant<TextParameters, ValueParameters, ScrollParameters, HoldParameters> what;
  /// The node that it is done on; empty: the action's own target.
  std::optional<platform::NodeHandle> on = {};
};

/// How one action is carried out, decided before anything is delivered. It refers to its run, and owns whatever else
/// its functions use.
struct Plan {
  /// In the order in which they are tried.
  std::vector<Strategy> strategies;
  /// How to tell whether what was delivered had its effect. Null: events have to tell.
  std::function<Observation(const platform::Delivery& delivery)> observation = {};
  /// Empty where the action has no inverse, or what was there before cannot be read or is a secret.
  std::optional<Undo> undo = {};
  /// Puts what only the action showed into its inverse, afterwards. Null: nothing.
  std::function<void(Undo& undo)> complete_undo = {};
  /// What a caller has to know besides. Null: nothing.
  std::function<void(ActionResult& result)> add_notes = {};

  /// The same observation whatever was delivered.
  void observe(Observation always) {
    observation = [always = std::move(always)](const platform::Delivery&) { return always; };
  }
};

/// Delivers by the first strategy that attempts anything, and tells what came of it. The error of a plan that could not
/// be made is handed on.
Result<ActionResult> carry_out(ActionRun& run, const Result<Plan>& plan);

/// For what is already as it should be.
Strategy nothing_to_do();

}  // namespace offhand
