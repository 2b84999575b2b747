#include "platform/linux/x11/windows/windows.h"
#include "platform/linux/x11/windows/screen_areas.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/desktop_surface.h"
#include "platform/api/key_interception.h"
#include "platform/api/screen_layout.h"
#include "platform/api/user_desk.h"
#include "platform/api/window_placement.h"
#include "platform/api/windows.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/user/user_idle.h"
#include "platform/linux/x11/windows/modality.h"
#include "platform/linux/x11/windows/monitors.h"
#include "platform/linux/x11/windows/placement.h"
#include "platform/linux/x11/windows/window_arrangement.h"
#include "platform/linux/x11/windows/window_report.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::int64_t largest_id = 0x1FFFFFFF;

class X11Windows final : public Windows,
                         public DesktopSurface,
                         public WindowPlacement,
                         public ScreenLayout,
                         public ScreenScale,
                         public UserDesk,
                         public KeyInterception {
 public:
  explicit X11Windows(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<std::vector<WindowInfo>> list(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Listing the windows", limits));
    talk->yield_to_server();
    OFFHAND_ASSIGN(auto all, read_desktop_and_windows(*talk));
    const auto& [desktop, windows] = all;
    std::vector<WindowInfo> infos;
    infos.reserve(windows.size());
    for (auto window = windows.rbegin(); window != windows.rend(); ++window)
      infos.push_back(to_window_info(*window, desktop, talk->connection().screen()));
    find_blockers(*talk, ranks_of(windows), infos);
    display_->note_read(std::move(all));
    return infos;
  }

  Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading window " + std::to_string(window_id), limits));
    if (window_id <= 0 || window_id > largest_id) return fail(errors::window_not_found({.window_id = window_id}));
    talk->yield_to_server();
    const auto window = static_cast<xcb_window_t>(window_id);
    // Uses the windows listed last, which are mostly still the present ones.
    auto& known = talk->connection().listed_windows;
    RankRequests asked_ranks(*talk, known, window);
    OFFHAND_ASSIGN(const auto read, read_desktop_with(*talk, {window}));
    const auto& [desktop, found] = read;
    const bool is_listed = std::ranges::find(desktop.stacking, window) != desktop.stacking.end();
    if (!is_listed || found.empty()) return fail(errors::window_not_found({.window_id = window_id}));
    const bool is_as_known = std::exchange(known, desktop.stacking) == desktop.stacking;
    OFFHAND_ASSIGN(const auto ranks,
                   is_as_known ? asked_ranks.get() : RankRequests(*talk, desktop.stacking, window).get());
    // A caller that describes a window will soon want a picture of it; redirected now, it has painted its covered parts
    // by then.
    if (found.front().viewable && talk->extensions().composite) (void)display_->redirect(*talk, desktop, found.front());
    display_->note_read(read);
    std::vector<WindowInfo> infos{to_window_info(found.front(), desktop, talk->connection().screen())};
    find_blockers(*talk, ranks, infos);
    return infos.front();
  }

  Result<std::vector<WindowInfo>> areas(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Looking what the windows take of the screen", limits));
    OFFHAND_ASSIGN(const auto all, read_desktop_and_windows(*talk));
    OFFHAND_ASSIGN(const auto taken, areas_of(*talk, all));
    std::vector<WindowInfo> infos;
    infos.reserve(taken.size());
    for (const auto& window : taken) infos.push_back(to_window_info(window, all.desktop, talk->connection().screen()));
    return infos;
  }

  Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading what blocks a window", limits));
    OFFHAND_ASSIGN(const auto desktop, read_desktop(*talk));
    const auto window = static_cast<xcb_window_t>(window_id);
    OFFHAND_ASSIGN(const auto ranks, RankRequests(*talk, desktop.stacking, window).get());
    const auto dialogs = blockers_of(*talk, ranks, window);
    return std::vector<std::int64_t>(dialogs.begin(), dialogs.end());
  }

  bool passes_by(std::int64_t window_id, const Limits& limits) override {
    const auto talk = display_->converse("Reading the type of window " + std::to_string(window_id), limits);
    if (!talk) return false;
    auto asked = (*talk)->ask_property(static_cast<xcb_window_t>(window_id), Atom::net_wm_window_type);
    const auto property = asked.get();
    if (!property) return false;
    const auto types = values_of(property->get());
    return std::ranges::find(types, (*talk)->atom(Atom::net_wm_window_type_splash)) != types.end();
  }

  std::vector<OwnedWindow> known_windows(std::int64_t pid) const override { return display_->windows_of(pid); }

  Result<WindowReport> report(std::int64_t window_id, const Limits& limits) override {
    if (window_id <= 0 || window_id > largest_id) return fail(errors::window_not_found({.window_id = window_id}));
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reporting window " + std::to_string(window_id), limits));
    return report_window(*talk, static_cast<xcb_window_t>(window_id));
  }

  Result<UserState> user_state(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading the desktop", limits));
    talk->yield_to_server();
    OFFHAND_ASSIGN(const auto desktop, read_desktop(*talk));
    OFFHAND_ASSIGN(auto state, read_user_state(*talk, desktop));
    state.compositions_broken = display_->compositions_broken();
    return state;
  }

  Result<bool> user_acted_since(TimePoint begin, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading how long the user has been idle", limits));
    OFFHAND_ASSIGN(const auto idle, user_idle(*talk));
    return idle && steady_now() - *idle > begin;
  }

  Result<std::shared_ptr<void>> listen_to_user(UserInputSink sink, const Limits& limits) override {
    return display_->listen_to_user(std::move(sink), limits);
  }

  Result<std::string> manager(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Looking for a window manager", limits));
    return read_window_manager(*talk);
  }

  Result<Bounds> screen(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Measuring the screen", limits));
    // The size in the connection setup is that of the time of connecting.
    auto asked = talk->ask(xcb_get_geometry(talk->raw(), talk->root()));
    OFFHAND_ASSIGN(const auto geometry, asked.get());
    if (!geometry) return fail(errors::internal({.reason = "the screen has no size"}));
    return Bounds{0, 0, geometry->width, geometry->height};
  }

  Result<std::vector<Monitor>> monitors(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading the monitors", limits));
    OFFHAND_ASSIGN(auto found, read_monitors(*talk));
    if (found.empty()) return ScreenLayout::monitors(limits);
    return found;
  }

  Result<double> scale(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Reading the scale of the screen", limits));
    return read_scale(*talk);
  }

  Result<std::vector<std::int64_t>> surfaces(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Looking for the surface of the desktop", limits));
    return read_surfaces(*talk);
  }

  Result<HiddenPlace> activate(std::int64_t window_id, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Activating window " + std::to_string(window_id), limits));
    return activate_window(*talk, window_id);
  }

  Result<void> put_away(std::int64_t window_id, const HiddenPlace& where, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk,
                   display_->converse("Putting window " + std::to_string(window_id) + " away", limits));
    put_window_away(*talk, window_id, where);
    return {};
  }

  Result<void> place(std::int64_t window_id, const Bounds& frame, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Placing window " + std::to_string(window_id), limits));
    return place_window(*talk, static_cast<xcb_window_t>(window_id), frame);
  }

  Result<void> restore(const UserState& before, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Restoring the desktop", limits));
    return restore_user_state(*talk, before);
  }

  Result<void> attend_user(const Limits& limits) override { return display_->attend_user(limits); }

  Result<std::unique_ptr<KeyInterceptor>> intercept_keys(const UserState& users, const KeyInterceptor::Of& of,
                                                         KeyInterceptor::Front front, const Limits& limits) override {
    return display_->intercept_keys(wanted_focus(users), of, front, limits);
  }

 private:
  const std::shared_ptr<Display> display_;
};

}  // namespace

void add_windows(std::shared_ptr<Display> display, FacetPlaces& to) {
  const auto windows = std::make_shared<X11Windows>(std::move(display));
  to.windows = windows;
  to.window_placement = windows;
  to.screen_layout = windows;
  to.user_desk = windows;
  to.key_interception = windows;
}

}  // namespace offhand::platform::x11
