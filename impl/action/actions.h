#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "impl/action/desk_guard.h"
#include "impl/action/event_hub.h"
#include "impl/action/hold_guard.h"
#include "impl/action/target.h"
#include "platform/api/delivery.h"

namespace offhand {

class Call;

/// One way of delivering an action.
using Rung = std::function<platform::Delivery()>;

/// How to tell whether an action had its effect.
struct Observation {
  /// Reads back what should have changed; empty while nothing has. Null: any event of the application that is not
  /// chatter counts.
  std::function<std::optional<Evidence>()> look;
  /// Whether an event announces what is not so: GTK 3 tells of an insertion also when a full field did not take it.
  std::function<bool(const platform::Event&)> refutes;
  /// Whether silence means that nothing happened.
  bool must_change = false;
  /// What to try when nothing changed.
  std::optional<Escalation> escalation;
};

/// When nodes were pressed last. GTK 4 buttons fire 250 ms after DoAction and Qt buttons 100 ms after it, and both drop
/// further presses meanwhile while still answering true.
class PressSpacing {
 public:
  static constexpr std::chrono::milliseconds gap{300};
  /// When this node may be pressed; that moment is taken as its next press.
  platform::TimePoint reserve(const platform::NodeHandle& node, platform::TimePoint now);

 private:
  std::mutex mutex_;
  std::map<platform::NodeHandle, platform::TimePoint> last_;
};

/// What the tools that act have in common: rungs, evidence, and the promise not to disturb the person at the desk.
class Actions {
 public:
  explicit Actions(Call& call) : call_(call) {}

  /// Opens the watch on a target's application and remembers the desk. Before anything is delivered. `action` says what
  /// is done, in equal words for the same again; they are not kept, for they may hold a password.
  Result<void> prepare(const Target& target, std::string_view action);

  /// Tries the rungs in order. Only one that did not even try gives way to the next: nothing is ever done twice.
  /// When none attempts anything: the error that the last one to know better gave, else `background_unavailable`.
  Result<platform::Delivery> first_of(const Target& target, const std::vector<Rung>& rungs);

  /// Runs `rung` with the target's window active, and puts the desk back when it did nothing; conclude() does after an
  /// action.
  platform::Delivery in_foreground(const Target& target, const Rung& rung);

  /// Waits for evidence, gives back to the person what the target took, and says how sure the effect is.
  Result<ActionResult> conclude(const Target& target, const platform::Delivery& delivery,
                                const Observation& observation);

  /// Waits until a node may be pressed again.
  void space_presses(const platform::NodeHandle& node);

 private:
  std::optional<Evidence> wait_for_evidence(const Target& target, const Observation& observation);
  Evidence evidence_of(const Target& target, const platform::Event& event) const;
  /// Gives back to the person what the target took, and reports it.
  Result<void> give_back(const Target& target, ActionResult& result);
  /// What a click on the screen did to the person's desk.
  Result<void> report_screen_click(ActionResult& result, const platform::Limits& limits) const;

  Call& call_;
  std::unique_ptr<EventWatch> watch_;
  std::optional<DeskGuard> guard_;
  std::optional<HoldGuard> hold_guard_;
  std::size_t action_ = 0;
  platform::TimePoint began_;
  platform::TimePoint delivered_;
};

}  // namespace offhand
