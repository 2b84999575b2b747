#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <memory>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/chromium.h"
#include "tests/support/desk.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {

/// A profile of Firefox that opens nothing but what it is told to.
inline void write_firefox_preferences(const std::string& folder) {
  std::ofstream preferences(folder + "/user.js");
  for (const auto* name : {"browser.aboutwelcome.enabled", "datareporting.policy.dataSubmissionEnabled",
                           "browser.shell.checkDefaultBrowser", "app.update.enabled", "browser.newtabpage.enabled",
                           "network.captive-portal-service.enabled", "network.connectivity-service.enabled",
                           "browser.preonboarding.enabled", "browser.translations.enable"}) {
    preferences << "user_pref(\"" << name << "\", false);\n";
  }
  preferences << "user_pref(\"termsofuse.acceptedVersion\", 999);\n";
}

/// The page tool in a browser, with a user at work beside it. What happened is what the page told its own server. One
/// browser for all tests: it takes seconds to start.
class BrowserPage : public testing::Test {
 protected:
  struct World {
    /// How a browser is started that shows an address, with a folder for its profile.
    using Command = std::function<std::vector<std::string>(const std::string& folder, const std::string& address)>;

    explicit World(const Command& command) : log(folder.path() + "/log") {
      std::ofstream(log).flush();
      server = std::make_unique<ChildProcess>(
          std::vector<std::string>{"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/page_server.py", log});
      port = wait_for_event(log, {{"event", "serving"}})["port"];
      browser = std::make_unique<Application>(command(folder.path(), address()));
    }
    std::string address() const { return "http://127.0.0.1:" + std::to_string(port) + "/"; }

    TemporaryFolder folder;
    std::string log;
    std::unique_ptr<ChildProcess> server;
    int port = 0;
    std::unique_ptr<Application> browser;
    UserAtDesk user;
    McpClient client{McpClient::Options{.server = {"--tools", "full"}}};
  };
  static void TearDownTestSuite() {
    delete world_;
    world_ = nullptr;
  }

  void SetUp() override {
    // Each begins with the page as it was, and not before that has come in place of the last one.
    const auto leave = "window.last = 'last'; location.href = '" + world_->address() + "'";
    int looks = 0;
    const auto loaded = [&] {
      const auto state = "(window.last ?? '') + document.readyState + document.querySelectorAll('iframe').length";
      if (value_of(state) == "\"complete2\"") return true;
      // Seen in Firefox: it stays where a click has just led it, once, and goes when it is told again.
      constexpr int long_enough = 40;
      if (++looks % long_enough == 0) script(leave);
      return false;
    };
    // One that has only just started has other things to do than to answer.
    auto left = script(leave);
    const auto is_not_up_yet = [&] { return left.code() == "page_silent" || left.code() == "page_protocol_error"; };
    for (int tries = 0; tries < 5 && is_not_up_yet(); ++tries) left = script(leave);
    ASSERT_FALSE(left.failed) << left.text;
    // A click of the test before may lead away once more.
    const auto complete = [&] { return loaded() && page({{"action", "get_text"}}).structured.value("frames", 0) == 4; };
    ASSERT_TRUE(eventually(complete)) << page({{"action", "get_text"}}).dump();
    world_->user.sit_down();
  }
  void TearDown() override { EXPECT_EQ(world_->user.disturbance(), ""); }

  static ToolReply page(json arguments, const json& meta = nullptr) {
    arguments["pid"] = world_->browser->pid();
    return world_->client.call("page", arguments, meta);
  }
  static ToolReply script(const std::string& javascript, const json& meta = nullptr) {
    return page({{"action", "execute_javascript"}, {"javascript", javascript}}, meta);
  }
  static std::string value_of(const std::string& javascript) {
    const auto reply = script(javascript);
    return reply.failed ? reply.text : reply.structured.value("result", "");
  }
  static std::size_t told() { return events_in(world_->log).size(); }
  static std::size_t count(const json& pattern, std::size_t from) {
    const auto events = events_in(world_->log, from);
    return static_cast<std::size_t>(
        std::count_if(events.begin(), events.end(), [&](const auto& event) { return matches(event, pattern); }));
  }
  /// Clicks, and sees the page tell of it exactly once.
  static ToolReply click(const std::string& selector, const std::string& id) {
    const auto from = told();
    const auto reply = page({{"action", "click_element"}, {"selector", selector}});
    EXPECT_FALSE(reply.failed) << reply.text;
    const json clicked{{"event", "clicked"}, {"id", id}};
    wait_for_event(world_->log, clicked, from);
    EXPECT_EQ(count(clicked, from), 1U);
    return reply;
  }

