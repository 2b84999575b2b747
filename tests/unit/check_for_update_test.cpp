#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "impl/tools/desktop/release_manifest.h"
#include "tests/support/process.h"
#include "tests/unit/simulated.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using tools::desktop::is_newer;
using tools::desktop::parse_release_manifest;

json looked_up(const std::string& source) {
  Config config;
  config.update_manifest = source;
  SimulatedDesk desk("widgets", config);
  return desk.call("check_for_update");
}

json published(const std::string& manifest) {
  const TemporaryFolder folder;
  std::ofstream(folder.file("release.json")) << manifest;
  return looked_up(folder.file("release.json"));
}

TEST(CheckForUpdate, LooksNowhereUnlessToldWhere) {
  const auto told = looked_up("");
  EXPECT_EQ(told["current_version"], OFFHAND_VERSION);
  EXPECT_EQ(told["checked"], false);
  EXPECT_FALSE(told.contains("update_available"));
  EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("update_manifest"));
}

TEST(CheckForUpdate, TellsOfANewerRelease) {
  const auto told = published(
      R"({"version": "999.1", "install": "apt-get install offhand", "release_notes_url": "https://example.org/n"})");
  EXPECT_EQ(told["checked"], true);
  EXPECT_EQ(told["update_available"], true);
  EXPECT_EQ(told["latest_version"], "999.1");
  EXPECT_EQ(told["install"], "apt-get install offhand");
  EXPECT_EQ(told["release_notes_url"], "https://example.org/n");
}

TEST(CheckForUpdate, ReadsAFileByItsAddress) {
  const TemporaryFolder folder;
  write_contents(folder.file("a release.json"), R"({"version": "999.1"})");
  EXPECT_EQ(looked_up("file://" + folder.path() + "/a%20release.json")["latest_version"], "999.1");
}

TEST(CheckForUpdate, LooksAtNoOtherAddresses) {
  const auto told = looked_up("ftp://example.org/release.json");
  EXPECT_EQ(told["checked"], false);
  EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("only file, http and https"));
}

TEST(CheckForUpdate, OfThisVersionOffersNothing) {
  const auto told = published(R"({"version": ")" OFFHAND_VERSION R"(", "install": "x"})");
  EXPECT_EQ(told["update_available"], false);
  EXPECT_FALSE(told.contains("install"));
}

TEST(CheckForUpdate, SaysThatItDoesNotKnowWhereNothingCanBeRead) {
  const TemporaryFolder folder;
  for (const auto& source : {folder.file("absent.json"), folder.path()}) {
    const auto told = looked_up(source);
    EXPECT_EQ(told["checked"], false) << source;
    EXPECT_FALSE(told.contains("update_available")) << source;
    EXPECT_THAT(told["detail"].get<std::string>(), HasSubstr("not known")) << source;
  }
}

TEST(CheckForUpdate, SaysWhatLiesInThePlaceOfTheFile) {
  const TemporaryFolder folder;
  const auto why = [](const std::string& source) { return looked_up(source)["detail"].get<std::string>(); };
  EXPECT_THAT(why(folder.file("absent.json")), HasSubstr("there is no such file"));
  EXPECT_THAT(why(folder.path()), HasSubstr("it is a folder"));
  EXPECT_THAT(why("/dev/zero"), HasSubstr("it is no ordinary file"));
}

TEST(CheckForUpdate, RefusesManifestsThatAreNone) {
  for (const auto* bytes :
       {"", "[]", "{", "{}", R"({"version": 7})", R"({"version": "soon"})", R"({"version": "9", "install": "a\nb"})",
        R"({"version": "9", "install": "\u001b[2J"})", R"({"version": "9", "release_notes_url": "javascript:x"})"}) {
    EXPECT_FALSE(parse_release_manifest(bytes)) << bytes;
  }
  EXPECT_FALSE(parse_release_manifest(R"({"version": "9", "install": ")" + std::string(501, 'x') + R"("})"));
  EXPECT_EQ(published(std::string(70'000, ' '))["checked"], false);
}

TEST(CheckForUpdate, OrdersVersions) {
  EXPECT_EQ(is_newer("0.10.0", "0.9.3"), true);
  EXPECT_EQ(is_newer("v1.0", "1.0.0"), false);
  EXPECT_EQ(is_newer("1.0.0", "1.0.0-rc1"), true);
  EXPECT_EQ(is_newer("1.0.0-rc1", "1.0.0"), false);
  EXPECT_EQ(is_newer("1.0.0+build7", "1.0.0"), false);
  EXPECT_EQ(is_newer("one", "1.0.0"), std::nullopt);
}

}  // namespace
}  // namespace offhand::test
