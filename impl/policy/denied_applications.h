#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/platform.h"

namespace offhand {

/// The applications of a desk that the setting denied_applications names, and where allowed_applications names any, all
/// that it does not: by the name that their windows have, by their desktop id, or by their executable. Whatever names
/// one window of a process names the process. guard_facets() keeps them out of what a platform shows.
class DeniedApplications {
 public:
  /// Of the platform that shows them all.
  void watch(const platform::Platform& platform);
  /// What the settings say now. Whether they said something else before.
  bool set(const std::vector<std::string>& denied, const std::vector<std::string>& allowed);
  bool none() const;
  /// `told` is called after every change of the setting by which something is denied.
  void at_change(std::function<void()> told);
  /// All windows, as they were just listed: by them a process is known by the names of its windows.
  void saw(const std::vector<platform::WindowInfo>& windows);

  /// Those of denied applications, as far as they can be listed.
  std::vector<std::int64_t> windows() const;
  bool denies(const platform::WindowInfo& window) const;
  bool denies(const platform::LaunchPlan& plan) const;
  bool denies(const platform::AppInfo& app) const;
  bool denies_process(std::int64_t pid) const;
  /// Whether a process was found to be denied, or is not known to be one of those that are allowed; asks nobody, for
  /// whoever may not wait.
  bool is_known(std::int64_t pid) const;

  /// `application_denied`. `what` in words of the caller: what an application is called says already that it is there.
  static Error refusal(const std::string& what);

 private:
  using Clock = std::chrono::steady_clock;
  struct Entry {
    std::string folded;
    /// How such an application is started, where one is installed.
    std::optional<platform::LaunchPlan> plan;
  };
  /// What a setting names.
  using List = std::vector<Entry>;
  struct Verdict {
    bool named = false;
    Clock::time_point at;
  };
  using Question = std::tuple<const List*, std::int64_t, std::string>;
  /// What is known of a process is looked up again after this time: another program may run in it by then.
  static constexpr std::chrono::seconds verdict_lifetime{1};
  static constexpr std::chrono::seconds listing_timeout{1};

  bool denies(std::int64_t pid, const std::string& app_name) const;
  // All with the lock held.
  List entries_of(const std::vector<std::string>& names) const;
  bool says_nothing() const { return denied_.empty() && allowed_.empty(); }
  /// Whether something is denied that `names` finds in a list, or does not.
  template <class Names>
  bool is_denied(const Names& names) const {
    return (!denied_.empty() && names(denied_)) || (!allowed_.empty() && !names(allowed_));
  }
  bool names_process(const List& list, std::int64_t pid, const std::string& app_name) const;
  bool names(const List& list, std::int64_t pid, const std::string& app_name) const;
  bool look_up(const List& list, std::int64_t pid, const std::string& app_name) const;
  static bool names_plan(const List& list, const platform::LaunchPlan& plan);
  const std::set<std::string>& names_of_windows(std::int64_t pid) const;
  void take_names(const std::vector<platform::WindowInfo>& windows) const;
  void forget();

  mutable std::mutex mutex_;
  // No owner: what the platform holds must not outlive it.
  std::weak_ptr<platform::Apps> apps_;
  std::weak_ptr<platform::Windows> windows_;
  std::weak_ptr<platform::Clock> clock_;
  std::vector<std::string> denied_names_;
  std::vector<std::string> allowed_names_;
  List denied_;
  List allowed_;
  mutable std::map<Question, Verdict> verdicts_;
  /// What the windows of each process are called, and when they were listed.
  mutable std::map<std::int64_t, std::set<std::string>> names_of_windows_;
  mutable std::optional<Clock::time_point> listed_at_;
  std::vector<std::function<void()>> told_;
  // Held while nothing else is taken: events come from within backends.
  mutable std::mutex known_mutex_;
  mutable std::set<std::int64_t> known_;
  mutable std::set<std::int64_t> known_allowed_;
  bool some_are_allowed_ = false;
};

}  // namespace offhand
