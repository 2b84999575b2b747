#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

#include "platform/api/event.h"

namespace offhand {

/// What changes about an application's elements, so that nothing is pressed that may be something else in the next
/// moment: a page that fills its list anew into the same nodes, a list that is being sorted. What a tree says lags
/// behind what is shown; so an element counts as resting only some time after the last change on it or around it, and
/// longer where such changes come again and again. What a clock draws anew, every second or more rarely, rests between
/// two drawings, but not when the next one is near: a press that is checked before it may arrive after it.
///
/// What was out of sight and shows again is looked at anew, a list of options that was opened twice: the changes of its
/// former showing were of that one, and none comes while it does not show.
class ChangeRate {
 public:
  /// So long a change is remembered.
  static constexpr std::chrono::seconds memory{5};
  /// So long after a single change an element rests again. Chromium tells of a change 20 to 60 ms after it shows.
  static constexpr std::chrono::milliseconds quiet{100};
  /// So long an application has to be listened to before an item of a list, table or tree of its is believed to rest:
  /// time for two changes of a page that draws its list anew all the time.
  static constexpr std::chrono::milliseconds acquaintance{800};

  void note(const platform::Event& event);

  struct State {
    bool rests = true;
    std::size_t changes = 0;
  };
  /// Of these nodes together, which lie in `holder` or are it.
  State state(std::int64_t pid, const std::vector<platform::NodeHandle>& nodes, const platform::NodeHandle& holder,
              platform::TimePoint now) const;
  void forget(std::int64_t pid) { by_process_.erase(pid); }

 private:
  static constexpr std::size_t max_nodes_per_process = 2048;
  static constexpr std::size_t changes_kept = 8;
  struct Changes {
    std::deque<platform::TimePoint> times;
    /// Since when it does not show.
    std::optional<platform::TimePoint> hidden;
    /// When its former showing ended.
    std::optional<platform::TimePoint> ended;
  };
  using Nodes = std::map<platform::NodeHandle, Changes>;

  static void note_showing(Nodes& nodes, const platform::Event& event);

  std::map<std::int64_t, Nodes> by_process_;
};

}  // namespace offhand
