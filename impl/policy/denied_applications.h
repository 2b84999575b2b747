#pragma once

#include <chrono>
#include <cstdint>
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
/// desktop id, or by their executable. guard_facets() keeps them out of what a platform shows.
class DeniedApplications {
 public:
  /// Of the platform that shows them all.
  void watch(const std::shared_ptr<platform::Apps>& apps);
  /// What the setting says now.
  void set(const std::vector<std::string>& entries);
  bool none() const;

  bool denies(const platform::WindowInfo& window) const;
  bool denies(const platform::LaunchPlan& plan) const;
  bool denies(const platform::AppInfo& app) const;
  bool denies_process(std::int64_t pid) const;
  /// Whether a process was found to be denied; asks nobody, for whoever may not wait.
  bool is_known(std::int64_t pid) const;

  /// `application_denied`.
  static Error refusal(const std::string& application);

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

  bool denies(std::int64_t pid, const std::string& app_name) const;
  bool look_up(std::int64_t pid, const std::string& app_name) const;
  bool is_named(const std::string& name) const;
  bool is_program(const std::string& path) const;
  void forget();

  mutable std::mutex mutex_;
  // No owner: what the platform holds must not outlive it.
  std::weak_ptr<platform::Apps> apps_;
  std::vector<std::string> names_;
  std::vector<Entry> entries_;
  mutable std::map<std::pair<std::int64_t, std::string>, Verdict> verdicts_;
  // Held while nothing else is taken: events come from within backends.
  mutable std::mutex known_mutex_;
  mutable std::set<std::int64_t> known_;
};

}  // namespace offhand
