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
  /// Reads back what should have changed; empty while nothing has. Null: events have to tell.
  std::function<std::optional<Evidence>()> look;
  /// Whether events tell as well: what look() reads is not all that may come of the action.
  bool events_count = false;
  /// Whether a window that opens or closes tells as well. Of what has to be read back it does not: a dialog may say
  /// that the value was refused, and what is gone holds nothing.
  bool windows_count = true;
  /// Whether it tells that the target's window closed or its application ended. Of what does not ask for that it does
  /// not: an application that fails ends as well.
  bool end_counts = true;
  /// Whether it tells that the target was chosen: of an action that any press would choose it with it does not.
  bool choosing_counts = true;
  /// From when on what changes may tell: of what is acted on, and elsewhere in the application.
  platform::TimePoint counts_from = platform::TimePoint::min();
  platform::TimePoint elsewhere_counts_from = platform::TimePoint::min();
  /// What receives the action, where that is not the target's element.
  std::optional<platform::NodeHandle> receiver;
  /// Whether an event announces what is not so: GTK 3 tells of an insertion also when a full field did not take it.
  std::function<bool(const platform::Event&)> refutes;
  /// What somebody else did to the receiver meanwhile, so that nothing is proved; empty where nobody did.
  std::function<std::optional<std::string>()> disturbed;
  /// Whether silence means that nothing happened.
  bool must_change = false;
  /// What to try when nothing changed.
  std::optional<Escalation> escalation;
  /// What the receiver holds by then, for the reply; null where that is no text and no number.
  std::function<std::optional<std::string>()> holds;
};

/// Looks for what tells that an action had its effect: in what can be read back, and in what the application announced
/// since. Made just before the action is sent.
class EvidenceSearch {
 public:
  /// `users_window`: the active one before the action, where that is the user's; 0 where it is not.
  EvidenceSearch(const Scope& scope, const Target& target, EventHub& events, EventWatch& watch,
                 std::int64_t users_window);

  struct Found {
    std::optional<Evidence> evidence;
    /// What changed elsewhere, which is no evidence.
    std::optional<std::string> observed;
    /// The application is, and with it all that could be read back.
    bool is_gone = false;
    /// Its time was over before the application was done: silence means nothing.
    bool is_at_work = false;
  };
  /// For as long as something may still come of the action; not before `earliest` after it was about to be sent. Ends
  /// when `is_undone`, which is asked all the while (null: never).
  Found run(const Observation& observation, SettleTimer settle_timer, std::chrono::milliseconds earliest,
            const std::function<bool()>& is_undone) const;

  /// When the action was about to be sent.
  platform::TimePoint began() const { return began_; }

 private:
  /// What an event says of the action.
  enum class Bearing { none, elsewhere, own };
  /// What the action is on: the target's element with all in it, and what receives it.
  using Own = std::vector<platform::NodeHandle>;

  Bearing bearing_of(const platform::Event& event, const Own& own) const;
  /// Whether an event of such a kind may tell of what is observed.
  bool may_tell(const Observation& observation, const platform::Event& event, const Own& own) const;
  /// Whether what an event tells may be the action's doing, of what it is on or elsewhere in the application.
  bool may_be_its_doing(const platform::Event& event, const Own& own, platform::TimePoint earliest) const;
  Bearing bearing_of_state(const platform::Event& event, bool is_own) const;
  /// Whether a window closed, or the application, and with it the target's.
  bool is_end(const platform::Event& event) const;
  /// Whether an event tells of a state of the target's element that is by now as it was: GTK 4 takes a tab that is
  /// chosen already out and in again.
  bool went_back(const platform::Event& event) const;
  /// Whether a window that opened, if an event tells of one, has not been put away again: where GTK looks for what is
  /// typed it opens a field beside the screen at every key, and takes it away where the key is none for it. Empty: its
  /// application does not answer.
  std::optional<bool> shows(const platform::Event& event) const;
  /// Whether the target is a button, and this node it.
  bool is_button(const platform::NodeHandle& node) const;
  /// The time to ask for what an event is about.
  platform::Limits brief() const;
  Evidence evidence_of(const platform::Event& event) const;
  /// Whether it may as well be the user's doing, who works in the same application: their windows are its windows.
  bool may_be_the_users() const;

  const Scope& scope_;
  const Target& target_;
  EventHub& events_;
  EventWatch& watch_;
  const WindowRelations window_relations_;
  const platform::TimePoint began_;
  /// Whether the application was at rest by then.
  const bool was_calm_;
  const bool shares_with_user_;
};

}  // namespace offhand
