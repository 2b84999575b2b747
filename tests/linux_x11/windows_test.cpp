#include <algorithm>
#include <array>
#include <csignal>
#include <optional>
#include <set>
#include <sstream>

#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::EventKind;

class WindowList : public X11Desktop {};

/// xwininfo's origin of a window: wmctrl and xdotool are off by the decoration under openbox.
std::pair<std::int64_t, std::int64_t> origin_of(std::int64_t window) {
  std::istringstream lines(run_command({"xwininfo", "-id", std::to_string(window)}).output);
  std::pair<std::int64_t, std::int64_t> origin{-1, -1};
  for (std::string line; std::getline(lines, line);) {
    if (const auto at = line.find("Absolute upper-left X:"); at != std::string::npos)
      origin.first = std::stoll(line.substr(line.rfind(' ')));
    if (const auto at = line.find("Absolute upper-left Y:"); at != std::string::npos)
      origin.second = std::stoll(line.substr(line.rfind(' ')));
  }
  return origin;
}

bool frame_shows(std::int64_t window) {
  static const std::string label = "Parent window id: ";
  const auto tree = run_command({"xwininfo", "-tree", "-id", std::to_string(window)}).output;
  const auto at = tree.find(label);
  if (at == std::string::npos) return false;
  const auto begin = at + label.size();
  const auto frame = tree.substr(begin, tree.find(' ', begin) - begin);
  return run_command({"xwininfo", "-id", frame}).output.find("IsViewable") != std::string::npos;
}

std::string as_text(const Bounds& bounds) {
  return testing::PrintToString(std::array{bounds.x, bounds.y, bounds.width, bounds.height});
}

// As a file dialog that a portal shows for an application.
TEST_F(WindowList, ModalDialogOfAnotherProcessBlocks) {
  const FixtureApplication owner("gtk3", "Owner");
  const Terminal dialog("Dialog of another process");
  const auto blocker_of = [&](std::int64_t window) {
    const auto info = windows_->describe(window, within(timeout));
    return info ? info->blocked_by : std::nullopt;
  };
  const auto listed_blocker_of = [&](std::int64_t window) -> std::optional<std::int64_t> {
    const auto all = windows_->list(within(timeout));
    if (!all) return std::nullopt;
    const auto found = std::ranges::find(*all, window, &platform::WindowInfo::window_id);
    return found == all->end() ? std::nullopt : found->blocked_by;
  };
  EXPECT_FALSE(blocker_of(owner.window()));
  const auto id = std::to_string(dialog.window());
  output_of({"wmctrl", "-i", "-r", id, "-b", "add,modal"});
  output_of({"xprop", "-id", id, "-f", "WM_TRANSIENT_FOR", "32x", "-set", "WM_TRANSIENT_FOR",
             std::to_string(owner.window())});
  EXPECT_TRUE(eventually([&] { return blocker_of(owner.window()) == dialog.window(); }));
  EXPECT_EQ(listed_blocker_of(owner.window()), dialog.window());
  EXPECT_FALSE(blocker_of(dialog.window()));
  EXPECT_FALSE(listed_blocker_of(dialog.window()));
}

TEST_F(WindowList, AgreesWithWmctrl) {
  const FixtureApplication gtk3("gtk3");
  const FixtureApplication gtk4("gtk4");
  const FixtureApplication qt5("qt5");
  const Terminal terminal("List terminal");
  // It shows a moment before it is active.
  activate(terminal.window());
  const auto list = windows_->list(within(timeout));
  ASSERT_TRUE(list) << list.error().message;
  std::size_t rows = 0;
  std::istringstream lines(output_of({"wmctrl", "-lpG"}));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream columns(line);
    std::string id, desktop, machine;
    std::int64_t pid = 0, x = 0, y = 0, width = 0, height = 0;
    columns >> id >> desktop >> pid >> x >> y >> width >> height >> machine;
    std::string title;
    std::getline(columns >> std::ws, title);
    ++rows;
    const auto window = std::stoll(id, nullptr, 16);
    const auto found =
        std::find_if(list->begin(), list->end(), [&](const auto& info) { return info.window_id == window; });
    ASSERT_NE(found, list->end()) << line;
    EXPECT_EQ(found->pid, pid);
    EXPECT_EQ(found->title, title);
    EXPECT_EQ(found->bounds.width, width);
    EXPECT_EQ(found->bounds.height, height);
    EXPECT_EQ(std::pair(found->bounds.x, found->bounds.y), origin_of(window));
    EXPECT_TRUE(found->is_on_screen);
    EXPECT_TRUE(found->on_current_space);
  }
  EXPECT_EQ(rows, list->size());
  // Front to back, and the place in the stack falls along.
  std::vector<std::string> ids;
  for (const auto& info : *list) ids.push_back(std::to_string(info.z_index));
  for (std::size_t index = 1; index < list->size(); ++index)
    EXPECT_LT((*list)[index].z_index, (*list)[index - 1].z_index);
  EXPECT_EQ(list->front().window_id, terminal.window());
  EXPECT_TRUE(list->front().is_active);
  EXPECT_EQ(list->front().app_name, "XTerm");
}

