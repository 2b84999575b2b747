#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <functional>

#include "tests/desktop/entrance.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"

// Each of the seven tools on each application through each entrance, while a user works in another window. What
// happened is read in the application's own log, or by libatspi; what the user noticed, by xdotool, xprop and the
// user's own application.
namespace offhand::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

struct Target {
  std::string name;
  /// gtk3, gtk4 or qt5 for a fixture, else empty.
  std::string fixture = {};
  /// An element that a click changes, its role, and for a real application the state that libatspi then sees.
  std::string clickable = {};
  std::string clickable_role = {};
  std::string state_after_click = {};
  /// By its own action, or where that comes late by the pointer.
  std::string click_path = "x11_atspi";
  /// A field, by name or by role alone.
  std::string field = {};
  std::string field_role = {};
  /// The keyboard reaches it quietly by mask-0 events; otherwise by a second keyboard.
  bool takes_quiet_keys = true;
};

const std::vector<Target> targets{
    {.name = "fixture_gtk3",
     .fixture = "gtk3",
     .clickable = "A",
     .clickable_role = "button",
     .field = "Entry",
     .field_role = "textbox"},
    {.name = "fixture_gtk4",
     .fixture = "gtk4",
     .clickable = "A",
     .clickable_role = "button",
     .field = "Entry",
     .field_role = "textbox",
     .takes_quiet_keys = false},
    {.name = "fixture_qt5",
     .fixture = "qt5",
     .clickable = "A",
     .clickable_role = "button",
     .click_path = "x11_pixel",
     .field = "Entry",
     .field_role = "textbox"},
    {.name = "gtk3-widget-factory",
     .clickable = "checkbutton",
     .clickable_role = "checkbox",
     .state_after_click = "checked",
     .field_role = "textbox"},
    {.name = "gtk4-widget-factory",
     .clickable = "togglebutton",
     .clickable_role = "",
     .state_after_click = "pressed",
     .field_role = "textbox",
     .takes_quiet_keys = false},
    {.name = "featherpad", .clickable = "", .field_role = "textbox"},
};

json oracle(std::int64_t pid, const std::vector<std::string>& question) {
  std::vector<std::string> argv{"/usr/bin/python3", "-B", OFFHAND_TEST_ORACLE, std::to_string(pid)};
  argv.insert(argv.end(), question.begin(), question.end());
  const auto result = run_command(argv);
  auto answer = json::parse(result.output, nullptr, false);
  return answer.is_array() ? answer : json::array();
}

/// How many nodes of this name have the state.
std::size_t count_with_state(std::int64_t pid, const std::string& name, const std::string& state) {
  const auto nodes = oracle(pid, {"states", name});
  return static_cast<std::size_t>(std::count_if(nodes.begin(), nodes.end(), [&](const json& states) {
    return std::find(states.begin(), states.end(), state) != states.end();
  }));
}

void PrintTo(const Target& target, std::ostream* out) { *out << target.name; }

/// The user and their window serve all tests of this file.
class Journey : public testing::TestWithParam<std::tuple<Target, std::string>> {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  Journey() { user_->sit_down(); }
  ~Journey() override {
    if (pid_ > 0) ::kill(static_cast<pid_t>(pid_), SIGKILL);
  }

  const Target& target() const { return std::get<0>(GetParam()); }
  bool is_fixture() const { return !target().fixture.empty(); }
  std::string log() const { return folder_.file("log"); }

  void expect_nobody_noticed(const std::string& step) {
    EXPECT_EQ(user_->disturbance(), "") << "after " << step;
    // So that one disturbance is not reported by every later step.
    if (testing::Test::HasFailure()) user_->sit_down();
  }

  json launch_arguments() const {
    if (!is_fixture()) return {{"name", target().name}, {"creates_new_application_instance", true}};
    auto command = FixtureApplication::command(target().fixture, target().name, folder_.path());
    return {{"launch_path", command[0]},
            {"additional_arguments", std::vector<std::string>(command.begin() + 1, command.end())}};
  }

