#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "platform/api/event.h"

namespace offhand {

/// Records how often an application's elements change, so that nothing is pressed that may become another element in
/// the next moment: a page that refills its list into the same nodes, a list that is being sorted. The accessibility
/// tree lags behind the screen; so an element counts as resting only some time after the last change on it or around
/// it, and later where such changes repeat. An element that is redrawn periodically, every second or more rarely, rests
/// between two redraws, but not shortly before the next: a press checked before it may arrive after it.
///
/// What an action changes on the very element it was meant for (a button that counts its presses) is the action's
/// doing: the first change of a node in an action does not count as one that repeats.
///
/// Bounds that are told again as they were are no change: GTK 3 tells those of everything in a window whose menu opens.
///
/// An element that was hidden and is shown again (a list of options that was opened twice) starts afresh: earlier
/// changes belong to its former showing, and none is reported while it is hidden.
class ChangeRate {
 public:
  /// How long a change is remembered.
  static constexpr std::chrono::seconds memory{5};
  /// An element rests again this long after a single change. Chromium reports a change 20 to 60 ms after it is shown.
  static constexpr std::chrono::milliseconds quiet{100};
  /// An application has to be listened to for this long before an item of a list, table or tree counts as resting: time
  /// for two changes of a page that redraws its list all the time.
  static constexpr std::chrono::milliseconds acquaintance{800};

  /// `action`: when the action began in which, or shortly after which, the event came; empty: in none.
  void note(const platform::Event& event, std::optional<platform::TimePoint> action = {});

  struct State {
    bool rests = true;
    std::size_t changes = 0;
  };
  /// The state of these nodes together; they lie in `holder` or are it. Where `holder` is a list, table or tree, every
  /// change counts as one that may repeat: it may be filled anew.
  State state(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes, const platform::NodeHandle& holder,
              platform::TimePoint now) const;
  void forget(std::int64_t pid) { by_process_.erase(pid); }

 private:
  static constexpr std::size_t max_nodes_per_process = 2048;
  static constexpr std::size_t changes_kept = 8;
  struct Changes {
    std::deque<platform::TimePoint> times;
    /// Those of the times that were the first of an action.
    std::set<platform::TimePoint> answers;
    /// As they were last told; empty: not yet.
    std::string bounds;
    /// The action that changed the node last.
    std::optional<platform::TimePoint> action;
    /// Since when the element is hidden.
    std::optional<platform::TimePoint> hidden;
    /// When its former showing ended.
    std::optional<platform::TimePoint> ended;
  };
  using Nodes = std::map<platform::NodeHandle, Changes>;

  static void note_showing(Nodes& nodes, const platform::Event& event);

  std::map<std::int64_t, Nodes> by_process_;
};

}  // namespace offhand
