#include "platform/api/key_names.h"
#include "tests/unit/sim_fixture.h"

namespace offhand::platform::sim {
namespace {

using namespace std::chrono_literals;

class SimInput : public SimTest {
 protected:
  Delivery keys(const std::string& title, const std::vector<KeyPress>& list, std::chrono::milliseconds delay = 0ms) {
    return keys_background(*platform->input, window(title), list, delay, soon());
  }
  Delivery click(const std::string& title, double x, double y) {
    return click_background(*platform->input, window(title), left_click(x, y), soon());
  }
};

TEST_F(SimInput, SixTimesSevenByActions) {
  open("calculator");
  for (const auto* name : {"6", "×", "7", "="}) EXPECT_EQ(press(node("Calculator", name)).outcome, Outcome::delivered);
  EXPECT_EQ(value("Calculator", "Display"), "42");
}

TEST_F(SimInput, SixTimesSevenByPointerAndByKeys) {
  open("calculator");
  for (const auto* name : {"6", "×", "7", "="}) {
    const auto identity = platform->tree->identify(window("Calculator"), node("Calculator", name), soon());
    ASSERT_TRUE(identity && identity->bounds);
    const auto delivery =
        click("Calculator", static_cast<double>(identity->bounds->x) + 5, static_cast<double>(identity->bounds->y) + 5);
    EXPECT_EQ(delivery.path, ActionPath::sim_pointer);
  }
  EXPECT_EQ(value("Calculator", "Display"), "42");
  EXPECT_EQ(keys("Calculator", {{"escape", {}}, {"6", {}}, {"*", {}}, {"8", {}}, {"return", {}}}).path,
            ActionPath::sim_keys);
  EXPECT_EQ(value("Calculator", "Display"), "48");
}

TEST_F(SimInput, NothingInTheBackgroundDisturbsTheDesk) {
  open("widgets");
  const auto before = simulation->user_state();
  press(node("Widgets", "A"));
  click("Widgets", 15, 15);
  keys("Widgets", {{"x", {}}});
  platform->tree->focus_quietly(node("Widgets", "Notes"), soon());
  EXPECT_EQ(simulation->user_state(), before);
}

TEST_F(SimInput, KeysEditWhatHasTheFocus) {
  open("widgets");
  keys("Widgets", {{"h", {}}, {"é", {}}, {"i", {}}, {"left", {}}, {"backspace", {}}, {"home", {}}, {"space", {}}});
  EXPECT_EQ(value("Widgets", "Entry"), " hi");
  keys("Widgets", {{"a", {KeyModifier::ctrl}}, {"n", {}}});
  EXPECT_EQ(value("Widgets", "Entry"), "n");
  keys("Widgets", {{"tab", {}}, {"p", {}}});
  EXPECT_EQ(value("Widgets", "Secret"), "p");
  EXPECT_EQ(simulation->log_lines().back(), "Widgets | 1001 | Secret | keys | key *");
}

TEST_F(SimInput, ReturnMakesALineWhereThereAreLines) {
  open("widgets");
  EXPECT_EQ(platform->tree->focus_quietly(node("Widgets", "Notes"), soon()).outcome, Outcome::delivered);
  keys("Widgets", {{"a", {}}, {"return", {}}, {"b", {}}});
  EXPECT_EQ(value("Widgets", "Notes"), "a\nb");
  platform->tree->insert_text(node("Widgets", "Entry"), "a\nb", soon());
  EXPECT_EQ(value("Widgets", "Entry"), "a b");
}

TEST_F(SimInput, ArrowsMoveASliderWithinItsRange) {
  open("widgets");
  platform->tree->focus_quietly(node("Widgets", "Level"), soon());
  keys("Widgets", {{"left", {}}, {"right", {}}, {"up", {}}});
  EXPECT_EQ(value("Widgets", "Level"), "2");
}

TEST_F(SimInput, DelaysBetweenKeysTakeSimulatedTime) {
  open("widgets");
  const auto begin = simulation->now();
  keys("Widgets", {{"a", {}}, {"b", {}}, {"c", {}}}, 50ms);
  EXPECT_EQ(simulation->now() - begin, 100ms);
}

TEST_F(SimInput, KeysThatRunOutOfTimeAreUnknownNotUndone) {
  open("widgets");
  const auto delivery =
      keys_background(*platform->input, window("Widgets"), {{"a", {}}, {"b", {}}}, 50ms, within(20ms));
  EXPECT_EQ(delivery.outcome, Outcome::unknown);
  EXPECT_EQ(value("Widgets", "Entry"), "a");
}

TEST_F(SimInput, FlavoursDecideWhichRungsExist) {
  open(one_window(button_a, R"("strategies": {"background_pointer": false, "background_keys": false, "actions": false,
    "insert_text": false, "quiet_focus": false},)"));
  EXPECT_EQ(click("Main", 15, 15).outcome, Outcome::not_attempted);
  EXPECT_EQ(keys("Main", {{"a", {}}}).outcome, Outcome::not_attempted);
  EXPECT_EQ(press(node("Main", "A")).outcome, Outcome::not_attempted);
  EXPECT_TRUE(read("Main").nodes.back().actions.empty());
  EXPECT_TRUE(simulation->log().empty());
}

TEST_F(SimInput, AForegroundClickWantsAnActiveWindow) {
  open("widgets");
  const auto at = left_click(15, 15);
  EXPECT_EQ(click_foreground(*platform->input, window("Widgets"), at, soon()).outcome, Outcome::not_attempted);
  const auto before = simulation->user_state();
  ASSERT_TRUE(platform->window_placement->activate(window("Widgets").window_id, soon()));
  EXPECT_EQ(click_foreground(*platform->input, window("Widgets"), at, soon()).outcome, Outcome::delivered);
  EXPECT_EQ(keys_foreground(*platform->input, window("Widgets"), {{"tab", {}}}, 0ms, soon()).outcome,
            Outcome::delivered);
  EXPECT_NE(simulation->user_state(), before);
  ASSERT_TRUE(platform->user_desk->restore(before, soon()));
  EXPECT_EQ(simulation->user_state(), before);
}

TEST_F(SimInput, AClickOnTheScreenGoesToTheTopmostWindow) {
  open("widgets");
  EXPECT_EQ(click_screen(*platform->input, left_click(115, 95), soon()).outcome, Outcome::delivered);
  EXPECT_EQ(simulation->log_lines(), std::vector<std::string>{"Widgets | 1001 | A | pointer | left at 15,15"});
  EXPECT_EQ(simulation->user_state().active_window, 1001);
  click_screen(*platform->input, left_click(500, 140), soon());
  EXPECT_EQ(simulation->log_lines().back(), "Widgets | 1001 | Widgets | pointer | left at 400,60");
}

TEST_F(SimInput, GesturesThatNoWayTakesYetSayWhich) {
  open("widgets");
  const std::vector<Gesture> others{TextInput{"a"}};
  for (const auto& gesture : others) {
    const auto sent = deliver(*platform->input, window("Widgets"), Disturbs::nobody, gesture, soon());
    EXPECT_EQ(sent.outcome, Outcome::not_attempted);
    EXPECT_NE(sent.reason.find(platform::name_of(gesture)), std::string::npos) << sent.reason;
    const auto route = platform->input->routes(window("Widgets")).front();
    EXPECT_TRUE(platform->input->refuses(gesture, route, window("Widgets"), soon())) << platform::name_of(gesture);
  }
  EXPECT_TRUE(simulation->log().empty());
}

TEST_F(SimInput, TheScreenHasAWayOfItsOwn) {
  open("widgets");
  const auto routes = platform->input->routes({});
  ASSERT_EQ(routes.size(), 1U);
  EXPECT_EQ(routes.front().disturbs, Disturbs::user);
  for (const auto& route : platform->input->routes(window("Widgets"))) EXPECT_NE(route.id, routes.front().id);
}

TEST_F(SimInput, PointsOutsideAndMinimisedWindowsAreNotAttempted) {
  open("widgets");
  EXPECT_EQ(click("Widgets", 500, 10).error->code, "point_outside");
  ASSERT_TRUE(simulation->run(R"({"do": "minimize"})", "Widgets"));
  EXPECT_EQ(click("Widgets", 15, 15).outcome, Outcome::not_attempted);
  EXPECT_EQ(press(node("Widgets", "A")).outcome, Outcome::delivered);
}

TEST_F(SimInput, KnowsKeysByNameAndByCharacter) {
  open("widgets");
  for (const auto key : platform::key_names) EXPECT_TRUE(platform->input->knows_key(std::string(key))) << key;
  for (const auto* key : {"a", "é"}) EXPECT_TRUE(platform->input->knows_key(key)) << key;
  for (const auto* key : {"", "enterr", "f25", "ab"}) EXPECT_FALSE(platform->input->knows_key(key)) << key;
}

TEST_F(SimInput, PicturesAreDeterministicAndShowChanges) {
  open("widgets");
  const auto picture = [&] { return platform->screen->capture(window("Widgets"), soon()).value(); };
  const auto first = picture();
  EXPECT_EQ(first.width, 480);
  EXPECT_EQ(first.rgb.size(), 480U * 560U * 3U);
  EXPECT_EQ(picture().rgb, first.rgb);
  press(node("Widgets", "Check me"));
  EXPECT_NE(picture().rgb, first.rgb);
  EXPECT_EQ(platform->screen->capture_desktop(soon()).value().width, 1280);
  ASSERT_TRUE(simulation->run(R"({"do": "minimize"})", "Widgets"));
  EXPECT_FALSE(picture().note.empty());
}

}  // namespace
}  // namespace offhand::platform::sim