 public:
  // The steps; each checks its effect by an outside oracle, and that nobody noticed.
  void launch() {
    const auto reply = offhand_->call("launch_app", launch_arguments());
    ASSERT_FALSE(reply.failed) << reply.dump();
    pid_ = reply.structured["pid"];
    ASSERT_FALSE(reply.structured["windows"].empty()) << reply.dump();
    window_ = reply.structured["windows"][0]["window_id"];
    EXPECT_EQ(reply.structured["self_activation_suppressed"], true) << reply.dump();
    for (const auto& effect : reply.structured.value("side_effects", json::array()))
      EXPECT_EQ(effect["restored"], true) << reply.dump();
    // The user's application may have seen its focus go and come; from here on nothing may reach it.
    user_->settle_log();
    expect_nobody_noticed("launch_app");
    EXPECT_THAT(windows_of(static_cast<pid_t>(pid_)), testing::Contains(window_)) << "by xdotool";
  }

  void list() {
    const auto reply = offhand_->call("list_windows", {{"pid", pid_}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    ASSERT_FALSE(reply.structured["windows"].empty()) << reply.dump();
    const auto& window = reply.structured["windows"][0];
    EXPECT_EQ(window["window_id"], window_);
    const auto title = run_command({"xdotool", "getwindowname", std::to_string(window_)}).output;
    EXPECT_EQ(window["title"].get<std::string>() + "\n", title);
    expect_nobody_noticed("list_windows");
  }

  ShownElement clickable(const json& state) const {
    for (auto& element : elements_of(state)) {
      const bool fits = element.name == target().clickable &&
                        (target().clickable_role.empty() || element.role == target().clickable_role);
      if (fits && !element.is("disabled") && !element.is("mixed") && !element.actions.empty()) return element;
    }
    throw std::runtime_error("nothing to click in " + state.dump());
  }

  ShownElement field(const json& state) const {
    for (auto& element : elements_of(state)) {
      const bool fits =
          element.role == target().field_role && (target().field.empty() || element.name == target().field);
      if (fits && element.is("editable") && !element.is("protected") && !element.is("disabled") && element.has_bounds)
        return element;
    }
    throw std::runtime_error("no field in " + state.dump());
  }

  void look() {
    const auto state = offhand_->look(pid_);
    EXPECT_EQ(state["complete"], true) << state.value("incomplete_reason", "");
    EXPECT_EQ(state["degraded"], false);
    if (!target().clickable.empty()) clickable(state);
    field(state);
    const auto picture = offhand_->call(
        "get_window_state",
        {{"pid", pid_}, {"format", "json"}, {"include_accessibility_tree", false}, {"include_screenshot", true}});
    EXPECT_GT(picture.structured.value("screenshot_width", 0), 100) << picture.text;
    expect_nobody_noticed("get_window_state");
  }

  void click() {
    if (target().clickable.empty()) return click_a_point();
    const auto element = clickable(offhand_->look(pid_));
    const auto before = is_fixture() ? 0 : count_with_state(pid_, target().clickable, target().state_after_click);
    const auto reply = offhand_->call("click", {{"element_token", element.token}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], target().click_path) << reply.dump();
    EXPECT_NE(reply.structured["effect"], "suspected_noop") << reply.dump();
    expect_nobody_noticed("click");
    if (is_fixture()) {
      wait_for_event(log(), {{"event", "clicked"}, {"name", target().clickable}});
    } else {
      EXPECT_TRUE(eventually([&] {
        return count_with_state(pid_, target().clickable, target().state_after_click) != before;
      })) << "still "
          << before << " are " << target().state_after_click;
    }
  }

  /// Featherpad: a click at the start of the page's first line, which moves the caret there from the end.
  void click_a_point() {
    const auto page = field(offhand_->look(pid_));
    const auto typed = offhand_->call("type_text", {{"element_token", page.token}, {"text", "the caret stands here"}});
    ASSERT_FALSE(typed.failed) << typed.dump();
    const auto caret = [&] {
      const auto carets = oracle(pid_, {"carets"}).get<std::vector<int>>();
      return carets.empty() ? 0 : *std::max_element(carets.begin(), carets.end());
    };
    ASSERT_TRUE(eventually([&] { return caret() > 10; })) << "libatspi sees it at " << caret();
    const auto reply =
        offhand_->call("click", {{"pid", pid_}, {"window_id", window_}, {"x", page.x + 8}, {"y", page.y + 12}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], "x11_pixel") << reply.dump();
    EXPECT_TRUE(eventually([&] { return caret() <= 3; })) << "the click did not move the caret: " << caret();
    expect_nobody_noticed("click");
  }

  std::vector<std::string> texts() const { return oracle(pid_, {"texts"}).get<std::vector<std::string>>(); }

  /// Some field holds a text with `part` in it that no field held before.
  void expect_new_text(const std::vector<std::string>& before, const std::string& part) {
    const auto is_new = [&](const std::string& text) {
      return text.find(part) != std::string::npos && std::find(before.begin(), before.end(), text) == before.end();
    };
    const auto holds = [&] {
      const auto now = texts();
      return std::any_of(now.begin(), now.end(), is_new);
    };
    EXPECT_TRUE(eventually(holds)) << "no new \"" << part << "\" in " << json(texts());
  }

  void type() {
    const auto before = is_fixture() ? std::vector<std::string>{} : texts();
    const auto element = field(offhand_->look(pid_));
    const auto reply = offhand_->call("type_text", {{"element_token", element.token}, {"text", "offhand é"}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], "x11_atspi") << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.dump();
    expect_nobody_noticed("type_text");
    if (is_fixture()) {
      wait_for_event(log(), {{"event", "text"}, {"name", "Entry"}, {"text", "offhand é"}});
    } else {
      expect_new_text(before, "offhand é");
    }
  }

  void press() {
    const auto before = is_fixture() ? std::vector<std::string>{} : texts();
    const auto element = field(offhand_->look(pid_));
    const auto reply = offhand_->call("press_key", {{"element_token", element.token}, {"key", "x"}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["path"], target().takes_quiet_keys ? "key_events" : "x11_second_keyboard")
        << reply.dump();
    expect_nobody_noticed("press_key");
    if (is_fixture()) {
      wait_for_event(log(), {{"event", "key"}, {"key", "x"}, {"name", "Entry"}});
    } else {
      expect_new_text(before, "x");
    }
  }

  void kill() {
    const auto reply = offhand_->call("kill_app", {{"pid", pid_}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_GE(reply.structured["windows_closed"], 1);
    EXPECT_TRUE(windows_of(static_cast<pid_t>(pid_)).empty()) << "by xdotool";
    pid_ = 0;
    expect_nobody_noticed("kill_app");
  }

 private:
  static std::unique_ptr<UserAtDesk> user_;
  TemporaryFolder folder_;
  std::unique_ptr<Entrance> offhand_ = make_entrance(std::get<1>(GetParam()));
  std::int64_t pid_ = 0;
  std::int64_t window_ = 0;
};

std::unique_ptr<UserAtDesk> Journey::user_;

TEST_P(Journey, SevenToolsAndNobodyNotices) {
  for (const auto& step : {&Journey::launch, &Journey::list, &Journey::look, &Journey::click, &Journey::type,
                           &Journey::press, &Journey::kill}) {
    ASSERT_NO_FATAL_FAILURE((this->*step)());
  }
}

INSTANTIATE_TEST_SUITE_P(Through, Journey, testing::Combine(testing::ValuesIn(targets), testing::Values("mcp", "cli")),
                         [](const auto& row) {
                           auto name = std::get<0>(row.param).name + "_by_" + std::get<1>(row.param);
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace offhand::test
