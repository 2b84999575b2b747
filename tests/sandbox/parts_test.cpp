#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "impl/base/random.h"
#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/state.h"
#include "platform/host/launch.h"
#include "tests/sandbox/support.h"

namespace offhand::sandbox::test {
namespace {

namespace fs = std::filesystem;
using SandboxParts = SandboxTest;

TEST_F(SandboxParts, EnvironmentReplacesAddsAndRemoves) {
  Environment environment;
  environment.set = {{"A", "1"}, {"NEW", "x"}};
  environment.removed = {"B"};
  const std::vector<std::string> expected{"C=3", "A=1", "NEW=x"};
  EXPECT_EQ(environment.over({"A=0", "B=2", "C=3"}), expected);
}

TEST_F(SandboxParts, BrokenStateIsNoState) {
  for (const char* text : {"", "{}", "[]", "{\"id\": 3}", "\xff"}) {
    EXPECT_FALSE(parse_info(text)) << text;
    EXPECT_FALSE(parse_event(text)) << text;
    EXPECT_FALSE(parse_config(text)) << text;
  }
}

TEST_F(SandboxParts, InfoSurvivesItsText) {
  Info info;
  info.id = "0123456789";
  info.kind = Kind::background;
  info.helpers = {{"Xvfb", 12}};
  info.environment.set = {{"A", "b"}};
  const auto read = parse_info(info_text(info));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->id, info.id);
  EXPECT_EQ(read->kind, info.kind);
  EXPECT_EQ(read->helpers, info.helpers);
  EXPECT_EQ(read->environment.set, info.environment.set);
}

TEST_F(SandboxParts, ErrorsSurviveTheChannelWhateverBytesTheyQuote) {
  Event event;
  event.error = sandbox_failed("desktop", "last words: \xff\x01\"");
  const auto read = parse_event(event_text(event));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->error.code, "sandbox_failed");
  EXPECT_NE(read->error.message.find("last words"), std::string::npos);
  EXPECT_NE(read->error.data.find("\"step\":\"desktop\""), std::string::npos) << read->error.data;
}

TEST_F(SandboxParts, StringsTravelUnchanged) {
  const std::vector<std::string> strings{"", "a\nb", std::string(300'000, 'x'), "\xff\xfe"};
  EXPECT_EQ(unpack_strings(pack_strings(strings).get()), strings);
}

TEST_F(SandboxParts, OnlyOurOwnIdsAreIds) {
  EXPECT_TRUE(valid_id(hexadecimal(random_bytes(5))));
  for (const char* id : {"", "..", "0123456789a", "012345678", "ABCDEF0123", "01234/6789"}) EXPECT_FALSE(valid_id(id));
}

TEST_F(SandboxParts, ALinkInPlaceOfTheRegistryIsRefused) {
  fs::create_directory(scratch() + "/elsewhere");
  fs::create_symlink(scratch() + "/elsewhere", scratch() + "/run/offhand");
  EXPECT_FALSE(registry_directory());
  fs::remove(scratch() + "/run/offhand");
}

TEST_F(SandboxParts, TooLongADirectoryIsRefusedWithAReason) {
  const auto made = make_sandbox_directory("/tmp/" + std::string(100, 'x'));
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().message.find("XDG_RUNTIME_DIR"), std::string::npos);
}

TEST_F(SandboxParts, RemovalFollowsNoLink) {
  const std::string precious = scratch() + "/precious";
  std::ofstream(precious) << "keep";
  const std::string directory = scratch() + "/gone";
  fs::create_directories(directory + "/deep/er");
  fs::create_symlink(scratch(), directory + "/deep/link");
  remove_sandbox_directory(directory);
  EXPECT_FALSE(exists(directory));
  EXPECT_EQ(contents(precious), "keep");
}

TEST_F(SandboxParts, RemovalDetachesMountsAndLeavesTheirFiles) {
  const std::string documents = scratch() + "/documents";
  const std::string directory = scratch() + "/gone with space";
  fs::create_directories(documents);
  fs::create_directories(directory + "/doc");
  std::ofstream(documents + "/letter") << "keep";
  if (::mount(documents.c_str(), (directory + "/doc").c_str(), nullptr, MS_BIND, nullptr) != 0) {
    const int reason = errno;
    ASSERT_TRUE(reason == EPERM || reason == EACCES) << std::strerror(reason);
    // Also where CI is set: most containers withhold it from root, and nothing that is installed changes that.
    GTEST_SKIP() << "mounting needs CAP_SYS_ADMIN, which this machine does not give us: " << std::strerror(reason);
  }
  remove_sandbox_directory(directory);
  EXPECT_FALSE(exists(directory));
  EXPECT_EQ(contents(documents + "/letter"), "keep");
}

TEST_F(SandboxParts, ProgramsAreFoundInThePath) {
  EXPECT_TRUE(host::find_program("sh", "/nowhere:/bin"));
  EXPECT_FALSE(host::find_program("sh", "/nowhere"));
  EXPECT_FALSE(host::find_program("", "/bin"));
  EXPECT_FALSE(host::find_program("bin", "/"));
}

TEST_F(SandboxParts, FailedExecIsReportedToTheCaller) {
  host::Launch request;
  request.places = {"/nowhere/program"};
  request.argv = {"program"};
  const auto pid = host::launch(request);
  ASSERT_FALSE(pid);
  EXPECT_EQ(pid.error(), ENOENT);
}

}  // namespace
}  // namespace offhand::sandbox::test