/// Two monitors side by side on the one output that there is.
class TwoMonitors : public WindowList {
 protected:
  void SetUp() override {
    WindowList::SetUp();
    output_of({"xrandr", "--setmonitor", "*right", "960/254x600/159+960+0", "none"});
    output_of({"xrandr", "--setmonitor", "left", "960/254x1080/286+0+0", "screen"});
  }
  void TearDown() override {
    output_of({"xrandr", "--delmonitor", "left"});
    output_of({"xrandr", "--delmonitor", "right"});
  }
};

TEST_F(TwoMonitors, AreToldFromLeftToRightAsXrandrHasThem) {
  const auto monitors = layout_->monitors(within(timeout));
  ASSERT_TRUE(monitors) << monitors.error().message;
  ASSERT_EQ(monitors->size(), 2U) << output_of({"xrandr", "--listmonitors"});
  const auto tell = [](const auto& monitor) {
    return monitor.name + " " + std::to_string(monitor.bounds.x) + "," + std::to_string(monitor.bounds.y) + " " +
           std::to_string(monitor.bounds.width) + "x" + std::to_string(monitor.bounds.height) +
           (monitor.primary ? " primary" : "");
  };
  EXPECT_EQ(tell(monitors->front()), "left 0,0 960x1080");
  EXPECT_EQ(tell(monitors->back()), "right 960,0 960x600 primary");
}

TEST_F(WindowList, KnowsMinimisedWindowsAndOtherWorkspaces) {
  const FixtureApplication target("gtk3");
  const std::string id = std::to_string(target.window());
  output_of({"xdotool", "windowminimize", "--sync", id});
  EXPECT_TRUE(eventually([&] {
    const auto info = describe(target.window());
    return info.is_minimized && !info.is_on_screen && info.on_current_space;
  }));
  output_of({"xdotool", "windowactivate", "--sync", id});
  output_of({"wmctrl", "-n", "2"});
  output_of({"wmctrl", "-i", "-r", id, "-t", "1"});
  EXPECT_TRUE(eventually([&] {
    const auto info = describe(target.window());
    return !info.on_current_space && !info.is_on_screen && !info.is_minimized;
  })) << output_of({"xprop", "-id", id});
}

// As Chromium does it; kwin makes the window smaller then.
TEST_F(WindowList, AShadowThatIsTakenOffWhileMinimisedStillCounts) {
  auto* connection = xcb_connect(nullptr, nullptr);
  const xcb_window_t window = make_window_with_ping(connection);
  const auto id = std::to_string(window);
  xcb_map_window(connection, window);
  xcb_flush(connection);
  describe(window);
  const auto put_on = [&] {
    output_of({"xprop", "-id", id, "-f", "_GTK_FRAME_EXTENTS", "32c", "-set", "_GTK_FRAME_EXTENTS", "1, 2, 3, 4"});
  };
  put_on();
  EXPECT_TRUE(eventually([&] {
    const auto bounds = describe(window).bounds;
    return bounds.x == origin_of(window).first + 1 && bounds.width == 47;
  }));
  const auto shown = describe(window).bounds;
  output_of({"xdotool", "windowminimize", "--sync", id});
  // Openbox lets the frame fly away first, for some 200 ms, and puts it back where it was.
  ASSERT_TRUE(eventually([&] { return describe(window).is_minimized && !frame_shows(window); }));
  output_of({"xprop", "-id", id, "-remove", "_GTK_FRAME_EXTENTS"});
  EXPECT_EQ(as_text(describe(window).bounds), as_text(shown));
  constexpr auto place = XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT;
  const std::array<std::uint32_t, 4> as_it_shows{
      static_cast<std::uint32_t>(shown.x), static_cast<std::uint32_t>(shown.y), static_cast<std::uint32_t>(shown.width),
      static_cast<std::uint32_t>(shown.height)};
  xcb_configure_window(connection, window, place, as_it_shows.data());
  xcb_flush(connection);
  const auto size = [&] { return output_of({"xdotool", "getwindowgeometry", "--shell", id}); };
  EXPECT_TRUE(eventually([&] { return size().find("WIDTH=47\nHEIGHT=43\n") != std::string::npos; })) << size();
  EXPECT_EQ(describe(window).bounds.width, shown.width);
  EXPECT_EQ(describe(window).bounds.height, shown.height);
  EXPECT_TRUE(eventually([&] { return describe(window).bounds.x == origin_of(window).first; }));
  output_of({"xdotool", "windowmap", "--sync", id});
  ASSERT_TRUE(eventually([&] { return !describe(window).is_minimized && describe(window).is_on_screen; }));
  // Where it shows, what it says counts.
  EXPECT_EQ(describe(window).bounds.width, 47);
  put_on();
  EXPECT_EQ(describe(window).bounds.width, 44);
  xcb_disconnect(connection);
}

