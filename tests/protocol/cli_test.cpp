#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "tests/support/call_lines.h"
#include "tests/support/declared_tools.h"
#include "tests/support/elements.h"
#include "tests/support/json.h"
#include "tests/support/process.h"
#include "tests/support/skip.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// `offhand` on the simulated desk.
CommandResult simulated(std::vector<std::string> words, const std::string& input = "") {
  words.insert(words.begin(), {"--platform", "sim:widgets"});
  return run_offhand(std::move(words), {.input = input});
}

struct ExitCode {
  std::string name;
  std::vector<std::string> words;
  int code;
  /// What standard error (or output, for success) says.
  std::string says;
  EnvironmentChanges environment = {};
};

void PrintTo(const ExitCode& row, std::ostream* out) { *out << row.name; }

class ExitCodes : public testing::TestWithParam<ExitCode> {};

TEST_P(ExitCodes, AreAsDeclared) {
  const auto& row = GetParam();
  const auto result = run_offhand(row.words, {.environment = row.environment});
  EXPECT_EQ(result.exit_code, row.code) << result.output << result.errors;
  EXPECT_THAT(row.code == 0 ? result.output : result.errors, HasSubstr(row.says));
  EXPECT_TRUE(row.code == 0 || result.output.empty()) << result.output;
}

