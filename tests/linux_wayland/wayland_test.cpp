#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/call_lines.h"
#include "tests/support/elements.h"
#include "tests/support/process.h"

// What can be done where no X display exists: applications, windows and elements by the accessibility bus. Whether
// something happened is told by the log of the application that it was done to.
namespace offhand::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

/// A fixture application without a window of X.
class WaylandApplication {
 public:
  explicit WaylandApplication(const std::string& toolkit) : title_("Fixture " + toolkit) {
    process_ = std::make_unique<ChildProcess>(FixtureApplication::command(toolkit, title_, folder_.path()));
    try {
      wait_for({{"event", "ready"}});
    } catch (const std::exception&) {
      process_->signal(SIGKILL);
      process_->wait();
      throw std::runtime_error("the fixture " + toolkit + " did not start: " + read_all(process_->errors()));
    }
  }
  json wait_for(const json& event) const { return wait_for_event(folder_.file("log"), event); }
  pid_t pid() const { return process_->pid(); }
  const std::string& title() const { return title_; }

 private:
  const std::string title_;
  TemporaryFolder folder_;
  std::unique_ptr<ChildProcess> process_;
};

class Wayland : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() {
    ASSERT_EQ(std::getenv("DISPLAY"), nullptr) << "these tests run by tests/linux_wayland/session";
  }

  Wayland() : application_(GetParam()) {
    // It tells of its window a moment after it has one.
    eventually([&] { return window() != 0; });
  }

  json call(const std::string& tool, const json& arguments = json::object()) { return lines_.call(tool, arguments); }
  std::int64_t window() {
    const auto listed = call("list_windows");
    for (const auto& window : listed.at("windows"))
      if (window["pid"] == application_.pid()) return window["window_id"].get<std::int64_t>();
    return 0;
  }
  json state() {
    return call("get_window_state", {{"pid", application_.pid()}, {"format", "json"}, {"include_screenshot", true}});
  }
  json on(const std::string& name, json more = json::object()) {
    const auto seen = state();
    if (!seen.contains("elements")) throw std::runtime_error(seen.dump());
    more["element_token"] = element_named(seen, name).token;
    return more;
  }
  void expect_missing(const std::string& facet, const std::string& tool, const json& arguments = json::object()) {
    const auto error = call(tool, arguments);
    EXPECT_EQ(error.value("code", ""), "facet_missing") << tool << ": " << error;
    EXPECT_THAT(error.value("message", ""), AllOf(HasSubstr("no " + facet + " "), HasSubstr("DISPLAY"))) << error;
    EXPECT_THAT(error.value("hint", ""), HasSubstr("element")) << error;
  }

  WaylandApplication application_;
  CallLines lines_{{"--no-daemon"}};
};

TEST_P(Wayland, ListsApplicationsAndTheirWindows) {
  const auto windows = call("list_windows");
  ASSERT_TRUE(windows.contains("windows")) << windows;
  const auto id = window();
  ASSERT_NE(id, 0) << windows;
  CallLines others({"--no-daemon"});
  const auto again = others.call("list_windows");
  EXPECT_NE(again.dump().find(std::to_string(id)), std::string::npos) << "another process knows it by another id";
  EXPECT_THAT(call("list_apps").dump(), HasSubstr(std::to_string(application_.pid())));
  const auto report = call("debug_window_info", {{"pid", application_.pid()}, {"window_id", id}});
  EXPECT_THAT(report.dump(), HasSubstr("toolkit")) << report;
}

TEST_P(Wayland, ReadsTheTreeAndSaysThatThereIsNoPicture) {
  const auto seen = state();
  ASSERT_TRUE(seen.contains("elements")) << seen;
  EXPECT_EQ(seen["title"], application_.title());
  const auto button = element_named(seen, "A", "button");
  EXPECT_TRUE(button.has_bounds);
  EXPECT_GT(button.width, 0);
  EXPECT_GE(button.x, 0);
  EXPECT_LE(button.x + button.width, seen["bounds"]["width"].get<int>());
  EXPECT_THAT(seen.value("screenshot_note", ""), HasSubstr("no screen")) << seen["screenshot_note"];
}

TEST_P(Wayland, PressesButtonsAndTicksBoxes) {
  const auto pressed = call("click", on("A"));
  application_.wait_for({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(pressed.value("path", ""), "atspi") << pressed;
  EXPECT_EQ(pressed["unobserved"].size(), 5U) << pressed;
  // The action of the others flips the box without a click, or is not offered: they are clicked by a pointer.
  if (GetParam() != "gtk3") return expect_missing("input", "click", on("Check me"));
  const auto ticked = call("click", on("Check me"));
  application_.wait_for({{"event", "toggled"}, {"name", "Check me"}, {"active", true}});
  EXPECT_EQ(ticked["evidence"]["kind"], "state_readback") << ticked;
}

TEST_P(Wayland, SetsTextAndValues) {
  const auto typed = call("type_text", on("Entry", {{"text", "grün"}}));
  application_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "grün"}});
  EXPECT_EQ(typed.value("value", ""), "grün") << typed;
  EXPECT_EQ(typed["evidence"]["kind"], "value_readback") << typed;
  const auto set = call("set_value", on("Entry", {{"value", "other"}}));
  application_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "other"}});
  EXPECT_EQ(set.value("effect", ""), "confirmed") << set;
}

TEST_P(Wayland, RefusesWhatNeedsADisplay) {
  const json at{{"pid", application_.pid()}, {"x", 20}, {"y", 20}};
  expect_missing("input", "click", at);
  expect_missing("input", "press_key", {{"pid", application_.pid()}, {"key", "a"}});
  expect_missing("input", "hotkey", {{"pid", application_.pid()}, {"keys", {"ctrl", "a"}}});
  expect_missing("screen", "get_desktop_state");
  expect_missing("screen", "zoom", {{"window_id", window()}, {"x1", 0}, {"y1", 0}, {"x2", 10}, {"y2", 10}});
  expect_missing("user_desk", "get_cursor_position");
  expect_missing("screen_layout", "get_screen_size");
  expect_missing("clipboard", "clipboard_read");
  expect_missing("window_placement", "bring_to_front", {{"pid", application_.pid()}});
  expect_missing("window_placement", "click", on("A", {{"delivery_mode", "foreground"}}));
  expect_missing("screen", "get_window_state",
                 {{"pid", application_.pid()}, {"include_accessibility_tree", false}, {"include_screenshot", true}});
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Wayland, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

TEST(WaylandDesktop, IsToldByListToolsAndDoctor) {
  const auto tools = run_offhand({"--no-daemon", "list-tools", "--all"});
  EXPECT_EQ(tools.exit_code, 0) << tools.errors;
  EXPECT_THAT(tools.output, HasSubstr("There is no input on linux without an X display"));
  const auto doctor = run_offhand({"--no-daemon", "doctor"});
  EXPECT_THAT(doctor.output,
              AllOf(HasSubstr("There is no screen on linux without an X display"), HasSubstr("accessibility bus")))
      << doctor.errors;
  const auto permissions = run_offhand({"--no-daemon", "check_permissions"});
  EXPECT_THAT(permissions.output, HasSubstr("There is no input")) << permissions.errors;
}

}  // namespace
}  // namespace offhand::test
