#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/support/json.h"
#include "tests/support/process.h"

// Commands for people: the table of tools, what brings a newer release, and the report for who mends a fault.
namespace offhand::test::people_commands_cases {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

CommandResult run(std::vector<std::string> words, const EnvironmentChanges& environment = {}) {
  words.insert(words.begin(), {"--platform", "sim:widgets"});
  return run_offhand(std::move(words), {.input = {}, .environment = environment});
}

TEST(Tools, AreShownByGroupsWithTheirPresets) {
  const auto shown = run({"tools"});
  EXPECT_EQ(shown.exit_code, 0) << shown.errors;
  EXPECT_THAT(shown.output, testing::ContainsRegex("\ninput\n"));
  EXPECT_THAT(shown.output, testing::ContainsRegex("\n  click +full,lean +Clicks "));
  const auto all = json::parse(run({"tools", "--output", "json"}).output);
  EXPECT_GT(all.size(), 40U);
}

TEST(Tools, AreFoundByAWord) {
  const auto found = json::parse(run({"tools", "CLIPBOARD", "--output", "json"}).output);
  ASSERT_FALSE(found.empty());
  for (const auto& tool : found) EXPECT_THAT(tool.dump(), testing::ContainsRegex("[Cc]lipboard"));
  const auto none = run({"tools", "xylophone"});
  EXPECT_EQ(none.exit_code, 1);
  EXPECT_THAT(none.errors, HasSubstr("xylophone"));
}

TEST(Upgrade, NamesWhatReplacesThisProgram) {
  const auto told = json::parse(run({"upgrade", "--output", "json"}).output);
  EXPECT_EQ(told["program"], std::filesystem::canonical(offhand_program()).string());
  EXPECT_EQ(told["from"], "a folder");
  const auto checked = run({"upgrade", "--check"});
  EXPECT_EQ(checked.exit_code, 0) << checked.errors;
  EXPECT_THAT(checked.output, testing::ContainsRegex("replaces it: .*\n.*[Rr]elease|version"));
}

TEST(BugReport, HoldsNothingOfTheUsersAndIsShownBefore) {
  const TemporaryFolder folder;
  const EnvironmentChanges environment{{"HOME", folder.file("annas-home")}, {"XDG_CONFIG_HOME", {}}, {"USER", "anna"}};
  const auto out = folder.file("report");
  const auto refused = run({"bug-report", "--out", out}, environment);
  EXPECT_EQ(refused.exit_code, 1) << "nobody can be asked here";
  EXPECT_FALSE(std::filesystem::exists(out));
  const auto written = run({"bug-report", "--out", out, "--yes"}, environment);
  EXPECT_EQ(written.exit_code, 0) << written.errors;
  for (const auto* name :
       {"versions.json", "doctor.json", "settings.json", "daemon.json", "last-calls.json", "statistics.json"}) {
    const auto text = contents(out + "/" + name);
    EXPECT_THAT(text, Not(testing::AnyOf(HasSubstr("anna"), HasSubstr(folder.path())))) << name;
    EXPECT_THAT(written.output, HasSubstr(text)) << name;
  }
  EXPECT_EQ(json::parse(contents(out + "/versions.json"))["offhand"], OFFHAND_VERSION);
  EXPECT_TRUE(json::parse(contents(out + "/doctor.json")).contains("findings"));
  EXPECT_THAT(run({"bug-report", "--out", out, "--yes"}, environment).errors, HasSubstr("exists already"));
}

}  // namespace
}  // namespace offhand::test::people_commands_cases