INSTANTIATE_TEST_SUITE_P(
    Row, ExitCodes,
    testing::Values(
        ExitCode{"done", {"--platform", "sim:widgets", "list_windows"}, 0, "Letter"},
        ExitCode{"options_of_the_program_after_the_command",
                 {"list_windows", "--platform", "sim:widgets", "--no-daemon"},
                 0,
                 "Letter"},
        ExitCode{"unknown_option_of_the_program", {"list_windows", "--platfrom", "sim:widgets"}, 2, "--platform"},
        ExitCode{"help", {"--help"}, 0, "mcp"}, ExitCode{"help_of_a_tool", {"click", "--help"}, 0, "--element-index"},
        ExitCode{"help_of_a_flag", {"click", "--help"}, 0, "--from-zoom, --no-from-zoom"},
        ExitCode{"version", {"version"}, 0, "offhand 0."},
        ExitCode{"the_tool_failed", {"--platform", "sim:widgets", "get_window_state", "4000000"}, 1, "4000000"},
        ExitCode{"no_memory_of_snapshots",
                 {"--platform", "sim:widgets", "click", "3", "--window-id", "1001"},
                 1,
                 "offhand call -"},
        ExitCode{"unknown_command", {"clikc"}, 2, "did you mean \"click\"?"},
        ExitCode{"unknown_flag", {"click", "--widow-id", "3"}, 2, "--window-id"},
        ExitCode{"flag_that_others_have", {"click", "--dispatch", "foreground"}, 2, "did you mean --delivery-mode?"},
        ExitCode{"flag_that_others_have_with_its_value",
                 {"type_text", "--dispatch=foreground", "a"},
                 2,
                 "did you mean --delivery-mode?"},
        ExitCode{"unknown_flag_of_a_command", {"list-tools", "--al"}, 2, "--all"},
        ExitCode{"wrong_type", {"--platform", "sim:widgets", "click", "twelve", "--window-id", "1001"}, 2, "twelve"},
        ExitCode{"enum_typo",
                 {"--platform", "sim:widgets", "click", "3", "--window-id", "1001", "--button", "lefft"},
                 2,
                 "left"},
        ExitCode{"missing_argument", {"--platform", "sim:widgets", "get_window_state"}, 2, "pid"},
        ExitCode{"one_argument_too_many", {"--platform", "sim:widgets", "kill_app", "1", "2"}, 2, "2"},
        ExitCode{"malformed_json", {"--platform", "sim:widgets", "click", "{nonsense"}, 2, "JSON"},
        ExitCode{"unknown_tool", {"--platform", "sim:widgets", "call", "clikc", "{}"}, 2, "click"},
        ExitCode{"unknown_tool_described", {"describe", "clikc"}, 2, "click"},
        ExitCode{"arguments_are_no_object", {"--platform", "sim:widgets", "call", "click", "[]"}, 2, "JSON object"},
        ExitCode{"unknown_output_form", {"--platform", "sim:widgets", "list_windows", "--output", "xml"}, 2, "xml"},
        ExitCode{"deadline_out_of_range",
                 {"--platform", "sim:widgets", "list_windows", "--timeout-ms", "0"},
                 2,
                 "timeout-ms"},
        ExitCode{"bad_flag_value", {"--platform", "sim:widgets", "list_windows", "--on-screen-only=maybe"}, 2, "maybe"},
        ExitCode{"bad_size", {"sandbox", "run", "--size", "nonsense", "--", "true"}, 2, "offhand sandbox run --help"},
        ExitCode{"bad_size_to_start", {"sandbox", "start", "--size", "1x1"}, 2, "offhand sandbox start --help"},
        ExitCode{"bad_option_of_a_nested_command", {"sandbox", "run", "--sise", "1"}, 2, "offhand sandbox run --help"},
        ExitCode{"no_such_program", {"sandbox", "run", "--", "/nope"}, 127, "/nope"},
        ExitCode{"no_such_program_in_the_path", {"sandbox", "run", "--", "no-such-program"}, 127, "no-such-program"},
        ExitCode{"no_program", {"sandbox", "run", "--", "/etc/passwd"}, 126, "Permission denied"},
        ExitCode{"folder", {"sandbox", "run", "--", "/etc"}, 126, "/etc"},
        ExitCode{"a_variable_that_leads_out", {"sandbox", "run", "--env", "DISPLAY=:0", "--", "true"}, 2, "DISPLAY=:0"},
        ExitCode{"a_variable_without_a_name", {"sandbox", "start", "--env", "=1"}, 2, "NAME=VALUE"},
        ExitCode{"nothing_to_bind", {"sandbox", "run", "--bind", "/nope", "--", "true"}, 2, "/nope"},
        ExitCode{"no_such_sandbox_to_enter", {"sandbox", "run", "0123456789", "--", "true"}, 1, "0123456789"},
        ExitCode{"no_such_sandbox_and_no_program", {"sandbox", "run", "0123456789"}, 1, "0123456789"},
        ExitCode{"a_picture_of_no_kind", {"sandbox", "view", "--out", "/tmp/x.bmp"}, 2, "/tmp/x.bmp"},
        ExitCode{"no_such_sandbox_to_see", {"sandbox", "view", "0123456789", "--out", "/tmp/x.png"}, 1, "0123456789"},
        ExitCode{"unknown_preset", {"list-tools", "--tools", "laen"}, 2, "lean"},
        ExitCode{"unknown_preset_of_the_server", {"mcp", "--tools", "laen"}, 2, "lean"},
        ExitCode{"unknown_platform", {"--platform", "amiga", "list_windows"}, 2, "amiga"},
        ExitCode{"missing_scene", {"--platform", "sim:/nowhere.json", "list_windows"}, 2, "/nowhere.json"},
        ExitCode{"missing_configuration", {"--config", "/nowhere.json", "list_windows"}, 2, "/nowhere.json"},
        ExitCode{"bad_configuration", {"config"}, 2, "OFFHAND_READ_TIMEOUT_MS", {{"OFFHAND_READ_TIMEOUT_MS", "soon"}}},
        ExitCode{"neither_a_display_nor_a_bus",
                 {"list_windows"},
                 3,
                 "DISPLAY",
                 {{"DISPLAY", std::nullopt},
                  {"DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"},
                  {"AT_SPI_BUS_ADDRESS", std::nullopt}}},
        ExitCode{"a_display_that_refuses_us", {"list_windows"}, 3, "refuses", {{"XAUTHORITY", "/dev/null"}}}),
    [](const auto& row) { return row.param.name; });

TEST(Output, TextIsForPeople) {
  const auto result = simulated({"list_windows"});
  EXPECT_TRUE(result.output.starts_with("✅ 2 windows\n")) << result.output;
  EXPECT_THAT(result.errors, IsEmpty());
}

TEST(Output, JsonIsTheResultOnOneLine) {
  const auto result = simulated({"list_windows", "--output", "json"});
  EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1);
  EXPECT_EQ(json::parse(result.output)["windows"].size(), 2U);
}