TEST_F(WindowList, UnknownWindowsAreErrors) {
  for (const std::int64_t id : {std::int64_t{0}, std::int64_t{-1}, std::int64_t{12345}, std::int64_t{1} << 40}) {
    const auto info = windows_->describe(id, within(timeout));
    ASSERT_FALSE(info);
    EXPECT_EQ(info.error().code, "window_not_found");
  }
}

TEST_F(WindowList, ReportsWindowsThatOpenAndClose) {
  std::int64_t window = 0;
  {
    const FixtureApplication target("qt5");
    window = target.window();
    EXPECT_TRUE(events_.wait_for(EventKind::window_opened, window));
    EXPECT_TRUE(events_.wait_for(EventKind::active_window_changed, 0));
  }
  EXPECT_TRUE(events_.wait_for(EventKind::window_closed, window));
}

TEST_F(WindowList, KnowsWhoseDialogAWindowIs) {
  auto* const raw = xcb_connect(nullptr, nullptr);
  const auto owner = make_window_with_ping(raw);
  const auto dialog = make_window_with_ping(raw);
  const auto say_owner = [&](xcb_window_t window) {
    xcb_change_property(raw, XCB_PROP_MODE_REPLACE, dialog, XCB_ATOM_WM_TRANSIENT_FOR, XCB_ATOM_WINDOW, 32, 1, &window);
    xcb_flush(raw);
  };
  const auto known_owner = [&]() -> std::int64_t {
    for (const auto& window : windows_->known_windows(::getpid()))
      if (window.window_id == dialog) return window.owner;
    return -1;
  };
  say_owner(owner);
  xcb_map_window(raw, owner);
  xcb_map_window(raw, dialog);
  xcb_flush(raw);
  EXPECT_TRUE(events_.wait_for(EventKind::window_opened, owner));
  EXPECT_TRUE(events_.wait_for(EventKind::window_opened, dialog));
  EXPECT_EQ(known_owner(), owner);
  // A dialog of the application as a whole.
  say_owner(xcb_setup_roots_iterator(xcb_get_setup(raw)).data->root);
  EXPECT_TRUE(eventually([&] { return known_owner() == 0; }));
  xcb_disconnect(raw);
  EXPECT_TRUE(eventually([&] { return windows_->known_windows(::getpid()).empty(); }));
}

TEST_F(WindowList, WindowsThatWereThereBeforeAreNoNews) {
  const Terminal before("There before");
  describe(before.window());
  EventList events;
  const auto fresh = platform::x11::Display::open(display_->name(), events, within(timeout));
  ASSERT_TRUE(fresh) << fresh.error().message;
  // Once this one is reported, whatever there was to report of the former has been.
  const Terminal after("There after");
  EXPECT_TRUE(events.wait_for(EventKind::window_opened, after.window()));
  EXPECT_FALSE(events.contains(EventKind::window_opened, before.window()));
}

TEST_F(WindowList, SurvivesWindowsThatCloseMeanwhile) {
  std::vector<std::unique_ptr<Application>> terminals;
  for (int number = 0; number < 6; ++number)
    terminals.push_back(std::make_unique<Application>(std::vector<std::string>{"xterm", "-T", "Short lived"}));
  std::thread ending([&] {
    for (auto& terminal : terminals) {
      terminal->process().signal(SIGKILL);
      std::this_thread::sleep_for(milliseconds(15));
    }
  });
  const auto until = std::chrono::steady_clock::now() + milliseconds(250);
  while (std::chrono::steady_clock::now() < until) {
    const auto list = windows_->list(within(timeout));
    ASSERT_TRUE(list) << list.error().message;
    for (const auto& info : *list) {
      const auto picture = screen_->capture(info, within(timeout));
      if (!picture) {
        const std::set<std::string> allowed{"window_closed", "not_visible"};
        EXPECT_TRUE(allowed.contains(picture.error().code)) << picture.error().message;
      }
    }
  }
  ending.join();
}

}  // namespace
}  // namespace offhand::test
