#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/cup_action_rows.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"
#include "tests/support/process.h"

// The tools of the Computer Use Protocol in the three toolkits, with a user at work in another window. What an
// application logs is the judge of what was done.
namespace offhand::test {
namespace {

using testing::HasSubstr;

/// A node of an envelope, without its children.
struct CapturedNode {
  std::string id;
  std::string role;
  std::string name;
  json bounds;
  json actions;
  json whole;
};

void add_captured(const json& nodes, std::vector<CapturedNode>& all) {
  for (const auto& node : nodes) {
    all.push_back({node["id"], node["role"], node["name"], node.value("bounds", json()),
                   node.value("actions", json::array()), node});
    if (node.contains("children")) add_captured(node["children"], all);
  }
}

class CupOn : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  CupOn() : fixture_(GetParam(), "", {"--clip", "--menus"}), client_({.server = {"--tools", "cup"}}) {
    user_->sit_down();
  }

  /// The windows of the fixture; each envelope keeps the rules of the protocol.
  std::vector<CapturedNode> capture(const std::string& title = "") {
    const auto reply =
        client_.call("get_tree", {{"app", title.empty() ? fixture_.title() : title}, {"format", "json"}});
    if (reply.failed) throw std::runtime_error(reply.text);
    const auto judged = run_offhand({"cup", "validate"}, {.input = reply.structured.dump()});
    EXPECT_EQ(judged.exit_code, 0) << judged.output;
    std::vector<CapturedNode> nodes;
    add_captured(reply.structured["tree"], nodes);
    return nodes;
  }
  CapturedNode node(const std::string& name, const std::string& role = "") {
    std::optional<CapturedNode> found;
    const bool shown = eventually([&] {
      for (const auto& each : capture())
        if (!found && each.name == name && (role.empty() || each.role == role)) found = each;
      return found.has_value();
    });
    if (!shown) throw std::runtime_error("no " + role + " " + name);
    return *found;
  }
  ToolReply act(const std::string& action, const std::string& name, json more = json::object(),
                const std::string& role = "") {
    more["action"] = action;
    more["element_id"] = node(name, role).id;
    return client_.call("execute_action", more);
  }
  void expect_done(const ToolReply& reply, const json& event, std::size_t from) {
    EXPECT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured.value("success", false), true) << reply.dump();
    EXPECT_TRUE(reply.structured.contains("tree")) << reply.dump();
    fixture_.wait_for(event, from);
  }

  static std::unique_ptr<UserAtDesk> user_;
  FixtureApplication fixture_;
  McpClient client_;
};

std::unique_ptr<UserAtDesk> CupOn::user_;

TEST_P(CupOn, Clicks) {
  const auto from = fixture_.event_count();
  expect_done(act("click", "A", {}, "button"), {{"event", "clicked"}, {"name", "A"}}, from);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(CupOn, Toggles) {
  const auto from = fixture_.event_count();
  expect_done(act("toggle", "Check me"), {{"event", "toggled"}, {"active", true}}, from);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(CupOn, TypesAndSetsText) {
  auto from = fixture_.event_count();
  expect_done(act("type", "Entry", {{"value", "hi"}}), {{"event", "text"}, {"name", "Entry"}, {"text", "hi"}}, from);
  from = fixture_.event_count();
  expect_done(act("setvalue", "Entry", {{"value", "new"}}), {{"event", "text"}, {"name", "Entry"}, {"text", "new"}},
              from);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(CupOn, SetsAndStepsNumbers) {
  auto from = fixture_.event_count();
  expect_done(act("setvalue", "Level", {{"value", "42"}}, "slider"), {{"event", "value"}, {"value", 42}}, from);
  from = fixture_.event_count();
  expect_done(act("increment", "Level", {}, "slider"), {{"event", "value"}, {"value", 43}}, from);
  from = fixture_.event_count();
  expect_done(act("decrement", "Level", {}, "slider"), {{"event", "value"}, {"value", 42}}, from);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(CupOn, Selects) {
  const auto from = fixture_.event_count();
  expect_done(act("select", "row 2"), {{"event", "selected"}, {"name", "row 2"}}, from);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(CupOn, FocusesAndPressesKeys) {
  const auto from = fixture_.event_count();
  const auto focused = act("focus", "Entry");
  EXPECT_FALSE(focused.failed) << focused.dump();
  const auto keys = client_.call("execute_action", {{"action", "press_keys"}, {"keys", "k"}});
  expect_done(keys, {{"event", "text"}, {"name", "Entry"}, {"text", "k"}}, from);
}

TEST_P(CupOn, ClicksTwiceAndWithTheRightButton) {
  auto from = fixture_.event_count();
  const auto twice = act("doubleclick", "Canvas");
  if (GetParam() != "gtk4") {
    EXPECT_FALSE(twice.failed) << twice.dump();
    fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"count", 2}}, from);
  }
  from = fixture_.event_count();
  const auto right = act("rightclick", "Canvas");
  if (GetParam() == "gtk4") return;
  EXPECT_FALSE(right.failed) << right.dump();
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"button", 3}}, from);
}