TEST(Output, JsonOfAToolWithAFormatOfItsOwnIsStructured) {
  const auto result = simulated({"get_window_state", "200", "--no-include-screenshot", "--output=json"});
  EXPECT_EQ(element_named(json::parse(result.output), "A").role, "button");
}

TEST(Output, JsonOfAFailureIsTheErrorAndTheExitCodeStays) {
  const auto result = simulated({"get_window_state", "4000000", "--output", "json"});
  EXPECT_EQ(result.exit_code, 1);
  const auto error = json::parse(result.output);
  EXPECT_EQ(error["code"], "process_not_found");
  EXPECT_EQ(error["data"]["pid"], 4000000);
  EXPECT_THAT(result.errors, IsEmpty());
}

TEST(Output, QuietIsTheExitCodeAlone) {
  for (const auto* pid : {"200", "4000000"}) {
    const auto result = simulated({"get_window_state", pid, "--output", "quiet"});
    EXPECT_EQ(result.exit_code, std::string(pid) == "200" ? 0 : 1);
    EXPECT_THAT(result.output + result.errors, IsEmpty());
  }
}

TEST(Arguments, JsonPositionalIsAllOfThem) {
  const auto result = simulated({"list_windows", R"({"pid": 200})", "--output", "json"});
  EXPECT_EQ(json::parse(result.output)["windows"].size(), 1U);
}

TEST(Arguments, FlagsAndJsonGiveTheSame) {
  const auto flags =
      simulated({"click", "--pid", "200", "--x", "40", "--y", "25", "--modifier", "ctrl,shift", "--output", "json"});
  const auto text =
      simulated({"click", R"({"pid":200,"x":40,"y":25,"modifier":["ctrl","shift"]})", "--output", "json"});
  EXPECT_EQ(flags.exit_code, 0) << flags.errors;
  EXPECT_EQ(flags.output, text.output);
}

TEST(Arguments, BooleanFlagsHaveThreeForms) {
  for (const auto* form : {"--no-include-accessibility-tree", "--include-accessibility-tree=false"}) {
    const auto result = simulated({"get_window_state", "200", form, "--output", "json"});
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    EXPECT_THAT(json::parse(result.output)["elements"], IsEmpty()) << form;
  }
}

