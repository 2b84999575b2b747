#include "impl/dispatch/guarded_facets.h"

#include <algorithm>
#include <utility>

#include "impl/perception/picture.h"

namespace offhand {
namespace {

using platform::AppInfo;
using platform::Limits;
using platform::WindowInfo;
using Denied = std::shared_ptr<DeniedApplications>;
using RawWindows = std::shared_ptr<platform::Windows>;

class GuardedWindows final : public platform::Windows {
 public:
  GuardedWindows(RawWindows raw, Denied denied) : raw_(std::move(raw)), denied_(std::move(denied)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override {
    OFFHAND_ASSIGN(auto windows, raw_->list(limits));
    if (!denied_->none()) std::erase_if(windows, [&](const WindowInfo& window) { return denied_->denies(window); });
    return windows;
  }
  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(auto window, raw_->describe(window_id, limits));
    if (denied_->denies(window)) return fail(DeniedApplications::refusal(window.app_name));
    return window;
  }
  Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_CHECK(check(window_id, limits));
    return raw_->blockers(window_id, limits);
  }
  std::vector<platform::OwnedWindow> known_windows(std::int64_t pid) const override {
    return denied_->denies_process(pid) ? std::vector<platform::OwnedWindow>() : raw_->known_windows(pid);
  }
  bool passes_by(std::int64_t window_id, const Limits& limits) override { return raw_->passes_by(window_id, limits); }
  Result<platform::WindowReport> report(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_CHECK(check(window_id, limits));
    return raw_->report(window_id, limits);
  }

  /// That it is not of a denied application.
  Result<void> check(std::int64_t window_id, const Limits& limits) {
    if (denied_->none()) return {};
    OFFHAND_CHECK(describe(window_id, limits));
    return {};
  }

 private:
  const RawWindows raw_;
  const Denied denied_;
};

class GuardedWindowPlacement final : public platform::WindowPlacement {
 public:
  GuardedWindowPlacement(std::shared_ptr<platform::WindowPlacement> raw, std::shared_ptr<GuardedWindows> windows)
      : raw_(std::move(raw)), windows_(std::move(windows)) {}

  Result<std::string> manager(const Limits& limits) override { return raw_->manager(limits); }
  Result<platform::HiddenPlace> activate(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_CHECK(windows_->check(window_id, limits));
    return raw_->activate(window_id, limits);
  }
  Result<void> put_away(std::int64_t window_id, const platform::HiddenPlace& where, const Limits& limits) override {
    return raw_->put_away(window_id, where, limits);
  }
  Result<void> place(std::int64_t window_id, const Bounds& frame, const Limits& limits) override {
    OFFHAND_CHECK(windows_->check(window_id, limits));
    return raw_->place(window_id, frame, limits);
  }

 private:
  const std::shared_ptr<platform::WindowPlacement> raw_;
  const std::shared_ptr<GuardedWindows> windows_;
};

class GuardedScreen final : public platform::Screen {
 public:
  GuardedScreen(std::shared_ptr<platform::Screen> raw, RawWindows windows, Denied denied)
      : raw_(std::move(raw)), windows_(std::move(windows)), denied_(std::move(denied)) {}

  Result<void> available(const Limits& limits) override { return raw_->available(limits); }
  Result<platform::Picture> capture(const WindowInfo& window, const Limits& limits) override {
    if (denied_->denies(window)) return fail(DeniedApplications::refusal(window.app_name));
    return raw_->capture(window, limits);
  }
  /// A window may move while the picture is taken: where it was before and where it is afterwards are painted over,
  /// whatever lies above it, which may let it shine through.
  Result<platform::Picture> capture_desktop(const Limits& limits) override {
    if (denied_->none()) return raw_->capture_desktop(limits);
    OFFHAND_ASSIGN(auto hidden, areas(limits));
    OFFHAND_ASSIGN(auto picture, raw_->capture_desktop(limits));
    OFFHAND_ASSIGN(const auto since, areas(limits));
    hidden.insert(hidden.end(), since.begin(), since.end());
    for (const auto& area : hidden) paint_over(picture, area);
    return picture;
  }
  Result<std::unique_ptr<platform::Film>> film(const std::string& path, const Limits& limits) override {
    if (!denied_->none()) return fail(DeniedApplications::refusal("What a video of the screen would show"));
    return raw_->film(path, limits);
  }

 private:
  Result<std::vector<Bounds>> areas(const Limits& limits) {
    std::vector<Bounds> areas;
    if (!windows_) return areas;
    OFFHAND_ASSIGN(const auto all, windows_->list(limits));
    for (const auto& window : all) {
      if (!denied_->denies(window)) continue;
      if (!window.is_minimized) areas.push_back(window.bounds);
      // Menus and the like, which no list has.
      for (const auto& owned : windows_->known_windows(window.pid)) {
        if (const auto popup = windows_->describe(owned.window_id, limits); popup && !popup->is_minimized)
          areas.push_back(popup->bounds);
      }
    }
    return areas;
  }

  const std::shared_ptr<platform::Screen> raw_;
  const RawWindows windows_;
  const Denied denied_;
};

class GuardedApps final : public platform::Apps {
 public:
  GuardedApps(std::shared_ptr<platform::Apps> raw, Denied denied) : raw_(std::move(raw)), denied_(std::move(denied)) {}

