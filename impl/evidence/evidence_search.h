#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "generated/types/action.h"
#include "impl/events/event_hub.h"
#include "impl/evidence/settle_timer.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "impl/target/window_relations.h"

namespace offhand {

/// How to tell whether an action had its effect.
struct Observation {
  /// Reads back what should have changed; empty while nothing has. Null: only events count.
  std::function<std::optional<Evidence>()> look;
  /// Whether events count as well, because the action may have effects that look() does not read.
  bool events_count = false;
  /// Whether a window that opens or closes counts as evidence. It does not where a value has to be read back: a dialog
  /// may say that the value was refused, and a closed window holds no value.
  bool windows_count = true;
  /// Whether it counts that the target's window closed or its application ended. It does not for an action that does
  /// not ask for that, because a crash looks the same.
  bool end_counts = true;
  /// Whether it counts that the target was selected. It does not for an action that any press would select the target
  /// with.
  bool choosing_counts = true;
  /// Whether it counts that a popup closed. Menus and lists of drop-downs close by a press anywhere beside them,
  /// whatever it meets.
  bool closed_popups_count = true;
  /// From when on changes count: of the target, and elsewhere in the application.
  platform::TimePoint counts_from = platform::TimePoint::min();
  platform::TimePoint elsewhere_counts_from = platform::TimePoint::min();
  /// The node that receives the action, where that is not the target's element.
  std::optional<platform::NodeHandle> receiver;
  /// Whether an event announces what is not so: GTK 3 announces an insertion also when a full field did not accept it.
  std::function<bool(const platform::Event&)> refutes;
  /// What somebody else did to the receiver meanwhile, so that nothing is proved; empty when nobody did.
  std::function<std::optional<std::string>()> disturbed;
  /// Whether no observed change means that the action had no effect, if nothing casts doubt on that.
  bool must_change = false;
  /// Why it is not proved that nothing changed: what was read before is gone, is told no more, or is another one
  /// without being what was asked for. Empty: it is what it was. Asked at the end; null: what look() reads is proof
  /// enough.
  std::function<std::optional<std::string>()> doubt;
  /// What to try when nothing changed.
  std::optional<Escalation> escalation;
  /// The receiver's content at the end, for the reply; null where that is neither text nor number.
  std::function<std::optional<std::string>()> holds;
  /// Whether that content may be what was held before, told by an element that is gone or not yet what it becomes.
  /// Asked where nothing is confirmed, and then the reply claims no content; null: it is the receiver's own.
  std::function<bool()> may_be_outdated;
};

/// Searches for evidence that an action had its effect: in values that are read back, and in the application's events
/// since. Made just before the action is sent.
class EvidenceSearch {
 public:
  /// `users_window`: the active window before the action, if it is the user's; otherwise 0.
  EvidenceSearch(const Scope& scope, const Target& target, EventHub& events, EventWatch& watch,
                 std::int64_t users_window);

  struct Found {
    std::optional<Evidence> evidence;
    /// What changed elsewhere, which is no evidence.
    std::optional<std::string> observed;
    /// The application is gone, and with it everything that could be read back.
    bool is_gone = false;
    /// The time ran out while the application was still working: no observed change means nothing.
    bool is_at_work = false;
  };
  /// Searches for as long as effects may follow, and ignores changes elsewhere before `earliest` after the action was
  /// about to be sent. Ends when `is_undone`, which is polled (null: never).
  Found run(const Observation& observation, SettleTimer settle_timer, std::chrono::milliseconds earliest,
            const std::function<bool()>& is_undone) const;

  /// When the action was about to be sent.
  platform::TimePoint began() const { return began_; }

 private:
  /// How an event relates to the action.
  enum class Bearing { none, elsewhere, own };
  /// The nodes that the action concerns: the target's element with its descendants, and the receiver.
  using Own = std::vector<platform::NodeHandle>;

  Bearing bearing_of(const platform::Event& event, const Own& own) const;
  /// Whether an event of this kind counts for the observation.
  bool may_tell(const Observation& observation, const platform::Event& event, const Own& own) const;
  /// Whether the action may have caused the event, on its own nodes or elsewhere in the application.
  bool may_be_its_doing(const platform::Event& event, const Own& own, platform::TimePoint earliest) const;
  Bearing bearing_of_state(const platform::Event& event, bool is_own) const;
  /// Whether a popup closed: of all windows these alone have no number.
  static bool closes_popup(const platform::Event& event);
  /// Whether the event ends the target: its window closed, or its application ended.
  bool is_end(const platform::Event& event) const;
  /// Whether a state of the target's element has returned by now to what it was: GTK 4 deselects and reselects a tab
  /// that is selected already.
  bool went_back(const platform::Event& event) const;
  /// Whether a window that opened is still shown: GTK's type-ahead search opens a field beside the screen at every key,
  /// and removes it when the key does not belong there. Empty: the application does not answer.
  std::optional<bool> shows(const platform::Event& event) const;
  /// Whether the target is a button, and this node is it.
  bool is_button(const platform::NodeHandle& node) const;
  /// The limits for identifying the subject of an event.
  platform::Limits brief() const;
  Evidence evidence_of(const platform::Event& event) const;
  /// Whether the event may as well be caused by the user, who works in the same application.
  bool may_be_the_users() const;

  const Scope& scope_;
  const Target& target_;
  EventHub& events_;
  EventWatch& watch_;
  const WindowRelations window_relations_;
  const platform::TimePoint began_;
  /// Whether the application was at rest before the action.
  const bool was_calm_;
  const bool shares_with_user_;
};

}  // namespace offhand
