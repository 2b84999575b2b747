#include "impl/dispatch/process.h"

#include <algorithm>
#include <utility>

#include "generated/registry/registry.h"
#include "platform/host/steady_clock.h"

namespace offhand {

Process::Process(Options options)
    : options_(std::move(options)),
      configuration_(options_.config, options_.config_file),
      machine_clock_(std::make_unique<platform::SteadyClock>()),
      idle_watch_([this] { return end_idle(); }) {
  sessions_.at_end([this](const Session& session) {
    recordings_.end(session);
    user_recordings_.end(session);
  });
  if (options_.catalog == nullptr) options_.catalog = &offhand::catalog();
  policies_ = {&rate_limits_, &security_policy_};
  if (options_.policy) policies_.push_back(options_.policy.get());
  add_desk(options_.platform);
}

bool Process::offers(const ToolInfo& tool, ConfigSecurityMode mode) {
  return !desk().unsupported_reason(tool) && mode_allows(mode, tool);
}

Process::~Process() {
  // What rings hands calls that waited to the executor, which ends before anything else does.
  alarms_.end();
  // Those use the platforms.
  user_recordings_.end_all();
}

Desk& Process::add_desk(std::string platform) {
  const std::scoped_lock lock(adding_);
  const auto id = static_cast<DeskId>(desks_.size());
  const auto forget = [this, id](std::int64_t window_id) { sessions_.forget_window(id, window_id); };
  desks_.push_back(std::make_unique<Desk>(id, std::move(platform), options_.config, forget));
  return *desks_.back();
}

void Process::deny_applications(Desk& desk, const Config& config) {
  if (!desk.deny(config.denied_applications, config.allowed_applications)) return;
  sessions_.deny(desk.id(), [&](std::int64_t pid) { return desk.denied_applications().denies_process(pid); });
}

std::chrono::milliseconds Process::timeout_of(TimeoutKind kind, const Config& config) {
  switch (kind) {
    case TimeoutKind::read:
      return std::chrono::milliseconds(config.read_timeout_ms);
    case TimeoutKind::action:
      return std::chrono::milliseconds(config.action_timeout_ms);
    case TimeoutKind::run:
      return std::chrono::milliseconds(config.run_timeout_ms);
    case TimeoutKind::launch:
      break;
  }
  return std::chrono::milliseconds(config.launch_timeout_ms);
}

void Process::watch_idleness(std::chrono::seconds idle_ttl) {
  if (idle_ttl.count() > 0) idle_watch_.look_again(IdleWatch::Clock::now() + idle_ttl);
}

std::optional<IdleWatch::Clock::time_point> Process::end_idle() {
  const auto idle = std::chrono::seconds(config()->session_idle_ttl_secs);
  const auto now = Sessions::Clock::now();
  const auto runs = sessions_.end_idle(now, idle);
  const auto recordings = recordings_.end_idle(now, idle);
  return runs && recordings ? std::min(*runs, *recordings) : (runs ? runs : recordings);
}

}  // namespace offhand
