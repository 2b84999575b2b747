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
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/platform.h"

namespace offhand {

/// The applications of a desk that the setting denied_applications names: by the name that their windows have, by their
/// desktop id, or by their executable. Whatever names one window of a process names the process. guard_facets() keeps
/// them out of what a platform shows.
class DeniedApplications {
 public:
  /// Of the platform that shows them all.
  void watch(const platform::Platform& platform);
  /// What the setting says now. Whether it said something else before.
  bool set(const std::vector<std::string>& entries);
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
  /// Whether a process was found to be denied; asks nobody, for whoever may not wait.
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
  struct Verdict {
    bool denied = false;
    Clock::time_point at;
  };
  /// What is known of a process is looked up again after this time: another program may run in it by then.
  static constexpr std::chrono::seconds verdict_lifetime{1};
  static constexpr std::chrono::seconds listing_timeout{1};

  bool denies(std::int64_t pid, const std::string& app_name) const;
  // All with the lock held.
  bool is_denied(std::int64_t pid, const std::string& app_name) const;
  bool look_up(std::int64_t pid, const std::string& app_name) const;
  const std::set<std::string>& names_of_windows(std::int64_t pid) const;
  void take_names(const std::vector<platform::WindowInfo>& windows) const;
  bool is_named(const std::string& name) const;
  bool is_program(const std::string& path) const;
  void forget();

  mutable std::mutex mutex_;
  // No owner: what the platform holds must not outlive it.
  std::weak_ptr<platform::Apps> apps_;
  std::weak_ptr<platform::Windows> windows_;
  std::weak_ptr<platform::Clock> clock_;
  std::vector<std::string> names_;
  std::vector<Entry> entries_;
  mutable std::map<std::pair<std::int64_t, std::string>, Verdict> verdicts_;
  /// What the windows of each process are called, and when they were listed.
  mutable std::map<std::int64_t, std::set<std::string>> names_of_windows_;
  mutable std::optional<Clock::time_point> listed_at_;
  std::vector<std::function<void()>> told_;
  // Held while nothing else is taken: events come from within backends.
  mutable std::mutex known_mutex_;
  mutable std::set<std::int64_t> known_;
};

}  // namespace offhand