TEST(Arguments, NegativeNumbersAreNumbers) {
  const auto result = simulated({"click", "--pid", "200", "--x", "-5", "--y", "-5"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.errors, HasSubstr("-5"));
}

TEST(Arguments, AllProblemsAreReportedAtOnce) {
  const auto result =
      simulated({"click", "--pid", "many", "--x", "1", "--y", "1", "--button", "lefft", "--count", "9"});
  EXPECT_EQ(result.exit_code, 2);
  for (const auto* word : {"pid", "button", "count"}) EXPECT_THAT(result.errors, HasSubstr(word));
}

TEST(Call, TakesAToolAndJson) {
  const auto result = simulated({"call", "list_windows", R"({"pid":200})", "--output", "json"});
  EXPECT_EQ(json::parse(result.output)["windows"][0]["title"], "Widgets");
  EXPECT_EQ(simulated({"call", "list_windows"}).exit_code, 0) << "arguments may be left out";
}

TEST(CallLinesCommand, ElementClicksWorkInOneSession) {
  CallLines session({"--platform", "sim:widgets"});
  const auto state = session.call("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  const auto a = element_named(state, "A");
  const auto clicked = session.call("click", {{"window_id", 1001}, {"element_index", a.index}});
  EXPECT_EQ(clicked["path"], "sim_action") << clicked;
  const auto after = session.call("get_window_state", {{"pid", 200}, {"include_screenshot", false}});
  EXPECT_TRUE(find_element(after, "Status: clicked A"));
  EXPECT_EQ(session.finish(), 0);
}

TEST(CallLinesCommand, BothFormsOfALineWork) {
  CallLines session({"--platform", "sim:widgets"});
  EXPECT_EQ(session.line("list_windows")["windows"].size(), 2U);
  EXPECT_EQ(session.line(R"(list_windows {"pid":200})")["windows"].size(), 1U);
  EXPECT_EQ(session.line(R"({"tool":"desktop.list_windows"})")["windows"].size(), 2U);
}

TEST(CallLinesCommand, ABadLineDoesNotEndTheOthers) {
  CallLines session({"--platform", "sim:widgets"});
  EXPECT_EQ(session.line("{nonsense")["code"], "malformed_json");
  EXPECT_EQ(session.line("clikc {}")["code"], "unknown_tool");
  EXPECT_EQ(session.line("kill_app {\"pid\":4000000}")["code"], "process_not_found");
  EXPECT_EQ(session.line("list_windows")["windows"].size(), 2U);
  EXPECT_EQ(session.finish(), 2) << "that of the first call that failed";
}

TEST(CallLinesCommand, ErrorsForAUserNameTheLine) {
  const auto result = simulated({"call", "-"}, "list_windows\n\n{nonsense\nclikc {}\r\n  kill_app {\"pid\":4000000}");
  EXPECT_THAT(result.errors, HasSubstr("offhand: line 3: Not valid JSON"));
  EXPECT_THAT(result.errors, HasSubstr("offhand: line 4: There is no tool \"clikc\""));
  EXPECT_THAT(result.errors, HasSubstr("offhand: line 5: There is no process 4000000"));
}

TEST(CallLinesCommand, WhatIsNoCallIsRefusedByName) {
  struct Row {
    std::string line, says;
  };
  CallLines session({"--platform", "sim:widgets"});
  for (const auto& [line, says] : std::vector<Row>{
           {R"({"tool":"list_windows","x":1})", "\"x\""},
           {R"({"tool":"list_windows","argument":{"pid":200}})", "did you mean \"arguments\"?"},
           {R"({"arguments":{}})", "names no tool"},
           {R"({"tool":7})", "names no tool"},
       }) {
    const auto error = session.line(line);
    EXPECT_EQ(error.value("code", ""), "bad_call_line") << error;
    EXPECT_THAT(error.value("message", ""), HasSubstr(says)) << line;
  }
  EXPECT_EQ(session.line(R"({"tool":"list_windows","arguments":[]})")["code"], "invalid_arguments");
  EXPECT_EQ(session.finish(), 2);
}

TEST(CallLinesCommand, TextFormIsPrintedAsItIsDone) {
  const auto result = simulated({"call", "-"}, "list_windows\nkill_app {\"pid\":200}\n");
  EXPECT_THAT(result.output, HasSubstr("✅ 2 windows"));
  EXPECT_THAT(result.output, HasSubstr("✅ Killed Widgets"));
  EXPECT_EQ(result.exit_code, 0);
}

TEST(ListTools, ShowsTheSelectionOrAll) {
  const auto lines = [](const std::string& text) { return std::count(text.begin(), text.end(), '\n'); };
  EXPECT_EQ(lines(simulated({"list-tools"}).output), 10);
  EXPECT_EQ(lines(simulated({"list-tools", "--all"}).output), static_cast<std::ptrdiff_t>(count_of_declared_tools()));
  EXPECT_EQ(lines(simulated({"list-tools", "--tools", "full"}).output),
            static_cast<std::ptrdiff_t>(declared_names().size()));
  EXPECT_EQ(lines(simulated({"list-tools", "--tools", "click,kill_app"}).output), 2);
  EXPECT_THAT(simulated({"list-tools"}).output, Not(HasSubstr("kill_app")));
}

TEST(ListTools, JsonIsWhatMcpLists) {
  const auto tools = json::parse(simulated({"list-tools", "--all", "--output", "json"}).output);
  ASSERT_EQ(tools.size(), count_of_declared_tools());
  for (const auto& tool : tools) EXPECT_EQ(tool["inputSchema"]["type"], "object");
}

TEST(Describe, HasArgumentsErrorsAndExamples) {
  const auto result = run_offhand({"describe", "click"});
  for (const auto* word : {"element_token", "modifier", "stale_element", "window_id"})
    EXPECT_THAT(result.output, HasSubstr(word));
  EXPECT_EQ(json::parse(run_offhand({"describe", "click", "--output", "json"}).output)["name"], "click");
}

TEST(ConfigCommand, ShowsWhatIsInForce) {
  const auto result =
      run_offhand({"config", "--output", "json"}, {.environment = {{"OFFHAND_READ_TIMEOUT_MS", "1234"}}});
  EXPECT_EQ(json::parse(result.output)["read_timeout_ms"], 1234);
}

TEST(CommandLine, WorksWithoutADisplayWhereNoneIsNeeded) {
  for (const auto* command : {"list-tools", "config", "version"}) {
    EXPECT_EQ(run_offhand({command}, {.environment = {{"DISPLAY", std::nullopt}}}).exit_code, 0) << command;
  }
}

TEST(CommandLine, TakesNoPictureThatNothingWouldComeOf) {
  const auto text = simulated({"get_window_state", "200"});
  EXPECT_EQ(text.exit_code, 0) << text.errors;
  EXPECT_THAT(text.output, Not(HasSubstr("picture")));
  for (const auto& words :
       std::vector<std::vector<std::string>>{{"get_window_state", "200", "--output", "json"},
                                             {"get_window_state", R"({"pid":200})", "--output", "json"},
                                             {"call", "get_window_state", R"({"pid":200})", "--output", "json"}}) {
    EXPECT_FALSE(json::parse(simulated(words).output).contains("screenshot_width")) << words[1];
  }
  CallLines session({"--platform", "sim:widgets"});
  EXPECT_FALSE(session.call("get_window_state", {{"pid", 200}}).contains("screenshot_width"));
  EXPECT_TRUE(
      session.call("get_window_state", {{"pid", 200}, {"include_screenshot", true}}).contains("screenshot_width"));
  const auto help = simulated({"get_window_state", "--help"}).output;
  EXPECT_THAT(std::regex_replace(help, std::regex("\\s+"), " "), HasSubstr("true with --screenshot-out-file"));
}

TEST(CommandLine, AToolsOwnTimeoutIsWhatItsFlagMeans) {
  const auto waited = simulated({"wait_for", "--pid", "200", "--name", "A", "--timeout-ms", "0", "--output", "json"});
  EXPECT_EQ(waited.exit_code, 0) << waited.errors;
  EXPECT_EQ(json::parse(waited.output)["satisfied"], true);
  const auto refused = simulated({"wait_for", "--pid", "200", "--name", "Nobody", "--timeout-ms", "100"});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.errors, HasSubstr("did not come true"));
}

TEST(CommandLine, OutputFilesAreWrittenAndRefusedPathsNamed) {
  const TemporaryFolder folder;
  const auto written = simulated({"get_window_state", "200", "--screenshot-out-file", folder.file("a.png")});
  EXPECT_EQ(written.exit_code, 0) << written.errors;
  EXPECT_TRUE(contents(folder.file("a.png")).starts_with("\x89PNG"));
  EXPECT_THAT(written.output, HasSubstr(folder.file("a.png")));
  const auto refused = simulated({"get_window_state", "200", "--screenshot-out-file", "/etc/offhand.png"});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.errors, HasSubstr("/etc/offhand.png"));
}

/// A disk of its own, which only this command and its children see.
TEST(CommandLine, AFullDiskIsSaidAndLeavesNoPartOfAPicture) {
  if (run_command({"unshare", "--map-root-user", "--mount", "true"}).exit_code != 0)
    OFFHAND_SKIP("nobody may mount a disk of their own here");
  const TemporaryFolder disk;
  const std::string script =
      "mount -t tmpfs -o size=4k none \"$1\" && head -c 4096 /dev/zero > \"$1/other\" || exit 99\n"
      "\"$2\" --no-daemon --platform sim:widgets get_window_state 200 --screenshot-out-file \"$1/a.png\"\n"
      "code=$?; ls -A \"$1\"; exit $code";
  const auto refused =
      run_command({"unshare", "--map-root-user", "--mount", "sh", "-c", script, "sh", disk.path(), offhand_program()});
  EXPECT_EQ(refused.exit_code, 1) << refused.output << refused.errors;
  EXPECT_THAT(refused.errors, HasSubstr("No space left"));
  EXPECT_THAT(refused.errors, HasSubstr(disk.file("a.png")));
  EXPECT_EQ(refused.output, "other\n") << "what lay there, and nothing else";
}

}  // namespace
}  // namespace offhand::test
