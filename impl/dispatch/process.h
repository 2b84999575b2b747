#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/facets.h"
#include "generated/types/config.h"
#include "impl/base/executor.h"
#include "impl/config/allowance.h"
#include "impl/config/configuration.h"
#include "impl/dispatch/alarms.h"
#include "impl/dispatch/desk.h"
#include "impl/dispatch/halt.h"
#include "impl/dispatch/idle_watch.h"
#include "impl/dispatch/statistics.h"
#include "impl/policy/audit_log.h"
#include "impl/policy/policy.h"
#include "impl/policy/rate_limits.h"
#include "impl/policy/security_policy.h"
#include "impl/recording/recordings.h"
#include "impl/session/sessions.h"
#include "impl/tools/call.h"
#include "impl/user_recording/user_recordings.h"

namespace offhand {

/// What lives as long as the process, whatever desk a call is for: settings, sessions, recordings, statistics, threads.
class Process {
 public:
  struct Options {
    Config config;
    /// File that the settings were read from and that is read again when it changes; empty: they stay as they are.
    std::string config_file = {};
    /// Of its own desk, as for platform::open; empty means this system's own.
    std::string platform = {};
    /// What clients are offered; null means all that this build declares.
    const Catalog* catalog = nullptr;
    /// What every call has to be admitted by, besides the settings; null: nothing.
    std::shared_ptr<Policy> policy = nullptr;
    /// What the server of these tools hands to their bodies.
    FacetTable facets = {};
  };

  explicit Process(Options options);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// The settings in force, for calls without any of their own.
  std::shared_ptr<const Config> config() { return configuration_.current(); }
  Configuration& configuration() { return configuration_; }
  const Catalog& catalog() const { return *options_.catalog; }
  static std::chrono::milliseconds timeout_of(TimeoutKind kind, const Config& config);
  /// What every call has to be admitted by, in this order.
  const std::vector<Policy*>& policies() const { return policies_; }
  /// Whether clients are offered a tool of the catalog: this desktop has it, and the mode that holds for them allows
  /// it.
  bool offers(const ToolInfo& tool, ConfigSecurityMode mode);
  /// The time of calls that have nothing to do with a desktop.
  platform::Clock& machine_clock() { return *machine_clock_; }

  /// Of calls that name none.
  Desk& desk() { return *desks_.front(); }
  /// Another one beside it; as long as the process.
  Desk& add_desk(std::string platform);

  /// What the settings deny on a desk; sessions forget what they know of it. Call before anything of the desk is told.
  void deny_applications(Desk& desk, const Config& config);

  Sessions& sessions() { return sessions_; }
  Recordings& recordings() { return recordings_; }
  CallServices call_services(Desk& desk) {
    return {catalog(),   desk.platform_name(), statistics_,   configuration_,  sessions_,
            recordings_, user_recordings_,     vision_calls_, options_.facets, desk.action_services()};
  }
  /// Call after a session was used. It is idle after `idle_ttl` without use; 0: never.
  void watch_idleness(std::chrono::seconds idle_ttl);
  AuditLog& audit_log() { return audit_log_; }
  Statistics& statistics() { return statistics_; }
  Halt& halt() { return halt_; }
  Alarms& alarms() { return alarms_; }
  Executor& executor() { return executor_; }

 private:
  std::optional<IdleWatch::Clock::time_point> end_idle();

  Options options_;
  Configuration configuration_;
  Halt halt_;
  RateLimits rate_limits_;
  AuditLog audit_log_;
  Allowance vision_calls_{"questions to a model"};
  SecurityPolicy security_policy_;
  std::vector<Policy*> policies_;
  std::unique_ptr<platform::Clock> machine_clock_;
  Sessions sessions_;
  Recordings recordings_;
  UserRecordings user_recordings_;
  Statistics statistics_;
  std::mutex adding_;
  std::vector<std::unique_ptr<Desk>> desks_;
  Alarms alarms_;
  IdleWatch idle_watch_;
  // Last: jobs that still run use everything above.
  Executor executor_;
};

}  // namespace offhand