  Result<std::vector<AppInfo>> list(const std::vector<WindowInfo>& windows, const Limits& limits) override {
    OFFHAND_ASSIGN(auto apps, raw_->list(windows, limits));
    if (!denied_->none()) std::erase_if(apps, [&](const AppInfo& app) { return denied_->denies(app); });
    return apps;
  }
  Result<platform::LaunchPlan> plan(const std::optional<std::string>& name,
                                    const std::optional<std::string>& launch_path, const std::vector<std::string>& urls,
                                    const std::vector<std::string>& arguments) override {
    OFFHAND_ASSIGN(auto plan, raw_->plan(name, launch_path, urls, arguments));
    if (denied_->denies(plan)) return fail(DeniedApplications::refusal(plan.name));
    return plan;
  }
  Result<std::int64_t> start(const platform::LaunchPlan& plan, const Limits& limits) override {
    if (denied_->denies(plan)) return fail(DeniedApplications::refusal(plan.name));
    return raw_->start(plan, limits);
  }
  Result<platform::ProcessInfo> process(std::int64_t pid) override {
    OFFHAND_ASSIGN(auto process, raw_->process(pid));
    if (denied_->denies_process(pid)) return fail(DeniedApplications::refusal(process.name));
    return process;
  }
  Result<void> kill(std::int64_t pid, const Limits& limits) override {
    OFFHAND_CHECK(process(pid));
    return raw_->kill(pid, limits);
  }
  std::string last_words(std::int64_t pid) override {
    return denied_->denies_process(pid) ? std::string() : raw_->last_words(pid);
  }
  bool is_instance(const platform::LaunchPlan& plan, const Window& window, platform::InstanceOf of) override {
    return raw_->is_instance(plan, window, of);
  }
  std::optional<platform::Ended> ended(std::int64_t pid) override { return raw_->ended(pid); }
  std::vector<std::int64_t> process_tree(std::int64_t pid) override { return raw_->process_tree(pid); }
  bool is_in_process_tree(std::int64_t pid, std::int64_t other) override {
    return raw_->is_in_process_tree(pid, other);
  }
  std::function<bool(std::int64_t other)> members_of_process_tree(std::int64_t pid) override {
    return raw_->members_of_process_tree(pid);
  }
  std::unique_ptr<platform::Workload> workload(std::int64_t pid, const Limits& limits) override {
    return raw_->workload(pid, limits);
  }
  bool started_here(std::int64_t pid) override { return raw_->started_here(pid); }
  std::optional<std::string> protected_reason(std::int64_t pid) override { return raw_->protected_reason(pid); }

 private:
  const std::shared_ptr<platform::Apps> raw_;
  const Denied denied_;
};

/// Of the screen as a whole the guarded facets would show what lies below a denied window in its place.
class DeniedOnScreen final : public Policy {
 public:
  DeniedOnScreen(RawWindows windows, std::shared_ptr<platform::UserDesk> user_desk, Denied denied)
      : windows_(std::move(windows)), user_desk_(std::move(user_desk)), denied_(std::move(denied)) {}

  Result<void> admits(const CallFacts& /*call*/) override { return {}; }
  Result<void> admits_target(const CallFacts& call, const Target& target,
                             const TargetApplication& /*application*/) override {
    if (denied_->none() || !is_on_screen(call.address) || !windows_) return {};
    OFFHAND_ASSIGN(const auto all, windows_->list(call.limits));
    std::int64_t focus_owner = 0;
    if (user_desk_ && !target.point) {
      OFFHAND_ASSIGN(const auto user, user_desk_->user_state(call.limits));
      focus_owner = user.focus_owner;
    }
    const auto lies_at = [](const WindowInfo& window, const std::optional<PointTarget>& point) {
      const auto& area = window.bounds;
      return point && !window.is_minimized && point->x >= static_cast<double>(area.x) &&
             point->y >= static_cast<double>(area.y) && point->x < static_cast<double>(area.x + area.width) &&
             point->y < static_cast<double>(area.y + area.height);
    };
    for (const auto& window : all) {
      const bool has_keyboard = focus_owner != 0 && window.window_id == focus_owner;
      const bool is_touched = has_keyboard || lies_at(window, target.point) || lies_at(window, target.to);
      if (is_touched && denied_->denies(window)) return fail(DeniedApplications::refusal(window.app_name));
    }
    return {};
  }

 private:
  const RawWindows windows_;
  const std::shared_ptr<platform::UserDesk> user_desk_;
  const Denied denied_;
};

}  // namespace

std::shared_ptr<Policy> guard_facets(platform::Platform& platform, std::shared_ptr<DeniedApplications> denied) {
  const auto windows = platform.windows;
  denied->watch(platform.apps);
  if (windows) {
    const auto guarded = std::make_shared<GuardedWindows>(windows, denied);
    platform.windows = guarded;
    if (auto& placement = platform.window_placement)
      placement = std::make_shared<GuardedWindowPlacement>(placement, guarded);
  }
  if (platform.screen) platform.screen = std::make_shared<GuardedScreen>(platform.screen, windows, denied);
  if (platform.apps) platform.apps = std::make_shared<GuardedApps>(platform.apps, denied);
  return std::make_shared<DeniedOnScreen>(windows, platform.user_desk, std::move(denied));
}

}  // namespace offhand
