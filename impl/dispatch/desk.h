#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "generated/types/config.h"
#include "impl/action/action_run.h"
#include "impl/action/press_spacing.h"
#include "impl/dispatch/locks.h"
#include "impl/dispatch/process_gate.h"
#include "impl/events/event_hub.h"
#include "impl/perception/perception.h"
#include "impl/policy/denied_applications.h"
#include "impl/policy/policy.h"
#include "impl/session/sessions.h"
#include "impl/target/resolver.h"
#include "impl/user_state/user_presence.h"
#include "impl/user_state/user_state_keeper.h"
#include "platform/api/platform.h"

namespace offhand {

/// One platform, once a call needs it, with all that is known of its windows and what keeps calls there out of each
/// other's way. Window ids and elements mean something on their desk alone.
class Desk {
 public:
  /// `platform` as for platform::open; `forget_window` is told of every window that closes.
  Desk(DeskId id, std::string platform, const Config& config,
       std::function<void(std::int64_t window_id)> forget_window);
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  DeskId id() const { return id_; }
  /// Name of the backend, without opening it.
  const std::string& platform_name() const { return platform_name_; }
  /// Opens the backend when it is first needed; one that failed is tried again by the next call. It shows no
  /// application that is denied.
  Result<platform::Platform*> platform();
  /// Why this platform lacks a tool; empty when it has it.
  std::optional<std::string> unsupported_reason(const ToolInfo& tool) const;
  /// Why its facets do not suffice for a tool; empty if they do, or if the platform cannot be opened.
  std::optional<std::string> missing_here(const ToolInfo& tool);
  /// For a call of a client, which is asked what a query of an action means that finds several elements or none; null:
  /// nobody is. `look`: see Resolver::Rules.
  Resolver resolver(const Scope& scope, bool acts, Connecting connecting, const Config& config, Client* client,
                    Resolver::Look look);

  EventHub& events() { return events_; }
  Perception& perception() { return perception_; }
  Locks& locks() { return locks_; }
  ProcessGate& processes() { return processes_; }
  UserStateKeeper& user_state_keeper() { return user_state_keeper_; }
  ActionServices action_services() { return {perception_, events_, press_spacing_, user_state_keeper_}; }
  UserPresence& user_presence() { return user_presence_; }
  /// What denied_applications and allowed_applications say now, once the backend is open. Whether they deny others:
  /// what is remembered of their windows is forgotten then, what sessions know of them otherwise see Sessions::deny().
  bool deny(const std::vector<std::string>& applications, const std::vector<std::string>& allowed);
  DeniedApplications& denied_applications() { return *denied_; }
  /// Of denied applications, once the backend is open; null before.
  Policy* screen_policy() const { return screen_policy_.get(); }

 private:
  /// Everything the backend reports: whoever remembers windows forgets those that close, and actions learn of the rest.
  class News final : public platform::EventSink {
   public:
    explicit News(Desk& desk) : desk_(desk) {}
    void post(platform::Event event) override;

   private:
    Desk& desk_;
  };

  const DeskId id_;
  const std::string specification_;
  const std::function<void(std::int64_t window_id)> forget_window_;
  std::string platform_name_;
  EventHub events_;
  Perception perception_;
  Locks locks_;
  ProcessGate processes_;
  PressSpacing press_spacing_;
  const std::shared_ptr<DeniedApplications> denied_ = std::make_shared<DeniedApplications>();
  // Before the platform, whose threads report to it, and after what they report.
  UserPresence user_presence_;
  std::mutex opening_;
  std::atomic<bool> is_open_ = false;
  News news_{*this};
  std::unique_ptr<platform::Platform> platform_;
  std::shared_ptr<Policy> screen_policy_;
  UserStateKeeper user_state_keeper_{events_};
};

}  // namespace offhand