TEST_P(CupOn, Scrolls) {
  const auto from = fixture_.event_count();
  const auto reply = act("scroll", "line 0", {{"direction", "down"}});
  EXPECT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "moved"}, {"name", "Lines"}}, from);
}

TEST_P(CupOn, RefusesALongPressByName) {
  const auto from = fixture_.event_count();
  const auto reply = act("longpress", "A", {}, "button");
  EXPECT_EQ(reply.code(), "no_such_action") << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("longpress"));
  EXPECT_EQ(fixture_.count({{"event", "clicked"}}, from), 0U);
}

/// The two ways to see a window tell of the same elements, in the same order.
TEST_P(CupOn, AgreesWithTheNativeToolsNodeByNode) {
  McpClient native({.server = {"--tools", "full"}});
  const auto read = [&] {
    const auto reply = native.call(
        "get_window_state",
        {{"pid", fixture_.pid()}, {"window_id", fixture_.window()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return json(reply.structured["elements"]);
  };
  // A window that has just opened still arranges what it holds.
  json theirs;
  std::vector<CapturedNode> ours;
  ASSERT_TRUE(eventually([&] {
    theirs = read();
    ours = capture();
    return theirs == read();
  }));
  ASSERT_EQ(ours.size(), theirs.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    SCOPED_TRACE(ours[i].whole.dump() + "\n" + theirs[i].dump());
    EXPECT_EQ(ours[i].role, theirs[i]["role"]);
    // Without a name it may have a label.
    if (theirs[i]["name"] != "") {
      EXPECT_EQ(ours[i].name, theirs[i]["name"]);
    }
    ASSERT_EQ(ours[i].bounds.is_null(), !theirs[i].contains("bounds"));
    if (ours[i].bounds.is_null()) continue;
    const auto& bounds = theirs[i]["bounds"];
    EXPECT_EQ(ours[i].bounds,
              (json{{"x", bounds["x"]}, {"y", bounds["y"]}, {"w", bounds["width"]}, {"h", bounds["height"]}}));
  }
}

INSTANTIATE_TEST_SUITE_P(Cup, CupOn, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

/// A window with something to unfold and a dialog; its log is what happened.
class CupFolds : public testing::TestWithParam<std::string> {
 protected:
  /// The element of one of these roles in the captured windows, once it is there.
  std::string id_of(const std::string& app, const std::string& name, const std::vector<std::string>& roles) {
    std::string id;
    std::string all;
    eventually([&] {
      const auto told = client_.call("get_tree", {{"app", app}, {"format", "json"}, {"detail", "full"}});
      all = told.dump();
      if (told.failed) return false;
      std::vector<CapturedNode> nodes;
      add_captured(told.structured["tree"], nodes);
      for (const auto& node : nodes)
        if (id.empty() && node.name.starts_with(name) && std::ranges::count(roles, node.role) > 0) id = node.id;
      return !id.empty();
    });
    EXPECT_NE(id, "") << "no " << name << " in " << all;
    return id;
  }
  ToolReply act(const std::string& action, const std::string& id) {
    return client_.call("execute_action", {{"action", action}, {"element_id", id}});
  }

  TemporaryFolder folder_;
  std::string log_ = folder_.path() + "/log";
  Application program_{
      {"/usr/bin/python3", "-B", std::string(OFFHAND_TEST_ROOT) + "/tests/desktop/folds_" + GetParam() + ".py", log_}};
  McpClient client_{McpClient::Options{.server = {"--tools", "cup"}}};
};

TEST_P(CupFolds, UnfoldFoldAndAreDismissed) {
  // An open expander of GTK 4 is called by all that it holds.
  const std::vector<std::string> roles{"button", "treeitem", "cell"};
  const auto expanded = act("expand", id_of("Folds", "Details", roles));
  EXPECT_FALSE(expanded.failed) << expanded.dump();
  wait_for_event(log_, {{"event", "folded"}, {"expanded", true}});
  const auto collapsed = act("collapse", id_of("Folds", "Details", roles));
  EXPECT_FALSE(collapsed.failed) << collapsed.dump();
  wait_for_event(log_, {{"event", "folded"}, {"expanded", false}});
  EXPECT_FALSE(act("click", id_of("Folds", "Ask", {"button"})).failed);
  const auto dismissed = act("dismiss", id_of("Question", "Question", {"dialog", "window", "alertdialog"}));
  EXPECT_FALSE(dismissed.failed) << dismissed.dump();
  wait_for_event(log_, {{"event", "dismissed"}});
}

INSTANTIATE_TEST_SUITE_P(Cup, CupFolds, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

/// 1,250 rows of two cells, of which some twenty show; the program itself is the witness of how many there are.
TEST(CupOnALongList, SaysWhatItDidNotReadAndReadsAllOnRequest) {
  const Application list({"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/long_list_gtk3.py"});
  // A busy machine takes its time for all of them.
  McpClient client({.server = {"--tools", "cup"}, .environment = {{"OFFHAND_READ_TIMEOUT_MS", "30000"}}});
  std::string text;
  ASSERT_TRUE(eventually([&] {
    text = client.call("get_tree", {{"app", "Long list"}}).text;
    return text.find("\"Item 1\"") != std::string::npos;
  })) << text;
  EXPECT_TRUE(std::regex_search(text, std::regex("# 2[0-9]{3} more items \u2014 scroll down to see\n"))) << text;
  std::smatch id;
  ASSERT_TRUE(std::regex_search(text, id, std::regex("\\[(e[0-9]+)\\] table"))) << text;
  EXPECT_THAT(client.call("page", {{"element_id", id[1].str()}, {"offset", 0}}).text,
              HasSubstr(" that were read, of 2502 | table"));
  EXPECT_THAT(client.call("find_element", {{"name", "Item 1200"}}).text, HasSubstr("were not read, and not searched"));
  const auto told = client.call("get_tree", {{"app", "Long list"}, {"format", "json"}}).structured;
  EXPECT_THAT(told.dump(), HasSubstr("\"childCount\":2502"));
  // The text is cut after 40,000 characters, which it says; the envelope is not.
  const auto whole = client.call("get_tree", {{"app", "Long list"}, {"detail", "full"}, {"format", "json"}});
  EXPECT_TRUE(whole.structured.dump().find("\"Item 1250\"") != std::string::npos);
  EXPECT_TRUE(whole.text.find("more items") == std::string::npos);
  const auto found = client.call("find_element", {{"name", "Item 1200"}}).text;
  EXPECT_THAT(found, HasSubstr("cell \"Item 1200\""));
  EXPECT_THAT(found, testing::Not(HasSubstr("not searched")));
}

TEST(CupOnAComboBox, CollapseClosesWhatExpandOpened) {
  const TemporaryFolder folder;
  const auto log = folder.file("log");
  const Application program({"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/labelled_gtk3.py", log});
  wait_for_event(log, {{"event", "ready"}});
  McpClient client({.server = {"--tools", "cup"}});
  const auto id_of_colour = [&] {
    std::smatch id;
    std::string text;
    eventually([&] {
      text = client.call("get_tree", {{"app", "Labelled"}}).text;
      return std::regex_search(text, std::regex("combobox \"Colour\""));
    });
    return std::regex_search(text, id, std::regex("\\[(e[0-9]+)\\] combobox \"Colour\"")) ? id[1].str() : text;
  };
  const auto expanded = client.call("execute_action", {{"action", "expand"}, {"element_id", id_of_colour()}});
  EXPECT_EQ(expanded.structured["success"], true) << expanded.dump();
  wait_for_event(log, {{"event", "list"}, {"shown", true}});
  const auto collapsed = client.call("execute_action", {{"action", "collapse"}, {"element_id", id_of_colour()}});
  EXPECT_EQ(collapsed.structured["success"], true) << collapsed.dump();
  wait_for_event(log, {{"event", "list"}, {"shown", false}});
  for (const auto& event : events_in(log)) EXPECT_NE(event["event"], "chosen") << event;
}

TEST(CupScreenshot, IsPngOfAllPixels) {
  McpClient client({.server = {"--tools", "cup"}, .environment = {{"OFFHAND_MAX_IMAGE_DIMENSION", "300"}}});
  const auto shot = client.call("screenshot");
  ASSERT_EQ(shot.images.size(), 1U) << shot.dump();
  // Signature and size at the beginning of the file.
  const auto told = run_command({"/usr/bin/python3", "-c",
                                 "import base64, struct, sys; start = base64.b64decode(sys.argv[1]);"
                                 "print(start[1:4].decode(), *struct.unpack('>II', start[16:24]))",
                                 shot.images[0].substr(0, 32)});
  EXPECT_EQ(told.output, "PNG " + run_command({"xdotool", "getdisplaygeometry"}).output);
}

/// A failure has the form of the protocol's results beside isError, whatever the client's era.
TEST(CupRefusals, AreActionResults) {
  const FixtureApplication application("gtk3");
  for (const bool is_modern : {false, true}) {
    McpClient client({.server = {"--tools", "cup"}, .initialize = is_modern ? "" : "2025-11-25"});
    const auto refused =
        client
            .call("execute_action", {{"action", "click"}, {"element_id", "e9999"}, {"session", "refusals"}},
                  is_modern ? modern_meta() : json())
            .raw;
    EXPECT_EQ(refused["isError"], true) << refused;
    EXPECT_EQ(refused["structuredContent"]["success"], false) << refused;
    EXPECT_TRUE(refused["structuredContent"]["message"].is_string()) << refused;
    EXPECT_EQ(refused["structuredContent"]["error"], "no_capture") << refused;
  }
}

TEST(CupOnPages, EveryActionReachesAPageInChromium) {
  const TemporaryFolder folder;
  const auto page = std::string("file://") + OFFHAND_TEST_ROOT + "/tests/web_desk/pages/actions.html";
  const Application browser(tested_chromium().command(folder.path(), page));
  McpClient client({.server = {"--tools", "cup"}});
  CupActions(client).do_all();
}

TEST(CupSurface, IsCapturedWithItsIconsAndTheScaleOfTheScreen) {
  const Application surface({"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/surface_gtk3.py"});
  FixtureApplication other("gtk3");
  const auto set = run_command({"xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
                                "Xcursor.size:\t24\nXft.dpi:\t144\n"});
  ASSERT_EQ(set.exit_code, 0) << set.output;
  McpClient client({.server = {"--tools", "cup"}});
  std::vector<CapturedNode> nodes;
  json told;
  // Its application registers for assistive technology a moment after its window.
  ASSERT_TRUE(eventually([&] {
    told = client.call("get_desktop", {{"format", "json"}, {"detail", "full"}}).structured;
    nodes.clear();
    add_captured(told["tree"], nodes);
    return nodes.size() > 4;
  })) << told;
  EXPECT_EQ(run_command({"xprop", "-root", "-remove", "RESOURCE_MANAGER"}).exit_code, 0);
  EXPECT_EQ(told["scope"], "desktop");
  EXPECT_EQ(told["screen"]["scale"], 1.5);
  EXPECT_EQ(told["tree"].size(), 1U) << told;
  EXPECT_EQ(told["tree"][0]["name"], "Surface");
  const auto attributes_of = [&](const std::string& role) {
    for (const auto& node : nodes)
      if (node.role == role) return node.whole.value("attributes", json::object());
    return json("no " + role);
  };
  EXPECT_EQ(attributes_of("textbox"), (json{{"placeholder", "Search the desktop"}}));
  EXPECT_EQ(attributes_of("slider"),
            (json{{"orientation", "vertical"}, {"valueMin", 0}, {"valueMax", 9}, {"valueNow", 3}}));
}

}  // namespace
}  // namespace offhand::test
