#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "codegen/runtime/catalog.h"
#include "generated/registry/registry.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

// Whatever acts on the desktop is a turn of a recording, with its files.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;

struct ActingTool {
  std::string tool;
  json arguments;
};

void PrintTo(const ActingTool& row, std::ostream* stream) { *stream << row.tool << " " << row.arguments; }

json row_at(int y) { return {{"x", 0}, {"y", y}, {"width", 300}, {"height", 20}}; }

/// One application with all that they act on, and another that may be launched.
std::string workplace() {
  const json entry{{"role", "menuitem"}, {"name", "Save As"}};
  const json menu{{"role", "menu"}, {"name", "File"}, {"children", {entry}}};
  const json bar{{"role", "menubar"}, {"children", {menu}}};
  const json link{{"role", "link"}, {"name", "More"}, {"bounds", row_at(40)}};
  const json page{{"role", "document"}, {"name", "The page"}, {"bounds", row_at(40)}, {"children", {link}}};
  const json field{{"role", "textbox"}, {"name", "Field"}, {"bounds", row_at(80)}};
  const json rows{{"role", "list"}, {"name", "Rows"}, {"bounds", row_at(120)}};
  const json notepad{{"windows", {{{"title", "Notepad"}, {"bounds", row_at(0)}}}}};
  const json installed{
      {{"name", "gnome-calculator"}, {"program", "/usr/bin/gnome-calculator"}, {"application", notepad}}};
  return scene_of({bar, page, field, rows}, json::object(), {{"installed", installed}});
}

json in_window(json arguments) {
  arguments.update({{"pid", 200}, {"window_id", 1001}});
  return arguments;
}

const json on_field{{"x", 20}, {"y", 90}};

/// Those that change nothing, and those that record or show a cursor themselves, are none. Each as its first example
/// calls it.
std::vector<ActingTool> acting_tools() {
  std::vector<ActingTool> acting;
  for (const auto* tool : catalog().tools) {
    // Examples of other toolsets name what a call before them has shown.
    const bool is_aside = tool->group == "recording" || tool->group == "cursor" || tool->toolset != "desktop";
    if (tool->annotations.read_only || tool->needs.empty() || is_aside) continue;
    auto arguments = example_calls(tool->name).at(0);
    const bool takes_pid =
        std::ranges::any_of(tool->input->properties, [](const auto& one) { return one.name == "pid"; });
    // Here is more than one application.
    if (takes_pid && !arguments.contains("pid") && !arguments.contains("window_id")) arguments["pid"] = 200;
    acting.push_back({std::string(tool->name), std::move(arguments)});
  }
  return acting;
}

class RecordedTool : public testing::TestWithParam<ActingTool> {};

/// The files of a turn of this call, and action.json and app_state.json of it.
struct Turn {
  std::set<std::string> files;
  json action;
  json state;
};

Turn recorded(const std::string& tool, json arguments) {
  const TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  SimulatedDesk desk(workplace(), std::move(config));
  if (arguments.contains("element_index"))
    arguments["element_index"] = desk.element(tool == "scroll" ? "Rows" : "Field", "Window").index;
  desk.call("start_recording", {{"output_dir", folder.file("demo")}});
  desk.call(tool, arguments);
  EXPECT_EQ(desk.call("get_recording_state")["next_turn"], 2);
  const auto place = folder.file("demo/turn-00001/");
  Turn turn;
  for (const auto& entry : fs::directory_iterator(place)) {
    const std::string file = entry.path().filename();
    if (file.ends_with(".png")) {
      EXPECT_TRUE(contents(place + file).starts_with("\x89PNG")) << file;
    }
    turn.files.insert(file);
  }
  turn.action = json::parse(contents(place + "action.json"));
  turn.state = json::parse(contents(place + "app_state.json"));
  EXPECT_EQ(turn.action["tool"], tool);
  // What the user copies may be a password.
  EXPECT_TRUE(turn.action["arguments"] == arguments || turn.action.contains("redacted")) << turn.action;
  EXPECT_EQ(turn.action["result"]["ok"], true) << turn.action["result"];
  return turn;
}

