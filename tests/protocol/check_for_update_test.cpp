#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/support/json.h"
#include "tests/support/process.h"

// What comes over the network, by a curl of our own in place of the system's: none of this reaches any server.
namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class CheckForUpdateOverTheNetwork : public testing::Test {
 protected:
  /// What the program tells when `script` stands for curl.
  json looked_up(const std::string& script) {
    const auto curl = folder_.file("curl");
    std::ofstream(curl) << "#!/bin/sh\necho \"$@\" > " << folder_.file("words") << "\n" << script << "\n";
    std::filesystem::permissions(curl, std::filesystem::perms::owner_all);
    const auto result = run_offhand({"--no-daemon", "check_for_update", "--timeout-ms", "1000", "--output", "json"},
                                    {.environment = {{"PATH", folder_.path() + ":/usr/bin:/bin"},
                                                     {"OFFHAND_UPDATE_MANIFEST", "https://example.org/release.json"}}});
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    return json::parse(result.output);
  }
  std::string words() const { return contents(folder_.file("words")); }

  TemporaryFolder folder_;
};

TEST_F(CheckForUpdateOverTheNetwork, AsksForTheAddressAndTellsNothingElse) {
  const auto told = looked_up(R"(echo '{"version": "999.0"}')");
  EXPECT_EQ(told["update_available"], true) << told;
  EXPECT_THAT(words(), testing::StartsWith("--disable "));
  EXPECT_THAT(words(), HasSubstr("--user-agent offhand --url https://example.org/release.json\n"));
}

TEST_F(CheckForUpdateOverTheNetwork, SaysThatThisMachineMayBeOffline) {
  const auto told = looked_up("exit 6");
  EXPECT_EQ(told["checked"], false);
  EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("offline"));
}

TEST_F(CheckForUpdateOverTheNetwork, SaysWhereAnAddressLeads) {
  EXPECT_THAT(looked_up("exit 1")["detail"].get<std::string>(), HasSubstr("none of https"));
  EXPECT_THAT(looked_up("exit 3")["detail"].get<std::string>(), HasSubstr("no address"));
  EXPECT_THAT(looked_up("exit 47")["detail"].get<std::string>(), HasSubstr("on and on"));
}

TEST_F(CheckForUpdateOverTheNetwork, IsACommandOfItsOwnToo) {
  const auto manifest = folder_.file("release.json");
  std::ofstream(manifest) << R"({"version": "999.0"})";
  const EnvironmentChanges environment{{"OFFHAND_UPDATE_MANIFEST", manifest}};
  const auto told = run_offhand({"--no-daemon", "check-update", "--json"}, {.environment = environment});
  EXPECT_EQ(told.exit_code, 0) << told.errors;
  EXPECT_EQ(json::parse(told.output)["update_available"], true) << told.output;
  const auto said = run_offhand({"--no-daemon", "check-update"}, {.environment = environment});
  EXPECT_THAT(said.output, HasSubstr("999.0"));
}

TEST_F(CheckForUpdateOverTheNetwork, GivesUpOnAServerThatDoesNotAnswer) {
  const auto told = looked_up("echo $$ > " + folder_.file("pid") + "\nexec sleep 60");
  EXPECT_EQ(told["checked"], false);
  EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("within"));
  std::error_code ignored;
  auto pid = contents(folder_.file("pid"));
  pid.erase(pid.find_last_not_of('\n') + 1);
  EXPECT_FALSE(std::filesystem::exists("/proc/" + pid, ignored)) << "what was asked in its place still runs";
}

TEST_F(CheckForUpdateOverTheNetwork, TakesNoMoreThanAManifest) {
  const auto told = looked_up("exec yes");
  EXPECT_EQ(told["checked"], false);
  EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("too large"));
}

}  // namespace
}  // namespace offhand::test
