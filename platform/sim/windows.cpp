#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/desktop_surface.h"
#include "platform/sim/call.h"
#include "platform/sim/change.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

class SimWindows final : public Windows,
                         public DesktopSurface,
                         public WindowPlacement,
                         public ScreenLayout,
                         public ScreenScale,
                         public UserDesk {
 public:
  explicit SimWindows(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"list", "listing windows"}, limits));
    std::vector<WindowInfo> list;
    for (auto id = world_->desk.stacking.rbegin(); id != world_->desk.stacking.rend(); ++id)
      list.push_back(world_->describe(world_->windows.at(*id)));
    return list;
  }

  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"describe", "describing a window"}, limits));
    const auto* window = world_->window(window_id);
    if (window == nullptr) return fail(errors::window_not_found({.window_id = window_id}));
    return world_->describe(*window);
  }

  Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"blockers", "looking what blocks a window"}, limits));
    const auto* window = world_->window(window_id);
    return window == nullptr ? std::vector<std::int64_t>() : world_->blocking_dialogs(*window);
  }

  std::vector<OwnedWindow> known_windows(std::int64_t pid) const override {
    const Access access(*world_);
    std::vector<OwnedWindow> windows;
    const auto* application = world_->application(pid);
    if (application == nullptr) return windows;
    for (const auto id : world_->windows_of(pid)) {
      const auto& owner = world_->windows.at(id).is.owner;
      const auto* owning = owner.empty() ? nullptr : world_->window_named(*application, owner);
      windows.push_back({.window_id = id, .owner = owning == nullptr ? 0 : owning->id});
    }
    return windows;
  }

  Result<WindowReport> report(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"report", "reporting a window"}, limits));
    const auto* window = world_->window(window_id);
    if (window == nullptr) return fail(errors::window_not_found({.window_id = window_id}));
    const auto& application = world_->applications.at(window->pid);
    return WindowReport{.facts = {{"toolkit", application.is.flavour.name}, {"root", window->root}}};
  }

  Result<UserState> user_state(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"desk", "looking at the desk"}, limits));
    return as_shown();
  }

  Result<bool> user_acted_since(TimePoint begin, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"user", "looking at the user's devices"}, limits));
    return world_->user_acted && *world_->user_acted >= begin;
  }

  Result<std::string> manager(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"manager", "looking who manages windows"}, limits));
    return "the simulation";
  }

  Result<Bounds> screen(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"screen", "measuring the screen"}, limits));
    return Bounds{0, 0, world_->scene.screen_width, world_->scene.screen_height};
  }

  Result<std::vector<Monitor>> monitors(const Limits& limits) override {
    if (world_->scene.monitors.empty()) return ScreenLayout::monitors(limits);
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"screen", "measuring the screen"}, limits));
    return world_->scene.monitors;
  }

  Result<double> scale(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"screen", "measuring the screen"}, limits));
    return world_->scene.screen_scale;
  }

  Result<std::vector<std::int64_t>> surfaces(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"list", "listing windows"}, limits));
    std::vector<std::int64_t> surfaces;
    for (const auto id : world_->desk.stacking)
      if (world_->windows.at(id).is.surface) surfaces.push_back(id);
    return surfaces;
  }

  Result<HiddenPlace> activate(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"activate", "activating a window"}, limits));
    const auto* window = world_->window(window_id);
    if (window == nullptr) return fail(errors::window_not_found({.window_id = window_id}));
    auto& application = world_->applications.at(window->pid);
    auto reason = window->is.refuses_activation;
    if (!application.is.flavour.foreground) reason = application.is.flavour.name + " applications refuse it";
    if (!reason.empty())
      return fail(errors::foreground_unavailable({.window_id = window_id, .reason = std::move(reason)}));
    world_->record(application, window_id, nullptr, Via::desk, "activated", Heeded::yes);
    const HiddenPlace hideout{.minimized = window->is.minimized};
    minimize(*world_, window_id, false);
    raise(*world_, window_id);
    make_active(*world_, window_id);
    give_keyboard(*world_, window_id);
    return hideout;
  }

  Result<void> put_away(std::int64_t window_id, const HiddenPlace& where, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"put_away", "putting a window away"}, limits));
    if (where.minimized && world_->window(window_id) != nullptr) minimize(*world_, window_id, true);
    return {};
  }

  Result<void> place(std::int64_t window_id, const Bounds& frame, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"place", "placing a window"}, limits));
    auto* window = world_->window(window_id);
    if (window == nullptr) return fail(errors::window_not_found({.window_id = window_id}));
    world_->record(world_->applications.at(window->pid), window_id, nullptr, Via::desk, "placed", Heeded::yes);
    window->is.bounds = {static_cast<int>(frame.x), static_cast<int>(frame.y), static_cast<int>(frame.width),
                         static_cast<int>(frame.height)};
    return {};
  }

  Result<void> restore(const UserState& shown, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"restore", "restoring the desk"}, limits));
    const auto before = as_it_was(shown);
    const auto lives = [&](std::int64_t id) { return world_->windows.contains(id); };
    std::vector<std::int64_t> order;
    std::ranges::copy_if(before.stacking, std::back_inserter(order), lives);
    std::vector<std::int64_t> newcomers;
    std::ranges::copy_if(world_->desk.stacking, std::back_inserter(newcomers),
                         [&](std::int64_t id) { return std::ranges::find(order, id) == order.end(); });
    order.insert(std::ranges::find(order, before.active_window), newcomers.begin(), newcomers.end());
    restack(*world_, std::move(order));
    if (before.active_window == 0 || lives(before.active_window)) make_active(*world_, before.active_window);
    if (before.focus_owner == 0 || lives(before.focus_owner)) give_keyboard(*world_, before.focus_owner);
    return {};
  }

 private:
  /// The user state without the parts that the scene hides; the memento has all of it.
  UserState as_shown() const {
    auto shown = world_->desk;
    shown.memento = std::make_shared<const UserState>(world_->desk);
    for (const auto part : world_->scene.hidden) shown.observable.erase(part);
    if (!shown.observable.contains(SideEffectKind::pointer)) shown.pointer = {};
    if (!shown.observable.contains(SideEffectKind::active_window)) shown.active_window = 0;
    if (!shown.observable.contains(SideEffectKind::focus)) shown.focus_owner = 0;
    if (!shown.observable.contains(SideEffectKind::stacking)) shown.stacking.clear();
    return shown;
  }
  /// The visible parts may have been changed by the caller; the rest comes from the memento.
  static UserState as_it_was(UserState shown) {
    const auto* was = static_cast<const UserState*>(shown.memento.get());
    if (was == nullptr) return shown;
    if (!shown.observable.contains(SideEffectKind::active_window)) shown.active_window = was->active_window;
    if (!shown.observable.contains(SideEffectKind::focus)) shown.focus_owner = was->focus_owner;
    if (!shown.observable.contains(SideEffectKind::stacking)) shown.stacking = was->stacking;
    return shown;
  }

  std::shared_ptr<World> world_;
};

}  // namespace

Result<LiveWindow*> live_window(World& world, std::int64_t window_id, const std::string& what) {
  auto* window = world.window(window_id);
  if (window == nullptr) return fail(errors::window_closed({.window_id = window_id, .what = what}));
  return window;
}

void add_windows(std::shared_ptr<World> world, FacetPlaces& to) {
  const auto windows = std::make_shared<SimWindows>(std::move(world));
  to.windows = windows;
  to.window_placement = windows;
  to.screen_layout = windows;
  to.user_desk = windows;
}

}  // namespace offhand::platform::sim
