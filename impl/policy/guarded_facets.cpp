#include "impl/policy/guarded_facets.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <nlohmann/json.hpp>
#include <utility>
#include <variant>

#include "generated/types/errors.h"
#include "impl/perception/picture.h"
#include "platform/api/desktop_surface.h"

namespace offhand {
namespace {

using platform::AppInfo;
using platform::Limits;
using platform::WindowInfo;
using Denied = std::shared_ptr<DeniedApplications>;
using RawWindows = std::shared_ptr<platform::Windows>;

Error refused_window(std::int64_t window_id) {
  return DeniedApplications::refusal(fmt::format("Window {}", window_id));
}

Error refused_process(std::int64_t pid) { return DeniedApplications::refusal(fmt::format("Process {}", pid)); }

/// What denied applications take of the screen, whatever lies above it, which may let it shine through.
Result<std::vector<Bounds>> denied_areas(const RawWindows& windows, const Denied& denied, const Limits& limits) {
  std::vector<Bounds> areas;
  if (!windows || denied->none()) return areas;
  OFFHAND_ASSIGN(const auto all, windows->areas(limits));
  for (const auto& window : all) {
    if (denied->denies(window)) areas.push_back(window.bounds);
  }
  return areas;
}

class GuardedWindows final : public platform::Windows, public platform::DesktopSurface {
 public:
  GuardedWindows(RawWindows raw, Denied denied) : raw_(std::move(raw)), denied_(std::move(denied)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override {
    OFFHAND_ASSIGN(auto windows, raw_->list(limits));
    denied_->saw(windows);
    if (!denied_->none()) std::erase_if(windows, [&](const WindowInfo& window) { return denied_->denies(window); });
    return windows;
  }
  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(auto window, raw_->describe(window_id, limits));
    if (denied_->denies(window)) return fail(refused_window(window_id));
    return window;
  }
  Result<std::vector<WindowInfo>> areas(const Limits& limits) override {
    OFFHAND_ASSIGN(auto areas, raw_->areas(limits));
    if (!denied_->none()) std::erase_if(areas, [&](const WindowInfo& window) { return denied_->denies(window); });
    return areas;
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

  Result<std::vector<std::int64_t>> surfaces(const Limits& limits) override {
    auto* known = dynamic_cast<platform::DesktopSurface*>(raw_.get());
    if (known == nullptr) return std::vector<std::int64_t>();
    OFFHAND_ASSIGN(auto surfaces, known->surfaces(limits));
    if (denied_->none()) return surfaces;
    OFFHAND_ASSIGN(const auto allowed, list(limits));
    std::erase_if(surfaces,
                  [&](std::int64_t id) { return std::ranges::count(allowed, id, &WindowInfo::window_id) == 0; });
    return surfaces;
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

/// A video that ends once something is denied.
class GuardedFilm final : public platform::Film {
 public:
  explicit GuardedFilm(std::unique_ptr<platform::Film> raw) : raw_(std::move(raw)) {}

  Result<void> finish() override {
    const std::scoped_lock lock(mutex_);
    return finished_ ? *finished_ : raw_->finish();
  }
  std::string trouble() override {
    const std::scoped_lock lock(mutex_);
    return finished_ ? DeniedApplications::refusal("What a video of the screen would show").message : raw_->trouble();
  }
  void end() {
    const std::scoped_lock lock(mutex_);
    if (!finished_) finished_ = raw_->finish();
  }

 private:
  std::mutex mutex_;
  const std::unique_ptr<platform::Film> raw_;
  /// Before its time.
  std::optional<Result<void>> finished_;
};

/// The videos that are being made.
class Films {
 public:
  std::unique_ptr<platform::Film> add(std::unique_ptr<platform::Film> film) {
    const auto guarded = std::make_shared<GuardedFilm>(std::move(film));
    const std::scoped_lock lock(mutex_);
    std::erase_if(films_, [](const auto& known) { return known.expired(); });
    films_.push_back(guarded);
    return std::make_unique<Shared>(guarded);
  }
  void end() {
    std::vector<std::weak_ptr<GuardedFilm>> films;
    {
      const std::scoped_lock lock(mutex_);
      films.swap(films_);
    }
    for (const auto& known : films) {
      if (const auto film = known.lock()) film->end();
    }
  }

 private:
  class Shared final : public platform::Film {
   public:
    explicit Shared(std::shared_ptr<GuardedFilm> film) : film_(std::move(film)) {}
    Result<void> finish() override { return film_->finish(); }
    std::string trouble() override { return film_->trouble(); }

   private:
    const std::shared_ptr<GuardedFilm> film_;
  };

  std::mutex mutex_;
  std::vector<std::weak_ptr<GuardedFilm>> films_;
};

class GuardedScreen final : public platform::Screen {
 public:
  GuardedScreen(std::shared_ptr<platform::Screen> raw, RawWindows windows, Denied denied)
      : raw_(std::move(raw)), windows_(std::move(windows)), denied_(std::move(denied)) {
    denied_->at_change([films = films_] { films->end(); });
  }

  Result<void> available(const Limits& limits) override { return raw_->available(limits); }
  Result<platform::Picture> capture(const WindowInfo& window, const Limits& limits) override {
    if (denied_->denies(window)) return fail(refused_window(window.window_id));
    return raw_->capture(window, limits);
  }
  /// A window may move while the picture is taken: where it was before and where it is afterwards are painted over.
  Result<platform::Picture> capture_desktop(const Limits& limits) override {
    if (denied_->none()) return raw_->capture_desktop(limits);
    OFFHAND_ASSIGN(auto hidden, denied_areas(windows_, denied_, limits));
    OFFHAND_ASSIGN(auto picture, raw_->capture_desktop(limits));
    OFFHAND_ASSIGN(const auto since, denied_areas(windows_, denied_, limits));
    hidden.insert(hidden.end(), since.begin(), since.end());
    for (const auto& area : hidden) paint_over(picture, area);
    return picture;
  }
  Result<std::unique_ptr<platform::Film>> film(const std::string& path, const Limits& limits) override {
    if (!denied_->none()) return fail(DeniedApplications::refusal("What a video of the screen would show"));
    OFFHAND_ASSIGN(auto film, raw_->film(path, limits));
    return films_->add(std::move(film));
  }

 private:
  const std::shared_ptr<Films> films_ = std::make_shared<Films>();
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
    auto plan = raw_->plan(name, launch_path, urls, arguments);
    if (!plan) return fail(without_denied_suggestion(std::move(plan).error(), launch_path.value_or(name.value_or(""))));
    if (!denied_->denies(*plan)) return plan;
    if (name || launch_path) return fail(DeniedApplications::refusal(launch_path.value_or(name.value_or(""))));
    return fail(DeniedApplications::refusal("What opens such an address"));
  }
  Result<std::int64_t> start(const platform::LaunchPlan& plan, const Limits& limits) override {
    if (denied_->denies(plan)) return fail(DeniedApplications::refusal("What was to be started"));
    return raw_->start(plan, limits);
  }
  Result<platform::ProcessInfo> process(std::int64_t pid) override {
    OFFHAND_ASSIGN(auto process, raw_->process(pid));
    if (denied_->denies_process(pid)) return fail(refused_process(pid));
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
  /// What a misspelt name is near to may be denied.
  Error without_denied_suggestion(Error error, const std::string& wanted) {
    if (denied_->none() || error.code != "app_not_found") return error;
    const auto data = nlohmann::json::parse(error.data, nullptr, false);
    const auto suggestion = data.is_object() ? data.value("suggestion", std::string()) : std::string();
    const auto suggested = raw_->plan(suggestion, std::nullopt, {}, {});
    if (suggestion.empty() || (suggested && !denied_->denies(*suggested))) return error;
    return errors::app_not_found({.name = wanted, .suggestion = std::nullopt});
  }

  const std::shared_ptr<platform::Apps> raw_;
  const Denied denied_;
};

/// Scripts reach every application that there is.
class GuardedScripts final : public platform::Scripts {
 public:
  GuardedScripts(std::shared_ptr<platform::Scripts> raw, Denied denied)
      : raw_(std::move(raw)), denied_(std::move(denied)) {}

  Result<platform::ScriptOutcome> run(const std::string& script, platform::ScriptLanguage language,
                                      const Limits& limits) override {
    if (!denied_->none()) return fail(DeniedApplications::refusal("What a script could reach"));
    return raw_->run(script, language, limits);
  }

 private:
  const std::shared_ptr<platform::Scripts> raw_;
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
    if (denied_->none() || !windows_ || !means_the_screen(call.address)) return {};
    OFFHAND_ASSIGN(const auto areas, denied_areas(windows_, denied_, call.limits));
    // The point of a window that was found below a point of the screen is the window's.
    const auto left = static_cast<double>(target.window.bounds.x);
    const auto top = static_cast<double>(target.window.bounds.y);
    for (const auto& point : {target.point, target.to}) {
      if (point && std::ranges::any_of(areas, [&](const Bounds& area) {
            return point->x + left >= static_cast<double>(area.x) && point->y + top >= static_cast<double>(area.y) &&
                   point->x + left < static_cast<double>(area.x + area.width) &&
                   point->y + top < static_cast<double>(area.y + area.height);
          })) {
        return fail(DeniedApplications::refusal("What lies at that point of the screen"));
      }
    }
    return target.point ? Result<void>() : admits_keyboard(call.limits);
  }

 private:
  static bool means_the_screen(const Address& address) {
    const auto* point = std::get_if<address::Point>(&address);
    return is_on_screen(address) || (point != nullptr && point->of.window_below);
  }
  Result<void> admits_keyboard(const Limits& limits) {
    if (!user_desk_) return {};
    OFFHAND_ASSIGN(const auto user, user_desk_->user_state(limits));
    OFFHAND_ASSIGN(const auto all, windows_->list(limits));
    const auto owner = std::ranges::find(all, user.focus_owner, &WindowInfo::window_id);
    if (owner != all.end() && denied_->denies(*owner))
      return fail(DeniedApplications::refusal("The window that has the keyboard"));
    return {};
  }

  const RawWindows windows_;
  const std::shared_ptr<platform::UserDesk> user_desk_;
  const Denied denied_;
};

}  // namespace

std::shared_ptr<Policy> guard_facets(platform::Platform& platform, std::shared_ptr<DeniedApplications> denied) {
  const auto windows = platform.windows;
  denied->watch(platform);
  if (windows) {
    const auto guarded = std::make_shared<GuardedWindows>(windows, denied);
    platform.windows = guarded;
    if (auto& placement = platform.window_placement)
      placement = std::make_shared<GuardedWindowPlacement>(placement, guarded);
  }
  if (platform.screen) platform.screen = std::make_shared<GuardedScreen>(platform.screen, windows, denied);
  if (platform.apps) platform.apps = std::make_shared<GuardedApps>(platform.apps, denied);
  if (platform.scripts) platform.scripts = std::make_shared<GuardedScripts>(platform.scripts, denied);
  return std::make_shared<DeniedOnScreen>(windows, platform.user_desk, std::move(denied));
}

}  // namespace offhand
