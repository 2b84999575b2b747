#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// The audit presses Tab to find out what the keyboard reaches, where that disturbs nobody. Which controls had the focus
// the applications' own logs tell.
namespace offhand::test::focus_walk_cases {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// As issues and summaries call it.
const std::string field = "textbox \"First name\"";

struct Row {
  std::string toolkit;
  std::string desk;
};
void PrintTo(const Row& row, std::ostream* out) { *out << row.toolkit << " " << row.desk; }

/// A window of three controls, and what its application logs.
class TabOrder {
 public:
  TabOrder(const std::string& toolkit, const std::string& mode)
      : application_(
            {"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/tab_order_" + toolkit + ".py", mode, log_}) {
    wait_for_event(log_, {{"event", "focus"}, {"name", "Send letter"}});
  }
  Application& application() { return application_; }
  std::size_t logged() const { return events_in(log_).size(); }
  /// Which had the focus since, in their order.
  std::vector<std::string> focused(std::size_t from) const {
    std::vector<std::string> names;
    for (const auto& event : events_in(log_, from)) {
      EXPECT_EQ(event["event"], "focus") << "A walk has no other effect: " << event;
      if (event["event"] == "focus") names.push_back(event["name"]);
    }
    return names;
  }

 private:
  static std::string empty_log(const TemporaryFolder& folder) {
    const auto path = folder.file("log");
    std::ofstream made(path);
    return path;
  }

  TemporaryFolder folder_;
  std::string log_ = empty_log(folder_);
  Application application_;
};

json audit(McpClient& client, pid_t pid) {
  const auto connected = client.call("ax_connect", {{"app", std::to_string(pid)}, {"alias", "it"}});
  EXPECT_FALSE(connected.failed) << connected.dump();
  const auto told = client.call("ax_a11y_audit", {{"app", "it"}, {"standards", {"wcag_a"}}});
  EXPECT_FALSE(told.failed) << told.dump();
  return told.structured;
}

/// Rules of the issues, and which elements they are about.
std::vector<std::string> issues(const json& told) {
  std::vector<std::string> lines;
  for (const auto& issue : told["issues"]) {
    const auto element = issue["element"].get<std::string>();
    lines.push_back(issue["rule"].get<std::string>() + " of " + element.substr(element.find(' ') + 1));
  }
  return lines;
}

class FocusWalk : public testing::TestWithParam<Row> {
 protected:
  /// Where nobody works, the window may be the active one meanwhile.
  void expect_undisturbed() const {
    if (GetParam().desk == "shared") {
      EXPECT_EQ(user_.disturbance(), "");
    }
    EXPECT_EQ(read_desk().active_window, active_);
  }
  void sit_down() {
    user_.sit_down();
    active_ = read_desk().active_window;
  }

  UserAtDesk user_;
  std::string active_;
  McpClient client_{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_DESK", GetParam().desk}}}};
};

TEST_P(FocusWalk, FindsWhatTabNeverReaches) {
  TabOrder window(GetParam().toolkit, "skips");
  sit_down();
  const auto from = window.logged();
  const auto told = audit(client_, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("by walking the focus through 2 elements by Tab,")) << told;
  EXPECT_THAT(issues(told), ElementsAre("keyboard_unreachable of button \"Save draft\"")) << told;
  const auto focused = window.focused(from);
  EXPECT_THAT(focused, Contains("First name"));
  EXPECT_THAT(focused, Not(Contains("Save draft")));
  EXPECT_EQ(focused.empty() ? "" : focused.back(), "Send letter") << "The focus was not given back.";
  expect_undisturbed();
}

TEST_P(FocusWalk, FindsNothingInTheRepairedTwin) {
  TabOrder window(GetParam().toolkit, "repaired");
  sit_down();
  const auto from = window.logged();
  const auto told = audit(client_, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("by walking the focus through 3 elements by Tab,")) << told;
  EXPECT_THAT(issues(told), IsEmpty()) << told;
  const auto focused = window.focused(from);
  EXPECT_THAT(focused, Contains("First name"));
  EXPECT_THAT(focused, Contains("Save draft"));
  EXPECT_EQ(focused.empty() ? "" : focused.back(), "Send letter") << "The focus was not given back.";
  expect_undisturbed();
}

TEST_P(FocusWalk, FindsWhatTabDoesNotLeave) {
  TabOrder window(GetParam().toolkit, "traps");
  sit_down();
  const auto told = audit(client_, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("Tab does not leave " + field)) << told;
  EXPECT_THAT(issues(told), ElementsAre("keyboard_trap of " + field)) << told;
  expect_undisturbed();
}

INSTANTIATE_TEST_SUITE_P(All, FocusWalk,
                         testing::Values(Row{"gtk3", "private"}, Row{"qt5", "private"}, Row{"qt5", "shared"}),
                         [](const auto& row) { return row.param.toolkit + "_" + row.param.desk; });

TEST(FocusWalkNot, InAnApplicationThatSomebodyUses) {
  TabOrder window("gtk3", "skips");
  activate(window.application().window());
  McpClient client{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
  const auto from = window.logged();
  const auto told = audit(client, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("judged by the tree, because somebody uses the application")) << told;
  EXPECT_THAT(window.focused(from), IsEmpty());
}

/// Also on a desktop of its own, where a walk would disturb nobody.
TEST(FocusWalkNot, WhereNothingMayBeChanged) {
  TabOrder window("qt5", "skips");
  McpClient client{{.server = {"--tools", "ax"},
                    .environment = {{"OFFHAND_DESK", "private"}, {"OFFHAND_SECURITY_MODE", "sandboxed"}}}};
  const auto from = window.logged();
  const auto told = audit(client, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("judged by the tree, because the security mode")) << told;
  EXPECT_THAT(window.focused(from), IsEmpty());
}

/// GTK 3 moves its focus by Tab only while its window is the active one.
TEST(FocusWalkNot, WhereKeysWouldNeedTheActiveWindow) {
  UserAtDesk user;
  TabOrder window("gtk3", "skips");
  user.sit_down();
  McpClient client{{.server = {"--tools", "ax"}, .environment = {{"OFFHAND_DESK", "shared"}}}};
  const auto from = window.logged();
  const auto told = audit(client, window.application().pid());
  EXPECT_THAT(told["summary"], HasSubstr("judged by the tree, because")) << told;
  EXPECT_THAT(window.focused(from), IsEmpty());
  EXPECT_EQ(user.disturbance(), "");
}

}  // namespace
}  // namespace offhand::test::focus_walk_cases
