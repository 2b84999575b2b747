#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <set>

#include "tests/protocol/every_way.h"
#include "tests/protocol/same_scripts.h"
#include "tests/support/elements.h"
#include "tests/support/seeing_model.h"

// A tool answers the same whoever asks, when it does its work and when it refuses it: a client over MCP of both eras
// on pipes and over HTTP, a client beside a daemon, a command by itself, a command beside a daemon. Each row is a tool
// of the reference driver, each script a run that reads and then acts, on a desktop of its own for each way.
namespace offhand::test {
namespace {

struct NamedCall {
  std::string tool;
  json arguments;
};

struct SameCall {
  std::string tool;
  /// A string that starts with @ is the path of a file or folder that every way starts without.
  json arguments;
  /// What it refuses, and with which code.
  json refused;
  std::string code;
  std::vector<Differing> differing = {};
  /// What a command by itself says instead, which has no memory of what it or another did; empty: the same.
  std::string code_alone = {};
  std::string refusal_alone = {};
  /// Calls that come first.
  std::vector<NamedCall> before = {};
  std::string platform = "sim:widgets";
};

const json no_arguments = json::object();
const json unknown_argument{{"colour", "red"}};
const std::string invalid = "invalid_arguments";
/// What it began would end with it.
const std::string needs_memory = "needs_memory";
const std::string for_good = "a command without a run changes the settings for good, a client those of its run";
const NamedCall reads_the_window{"get_window_state",
                                 {{"pid", 200}, {"window_id", 1001}, {"include_screenshot", false}}};

void PrintTo(const SameCall& row, std::ostream* stream) { *stream << row.tool << " " << row.arguments; }

const std::vector<SameCall> same_calls{
    {"bring_to_front",
     {{"pid", 200}, {"window_id", 1001}, {"observe", "none"}},
     {{"pid", 200}, {"window_id", 4242}},
     "window_not_found"},
    {"check_for_update", no_arguments, unknown_argument, invalid},
    {"check_permissions", {{"prompt", false}}, unknown_argument, invalid},
    {"click",
     {{"pid", 200},
      {"window_id", 1001},
      {"x", 40},
      {"y", 25},
      {"button", "left"},
      {"count", 2},
      {"modifier", {"ctrl", "shift"}},
      {"delivery_mode", "background"}},
     {{"pid", 200}, {"x", 5000}, {"y", 25}},
     "point_outside"},
    {"debug_window_info", {{"pid", 200}, {"window_id", 1001}}, {{"pid", 4194304}}, "process_not_found"},
    {"double_click",
     {{"pid", 200}, {"window_id", 1001}, {"x", 40}, {"y", 25}, {"modifier", {"ctrl"}}},
     {{"x", 40}, {"y", 25}},
     "desktop_scope_disabled"},
    {"drag",
     {{"pid", 200},
      {"window_id", 1001},
      {"from_x", 40},
      {"from_y", 25},
      {"to_x", 60},
      {"to_y", 45},
      {"button", "right"},
      {"modifier", {"shift"}},
      {"duration_ms", 100},
      {"steps", 5}},
     {{"pid", 200}, {"from_x", 40}, {"from_y", 25}, {"to_x", 60}, {"to_y", 45}, {"steps", 0}},
     invalid},
    {"end_session", {{"session", "nobody"}}, {{"session", "no body"}}, invalid},
    {"get_accessibility_tree", no_arguments, unknown_argument, invalid},
    {"get_agent_cursor_state", {{"cursor_id", "default"}}, {{"cursor_id", "no body"}}, invalid},
    {"get_config", no_arguments, {{"session", "no body"}}, invalid},
    {"get_cursor_position", no_arguments, unknown_argument, invalid},
    {"get_desktop_state",
     {{"format", "json"}, {"max_image_dimension", 200}, {"image_format", "png"}, {"screenshot_out_file", "@desktop"}},
     {{"format", "xml"}},
     invalid},
    {"get_recording_state", no_arguments, unknown_argument, invalid},
    {"get_screen_size", no_arguments, unknown_argument, invalid},
    {"get_window_state",
     {{"pid", 200},
      {"window_id", 1001},
      {"format", "json"},
      {"max_elements", 7},
      {"max_depth", 3},
      {"max_image_dimension", 200},
      {"screenshot_out_file", "@window"}},
     {{"pid", 200}, {"window_id", 4242}},
     "window_not_found",
     {{"element_token", "it names the process that made it"}}},
    {"hotkey",
     {{"pid", 200}, {"window_id", 1001}, {"keys", {"ctrl", "k"}}, {"delivery_mode", "background"}},
     {{"pid", 200}, {"keys", {"ctrl"}}},
     "invalid_key_combination"},
    {"kill_app", {{"pid", 200}}, {{"pid", 4194304}}, "process_not_found"},
    {"launch_app",
     {{"name", "Notepad"},
      {"additional_arguments", {"--quiet"}},
      {"urls", {"https://example.org/"}},
      {"creates_new_application_instance", true}},
     {{"name", "Nowhere"}},
     "app_not_found"},
    {"list_apps", {{"running_only", true}}, {{"running_only", "perhaps"}}, invalid},
    {"list_windows", {{"pid", 200}, {"on_screen_only", true}}, {{"pid", 4194304}}, "process_not_found"},
    {"move_cursor",
     {{"x", 100}, {"y", 100}, {"cursor_id", "default"}},
     {{"x", 100}, {"y", 100}, {"cursor_id", "no body"}},
     invalid,
     {},
     needs_memory},
    {"page",
     {{"pid", 200}, {"window_id", 1001}, {"action", "query_dom"}, {"css_selector", "a"}},
     {{"pid", 200}, {"action", "execute_javascript"}, {"javascript", "1"}},
     "page_unavailable",
     {},
     {},
     {},
     {},
     tree_browser},
    {"press_key",
     {{"pid", 200}, {"window_id", 1001}, {"key", "a"}, {"modifiers", {"shift"}}},
     {{"pid", 200}, {"key", "hyperspace"}},
     "unknown_key"},
    {"replay_trajectory",
     {{"dir", "@demo"}, {"delay_ms", 0}, {"stop_on_error", false}},
     {{"dir", "@nothing"}},
     "recording_invalid",
     {},
     "recording_invalid",
     {},
     {{"start_recording", {{"output_dir", "@demo"}}},
      {"press_key", {{"pid", 200}, {"key", "a"}}},
      {"stop_recording", no_arguments}}},
    {"right_click",
     {{"pid", 200}, {"window_id", 1001}, {"x", 40}, {"y", 25}, {"modifier", {"ctrl"}}},
     {{"pid", 200}, {"x", 5000}, {"y", 25}},
     "point_outside"},
    {"scroll",
     {{"pid", 200}, {"window_id", 1001}, {"x", 40}, {"y", 400}, {"direction", "down"}, {"by", "page"}, {"amount", 2}},
     {{"pid", 200}, {"direction", "down"}, {"amount", 51}},
     invalid},
    {"set_agent_cursor_enabled",
     {{"enabled", true}, {"cursor_id", "default"}},
     {{"enabled", "perhaps"}},
     invalid,
     {},
     needs_memory},
    {"set_agent_cursor_motion",
     {{"glide_duration_ms", 100},
      {"arc_flow", -0.5},
      {"spring", 1},
      {"cursor_icon", "hand"},
      {"cursor_color", "teal"},
      {"cursor_label", "me"}},
     {{"glide_duration_ms", 49}},
     invalid,
     {},
     needs_memory},
    {"set_agent_cursor_style",
     {{"bloom_color", "#ff0000"}, {"gradient_colors", {"red", "#00f"}}, {"image_path", ""}},
     {{"gradient_colors", "red"}},
     invalid,
     {},
     needs_memory},
    {"set_config",
     {{"max_image_dimension", 700}, {"capture_scope", "desktop"}, {"experimental_pip_geometry", "320x200+24+24"}},
     no_arguments,
     "nothing_to_set",
     {{"reach", for_good}, {"config_file", for_good}, {"overrides", for_good}}},
    {"set_value",
     {{"pid", 200}, {"window_id", 1001}, {"element_index", 11}, {"value", "42"}},
     {{"window_id", 1001}, {"element_index", 5}},
     invalid,
     {},
     "no_snapshot",
     {},
     {reads_the_window}},
    {"start_recording",
     {{"output_dir", "@demo"}, {"record_video", false}},
     {{"output_dir", "/etc/nowhere"}},
     "path_not_allowed",
     {{"data", "over HTTP there are fewer folders to write to"}, {"message", "it names them"}},
     needs_memory,
     needs_memory},
    {"start_session", {{"session", "run"}}, {{"session", "no body"}}, invalid, {}, needs_memory},
    {"stop_recording", no_arguments, unknown_argument, invalid},
    {"type_text",
     {{"pid", 200}, {"window_id", 1001}, {"text", "abc"}, {"clear_first", true}, {"delay_ms", 5}},
     {{"pid", 200}, {"text", "abc"}, {"delay_ms", 201}},
     invalid},
    {"zoom",
     {{"window_id", 1001}, {"pid", 200}, {"x1", 0}, {"y1", 0}, {"x2", 50}, {"y2", 50}, {"format", "json"}},
     {{"window_id", 1001}, {"pid", 300}, {"x1", 0}, {"y1", 0}, {"x2", 50}, {"y2", 50}},
     "window_owner_mismatch"},
};

/// What a way answered: to what it refuses, and to what it does.
struct Answers {
  json refused;
  json done;
};

class SameByEveryWay : public EveryWay, public testing::WithParamInterface<SameCall> {
 protected:
  SameByEveryWay() : EveryWay(GetParam().platform) {}
  Answers asked(Way& way) const {
    start_without_files();
    const auto& row = GetParam();
    for (const auto& first : row.before) way.call(first.tool, placed(first.arguments));
    auto refused = way.call(row.tool, placed(row.refused));
    return {compared(std::move(refused), row.differing),
            compared(way.call_as_written(row.tool, placed(row.arguments)), row.differing)};
  }
  static void expect_same(const Answers& answers, const Answers& expected, const std::string& way) {
    EXPECT_EQ(answers.refused, expected.refused) << way;
    EXPECT_EQ(answers.done, expected.done) << way;
  }
};

TEST_P(SameByEveryWay, ATool) {
  const auto& row = GetParam();
  OverMcp legacy(own_server(), "2025-11-25");
  const auto expected = asked(legacy);
  EXPECT_EQ(expected.refused.value("code", ""), row.code) << expected.refused;
  ASSERT_TRUE(expected.done.is_object() && !expected.done.contains("code")) << expected.done;
  OverMcp modern(own_server(), "");
  expect_same(asked(modern), expected, "over MCP of 2026-07-28");
  OverHttp http(http_server(), OverHttp::Era::legacy);
  expect_same(asked(http), expected, "over HTTP");
  OverHttp modern_http(http_server(), OverHttp::Era::modern);
  expect_same(asked(modern_http), expected, "over HTTP of 2026-07-28");
  ByCommand command(alone(), at_home());
  const auto by_itself = asked(command);
  if (row.refusal_alone.empty()) {
    EXPECT_EQ(by_itself.refused, expected.refused) << "a command by itself";
  } else {
    EXPECT_EQ(by_itself.refused.value("code", ""), row.refusal_alone) << by_itself.refused;
  }
  if (row.code_alone.empty()) {
    EXPECT_EQ(by_itself.done, expected.done) << "a command by itself";
  } else {
    EXPECT_EQ(by_itself.done.value("code", ""), row.code_alone) << by_itself.done;
  }
}

TEST_P(SameByEveryWay, AToolOfADaemon) {
  OverMcp legacy(own_server(), "2025-11-25");
  const auto expected = asked(legacy);
  {
    const auto of_commands = daemon();
    ByCommand command({"--socket", socket()}, at_home());
    expect_same(asked(command), expected, "a command beside a daemon");
  }
  const auto of_clients = daemon();
  OverMcp client(beside_daemon(), "2025-11-25");
  expect_same(asked(client), expected, "a client beside a daemon");
}

class SameRunByEveryWay : public SeeingModel, public EveryWay, public testing::WithParamInterface<SameScript> {
 protected:
  SameRunByEveryWay() : EveryWay(GetParam().platform, GetParam().tools, vision_settings()) {}
  std::vector<json> answers_of(Way& way) const {
    start_without_files();
    std::vector<json> answers;
    json read;
    for (const auto& call : GetParam().calls) {
      auto answer = way.call_as_written(call.tool, placed(with_elements(call.arguments, read)));
      EXPECT_EQ(answer.value("code", ""), call.code) << call.tool << " " << call.arguments << " " << answer;
      if (answer.contains("elements")) read = answer;
      answers.push_back(compared(std::move(answer), differing_));
    }
    return answers;
  }
  void expect_same(const std::vector<json>& answers, const std::vector<json>& expected, const std::string& way) const {
    const auto& calls = GetParam().calls;
    for (std::size_t i = 0; i < calls.size(); ++i) {
      EXPECT_EQ(answers[i], expected[i]) << way << ": " << calls[i].tool << " " << calls[i].arguments;
    }
  }

