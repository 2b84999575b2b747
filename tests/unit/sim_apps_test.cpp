#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

using namespace std::chrono_literals;

class SimApps : public SimTest {
 protected:
  std::int64_t launch(const std::string& name) {
    const auto plan = platform->apps->plan(name, {}, {}, {"--new"});
    EXPECT_TRUE(plan) << name;
    const auto pid = platform->apps->start(*plan, soon());
    EXPECT_TRUE(pid) << name;
    return pid.value_or(0);
  }
};

TEST_F(SimApps, AWindowAppearsAfterItsDelayAndDisturbsNobody) {
  open("widgets");
  const auto before = simulation->user_state();
  const auto pid = launch("notepad");
  EXPECT_FALSE(simulation->window("Notepad"));
  EXPECT_TRUE(events.wait(*platform->clock, EventKind::window_opened, 10s));
  EXPECT_EQ(window("Notepad").pid, pid);
  const auto after = simulation->user_state();
  EXPECT_EQ(after.active_window, before.active_window);
  EXPECT_EQ(after.stacking.back(), before.stacking.back());
  EXPECT_TRUE(platform->apps->started_here(pid));
  EXPECT_EQ(simulation->log_lines().front(), "Notepad | 0 |  | desk | started /usr/bin/notepad --new");
}

TEST_F(SimApps, AnEagerWindowIsPutBelow) {
  open("widgets");
  const auto before = simulation->user_state();
  launch("Eager");
  simulation->advance(1s);
  EXPECT_EQ(simulation->user_state().active_window, window("Eager").window_id);
  ASSERT_TRUE(platform->user_desk->restore(before, soon()));
  EXPECT_EQ(simulation->user_state().active_window, before.active_window);
  EXPECT_EQ(simulation->user_state().focus_owner, before.focus_owner);
  EXPECT_EQ(simulation->user_state().stacking.back(), before.active_window);
}

TEST_F(SimApps, ProgramsThatShowNothingExitOrFail) {
  open("widgets");
  const auto silent = launch("Silent");
  const auto broken = launch("Broken");
  EXPECT_FALSE(platform->apps->ended(broken));
  simulation->advance(1h);
  EXPECT_FALSE(platform->apps->ended(silent));
  EXPECT_EQ(platform->apps->ended(broken), (platform::Ended{platform::Ended::How::exited, 3}));
  const auto missing = platform->apps->plan("Missing", {}, {}, {});
  ASSERT_TRUE(missing);
  EXPECT_EQ(platform->apps->start(*missing, soon()).error().code, "launch_failed");
}

TEST_F(SimApps, AProgramHandsOverToItsRunningInstance) {
  open("widgets");
  const auto pid = launch("Single");
  simulation->advance(1s);
  EXPECT_EQ(platform->apps->ended(pid), (platform::Ended{platform::Ended::How::exited, 0}));
  EXPECT_EQ(window("Second letter").app_name, "Editor");
}

TEST_F(SimApps, PlansByNameProgramAndPath) {
  open("widgets");
  EXPECT_EQ(platform->apps->plan("NOTEPAD", {}, {"file:///x"}, {"-a"})->argv,
            (std::vector<std::string>{"/usr/bin/notepad", "-a", "file:///x"}));
  EXPECT_TRUE(platform->apps->plan({}, "/usr/bin/eager", {}, {}));
  const auto unknown = platform->apps->plan("Notepat", {}, {}, {});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "app_not_found");
}

TEST_F(SimApps, TellsWhichWindowsAreOfAnInstance) {
  using platform::InstanceOf;
  open("widgets");
  const auto single = platform->apps->plan("Single", {}, {}, {});
  ASSERT_TRUE(single);
  const auto editor = simulation->window("Letter");
  const auto widgets = simulation->window("Widgets");
  ASSERT_TRUE(editor && widgets);
  EXPECT_TRUE(platform->apps->is_instance(*single, *editor, InstanceOf::program)) << "it hands over to that";
  EXPECT_FALSE(platform->apps->is_instance(*single, *editor, InstanceOf::command));
  EXPECT_FALSE(platform->apps->is_instance(*single, *widgets, InstanceOf::program));
}

TEST_F(SimApps, KillingEndsWindowsToo) {
  open("widgets");
  ASSERT_TRUE(platform->apps->kill(200, soon()));
  EXPECT_EQ(platform->apps->ended(200), (platform::Ended{platform::Ended::How::signalled, 9}));
  EXPECT_FALSE(simulation->window("Widgets"));
  EXPECT_EQ(platform->apps->kill(200, soon()).error().code, "process_not_found");
}

TEST_F(SimApps, ProcessesHaveOwnersFamiliesAndProtection) {
  open(R"({"applications": [{"name": "Shell", "pid": 11, "protected": "it is the window manager"},
    {"name": "Child", "pid": 12, "parent_pid": 11}, {"name": "Grandchild", "pid": 13, "parent_pid": 12},
    {"name": "Root", "pid": 14, "other_user": true}]})");
  EXPECT_EQ(platform->apps->process_tree(11), (std::vector<std::int64_t>{11, 12, 13}));
  EXPECT_TRUE(platform->apps->is_in_process_tree(11, 13));
  EXPECT_FALSE(platform->apps->is_in_process_tree(12, 11));
  EXPECT_EQ(platform->apps->protected_reason(11), "it is the window manager");
  EXPECT_NE(platform->apps->process(14)->uid, platform->apps->process(12)->uid);
  EXPECT_TRUE(platform->apps->protected_reason(::getpid()));
  EXPECT_EQ(platform->apps->process(999999).error().code, "process_not_found");
}

TEST_F(SimApps, WindowsAreListedFrontToBack) {
  open("widgets");
  const auto list = platform->windows->list(soon());
  ASSERT_TRUE(list);
  ASSERT_EQ(list->size(), 2U);
  EXPECT_EQ(list->front().title, "Letter");
  EXPECT_TRUE(list->front().is_active);
  EXPECT_GT(list->front().z_index, list->back().z_index);
}

TEST_F(SimApps, ActivationCanBeRefused) {
  open(R"({"applications": [{"name": "App", "pid": 10, "windows": [{"window_id": 1, "title": "Main",
    "refuses_activation": "a full-screen game has the desk", "bounds": {"x": 0, "y": 0, "width": 9, "height": 9}}]}]})");
  EXPECT_EQ(platform->window_placement->activate(1, soon()).error().code, "foreground_unavailable");
}

TEST_F(SimApps, TheLogCanGoToAFile) {
  const auto path = std::filesystem::temp_directory_path() / ("offhand_sim_log_" + std::to_string(::getpid()));
  ::setenv("OFFHAND_SIM_LOG", path.c_str(), 1);
  open("widgets");
  press(node("Widgets", "A"));
  ::unsetenv("OFFHAND_SIM_LOG");
  std::ifstream file(path);
  std::string line;
  EXPECT_TRUE(std::getline(file, line));
  EXPECT_NE(line.find(R"("node":"A")"), std::string::npos) << line;
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace offhand::platform::sim
