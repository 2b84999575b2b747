#include <gtest/gtest.h>
#include <signal.h>

#include <string>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

// Elements by words in real applications: `ax` and `desktop` see one widget alike, clicks land where the words say, and
// what is ambiguous does nothing. What really happened the applications' own logs tell.
namespace offhand::test::ax_cases {
namespace {

class AxWords : public testing::TestWithParam<const char*> {
 protected:
  AxWords() {
    user.sit_down();
    const auto connected = client.call("ax_connect", {{"app", std::to_string(app.pid())}, {"alias", "it"}});
    EXPECT_FALSE(connected.failed) << connected.dump();
  }
  json in_app(const std::string& tool, json arguments) {
    arguments["app"] = "it";
    const auto reply = client.call(tool, arguments);
    EXPECT_FALSE(reply.failed) << reply.dump();
    return reply.structured;
  }

  UserAtDesk user;
  FixtureApplication app{GetParam()};
  McpClient client{{.server = {"--tools", "ax,full"}}};
};

TEST_P(AxWords, MeanTheWidgetThatTheToolsOfTheDesktopMean) {
  for (const char* name : {"A", "B", "Check me", "Entry"}) {
    const auto words = in_app("ax_find", {{"query", name}, {"strategy", "exact"}});
    ASSERT_EQ(words["found"], true) << name;
    const auto found =
        client.call("find_elements", {{"pid", app.pid()}, {"name", name}, {"exact", true}, {"role", words["role"]}});
    ASSERT_FALSE(found.failed) << found.dump();
    const auto& element = found.structured["elements"][0];
    EXPECT_EQ(words["element_ref"], element["element_token"]) << name;
    EXPECT_EQ(words["position"], json::array({element["bounds"]["x"], element["bounds"]["y"]})) << name;
    EXPECT_EQ(words["size"], json::array({element["bounds"]["width"], element["bounds"]["height"]})) << name;
  }
}

TEST_P(AxWords, ClickWhatTheySayInTheBackground) {
  for (const std::string query : {"button:A", "AXButton:B", "//button[@name='A']", "role:button and title:B"}) {
    const auto from = app.event_count();
    const auto clicked = in_app("ax_click", {{"query", query}});
    app.wait_for({{"event", "clicked"}, {"name", clicked["target"]["name"]}}, from);
    EXPECT_EQ(app.count({{"event", "clicked"}}, from), 1U) << query;
  }
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(AxWords, ThatFitSeveralDoNothing) {
  const auto from = app.event_count();
  const auto refused = client.call("ax_click", {{"app", "it"}, {"query", "role:button"}});
  EXPECT_EQ(refused.code(), "ambiguous_query") << refused.dump();
  EXPECT_EQ(client.call("ax_click", {{"app", "it"}, {"query", "button:No such thing"}}).code(), "no_matching_element");
  EXPECT_EQ(client.call("ax_type", {{"app", "it"}, {"query", "role:button"}, {"text", "x"}}).code(), "ambiguous_query");
  // Whatever would have arrived has arrived before a later click.
  in_app("ax_click", {{"query", "button:A"}});
  app.wait_for({{"event", "clicked"}, {"name", "A"}}, from);
  EXPECT_EQ(app.count({{"event", "clicked"}}, from), 1U);
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(AxWords, TypeIntoTheFieldAndReadItBack) {
  in_app("ax_type", {{"query", "textbox:Entry"}, {"text", "grün ✓"}, {"clear_first", true}});
  EXPECT_EQ(in_app("ax_get_value", {{"query", "textbox:Entry"}})["value"], "grün ✓");
  app.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "grün ✓"}});
  EXPECT_EQ(user.disturbance(), "");
}

TEST_P(AxWords, AConnectionIsToOneProcessAlone) {
  const auto pid = std::to_string(app.pid());
  app.process().signal(SIGKILL);
  app.process().wait();
  const auto refused = client.call("ax_find", {{"app", "it"}, {"query", "A"}});
  EXPECT_EQ(refused.code(), "connection_ended") << refused.dump();
  EXPECT_EQ(client.call("ax_connect", {{"app", pid}}).code(), "process_not_found");
}

// Its desktop entry has another name, and the system keeps only the first 15 characters of a process's.
TEST(AxConnection, IsFoundByTheProgramThatRuns) {
  const Application calculator({"gnome-calculator"});
  McpClient client({.server = {"--tools", "ax"}});
  const auto connected = client.call("ax_connect", {{"app", "gnome-calculator"}});
  ASSERT_FALSE(connected.failed) << connected.dump();
  EXPECT_EQ(connected.structured["pid"], calculator.pid()) << connected.dump();
}

INSTANTIATE_TEST_SUITE_P(Toolkits, AxWords, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return std::string(toolkit.param); });

}  // namespace
}  // namespace offhand::test::ax_cases
