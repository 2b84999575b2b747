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
/// What is at a point or has the focus is asked for at each event. Which keys make a text is never looked at: a field
/// that was typed into is read once the user leaves it. Password fields are not read, and neither are fields of other
/// applications than the named one.
class UserRecording {
 public:
  struct Options {
    /// Whose typed text is kept; 0: of none.
    std::int64_t named_pid = 0;
  };
  /// `facets` must outlive it. `facet_missing` where the platform cannot tell what the user does.
  static Result<std::unique_ptr<UserRecording>> begin(const platform::Facets& facets, Perception& perception,
                                                      const Options& options, const platform::Limits& limits);
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
    /// Where it holds a value that is set otherwise: what it held.
    std::optional<std::string> held = {};
    /// What it held after the last key.
    std::optional<std::string> text = {};
  };
  UserRecording(const platform::Facets& facets, Perception& perception, const Options& options);
  void run(const std::stop_token& stop);
  void handle(const platform::UserInput& input);
  void on_press(const platform::WindowInfo& window, const platform::UserInput& input);
  void on_key(const platform::WindowInfo& window, const platform::UserInput& input);
  void on_typing(const platform::WindowInfo& window);
  void enter_field(const platform::WindowInfo& window, const platform::Node& node);
  void leave_field();
  void keep_text();
  std::optional<std::string> text_of_field() const;
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
  /// Of the last click.
  platform::TimePoint clicked_at_;

  std::mutex mutex_;
  std::condition_variable_any came_;
  std::deque<platform::UserInput> inputs_;
  std::int64_t inputs_lost_ = 0;
  bool is_last_ = false;
  std::stop_source stop_;
  std::shared_ptr<void> listening_;
  std::jthread thread_;
};

}  // namespace offhand
