#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/support/json.h"
#include "tests/support/process.h"

// The commands for saved data of the Computer Use Protocol, by the program itself.
namespace offhand::test::cup_cases {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

const std::string envelope = R"({"version": "0.1.0", "platform": "linux", "screen": {"w": 100, "h": 100},
  "tree": [{"id": "e0", "role": "window", "name": "Editor", "bounds": {"x": 0, "y": 0, "w": 100, "h": 100}, "children": [
    {"id": "e1", "role": "generic", "name": "", "children": [
      {"id": "e2", "role": "button", "name": "Save", "actions": ["click"], "states": ["focused"]},
      {"id": "e3", "role": "button", "name": "Save as", "actions": ["click"]}]},
    {"id": "e4", "role": "text", "name": ""}]}]})";

CommandResult cup(std::vector<std::string> words, const std::string& input) {
  words.insert(words.begin(), "cup");
  return run_offhand(std::move(words), {.input = input});
}

void expect_refused(const CommandResult& result, int code, const testing::Matcher<std::string>& errors) {
  EXPECT_EQ(result.exit_code, code);
  EXPECT_EQ(result.output, "") << "nothing is printed half";
  EXPECT_THAT(result.errors, errors);
}

TEST(CupCommands, FormatPrintsCompactText) {
  const std::string header = "# CUP 0.1.0 | linux | 100x100\n";
  auto result = cup({"format"}, envelope);
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_EQ(result.output, header +
                               "# 3 nodes (5 before pruning)\n\n[e0] window \"Editor\" @0,0 100x100\n"
                               "  [e2] button \"Save\" {focused} [click]\n  [e3] button \"Save as\" [click]\n");
  result = cup({"format", "--dialect", "short", "--detail=minimal"}, envelope);
  EXPECT_EQ(result.output, header +
                               "# 4 nodes (5 before pruning)\n\n[e0] win \"Editor\"\n  [e1] gen\n"
                               "    [e2] btn \"Save\" {foc} [clk]\n    [e3] btn \"Save as\" [clk]\n");
  result = cup({"format", "--detail", "full", "--max-chars", "80"}, envelope);
  EXPECT_THAT(result.output, AllOf(StartsWith(header + "# 5 nodes"), HasSubstr("# OUTPUT TRUNCATED")));
  json empty = json::parse(envelope);
  empty["tree"] = json::array();
  EXPECT_EQ(cup({"format"}, empty.dump()).output, header + "# 0 nodes (0 before pruning)\n\n");
  empty["scope"] = "overview";
  empty["windows"] = {{{"title", "Editor"}, {"pid", 7}, {"foreground", true}}};
  EXPECT_EQ(cup({"format"}, empty.dump()).output, header + "# overview | 1 windows\n\n* [fg] Editor (pid:7)\n");
}

TEST(CupCommands, FormatNamesWindowsOfAFile) {
  const TemporaryFolder folder;
  const auto file = folder.file("windows.json");
  std::ofstream(file) << R"([{"title": "Editor", "foreground": true}, {"title": ""}])";
  const auto result = cup({"format", "--windows", file}, envelope);
  EXPECT_THAT(result.output, HasSubstr("# --- 2 open windows ---\n#   Editor [fg]\n#   (untitled)\n\n[e0]"));
  expect_refused(cup({"format", "--windows", folder.file("none")}, envelope), 1, HasSubstr("cannot be read"));
  std::ofstream(file) << R"([{"title": 5}])";
  expect_refused(cup({"format", "--windows", file}, envelope), 1, HasSubstr("/0/title"));
}