  static void expect_scripts_run() {
    EXPECT_EQ(value_of("document.title"), "\"Page of tests\"");
    EXPECT_EQ(value_of("({a: [1, null, 'x'], b: new Date(0)})"),
              R"({"a":[1,null,"x"],"b":"1970-01-01T00:00:00.000Z"})");
    EXPECT_EQ(value_of("const half = await Promise.resolve(21); half * 2"), "42");
    EXPECT_EQ(value_of("const answer = 6; return answer * 7"), "42");
    EXPECT_EQ(value_of("undefined"), "null");
    EXPECT_EQ(value_of("Symbol('mark')"), "\"Symbol(mark)\"");
    EXPECT_EQ(value_of("[new Number(5), new String('x'), Object(7n)]"), R"([5,"x","7"])");
    EXPECT_EQ(value_of("'half \\ud83d'"), "\"half \xef\xbf\xbd\"");
    EXPECT_EQ(value_of("['half \\ud83d']"), R"(["half \ufffd"])");
    EXPECT_EQ(value_of("document.querySelector('#plain')"), "\"[button#plain]\"");
  }

  static void expect_failing_scripts_say_why() {
    const auto thrown = script("\nnull.x");
    EXPECT_EQ(thrown.code(), "script_failed");
    EXPECT_THAT(thrown.text, testing::HasSubstr("line 2"));
    EXPECT_EQ(script("const = 1").code(), "script_failed");
    EXPECT_EQ(script("Promise.reject(new Error('no'))").code(), "script_failed");
    const auto cycle = script("const ring = {}; ring.self = {ring}; ring");
    EXPECT_EQ(cycle.code(), "script_result_unusable");
    EXPECT_THAT(cycle.text, testing::HasSubstr(".self.ring"));
    EXPECT_EQ(script("'x'.repeat(1.1e6)").code(), "script_result_unusable");
    EXPECT_EQ(script("Array(5e6).fill(0)").code(), "script_result_unusable");
  }

  /// The page shows on until the server of the other one answers, which takes longer than anything else that a click
  /// does.
  static void expect_slow_page_is_waited_for() {
    value_of("document.body.insertAdjacentHTML('afterbegin', '<a id=slow href=/slow.html>Slow</a>')");
    const auto away = click("#slow", "slow");
    EXPECT_EQ(away.structured["outcome"]["effect"], "confirmed") << away.dump();
    EXPECT_THAT(away.dump(), testing::HasSubstr("the page became "));
    EXPECT_THAT(away.dump(), testing::HasSubstr("/slow.html"));
  }

  /// A field for colours is a button to whoever reads the tree, with a dialog behind it: set_value says which way it is
  /// set, and that way is good.
  static void expect_colours_are_set_by_script() {
    const auto from = told();
    value_of("document.body.insertAdjacentHTML('afterbegin', '<input type=color id=tint aria-label=Tint>')");
    json field;
    const auto finds_field = [&] {
      const json wish{{"pid", world_->browser->pid()}, {"format", "json"}, {"include_screenshot", false}};
      const auto state = world_->client.call("get_window_state", wish).structured;
      for (const auto& element : state.value("elements", json::array())) {
        if (element.value("name", "") == "Tint" && element.value("role", "") == "button") field = element;
      }
      return !field.is_null();
    };
    ASSERT_TRUE(eventually(finds_field));
    const json setting{{"element_token", field["element_token"]}, {"value", "#ff8000"}};
    const auto refused = world_->client.call("set_value", setting);
    EXPECT_EQ(refused.code(), "no_value") << refused.dump();
    EXPECT_THAT(refused.text, testing::HasSubstr("by a script in that page"));
    EXPECT_EQ(value_of("tint.value"), "\"#000000\"");
    EXPECT_EQ(value_of("tint.value = '#ff8000'; tint.dispatchEvent(new Event('input', {bubbles: true})); tint.value"),
              "\"#ff8000\"");
    wait_for_event(world_->log, {{"event", "input"}, {"id", "tint"}, {"value", "#ff8000"}}, from);
  }

