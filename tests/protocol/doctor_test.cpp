#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class Doctor : public testing::Test {
 protected:
  Doctor() { environment_["OFFHAND_HOME"] = folder_.path(); }

  CommandResult run(std::vector<std::string> words) {
    return run_offhand(std::move(words), {.environment = environment_});
  }
  /// Its findings, by name.
  std::map<std::string, json> findings(std::vector<std::string> words = {"--platform", "sim:widgets", "doctor"}) {
    words.insert(words.end(), {"--quick", "--json"});
    const auto result = run(std::move(words));
    const auto report = json::parse(result.output, nullptr, false);
    EXPECT_TRUE(report.is_object()) << result.output << result.errors;
    EXPECT_EQ(result.exit_code, report.value("works", false) ? 0 : 1);
    std::map<std::string, json> found;
    for (const auto& finding : report.value("findings", json::array())) found[finding["name"]] = finding;
    return found;
  }
  void configure(const std::string& text) { std::ofstream(folder_.file("config.json")) << text; }

  TemporaryFolder folder_;
  EnvironmentChanges environment_;
};

TEST_F(Doctor, SaysInWordsThatAllWorks) {
  const auto result = run({"--platform", "sim:widgets", "doctor", "--quick"});
  EXPECT_EQ(result.exit_code, 0) << result.output << result.errors;
  for (const auto* name : {"settings", "display", "window manager", "pictures", "pointer and keys", "accessibility",
                           "applications", "films", "daemon", "sandbox"})
    EXPECT_THAT(result.output, HasSubstr(std::string(" ") + name + ": "));
  // A film needs ffmpeg, which not everybody has.
  EXPECT_THAT(result.output, testing::AnyOf(HasSubstr("Everything works."), HasSubstr("Offhand works here")));
}

TEST_F(Doctor, SeesClicksAndTypesForRealOnAPrivateDesktop) {
  const auto result = run({"doctor", "--json"});
  EXPECT_EQ(result.exit_code, 0) << result.output << result.errors;
  const auto report = json::parse(result.output);
  const auto& last = report.at("findings").back();
  EXPECT_EQ(last["name"], "sandbox");
  EXPECT_EQ(last["standing"], "works") << last;
  EXPECT_THAT(last["detail"].get<std::string>(), HasSubstr("a click and a key arrived, and a key in the background"));
}

/// What anybody marks ❌ or ⚠️ they can mend by what is said with it.
TEST_F(Doctor, EveryFindingThatIsNotWellComesWithACommand) {
  environment_["PATH"] = folder_.path();
  environment_["DISPLAY"] = std::nullopt;
  configure(R"({"read_timeout": 5})");
  for (const auto& [name, finding] : findings({"doctor"})) {
    if (finding["standing"] == "works") continue;
    EXPECT_THAT(finding.value("advice", ""), testing::AnyOf(HasSubstr("offhand "), HasSubstr("apt-get "))) << finding;
  }
}

TEST_F(Doctor, WithoutADisplayTellsWhatToDo) {
  environment_["DISPLAY"] = std::nullopt;
  const auto found = findings({"doctor"});
  EXPECT_EQ(found.at("display")["standing"], "broken");
  EXPECT_THAT(found.at("display")["advice"].get<std::string>(), HasSubstr("offhand sandbox run"));
  EXPECT_FALSE(found.contains("pictures")) << "nothing is said of what rests on a display";
  EXPECT_EQ(found.at("settings")["standing"], "works");
}

TEST_F(Doctor, NamesTheSettingThatIsWrong) {
  configure(R"({"read_timeout_ms": "soon"})");
  const auto found = findings();
  EXPECT_EQ(found.at("settings")["standing"], "broken");
  EXPECT_THAT(found.at("settings")["detail"].get<std::string>(), HasSubstr("read_timeout_ms"));
  EXPECT_THAT(found.at("settings")["advice"].get<std::string>(), HasSubstr("config.json"));
}

TEST_F(Doctor, WarnsOfSettingsThatMeanNothingAndOfThoseThatOthersMayWrite) {
  configure(R"({"read_timeout": 5})");
  EXPECT_EQ(findings().at("settings")["standing"], "limited");
  EXPECT_THAT(findings().at("settings")["detail"].get<std::string>(), HasSubstr("read_timeout"));
  configure("{}");
  std::filesystem::permissions(folder_.file("config.json"), std::filesystem::perms::all);
  EXPECT_THAT(findings().at("settings")["advice"].get<std::string>(), HasSubstr("chmod go-w"));
}

TEST_F(Doctor, WarnsOfASocketThatOthersMayReplace) {
  const auto open = folder_.file("open");
  std::filesystem::create_directory(open);
  std::filesystem::permissions(open, std::filesystem::perms::all);
  const auto found = findings({"--platform", "sim:widgets", "--socket", open + "/socket", "doctor"});
  EXPECT_EQ(found.at("daemon")["standing"], "limited");
  EXPECT_EQ(found.at("daemon")["advice"], "chmod 700 '" + open + "'");
}

/// As /tmp is: its mode is not the person's to change.
TEST_F(Doctor, NamesTheCommandForASocketInAFolderOfAll) {
  const auto shared = folder_.file("shared");
  std::filesystem::create_directory(shared);
  std::filesystem::permissions(shared, std::filesystem::perms::all | std::filesystem::perms::sticky_bit);
  const auto found = findings({"--platform", "sim:widgets", "--socket", shared + "/socket", "doctor"});
  EXPECT_EQ(found.at("daemon")["standing"], "limited");
  EXPECT_THAT(found.at("daemon")["advice"].get<std::string>(), HasSubstr("`offhand --socket"));
}

TEST_F(Doctor, NamesThePackageThatAPrivateDesktopLacks) {
  environment_["PATH"] = folder_.path();
  const auto found = findings();
  EXPECT_EQ(found.at("sandbox")["standing"], "limited");
  EXPECT_THAT(found.at("sandbox")["advice"].get<std::string>(), HasSubstr("apt-get install xvfb"));
}

}  // namespace
}  // namespace offhand::test
