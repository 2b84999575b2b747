#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/events/event_hub.h"
#include "impl/perception/perception.h"
#include "platform/api/platform.h"

namespace offhand {

/// What the user did, as ax_workflow takes it, and what was left out of it, with the reason.
struct UserDeeds {
  struct Step {
    std::string tool;
    nlohmann::json arguments;
  };
  struct LeftOut {
    std::string what;
    std::string reason;
  };
  std::vector<Step> steps;
  std::vector<LeftOut> left_out;
};

/// Turns what the user does with pointer and keyboard into steps, in a thread of its own, from begin() to finish().
/// What was pressed is looked for in the window as it was before the press, which may have changed it: windows are read
/// again after each input and each change that their applications report. What goes into an open list is the value of
/// what that belongs to; what goes into any other menu by keys is left out, since they could end in a window. Which
/// keys make a text is never looked at: a field that was typed into is read once the user leaves it. Password fields
/// are not read, and neither are fields of other applications than the named one.
class UserRecording {
 public:
  struct Options {
    /// Whose typed text is kept; 0: of none.
    std::int64_t named_pid = 0;
  };
  /// `facets` must outlive it. `changes`: what all applications report. `facet_missing` where the platform cannot tell
  /// what the user does.
  static Result<std::unique_ptr<UserRecording>> begin(const platform::Facets& facets, Perception& perception,
                                                      const Options& options, std::unique_ptr<EventWatch> changes,
                                                      const platform::Limits& limits);
  ~UserRecording();
  UserRecording(const UserRecording&) = delete;
  UserRecording& operator=(const UserRecording&) = delete;

  /// Waits for what is in hand, and ends it.
  UserDeeds finish();

  /// As many as a workflow may have.
  static constexpr std::size_t most_steps = 200;

 private:
  /// What takes text or a value, and has not been left yet.
  struct Field {
    platform::WindowInfo window;
    platform::Node node;
    std::string query;
    bool is_typed_into = false;
    /// A press may have opened its list, which takes the keys from then on.
    bool may_be_open = false;
    /// Where it holds a value that is set otherwise: what it held.
    std::optional<std::string> held = {};
    /// What it held after the last key.
    std::optional<std::string> text = {};
  };
  struct Look {
    platform::TimePoint read_by = {};
    SnapshotPtr snapshot = nullptr;
  };
  struct SeenWindow {
    Look latest = {};
    Look earlier = {};
  };
  UserRecording(const platform::Facets& facets, Perception& perception, const Options& options);
  void run(const std::stop_token& stop);
  void heed(EventWatch& watch, const std::stop_token& stop);
  void look(std::int64_t window_id);
  SnapshotPtr seen_before(const platform::WindowInfo& window, platform::TimePoint at) const;
  void handle(const platform::UserInput& input);
  void on_press(const platform::WindowInfo& window, const platform::UserInput& input);
  void on_press_of(const platform::WindowInfo& window, const platform::UserInput& input, const Snapshot& snapshot,
                   std::size_t place);
  bool choose_option(const platform::WindowInfo& window, const Snapshot& snapshot, std::size_t place);
  bool goes_to_popup(const platform::WindowInfo& window, const platform::UserInput& input);
  void on_key(const platform::WindowInfo& window, const platform::UserInput& input);
  void on_typing(const platform::WindowInfo& window);
  void enter_field(const platform::WindowInfo& window, const platform::Node& node);
  void leave_field();
  void keep_text();
  std::optional<std::string> text_of_field() const;
  std::optional<std::string> choice_of_field() const;
  void add(const platform::WindowInfo& window, std::string tool, nlohmann::json arguments);
  std::string name_of_application(const platform::WindowInfo& window);
  void leave_out(std::string what, std::string reason);
  platform::Limits limits() const;

  const platform::Facets facets_;
  Perception& perception_;
  const Options options_;
  UserDeeds deeds_;
  std::optional<Field> field_;
  std::set<std::int64_t> connected_;
  /// By process.
  std::map<std::int64_t, std::string> names_;
  /// Windows as they were before the next input.
  std::map<std::int64_t, SeenWindow> seen_;
  /// Not before then.
  platform::TimePoint look_again_;
  /// Of the last click.
  platform::TimePoint clicked_at_;

  std::mutex mutex_;
  std::condition_variable_any came_;
  std::deque<platform::UserInput> inputs_;
  std::int64_t inputs_lost_ = 0;
  bool is_last_ = false;
  /// Since the windows were read.
  bool has_changed_ = false;
  std::stop_source stop_;
  std::shared_ptr<void> listening_;
  std::jthread thread_;
  std::jthread watching_;
};

}  // namespace offhand
