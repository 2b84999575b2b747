#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

/// What of a turn can be seen.
enum class Shows { window, screen, click };

struct ActingTool {
  std::string tool;
  json arguments;
  Shows shows = Shows::window;
};

void PrintTo(const ActingTool& row, std::ostream* stream) { *stream << row.tool << " " << row.arguments; }

json box(int y) { return {{"x", 0}, {"y", y}, {"width", 300}, {"height", 20}}; }

/// One application with all that they act on, and another that may be launched.
std::string workplace() {
  const json entry{{"role", "menuitem"}, {"name", "New"}};
  const json menu{{"role", "menu"}, {"name", "File"}, {"children", {entry}}};
  const json bar{{"role", "menubar"}, {"children", {menu}}};
  const json link{{"role", "link"}, {"name", "More"}, {"bounds", box(40)}};
  const json page{{"role", "document"}, {"name", "The page"}, {"bounds", box(40)}, {"children", {link}}};
  const json field{{"role", "textbox"}, {"name", "Field"}, {"bounds", box(80)}};
  const json rows{{"role", "list"}, {"name", "Rows"}, {"bounds", box(120)}};
  const json notepad{{"windows", {{{"title", "Notepad"}, {"bounds", box(0)}}}}};
  const json installed{{{"name", "Notepad"}, {"program", "/usr/bin/notepad"}, {"application", notepad}}};
  return scene_of({bar, page, field, rows}, json::object(), {{"installed", installed}});
}

json in_window(json arguments) {
  arguments.update({{"pid", 200}, {"window_id", 1001}});
  return arguments;
}

const json on_field{{"x", 20}, {"y", 90}};

std::vector<ActingTool> acting_tools() {
  return {
      {"bring_to_front", in_window(json::object())},
      {"click", in_window(on_field), Shows::click},
      {"clipboard_write", {{"text", "words"}}, Shows::screen},
      {"double_click", in_window(on_field), Shows::click},
      {"drag", in_window({{"from_x", 20}, {"from_y", 90}, {"to_x", 60}, {"to_y", 90}})},
      {"hotkey", in_window({{"keys", {"ctrl", "s"}}})},
      {"invoke_menu", in_window({{"path", {"File", "New"}}})},
      {"kill_app", {{"pid", 200}}, Shows::screen},
      {"launch_app", {{"name", "Notepad"}}},
      {"page", in_window({{"action", "click_element"}, {"selector", "a"}})},
      {"press_key", in_window({{"key", "a"}})},
      {"right_click", in_window(on_field), Shows::click},
      {"scroll", in_window({{"x", 20}, {"y", 130}, {"direction", "down"}})},
      {"set_value", in_window({{"value", "words"}})},
      {"set_window_frame", in_window({{"x", 10}, {"y", 20}, {"width", 300}, {"height", 200}})},
      {"type_text", in_window({{"text", "words"}})},
  };
}

class RecordedTool : public testing::TestWithParam<ActingTool> {};

TEST_P(RecordedTool, IsATurnWithItsFiles) {
  const auto& row = GetParam();
  const TemporaryFolder folder;
  Config config;
  config.output_roots = {folder.path()};
  SimulatedDesk desk(workplace(), std::move(config));
  auto arguments = row.arguments;
  if (row.tool == "set_value") arguments["element_index"] = desk.element("Field", "Window").index;
  desk.call("start_recording", {{"output_dir", folder.file("demo")}});
  desk.call(row.tool, arguments);
  EXPECT_EQ(desk.call("get_recording_state")["next_turn"], 2);
  const auto turn = folder.file("demo/turn-00001/");
  std::set<std::string> files;
  for (const auto& entry : fs::directory_iterator(turn)) files.insert(entry.path().filename());
  std::set<std::string> expected{"action.json", "app_state.json", "screenshot.png"};
  if (row.shows == Shows::click) expected.insert("click.png");
  EXPECT_EQ(files, expected);
  for (const auto& file : files) {
    if (file.ends_with(".png")) {
      EXPECT_TRUE(contents(turn + file).starts_with("\x89PNG")) << file;
    }
  }
  const auto action = json::parse(contents(turn + "action.json"));
  EXPECT_EQ(action["tool"], row.tool);
  // What the person copies may be a password.
  EXPECT_TRUE(action["arguments"] == arguments || action.contains("redacted")) << action;
  EXPECT_EQ(action["result"]["ok"], true) << action["result"];
  EXPECT_EQ(action.contains("click_point"), row.shows == Shows::click);
  const auto state = json::parse(contents(turn + "app_state.json"));
  EXPECT_EQ(state.contains("window"), row.shows != Shows::screen) << state;
  EXPECT_TRUE(row.shows == Shows::screen || state["window"]["window_id"] != 0) << state;
}

INSTANTIATE_TEST_SUITE_P(Each, RecordedTool, testing::ValuesIn(acting_tools()),
                         [](const auto& row) { return row.param.tool; });

/// Those that change nothing, and those that record or show a cursor themselves, are none.
TEST(RecordedTools, AreAllThatAct) {
  std::set<std::string> here;
  for (const auto& row : acting_tools()) here.insert(row.tool);
  std::set<std::string> there;
  for (const auto* tool : catalog().tools) {
    const bool is_aside = tool->group == "recording" || tool->group == "cursor";
    if (!tool->annotations.read_only && !tool->needs.empty() && !is_aside) there.emplace(tool->name);
  }
  EXPECT_EQ(here, there);
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

}  // namespace
}  // namespace offhand::test