TEST(CupCommands, SearchPrintsAnObjectALine) {
  auto result = cup({"search", "--query", "save button"}, envelope);
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  std::vector<json> found;
  std::istringstream lines(result.output);
  for (std::string line; std::getline(lines, line);) found.push_back(json::parse(line));
  ASSERT_EQ(found.size(), 2U) << result.output;
  EXPECT_EQ(found[0]["id"], "e2");
  EXPECT_NEAR(found[0]["score"], 0.35 + 0.5 + 0.1 + 0.02, 1e-12);
  EXPECT_EQ(found[1]["id"], "e3");
  EXPECT_NEAR(found[1]["score"], 0.35 + 0.5 * 0.925 + 0.1, 1e-12);
  result =
      cup({"search", "--name", "save", "--state", "focused", "--limit", "1"}, json::parse(envelope)["tree"].dump());
  EXPECT_THAT(result.output, StartsWith("{\"id\":\"e2\""));
  result = cup({"search", "--role", "button", "--threshold", "2"}, envelope);
  EXPECT_EQ(result.output, "");
  EXPECT_EQ(result.exit_code, 0) << "nothing found is an answer";
}

TEST(CupCommands, ValidateNamesEveryProblem) {
  auto result = cup({"validate"}, envelope);
  EXPECT_EQ(result.exit_code, 0) << result.output << result.errors;
  json broken = json::parse(envelope);
  broken["tree"][0]["role"] = "windw";
  broken["tree"][0]["children"][1]["states"] = {"focussed"};
  broken["zone"] = 1;
  result = cup({"validate"}, broken.dump());
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.output, AllOf(HasSubstr("/tree/0/role: "), HasSubstr("did you mean \"window\"?"),
                                   HasSubstr("/tree/0/children/1/states/0: "), HasSubstr("/zone: ")));
  result = cup({"validate", "--output", "json"}, broken.dump());
  EXPECT_EQ(result.exit_code, 1);
  const auto told = json::parse(result.output);
  EXPECT_EQ(told["valid"], false);
  EXPECT_EQ(told["problems"].size(), 3U);
  result = cup({"validate"}, "[");
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.output, HasSubstr("no JSON"));
}

TEST(CupCommands, BadInputIsRefused) {
  for (const auto* command : {"format", "search"}) {
    const auto run = [&](const std::string& input) {
      return cup(command == std::string("format") ? std::vector<std::string>{"format"}
                                                  : std::vector<std::string>{"search", "--query", "a"},
                 input);
    };
    expect_refused(run(""), 1, HasSubstr("no JSON"));
    expect_refused(run("{\"version\": \"\xFF\"}"), 1, HasSubstr("no JSON"));
    expect_refused(run(R"({"version": "0.1.0"})"), 1, AllOf(HasSubstr("/platform"), HasSubstr("offhand cup validate")));
    expect_refused(run(std::string(16U * 1024 * 1024 + 1, ' ')), 1, HasSubstr("16777216"));
    expect_refused(run(std::string(5000, '[')), 1, HasSubstr("999 levels"));
  }
  expect_refused(cup({"format", "--detail", "standrad"}, envelope), 2, HasSubstr("did you mean \"standard\"?"));
  expect_refused(cup({"format", "--dialect", "shrt"}, envelope), 2, HasSubstr("did you mean \"short\"?"));
  expect_refused(cup({"format", "--max-chars", "-1"}, envelope), 2, HasSubstr("--max-chars"));
  expect_refused(cup({"search"}, envelope), 2, HasSubstr("query, role, name and state"));
  expect_refused(cup({"search", "--role", "buton"}, envelope), 2, HasSubstr("did you mean \"button\"?"));
  expect_refused(cup({"search", "--state", "focussed"}, envelope), 2, HasSubstr("did you mean \"focused\""));
  expect_refused(cup({"search", "--query", "a", "--threshold", "high"}, envelope), 2, HasSubstr("--threshold"));
  expect_refused(cup({"search", "--query", "a", "--threshold", "nan"}, envelope), 2, HasSubstr("--threshold"));
  expect_refused(cup({"search", "--query", "a", "--limit", "x"}, envelope), 2, HasSubstr("--limit"));
  expect_refused(cup({"fromat"}, envelope), 2, HasSubstr("did you mean \"format\"?"));
  expect_refused(cup({}, envelope), 2, HasSubstr("offhand cup --help"));
}

}  // namespace
}  // namespace offhand::test::cup_cases
