#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Identity and delivery in the three toolkits, with a user at work in another window.
namespace offhand::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

class Fixture : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() { user_ = std::make_unique<UserAtDesk>(); }
  static void TearDownTestSuite() { user_.reset(); }

  Fixture() : fixture_(GetParam()), client_({.server = {"--tools", "full"}}) { user_->sit_down(); }

  json look() {
    const auto reply =
        client_.call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    if (reply.failed) throw std::runtime_error(reply.text);
    return reply.structured;
  }
  ShownElement element(const std::string& name, const std::string& role = "") {
    return element_named(look(), name, role);
  }
  ToolReply click(const json& arguments) { return client_.call("click", arguments); }

  /// The element that was shown is reached, or it is an error that says so; nothing else ever is.
  void expect_reached_or_stale(const ToolReply& reply, const json& event, std::size_t from) {
    if (reply.failed) {
      EXPECT_THAT(reply.code(), AnyOf("stale_element", "unknown_element")) << reply.dump();
    } else {
      fixture_.wait_for(event, from);
    }
    for (const auto& seen : fixture_.events(from)) {
      const bool acted = seen["event"] == "clicked" || seen["event"] == "selected" || seen["event"] == "toggled";
      EXPECT_TRUE(!acted || matches(seen, event)) << seen << " after " << reply.dump();
    }
  }

  static std::unique_ptr<UserAtDesk> user_;
  FixtureApplication fixture_;
  McpClient client_;
};

std::unique_ptr<UserAtDesk> Fixture::user_;

TEST_P(Fixture, TokenReachesAAfterAnotherButtonCameBeforeIt) {
  const auto a = element("A", "button");
  click({{"element_token", element("Insert before A", "button").token}});
  fixture_.wait_for({{"event", "clicked"}, {"name", "Insert before A"}});
  const auto from = fixture_.event_count();
  expect_reached_or_stale(click({{"element_token", a.token}}), {{"event", "clicked"}, {"name", "A"}}, from);
  EXPECT_EQ(fixture_.count({{"event", "clicked"}, {"name", "DANGER"}}), 0U);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, IndexReachesAAfterTheApplicationInsertedAnother) {
  const auto a = element("A", "button");
  fixture_.control("insert");
  const auto from = fixture_.event_count();
  expect_reached_or_stale(click({{"element_index", a.index}, {"window_id", fixture_.window()}}),
                          {{"event", "clicked"}, {"name", "A"}}, from);
  EXPECT_EQ(fixture_.count({{"event", "clicked"}, {"name", "DANGER"}}), 0U);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, TokenReachesAAfterManyInsertions) {
  const auto a = element("A", "button");
  for (int i = 0; i < 5; ++i) {
    fixture_.control("insert");
    look();
  }
  const auto from = fixture_.event_count();
  expect_reached_or_stale(click({{"element_token", a.token}}), {{"event", "clicked"}, {"name", "A"}}, from);
}

TEST_P(Fixture, TokenOfARemovedButtonIsStaleThoughAnotherTookItsPlace) {
  const auto a = element("A", "button");
  fixture_.control("insert");
  fixture_.control("remove A");
  const auto from = fixture_.event_count();
  const auto reply = click({{"element_token", a.token}});
  EXPECT_EQ(reply.code(), "stale_element") << reply.dump();
  EXPECT_EQ(fixture_.count({{"event", "clicked"}}, from), 0U);
}

TEST_P(Fixture, TokenOfTheNewestButtonIsStaleOnceAnotherMayHaveItsHandle) {
  fixture_.control("insert");
  const auto newest = element("DANGER", "button");
  fixture_.control("remove DANGER");
  fixture_.control("insert");
  const auto from = fixture_.event_count();
  const auto reply = click({{"element_token", newest.token}});
  EXPECT_EQ(reply.code(), "stale_element") << reply.dump();
  EXPECT_NE(element("DANGER", "button").token, newest.token);
  EXPECT_EQ(fixture_.count({{"event", "clicked"}}, from), 0U);
}