 private:
  static json with_elements(json arguments, const json& read) {
    for (const auto* key : {"element_index", "element_token"}) {
      if (!arguments.contains(key)) continue;
      const auto element = element_named(read, arguments[key].get<std::string>().substr(1));
      arguments[key] = key == std::string("element_index") ? json(element.index) : json(element.token);
    }
    return arguments;
  }
  const std::vector<Differing> differing_{{"element_token", "it names the process that made it"},
                                          {"waited_ms", "time"},
                                          {"duration_ms", "time"},
                                          {"uptime_seconds", "time"}};
};

TEST_P(SameRunByEveryWay, ARun) {
  OverMcp legacy(own_server(), "2025-11-25");
  const auto expected = answers_of(legacy);
  OverMcp modern(own_server(), "");
  expect_same(answers_of(modern), expected, "over MCP of 2026-07-28");
  OverHttp http(http_server(), OverHttp::Era::legacy);
  expect_same(answers_of(http), expected, "over HTTP");
  OverHttp modern_http(http_server(), OverHttp::Era::modern);
  expect_same(answers_of(modern_http), expected, "over HTTP of 2026-07-28");
  ByLines lines(alone(), at_home());
  expect_same(answers_of(lines), expected, "a command that reads its calls");
}

TEST_P(SameRunByEveryWay, ARunOfADaemon) {
  OverMcp legacy(own_server(), "2025-11-25");
  const auto expected = answers_of(legacy);
  {
    const auto of_commands = daemon();
    ByCommand commands({"--socket", socket()}, at_home());
    expect_same(answers_of(commands), expected, "commands beside a daemon");
  }
  const auto of_clients = daemon();
  OverMcp client(beside_daemon(), "");
  expect_same(answers_of(client), expected, "a client of 2026-07-28 beside a daemon");
}

const json& reference() {
  static const auto read = json::parse(contents(OFFHAND_TEST_ROOT "/tests/unit/reference_tools.json"));
  return read["tools"];
}

TEST(SameByEveryWayTable, HasEveryToolOfTheReference) {
  std::set<std::string> here;
  for (const auto& row : same_calls) here.insert(row.tool);
  std::set<std::string> there;
  for (const auto& [name, arguments] : reference().items()) there.insert(name);
  EXPECT_EQ(here, there);
}

/// By all ways, whether it is taken or refused.
TEST(SameByEveryWayTable, PassesEveryArgumentOfTheReference) {
  std::set<std::string> passed;
  const auto note = [&](const std::string& tool, const json& arguments) {
    for (const auto& [name, value] : arguments.items()) passed.insert(tool + "/" + name);
  };
  for (const auto& row : same_calls) {
    note(row.tool, row.arguments);
    note(row.tool, row.refused);
  }
  for (const auto& script : same_scripts()) {
    for (const auto& call : script.calls) note(call.tool, call.arguments);
  }
  for (const auto& [name, arguments] : reference().items()) {
    for (const auto& [argument, notation] : arguments.items()) {
      EXPECT_TRUE(passed.contains(name + "/" + argument)) << name << "/" << argument;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Each, SameByEveryWay, testing::ValuesIn(same_calls),
                         [](const auto& row) { return row.param.tool; });
INSTANTIATE_TEST_SUITE_P(Each, SameRunByEveryWay, testing::ValuesIn(same_scripts()),
                         [](const auto& script) { return script.param.name; });

}  // namespace
}  // namespace offhand::test
