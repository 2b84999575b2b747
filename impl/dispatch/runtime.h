#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/facets.h"
#include "generated/types/config.h"
#include "impl/action/press_spacing.h"
#include "impl/base/executor.h"
#include "impl/config/configuration.h"
#include "impl/dispatch/alarms.h"
#include "impl/dispatch/idle_watch.h"
#include "impl/dispatch/locks.h"
#include "impl/dispatch/process_gate.h"
#include "impl/dispatch/statistics.h"
#include "impl/events/event_hub.h"
#include "impl/perception/perception.h"
#include "impl/recording/recordings.h"
#include "impl/session/sessions.h"
#include "impl/target/resolver.h"
#include "impl/tools/call.h"
#include "impl/user_state/user_state_keeper.h"
#include "platform/api/platform.h"

namespace offhand {

class Policy;
class Recorder;

/// What lives as long as the process: configuration, the platform once a call needs it, and the services that calls
/// share.
class Runtime {
 public:
  struct Options {
    Config config;
    /// File that the settings were read from and that is read again when it changes; empty: they stay as they are.
    std::string config_file = {};
    /// As for platform::open; empty means this system's own.
    std::string platform = {};
    /// What clients are offered; null means all that this build declares.
    const Catalog* catalog = nullptr;
    /// What every call passes on its way; null: nothing.
    std::shared_ptr<Policy> policy = nullptr;
    std::shared_ptr<Recorder> recorder = nullptr;
    /// What the server of these tools hands to their bodies.
    FacetTable facets = {};
  };

  explicit Runtime(Options options);
  ~Runtime();
  Runtime(const Runtime&) = delete;
  Runtime& operator=(const Runtime&) = delete;

  /// The settings in force, for calls without any of their own.
  std::shared_ptr<const Config> config() { return configuration_.current(); }
  Configuration& configuration() { return configuration_; }
  const Catalog& catalog() const { return *options_.catalog; }
  /// Name of the backend, without opening it.
  const std::string& platform_name() const { return platform_name_; }
  /// Opens the backend when it is first needed; one that failed is tried again by the next call.
  Result<platform::Platform*> platform();
  /// Why this platform lacks a tool; empty when it has it.
  std::optional<std::string> unsupported_reason(const ToolInfo& tool) const;
  /// Which facet the present desktop lacks for the tool, with the reason; empty if none, or if no desktop can be
  /// opened.
  std::optional<std::string> missing_here(const ToolInfo& tool);
  static std::chrono::milliseconds timeout_of(TimeoutKind kind, const Config& config);
  Resolver resolver(const Scope& scope, bool acts, const Config& config);
  Policy* policy() const { return options_.policy.get(); }
  Recorder* recorder() const { return options_.recorder.get(); }
  /// The time of calls that have nothing to do with a desktop.
  platform::Clock& machine_clock() { return *machine_clock_; }

  EventHub& events() { return events_; }
  UserStateKeeper& user_state_keeper() { return user_state_keeper_; }
  Perception& perception() { return perception_; }
  Sessions& sessions() { return sessions_; }
  Recordings& recordings() { return recordings_; }
  Locks& locks() { return locks_; }
  ProcessGate& processes() { return processes_; }
  CallServices call_services() {
    return {catalog(), platform_name_, statistics_,     configuration_,
            sessions_, recordings_,    options_.facets, {perception_, events_, press_spacing_, user_state_keeper_}};
  }
  /// A run was used, which is idle after that time without use; 0 is never.
  void watch_idleness(std::chrono::seconds idle_ttl);
  Statistics& statistics() { return statistics_; }
  Alarms& alarms() { return alarms_; }
  Executor& executor() { return executor_; }

 private:
  /// Everything the backend reports: whoever remembers windows forgets those that close, and actions learn of the rest.
  class News final : public platform::EventSink {
   public:
    explicit News(Runtime& runtime) : runtime_(runtime) {}
    void post(platform::Event event) override;

   private:
    Runtime& runtime_;
  };

  std::optional<IdleWatch::Clock::time_point> end_idle();

  Options options_;
  Configuration configuration_;
  std::string platform_name_;
  std::unique_ptr<platform::Clock> machine_clock_;
  EventHub events_;
  Perception perception_;
  Sessions sessions_;
  Recordings recordings_{perception_};
  Locks locks_;
  ProcessGate processes_;
  PressSpacing press_spacing_;
  Statistics statistics_;
  std::mutex opening_;
  News news_{*this};
  std::unique_ptr<platform::Platform> platform_;
  UserStateKeeper user_state_keeper_{events_};
  Alarms alarms_;
  IdleWatch idle_watch_;
  // Last: jobs that still run use everything above.
  Executor executor_;
};

}  // namespace offhand