TEST_P(Fixture, RenamedButtonIsPressedAndReportedAsRenamed) {
  const auto a = element("A", "button");
  fixture_.control("rename A Z");
  const auto reply = click({{"element_token", a.token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["target"]["name"], "Z");
  EXPECT_EQ(reply.structured["target"]["renamed_from"], "A");
  fixture_.wait_for({{"event", "clicked"}, {"name", "Z"}});
}

TEST_P(Fixture, RenamedIsReportedAlsoAfterAStaleElement) {
  const json state = look();
  const auto a = element_named(state, "A", "button");
  const auto b = element_named(state, "B", "button");
  fixture_.control("rename A Z");
  fixture_.control("remove B");
  EXPECT_EQ(click({{"element_token", b.token}}).code(), "stale_element");
  const auto reply = click({{"element_token", a.token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["target"].value("renamed_from", ""), "A") << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "Z"}});
}

TEST_P(Fixture, TokenOfARowReachesThatRowAfterTheOrderChanged) {
  const auto row = element("row 1", "listitem");
  fixture_.control("reorder-rows");
  const auto from = fixture_.event_count();
  expect_reached_or_stale(click({{"element_token", row.token}}), {{"event", "selected"}, {"name", "row 1"}}, from);
}

TEST_P(Fixture, ElementIsClickedInACoveredWindow) {
  const auto cover = std::to_string(user_->application().window());
  const auto where = run_command({"xdotool", "getwindowgeometry", std::to_string(fixture_.window())}).output;
  int x = 0;
  int y = 0;
  const auto position = where.find("Position: ");
  ASSERT_NE(position, std::string::npos) << where;
  ASSERT_EQ(std::sscanf(where.c_str() + position, "Position: %d,%d", &x, &y), 2) << where;
  run_command({"xdotool", "windowmove", "--sync", cover, std::to_string(x), std::to_string(y)});
  user_->sit_down();
  const auto reply = click({{"element_token", element("B", "button").token}});
  EXPECT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "B"}});
  if (GetParam() != "gtk4") {
    const auto canvas = element("Canvas");
    const auto point = click({{"pid", fixture_.pid()}, {"x", canvas.middle_x()}, {"y", canvas.middle_y()}});
    EXPECT_FALSE(point.failed) << point.dump();
    fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}});
  }
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, ElementIsClickedInAMinimisedWindow) {
  const auto b = element("B", "button");
  run_command({"xdotool", "windowminimize", "--sync", std::to_string(fixture_.window())});
  user_->sit_down();
  const auto reply = click({{"element_token", b.token}});
  EXPECT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "B"}});
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, PointIsClickedExactlyWhereItWasAsked) {
  if (GetParam() == "gtk4") return;  // Takes no quiet pointer; the conformance suite checks the declared refusal.
  const auto canvas = element("Canvas");
  const int x = canvas.x + 33;
  const int y = canvas.y + 12;
  const auto reply = click({{"pid", fixture_.pid()}, {"x", x}, {"y", y}, {"count", 2}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  const auto press = fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}, {"count", 2}});
  EXPECT_EQ(press["x"], x);
  EXPECT_EQ(press["y"], y);
  EXPECT_EQ(fixture_.count({{"event", "press"}}), 2U);
  EXPECT_EQ(user_->disturbance(), "");
}

// A window manager slides what it minimises, and people drag their windows.
TEST_P(Fixture, PointIsClickedExactlyWhereItWasAskedInAWindowThatMoves) {
  if (GetParam() == "gtk4") return;  // As above.
  const auto canvas = element("Canvas");
  const std::jthread mover([window = std::to_string(fixture_.window())](const std::stop_token& stop) {
    for (int step = 0; !stop.stop_requested(); ++step)
      run_command({"xdotool", "windowmove", window, std::to_string(60 + 90 * (step % 5)),
                   std::to_string(40 + 60 * (step % 4))});
  });
  for (int round = 0; round < 15; ++round) {
    const int x = canvas.x + 20 + 5 * round;
    const int y = canvas.y + 12;
    const auto from = fixture_.event_count();
    const auto reply = click({{"pid", fixture_.pid()}, {"x", x}, {"y", y}});
    ASSERT_FALSE(reply.failed) << reply.dump();
    const auto press = fixture_.wait_for({{"event", "press"}}, from);
    EXPECT_EQ(press["name"], "Canvas") << press;
    EXPECT_EQ(press["x"], x);
    EXPECT_EQ(press["y"], y);
  }
}

