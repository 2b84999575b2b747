#include "impl/dispatch/desk.h"

#include <utility>

#include "generated/support/platforms.h"
#include "impl/base/random.h"
#include "impl/config/desk.h"
#include "impl/config/desktop_name.h"
#include "impl/dispatch/element_questions.h"
#include "impl/policy/guarded_facets.h"
#include "platform/host/directories.h"
#include "platform/select.h"

namespace offhand {
namespace {

/// Other processes meet this one at the desk that is this system's own.
std::string name_for_locks(DeskId id) {
  return id == own_desk ? desktop_name() : desktop_name() + '-' + std::to_string(id) + '-' + random_id();
}

}  // namespace

Desk::Desk(DeskId id, std::string platform, const Config& config,
           std::function<void(std::int64_t window_id)> forget_window)
    : id_(id),
      specification_(std::move(platform)),
      forget_window_(std::move(forget_window)),
      perception_(random_id(), accessibility_policy(config)),
      locks_(host::runtime_directory(), name_for_locks(id)) {
  if (const auto name = platform::backend_name(specification_)) platform_name_ = *name;
}

Result<platform::Platform*> Desk::platform() {
  const std::scoped_lock lock(opening_);
  if (!platform_) {
    OFFHAND_ASSIGN(platform_, platform::open(specification_, news_));
    screen_policy_ = guard_facets(*platform_, denied_);
    is_open_ = true;
  }
  return platform_.get();
}

std::optional<std::string> Desk::unsupported_reason(const ToolInfo& tool) const {
  const auto* declared = find_support(tool, platform_name_);
  if (declared == nullptr || declared->support != Support::none) return std::nullopt;
  return std::string(declared->note);
}

std::optional<std::string> Desk::missing_here(const ToolInfo& tool) {
  const auto opened = tool.needs.empty() ? nullptr : platform().value_or(nullptr);
  if (opened == nullptr) return std::nullopt;
  const auto facets = platform::Facets::of(*opened, tool.needs);
  return facets ? std::nullopt : std::optional(facets.error().message);
}

Resolver Desk::resolver(const Scope& scope, bool acts, Connecting connecting, const Config& config, Client* client,
                        Resolver::Look look) {
  Resolver::Rules rules;
  rules.connecting = connecting;
  rules.accessibility = accessibility_policy(config);
  if (config.capture_scope == ConfigCaptureScope::desktop) rules.whole_screen = Resolver::WholeScreen::allowed;
  if (acts) rules.ready_timeout = std::chrono::milliseconds(config.ready_timeout_ms);
  if (acts) {
    rules.choose = choice_of(client);
    rules.describe = description_of(client);
    rules.look = std::move(look);
  }
  return {scope, perception_, events_, rules};
}

bool Desk::deny(const std::vector<std::string>& applications, const std::vector<std::string>& allowed) {
  // Whoever opens it denies as soon as it is open; nobody else waits for that.
  if (!is_open_ || !denied_->set(applications, allowed) || denied_->none()) return false;
  for (const auto window : denied_->windows()) {
    perception_.forget_window(window);
    forget_window_(window);
  }
  return true;
}

void Desk::News::post(platform::Event event) {
  // A window that only a tree knows has no number.
  if (event.kind == platform::EventKind::window_closed && event.window_id != 0) {
    desk_.perception_.forget_window(event.window_id);
    desk_.forget_window_(event.window_id);
  }
  if (!desk_.denied_->is_known(event.pid)) desk_.events_.post(std::move(event));
}

}  // namespace offhand