  /// The cursor of a named run stands on an element that was clicked, as the page itself saw the pointer's event.
  static void expect_cursor_at_click(const std::string& selector, const std::vector<std::string>& names) {
    const auto session = "pointing-at-" + selector.substr(1);
    const json named{{"action", "click_element"}, {"selector", selector}, {"session", session}};
    const auto reply = page(named);
    ASSERT_FALSE(reply.failed) << reply.text;
    const auto cursor = world_->client.call("get_agent_cursor_state", {{"session", session}}).structured;
    // A browser makes the tree of a page only once somebody asks for it.
    json bounds;
    json elements;
    const auto finds_button = [&] {
      const json wish{{"pid", world_->browser->pid()}, {"format", "json"}, {"include_screenshot", false}};
      elements = world_->client.call("get_window_state", wish).structured.value("elements", json::array());
      for (const auto& element : elements) {
        const bool is_it = element["role"] == "button" && std::ranges::count(names, element.value("name", "")) > 0;
        // One that is laid out anew has none for a moment.
        if (is_it) bounds = element.value("bounds", json());
      }
      return !bounds.is_null();
    };
    ASSERT_TRUE(eventually(finds_button)) << selector << elements;
    ASSERT_TRUE(cursor.contains("x")) << cursor << reply.dump();
    EXPECT_GE(cursor["x"], bounds["x"]) << cursor << bounds;
    EXPECT_LE(cursor["x"], bounds["x"].get<int>() + bounds["width"].get<int>()) << cursor << bounds;
    EXPECT_GE(cursor["y"], bounds["y"]) << cursor << bounds;
    EXPECT_LE(cursor["y"], bounds["y"].get<int>() + bounds["height"].get<int>()) << cursor << bounds;
    world_->client.call("end_session", {{"session", session}});
  }

  /// Where on the screen the window that shows a cursor begins, as xwininfo tells it; nothing where there is none.
  static std::optional<std::pair<double, double>> corner_of_cursor() {
    const auto windows = run_command({"xwininfo", "-root", "-tree"}).output;
    const std::regex line(R"re("offhand-cursor".*\d+x\d+[+-]-?\d+[+-]-?\d+ +\+(-?\d+)\+(-?\d+))re");
    std::smatch found;
    if (!std::regex_search(windows, found, line)) return std::nullopt;
    return std::pair(std::stod(found[1]), std::stod(found[2]));
  }
  /// The page is clicked when the cursor of the run has come to the place, and not while it is under way. Two witnesses
  /// who know nothing of each other: what the page told its server, and where xwininfo sees the cursor after that.
  static void expect_click_after_arrival(const std::string& selector, const std::string& id) {
    auto& client = world_->client;
    const json run{{"session", "gliding"}};
    const auto in_run = [&](json arguments) {
      arguments.update(run);
      return arguments;
    };
    client.call("set_agent_cursor_motion", in_run({{"glide_duration_ms", 3000}, {"spring", 1}, {"arc_size", 0}}));
    ASSERT_FALSE(client.call("move_cursor", in_run({{"x", 1800}, {"y", 1000}})).failed);
    ASSERT_TRUE(eventually([] { return corner_of_cursor().has_value(); }));
    const auto start = *corner_of_cursor();
    const auto from = told();
    const json clicked{{"event", "clicked"}, {"id", id}};
    auto work = in_run({{"action", "click_element"}, {"selector", selector}, {"pid", world_->browser->pid()}});
    const auto call = client.post_call("page", work);
    // Each look asks for the click first and for the cursor then: what is seen of it belongs to that moment or a later.
    std::vector<std::pair<double, double>> under_way;
    std::optional<std::pair<double, double>> at_click;
    const auto is_clicked = [&] {
      const bool by_then = count(clicked, from) > 0;
      const auto corner = corner_of_cursor();
      if (!corner) return by_then;
      if (!by_then) under_way.push_back(*corner);
      if (by_then) at_click = corner;
      return by_then;
    };
    EXPECT_TRUE(eventually(is_clicked));
    EXPECT_FALSE(client.reply_to_call(call).failed);
    ASSERT_TRUE(at_click);
    const auto end = *corner_of_cursor();
    const auto distance = [](const auto& one, const auto& other) {
      return std::hypot(one.first - other.first, one.second - other.second);
    };
    const auto way = distance(start, end);
    EXPECT_GT(way, 300) << "far enough to tell the one from the other";
    // The last frame may be drawn while the page is being clicked.
    EXPECT_LT(distance(*at_click, end), way / 10) << "it was clicked while the cursor was under way";
    EXPECT_TRUE(std::ranges::any_of(
        under_way,
        [&](const auto& seen) { return distance(seen, start) > way / 10 && distance(seen, end) > way / 10; }))
        << "it went there in " << under_way.size() << " looks, and none saw it on its way";
    client.call("end_session", run);
  }

  inline static World* world_ = nullptr;
};

}  // namespace offhand::test
