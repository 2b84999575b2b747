#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/protocol/daemon_fixture.h"

// A tool answers the same whoever asks: a client over MCP, a command by itself, a command beside a daemon. Each row is
// one call of a tool of the reference driver, made on a desktop of its own in each of the three ways.
namespace offhand::test {
namespace {

/// A member, at any depth, that cannot be the same.
struct Differing {
  std::string name;
  std::string reason;
};

struct SameCall {
  std::string tool;
  json arguments;
  std::vector<Differing> differing = {};
  /// What a command by itself is refused with; empty: it is answered as everybody.
  std::string refused_alone = {};
};

const json no_arguments = json::object();
/// What it began would end with it.
const std::string needs_memory = "needs_memory";
const std::string no_picture = "a command takes no picture unless it names a file for it";
const std::string for_good = "a command without a run changes the settings for good, a client those of its run";

void PrintTo(const SameCall& row, std::ostream* stream) { *stream << row.tool << " " << row.arguments; }

const std::vector<SameCall> same_calls{
    {"bring_to_front", {{"pid", 200}}},
    {"check_for_update", no_arguments},
    {"check_permissions", no_arguments},
    {"click", {{"pid", 200}, {"x", 40}, {"y", 25}}},
    {"debug_window_info", {{"pid", 200}}},
    {"double_click", {{"pid", 200}, {"x", 40}, {"y", 25}}},
    {"drag", {{"pid", 200}, {"from_x", 40}, {"from_y", 25}, {"to_x", 60}, {"to_y", 45}}},
    {"end_session", {{"session", "nobody"}}},
    {"get_accessibility_tree", no_arguments},
    {"get_agent_cursor_state", no_arguments},
    {"get_config", no_arguments},
    {"get_cursor_position", no_arguments},
    {"get_desktop_state",
     {{"format", "json"}},
     {{"screenshot_width", no_picture}, {"screenshot_height", no_picture}, {"screenshot_scale", no_picture}}},
    {"get_recording_state", no_arguments},
    {"get_screen_size", no_arguments},
    {"get_window_state",
     {{"pid", 200}, {"window_id", 1001}, {"format", "json"}, {"include_screenshot", false}},
     {{"element_token", "it names the process that made it"}}},
    {"hotkey", {{"pid", 200}, {"keys", {"ctrl", "k"}}}},
    {"kill_app", {{"pid", 200}}},
    {"launch_app", {{"name", "Notepad"}}},
    {"list_apps", no_arguments},
    {"list_windows", no_arguments},
    {"move_cursor", {{"x", 100}, {"y", 100}}, {}, needs_memory},
    {"page", {{"pid", 200}, {"action", "get_text"}}},
    {"press_key", {{"pid", 200}, {"key", "a"}}},
    {"replay_trajectory", {{"dir", "/tmp/nothing-is-here"}}},
    {"right_click", {{"pid", 200}, {"x", 40}, {"y", 25}}},
    {"scroll", {{"pid", 200}, {"direction", "down"}}},
    {"set_agent_cursor_enabled", {{"enabled", true}}, {}, needs_memory},
    {"set_agent_cursor_motion", {{"glide_duration_ms", 100}}, {}, needs_memory},
    {"set_agent_cursor_style", {{"bloom_color", "#ff0000"}}, {}, needs_memory},
    {"set_config",
     {{"max_image_dimension", 700}},
     {{"reach", for_good}, {"config_file", for_good}, {"overrides", for_good}}},
    {"set_value", {{"pid", 200}, {"window_id", 1001}, {"element_index", 3}, {"value", "x"}}},
    {"start_recording", {{"output_dir", "/etc/recording"}}, {}, needs_memory},
    {"start_session", {{"session", "run"}}, {}, needs_memory},
    {"stop_recording", no_arguments},
    {"type_text", {{"pid", 200}, {"text", "abc"}}},
    {"zoom", {{"window_id", 1001}, {"x1", 0}, {"y1", 0}, {"x2", 50}, {"y2", 50}, {"format", "json"}}},
};

class SameByEveryWay : public DaemonFixture, public testing::WithParamInterface<SameCall> {
 protected:
  /// Without what may differ.
  static json compared(json said) {
    if (said.is_object()) {
      for (const auto& member : GetParam().differing) said.erase(member.name);
    }
    for (auto& part : said) {
      if (part.is_structured()) part = compared(part);
    }
    return said;
  }
  EnvironmentChanges at_home() const {
    auto environment = this->environment();
    environment["OFFHAND_HOME"] = folder_.file("home");
    return environment;
  }
  json of_command(std::vector<std::string> words) const {
    words.insert(words.end(), {"call", GetParam().tool, GetParam().arguments.dump(), "--output", "json"});
    const auto done = run_offhand(words, {.input = {}, .environment = at_home()});
    const auto said = json::parse(done.output, nullptr, false);
    EXPECT_TRUE(said.is_object()) << done.output << done.errors;
    return said;
  }
  json of_client() const {
    McpClient client({.program = {"--platform", "sim:widgets"},
                      .server = {"--no-daemon", "--tools", "full"},
                      .environment = at_home()});
    return client.call(GetParam().tool, GetParam().arguments).structured;
  }
};

TEST_P(SameByEveryWay, ATool) {
  const auto over_mcp = compared(of_client());
  ASSERT_TRUE(over_mcp.is_object()) << "there is something to compare";
  const auto alone = of_command({"--platform", "sim:widgets", "--no-daemon"});
  if (GetParam().refused_alone.empty()) {
    EXPECT_EQ(compared(alone), over_mcp);
  } else {
    EXPECT_EQ(alone.value("code", ""), GetParam().refused_alone);
  }
  const ChildProcess daemon({offhand_program(), "--platform", "sim:widgets", "--socket", socket(), "serve"}, at_home());
  ASSERT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
  EXPECT_EQ(compared(of_command({"--socket", socket()})), over_mcp);
}

TEST(SameByEveryWayTable, HasEveryToolOfTheReference) {
  std::set<std::string> here;
  for (const auto& row : same_calls) here.insert(row.tool);
  std::set<std::string> there;
  const auto table = json::parse(contents(OFFHAND_TEST_ROOT "/tests/unit/reference_tools.json"));
  for (const auto& [name, arguments] : table["tools"].items()) there.insert(name);
  EXPECT_EQ(here, there);
}

INSTANTIATE_TEST_SUITE_P(Each, SameByEveryWay, testing::ValuesIn(same_calls),
                         [](const auto& row) { return row.param.tool; });

}  // namespace
}  // namespace offhand::test