TEST_P(Fixture, ForegroundClickGivesTheDeskBack) {
  const auto before = read_desk();
  const auto canvas = element("Canvas");
  const auto reply =
      click({{"pid", fixture_.pid()}, {"x", canvas.x + 40}, {"y", canvas.y + 20}, {"delivery_mode", "foreground"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["path"], "x11_pixel_fg");
  const auto press = fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}});
  EXPECT_EQ(press["x"], canvas.x + 40);
  EXPECT_EQ(press["y"], canvas.y + 20);
  EXPECT_TRUE(reply.structured.contains("side_effects")) << "the desk was disturbed, and the reply has to say so";
  EXPECT_EQ(read_desk(), before) << read_desk().text() << "\nbefore: " << before.text();
}

TEST_P(Fixture, QuietKeysReachTheWindowsFocusOrItsSecondKeyboardDoes) {
  fixture_.control("focus Entry");
  const auto reply = client_.call("press_key", {{"pid", fixture_.pid()}, {"key", "k"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["path"], GetParam() == "gtk4" ? "x11_second_keyboard" : "key_events") << reply.dump();
  fixture_.wait_for({{"event", "text"}, {"name", "Entry"}, {"text", "k"}});
  EXPECT_EQ(user_->disturbance(), "") << reply.dump();
}

TEST_P(Fixture, KeysForAButtonThatHasNotTheFocusReachIt) {
  fixture_.control("focus Entry");
  const auto from = fixture_.event_count();
  const auto reply = client_.call("press_key", {{"element_token", element("B", "button").token}, {"key", "space"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "clicked"}, {"name", "B"}}, from);
  EXPECT_EQ(fixture_.count({{"event", "clicked"}}, from), 1U) << reply.dump();
  EXPECT_EQ(fixture_.count({{"event", "text"}}, from), 0U) << reply.dump();
  EXPECT_EQ(user_->disturbance(), "") << reply.dump();
}

TEST_P(Fixture, PointOfTheScreenIsClickedAndTellsWhatItDisturbed) {
  McpClient everywhere({.server = {"--tools", "full"}, .environment = {{"OFFHAND_CAPTURE_SCOPE", "desktop"}}});
  EXPECT_EQ(everywhere.call("click", {{"x", 30'000}, {"y", 800}}).code(), "point_outside");
  // Side by side, so that the point is surely its own.
  run_command({"xdotool", "windowmove", "--sync", std::to_string(user_->application().window()), "700", "100"});
  run_command({"xdotool", "windowmove", "--sync", std::to_string(fixture_.window()), "40", "60"});
  run_command({"xdotool", "mousemove", "1000", "700"});
  user_->sit_down();
  const json state = look();
  json at;
  for (const auto& shown : state["elements"])
    if (shown["name"] == "Canvas") at = shown["bounds"];
  const auto middle = [&](const char* from, const char* size) { return at[from].get<int>() + at[size].get<int>() / 2; };
  const auto before = read_desk();
  const auto reply = everywhere.call("click", {{"x", middle("x", "width")}, {"y", middle("y", "height")}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  fixture_.wait_for({{"event", "press"}, {"name", "Canvas"}});
  EXPECT_EQ(reply.structured["target"]["pid"], fixture_.pid());
  const auto after = read_desk();
  EXPECT_EQ(after.pointer, before.pointer);
  const auto told = [&](const std::string& kind, bool restored) {
    const auto effects = reply.structured.value("side_effects", json::array());
    return std::any_of(effects.begin(), effects.end(),
                       [&](const json& effect) { return matches(effect, {{"kind", kind}, {"restored", restored}}); });
  };
  EXPECT_TRUE(told("pointer", true)) << reply.dump();
  EXPECT_EQ(told("active_window", false), after.active_window != before.active_window) << reply.dump();
  EXPECT_EQ(told("focus", false), after.focus != before.focus) << reply.dump();
  EXPECT_EQ(told("stacking", false), after.stacking != before.stacking) << reply.dump();
  EXPECT_NE(after.active_window, before.active_window);
}

TEST_P(Fixture, NothingIsClickedForKeysThatCannotBeSent) {
  const auto a = element("A", "button");
  const auto from = fixture_.event_count();
  json at{{"pid", fixture_.pid()}, {"x", a.middle_x()}, {"y", a.middle_y()}};
  // They take any text; a key of no name they cannot take.
  at["key"] = "nosuchkey";
  const auto reply = client_.call("press_key", at);
  EXPECT_EQ(reply.code(), "unknown_key") << reply.dump();
  // What comes after it has been handled after it.
  click({{"element_token", element("B", "button").token}});
  fixture_.wait_for({{"event", "clicked"}, {"name", "B"}});
  EXPECT_EQ(fixture_.count({{"event", "clicked"}, {"name", "A"}}, from), 0U);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, FirstCallOfAProcessTakesNothingThatWasThereForEvidence) {
  if (GetParam() == "gtk4") return;  // Takes no quiet pointer.
  FixtureApplication still(GetParam(), "Still", {"--still"});
  user_->sit_down();
  const auto canvas = element_named(
      client_.call("get_window_state", {{"pid", still.pid()}, {"format", "json"}, {"include_screenshot", false}})
          .structured,
      "Canvas");
  for (int i = 0; i < 5; ++i) {
    const auto printed =
        json::parse(run_offhand({"click", "--output", "json", "--pid", std::to_string(still.pid()), "--x",
                                 std::to_string(canvas.middle_x()), "--y", std::to_string(canvas.middle_y())})
                        .output);
    EXPECT_EQ(printed["effect"], "unverifiable") << printed;
  }
}

TEST_P(Fixture, ButtonWithoutVisibleEffectIsPressedOnceAndUnverifiable) {
  FixtureApplication still(GetParam(), "Still", {"--still"});
  user_->sit_down();
  const auto state =
      client_.call("get_window_state", {{"pid", still.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const auto reply = click({{"element_token", element_named(state.structured, "A", "button").token}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
  EXPECT_EQ(reply.structured["verified"], false);
  still.wait_for({{"event", "clicked"}, {"name", "A"}});
  EXPECT_EQ(still.count({{"event", "clicked"}}), 1U);
  EXPECT_EQ(user_->disturbance(), "");
}

TEST_P(Fixture, TopmostWindowIsMeantWhenNoneIsNamed) {
  fixture_.control("second-window");
  ASSERT_TRUE(eventually([&] { return windows_of(fixture_.pid()).size() == 2; }));
  EXPECT_EQ(look()["title"], fixture_.title() + " second");
  user_->sit_down();
}

/// Elements that are partly or wholly scrolled away, and one that holds another.
class Clipped : public testing::TestWithParam<std::string> {
 protected:
  Clipped() : fixture_(GetParam(), "Clipped", {"--clip"}), client_({.server = {"--tools", "full"}}) {}

  std::string token(const std::string& name, const std::string& role = "") {
    const auto state =
        client_.call("get_window_state", {{"pid", fixture_.pid()}, {"format", "json"}, {"include_screenshot", false}});
    return element_named(state.structured, name, role).token;
  }
  std::string row_role() const { return GetParam() == "qt5" ? "text" : "listitem"; }
  void expect_cut_row_clicked(const std::string& delivery) {
    const auto row = token("line 1", row_role());
    const auto from = fixture_.event_count();
    const auto reply = client_.call("click", {{"element_token", row}, {"delivery_mode", delivery}});
    EXPECT_FALSE(reply.failed) << reply.dump();
    const json wanted{{"event", "selected"}, {"name", "line 1"}};
    fixture_.wait_for(wanted, from);
    expect_nothing_else(wanted, from);
  }
  void expect_nothing_else(const json& wanted, std::size_t from) {
    // What comes after it has been handled after it.
    client_.call("click", {{"element_token", token("B", "button")}});
    fixture_.wait_for({{"event", "clicked"}, {"name", "B"}}, from);
    for (const auto& event : fixture_.events(from)) {
      if (event["event"] != "clicked" && event["event"] != "selected") continue;
      EXPECT_TRUE(matches(event, wanted) || event["name"] == "B") << event;
    }
  }

  FixtureApplication fixture_;
  McpClient client_;
};

TEST_P(Clipped, RowThatIsCutIsClickedWhereItShows) {
  // No quiet pointer reaches GTK 4.
  if (GetParam() != "gtk4") expect_cut_row_clicked("background");
}

TEST_P(Clipped, RowThatIsCutIsClickedWhereItShowsInTheForeground) { expect_cut_row_clicked("foreground"); }

TEST_P(Clipped, RowThatDoesNotShowIsRefusedOrBroughtIntoView) {
  for (const auto& delivery : {"background", "foreground"}) {
    for (const std::string name : {"line 2", "line 3"}) {
      const auto from = fixture_.event_count();
      const auto reply =
          client_.call("click", {{"element_token", token(name, row_role())}, {"delivery_mode", delivery}});
      if (reply.failed) {
        // The rows move whenever one is brought into view, and a list that moved three times in five seconds is left
        // alone.
        EXPECT_THAT(reply.code(), AnyOf("not_visible", "element_unstable")) << delivery << reply.dump();
      }
      expect_nothing_else({{"event", "selected"}, {"name", name}}, from);
    }
  }
}

TEST_P(Clipped, GroupIsNotClickedThroughTheButtonInIt) {
  for (const auto& delivery : {"background", "foreground"}) {
    const auto from = fixture_.event_count();
    const auto reply = client_.call("click", {{"element_token", token("Group")}, {"delivery_mode", delivery}});
    if (reply.failed) {
      EXPECT_THAT(reply.code(), AnyOf("element_covered", "background_unavailable")) << delivery << reply.dump();
    }
    expect_nothing_else({{"event", "clicked"}, {"name", "B"}}, from);
  }
}

TEST_P(Clipped, KeyThatAFullFieldDoesNotTakeIsNotConfirmed) {
  fixture_.control("focus Full");
  const auto press = [&](const std::string& key) {
    const auto reply = client_.call("press_key", {{"pid", fixture_.pid()}, {"key", key}});
    if (reply.failed) throw std::runtime_error(reply.dump());
    return reply.structured;
  };
  press("home");
  EXPECT_EQ(press("end")["effect"], "confirmed") << "the caret went there";
  EXPECT_EQ(press("end")["effect"], "unverifiable") << "it was there";
  const auto refused = press("x");
  EXPECT_EQ(refused["effect"], "unverifiable") << refused;
  const auto taken = press("backspace");
  EXPECT_EQ(taken["effect"], "confirmed") << taken;
  fixture_.wait_for({{"event", "text"}, {"name", "Full"}, {"text", "abcd"}});
}

TEST(TickingFixture, NoTickConfirmsAButtonThatDoesNothing) {
  FixtureApplication ticking("gtk3", "Ticking", {"--still", "--tick", "2300"});
  McpClient client({.server = {"--tools", "full"}});
  const auto state =
      client.call("get_window_state", {{"pid", ticking.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const auto token = element_named(state.structured, "A", "button").token;
  const auto effect = [&] {
    const auto reply = client.call("click", {{"element_token", token}});
    if (reply.failed) throw std::runtime_error(reply.dump());
    return reply;
  };
  const auto from = ticking.event_count();
  const json tick{{"event", "tick"}};
  std::size_t clicks = 0;
  while (ticking.count(tick, from) < 5) {
    const auto reply = effect();
    ++clicks;
    EXPECT_EQ(reply.structured["effect"], "unverifiable") << "click " << clicks << ": " << reply.dump();
  }
  EXPECT_EQ(ticking.count({{"event", "clicked"}, {"name", "A"}}, from), clicks);
}

TEST(TickingFixture, OfButtonsThatDoSomethingItIsToldWhatChanged) {
  FixtureApplication ticking("gtk3", "Ticking", {"--tick", "2300"});
  McpClient client({.server = {"--tools", "full"}});
  const auto state =
      client.call("get_window_state", {{"pid", ticking.pid()}, {"format", "json"}, {"include_screenshot", false}});
  const json tick{{"event", "tick"}};
  ticking.wait_for(tick);
  while (ticking.count(tick) < 4) {
    for (const std::string name : {"A", "B", "C"}) {
      const auto reply =
          client.call("click", {{"element_token", element_named(state.structured, name, "button").token}});
      ASSERT_FALSE(reply.failed) << reply.dump();
      // The label would be evidence in an application that changes nothing by itself.
      EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.dump();
      EXPECT_THAT(reply.structured.value("observed", ""), HasSubstr("\"Status: clicked " + name));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(In, Clipped, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& row) { return row.param; });

INSTANTIATE_TEST_SUITE_P(In, Fixture, testing::Values("gtk3", "gtk4", "qt5"),
                         [](const auto& row) { return row.param; });

}  // namespace
}  // namespace offhand::test
