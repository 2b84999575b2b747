#include "impl/dispatch/runtime.h"

#include <algorithm>

#include "generated/registry/registry.h"
#include "generated/support/platforms.h"
#include "impl/base/random.h"
#include "impl/config/desk.h"
#include "impl/config/desktop_name.h"
#include "platform/host/directories.h"
#include "platform/host/steady_clock.h"
#include "platform/select.h"

namespace offhand {

Runtime::Runtime(Options options)
    : options_(std::move(options)),
      configuration_(options_.config, options_.config_file),
      machine_clock_(std::make_unique<platform::SteadyClock>()),
      perception_(random_id(), accessibility_policy(options_.config)),
      locks_(host::runtime_directory(), desktop_name()),
      idle_watch_([this] { return end_idle(); }) {
  sessions_.at_end([this](const Session& session) { recordings_.end(session); });
  if (options_.catalog == nullptr) options_.catalog = &offhand::catalog();
  if (const auto name = platform::backend_name(options_.platform)) platform_name_ = *name;
}

Runtime::~Runtime() {
  // What rings hands calls that waited to the executor, which ends before anything else does.
  alarms_.end();
}

std::optional<std::string> Runtime::unsupported_reason(const ToolInfo& tool) const {
  const auto* declared = find_support(tool, platform_name_);
  if (declared == nullptr || declared->support != Support::none) return std::nullopt;
  return std::string(declared->note);
}

std::optional<std::string> Runtime::missing_here(const ToolInfo& tool) {
  const auto opened = tool.needs.empty() ? nullptr : platform().value_or(nullptr);
  if (opened == nullptr) return std::nullopt;
  const auto facets = platform::Facets::of(*opened, tool.needs);
  return facets ? std::nullopt : std::optional(facets.error().message);
}

std::chrono::milliseconds Runtime::timeout_of(TimeoutKind kind, const Config& config) {
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

Resolver Runtime::resolver(const Scope& scope, bool acts, const Config& config) {
  Resolver::Rules rules;
  if (config.capture_scope == ConfigCaptureScope::desktop) rules.whole_screen = Resolver::WholeScreen::allowed;
  if (acts) rules.ready_timeout = std::chrono::milliseconds(config.ready_timeout_ms);
  return {scope, perception_, events_, rules};
}

void Runtime::News::post(platform::Event event) {
  // A window that only a tree knows has no number.
  if (event.kind == platform::EventKind::window_closed && event.window_id != 0) {
    runtime_.perception_.forget_window(event.window_id);
    runtime_.sessions_.forget_window(event.window_id);
  }
  runtime_.events_.post(std::move(event));
}

void Runtime::watch_idleness(std::chrono::seconds idle_ttl) {
  if (idle_ttl.count() > 0) idle_watch_.look_again(IdleWatch::Clock::now() + idle_ttl);
}

std::optional<IdleWatch::Clock::time_point> Runtime::end_idle() {
  const auto idle = std::chrono::seconds(config()->session_idle_ttl_secs);
  const auto now = Sessions::Clock::now();
  const auto runs = sessions_.end_idle(now, idle);
  const auto recordings = recordings_.end_idle(now, idle);
  return runs && recordings ? std::min(*runs, *recordings) : (runs ? runs : recordings);
}

Result<platform::Platform*> Runtime::platform() {
  const std::scoped_lock lock(opening_);
  if (!platform_) {
    OFFHAND_ASSIGN(platform_, platform::open(options_.platform, news_));
  }
  return platform_.get();
}

}  // namespace offhand
