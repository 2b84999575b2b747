#include <dirent.h>
#include <unistd.h>
#include <sstream>
#include <string>

#include <algorithm>
#include <filesystem>

#include "tests/linux_x11/x11_desktop.h"
#include "tests/support/desk.h"

namespace offhand::test {
namespace {

using platform::Picture;

class Pictures : public X11Desktop, public testing::WithParamInterface<std::string> {
 protected:
  Picture take(std::int64_t window) {
    auto picture = screen_->capture(describe(window), within(timeout));
    if (picture) return *std::move(picture);
    ADD_FAILURE() << picture.error().message;
    return {};
  }
  void move(std::int64_t window, std::int64_t x, std::int64_t y) {
    output_of({"xdotool", "windowmove", "--sync", std::to_string(window), std::to_string(x), std::to_string(y)});
    std::this_thread::sleep_for(milliseconds(150));
  }
  /// Waits until two pictures in a row are the same: animations of a new window are over.
  Picture settled(std::int64_t window) {
    Picture before = take(window);
    for (int attempt = 0; attempt < 30; ++attempt) {
      std::this_thread::sleep_for(milliseconds(100));
      Picture now = take(window);
      if (now.rgb == before.rgb) return now;
      before = std::move(now);
    }
    ADD_FAILURE() << "the window never keeps still";
    return before;
  }
  static double differing(const Picture& one, const Picture& other) {
    if (one.rgb.size() != other.rgb.size() || one.rgb.empty()) return 1;
    std::size_t count = 0;
    for (std::size_t index = 0; index < one.rgb.size(); ++index) count += one.rgb[index] != other.rgb[index] ? 1U : 0U;
    return static_cast<double>(count) / static_cast<double>(one.rgb.size());
  }
};

TEST_P(Pictures, CoveredWindowsComeOutWhole) {
  const FixtureApplication target(GetParam());
  UserAtDesk user;
  user.sit_down();
  // Away from the target, which would show that the pointer is over it.
  output_of({"xdotool", "mousemove", "--sync", "1900", "1000"});
  move(user.application().window(), 1200, 400);
  move(target.window(), 100, 100);
  const Picture uncovered = settled(target.window());
  move(user.application().window(), 80, 120);
  const Picture covered = take(target.window());
  EXPECT_EQ(differing(covered, uncovered), 0);
  EXPECT_TRUE(covered.note.empty());
}

TEST_P(Pictures, WindowFirstSeenCoveredComesOutWhole) {
  const FixtureApplication target(GetParam());
  UserAtDesk user;
  user.sit_down();
  const auto bounds = describe(target.window()).bounds;
  move(user.application().window(), bounds.x + 10, bounds.y + 10);
  // A second backend that has never seen this window.
  leave_the_display();
  SetUp();
  const Picture covered = take(target.window());
  move(user.application().window(), 1400, 500);
  const Picture uncovered = settled(target.window());
  EXPECT_EQ(differing(covered, uncovered), 0);
}

TEST_P(Pictures, HaveTheSizeOfTheFrameAndTheRightColours) {
  const FixtureApplication target(GetParam());
  const auto window = describe(target.window());
  const Picture picture = settled(target.window());
  EXPECT_EQ(picture.width, window.bounds.width);
  EXPECT_EQ(picture.height, window.bounds.height);
  // The canvas is of one colour, above the last button.
  const auto x = static_cast<std::size_t>(picture.width) / 2;
  const auto y = static_cast<std::size_t>(picture.height) - 90;
  const std::size_t place = (y * static_cast<std::size_t>(picture.width) + x) * 3;
  EXPECT_EQ(picture.rgb[place], 0x33);
  EXPECT_EQ(picture.rgb[place + 1], 0x66);
  EXPECT_EQ(picture.rgb[place + 2], 0xCC);
  // The desktop shows the same pixels where nothing covers the window.
  const auto desktop = screen_->capture_desktop(within(timeout));
  ASSERT_TRUE(desktop) << desktop.error().message;
  const auto screen_x = static_cast<std::size_t>(window.bounds.x) + x;
  const auto screen_y = static_cast<std::size_t>(window.bounds.y) + y;
  const std::size_t on_screen = (screen_y * static_cast<std::size_t>(desktop->width) + screen_x) * 3;
  EXPECT_TRUE(std::equal(picture.rgb.begin() + static_cast<std::ptrdiff_t>(place),
                         picture.rgb.begin() + static_cast<std::ptrdiff_t>(place) + 60,
                         desktop->rgb.begin() + static_cast<std::ptrdiff_t>(on_screen)));
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Pictures, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

TEST_F(Pictures, MinimisedWindowShowsItsLastStateAndSaysSo) {
  const FixtureApplication target("gtk3");
  const Picture before = settled(target.window());
  output_of({"xdotool", "windowminimize", "--sync", std::to_string(target.window())});
  ASSERT_TRUE(eventually([&] { return describe(target.window()).is_minimized; }));
  const Picture after = take(target.window());
  EXPECT_EQ(differing(before, after), 0);
  EXPECT_NE(after.note.find("minimised"), std::string::npos);
}

TEST_F(Pictures, WindowMinimisedBeforeItWasSeenIsNotVisible) {
  const FixtureApplication target("gtk3");
  output_of({"xdotool", "windowminimize", "--sync", std::to_string(target.window())});
  // Not by describe(), which is an occasion to see it. It is called hidden a moment before it is.
  ASSERT_TRUE(eventually([&] {
    const auto facts = display_->window_facts(target.window(), within(timeout));
    return facts && facts->hidden && !facts->viewable;
  }));
  const auto picture = screen_->capture(describe(target.window()), within(timeout));
  ASSERT_FALSE(picture);
  EXPECT_EQ(picture.error().code, "not_visible");
}

TEST_F(Pictures, LeaveFocusAndStackingAlone) {
  const FixtureApplication target("qt5");
  UserAtDesk user;
  user.sit_down();
  take(target.window());
  take(user.application().window());
  EXPECT_EQ(user.disturbance(), "");
}

TEST_F(Pictures, LeaveNothingBehind) {
  const FixtureApplication target("gtk3");
  const auto descriptors = [] {
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), std::filesystem::directory_iterator());
  };
  const auto window = describe(target.window());
  auto gone = window;
  gone.window_id = 12345;
  take(target.window());
  (void)screen_->capture(gone, within(timeout));
  const auto before = descriptors();
  // Other programs' segments come and go: only those that this process made count.
  const auto own_segments = [] {
    std::istringstream lines(output_of({"ipcs", "-m", "-p"}));
    const std::string own = " " + std::to_string(::getpid()) + " ";
    int count = 0;
    for (std::string line; std::getline(lines, line);) count += line.find(own) == std::string::npos ? 0 : 1;
    return count;
  };
  const int segments = own_segments();
  for (int round = 0; round < 50; ++round) {
    take(target.window());
    EXPECT_FALSE(screen_->capture(gone, within(timeout)));
  }
  EXPECT_EQ(descriptors(), before);
  EXPECT_EQ(own_segments(), segments);
}

}  // namespace
}  // namespace offhand::test