TEST_P(RecordedTool, IsATurnWithItsFiles) {
  const auto turn = recorded(GetParam().tool, GetParam().arguments);
  std::set<std::string> expected{"action.json", "app_state.json", "screenshot.png"};
  if (turn.action.contains("click_point")) expected.insert("click.png");
  EXPECT_EQ(turn.files, expected);
}

INSTANTIATE_TEST_SUITE_P(Each, RecordedTool, testing::ValuesIn(acting_tools()),
                         [](const auto& row) { return row.param.tool; });

TEST(ATurn, ShowsWhereWasClicked) {
  for (const auto* tool : {"click", "double_click", "right_click"})
    EXPECT_TRUE(recorded(tool, in_window(on_field)).files.contains("click.png")) << tool;
  EXPECT_FALSE(recorded("hotkey", in_window({{"keys", {"ctrl", "s"}}})).files.contains("click.png"));
}

TEST(ATurn, ShowsTheWindowThatItWasAboutOrElseTheScreen) {
  const auto window_of = [](const Turn& turn) { return turn.state["window"]["window_id"].get<int>(); };
  EXPECT_EQ(window_of(recorded("type_text", in_window({{"text", "words"}}))), 1001);
  EXPECT_GT(window_of(recorded("launch_app", {{"name", "gnome-calculator"}})), 1001) << "the one that came";
  EXPECT_FALSE(recorded("clipboard_write", {{"text", "words"}}).state.contains("window"));
  EXPECT_FALSE(recorded("kill_app", {{"pid", 200}}).state.contains("window")) << "it is gone";
}

TEST(ARecordedReplay, IsTurnsOfItsOwn) {
  const TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  {
    SimulatedDesk desk(workplace(), config);
    desk.call("start_recording", {{"output_dir", folder.file("first")}});
    desk.call("click", in_window(on_field));
    desk.call("type_text", in_window({{"text", "words"}}));
  }
  {
    SimulatedDesk again(workplace(), config);
    again.call("start_recording", {{"output_dir", folder.file("second")}});
    EXPECT_EQ(again.call("replay_trajectory", {{"dir", folder.file("first")}, {"delay_ms", 0}})["done"], 2);
    EXPECT_EQ(again.call("stop_recording")["next_turn"], 3) << "the replay itself is no turn";
  }
  const auto tool_of = [&](const std::string& turn) {
    return json::parse(contents(folder.file(turn + "/action.json")))["tool"];
  };
  EXPECT_EQ(tool_of("second/turn-00001"), "click");
  EXPECT_EQ(tool_of("second/turn-00002"), "type_text");
  // The copy is as good as the first.
  SimulatedDesk fresh(workplace(), config);
  const auto replayed = fresh.call("replay_trajectory", {{"dir", folder.file("second")}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(fresh.sim().value(fresh.window("Window"), "Field"), "words");
}

/// Nothing but the search showed the element.
TEST(ATurn, OfAnElementThatASearchNamedIsReplayed) {
  const TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  {
    SimulatedDesk desk(workplace(), config);
    desk.call("start_recording", {{"output_dir", folder.file("first")}});
    const auto found = desk.call("find_elements", in_window({{"query", "textbox:Field"}}));
    const auto& field = found["elements"].at(0)["element_index"];
    const auto typed = desk.call("type_text", in_window({{"element_index", field}, {"text", "words"}}));
    EXPECT_EQ(typed["effect"], "confirmed") << typed;
  }
  SimulatedDesk fresh(workplace(), config);
  const auto replayed = fresh.call("replay_trajectory", {{"dir", folder.file("first")}, {"delay_ms", 0}});
  EXPECT_EQ(replayed["outcome"], "complete") << replayed;
  EXPECT_EQ(fresh.sim().value(fresh.window("Window"), "Field"), "words");
}

}  // namespace
}  // namespace offhand::test
