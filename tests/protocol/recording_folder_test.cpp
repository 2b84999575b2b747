#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "tests/support/mcp_client.h"
#include "tests/support/skip.h"

// Recordings on disks that take nothing, or nothing more: real ones, small and in memory, which only the server sees.
// That holds for root as well, whom no mode of a file keeps out.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;
using testing::UnorderedElementsAre;

const json key_press{{"pid", 200}, {"key", "a"}};

/// What puts a program into a mount namespace of its own: anybody may who may have a user namespace, and root without.
/// Empty where neither is allowed.
std::vector<std::string> own_mounts() {
  for (const char* how : {"-rm", "-m"}) {
    if (run_command({"unshare", how, "mount", "-t", "tmpfs", "none", "/mnt"}).exit_code == 0) return {"unshare", how};
  }
  return {};
}

class RecordingOnADisk : public testing::Test {
 protected:
  void SetUp() override {
    if (own_mounts().empty()) OFFHAND_SKIP("this machine lets nobody mount anything, so there is no small disk");
  }

  /// A server with a disk of that size at disk_, made ready by `prepare`, which finds it as "$1".
  std::unique_ptr<McpClient> server(const std::string& size, const std::string& prepare) {
    auto command = own_mounts();
    command.insert(command.end(),
                   {"sh", "-c", "mount -t tmpfs -o size=" + size + R"( none "$1" && { )" + prepare + R"(
shift; exec "$@"; })",
                    "sh", disk_, offhand_program(), "--platform", "sim:widgets", "mcp", "--tools", "full"});
    fs::create_directory(disk_);
    auto client = std::make_unique<McpClient>(McpClient::Options{.command = command});
    seen_ = "/proc/" + std::to_string(client->pid()) + "/root" + disk_;
    return client;
  }
  /// Names on the disk, as it looks from outside.
  std::set<std::string> names(const std::string& below = "") const {
    std::set<std::string> found;
    for (const auto& entry : fs::directory_iterator(seen_ + below)) found.insert(entry.path().filename());
    return found;
  }

  TemporaryFolder folder_;
  const std::string disk_ = folder_.file("disk");
  std::string seen_;
};

TEST_F(RecordingOnADisk, ThatIsFullIsNotBegunAndLeavesNothing) {
  const auto client = server("64k", R"(cat /dev/zero > "$1/films" 2> /dev/null;)");
  const auto refused = client->call("start_recording", {{"output_dir", disk_ + "/of/today/demo"}});
  EXPECT_EQ(refused.code(), "write_failed") << refused.dump();
  EXPECT_THAT(refused.text, HasSubstr("No space left on device"));
  EXPECT_THAT(names(), UnorderedElementsAre("films"));
  EXPECT_EQ(client->call("get_recording_state").structured["state"], "stopped");
  EXPECT_FALSE(client->call("press_key", key_press).failed) << "what is done does not rest on recordings";
}

TEST_F(RecordingOnADisk, ThatFillsUpEndsWithWholeTurnsAndSaysSo) {
  const auto client = server("96k", "");
  ASSERT_FALSE(client->call("start_recording", {{"output_dir", disk_ + "/demo"}}).failed);
  int turns = 0;
  json state;
  do {
    const auto pressed = client->call("press_key", key_press);
    ASSERT_FALSE(pressed.failed) << "the action is done all the same: " << pressed.text;
    state = client->call("get_recording_state").structured;
  } while (state["state"] == "recording" && ++turns < 200);
  ASSERT_EQ(state["state"], "stopped") << state;
  EXPECT_GE(turns, 1);
  EXPECT_THAT(state["last_error"].get<std::string>(),
              AllOf(HasSubstr("turn " + std::to_string(turns + 1)), HasSubstr("No space left on device")));
  const auto left = names("/demo");
  EXPECT_EQ(left.size(), static_cast<std::size_t>(turns) + 1);
  for (const auto& name : left) {
    if (name == "recording.json") continue;
    EXPECT_THAT(name, StartsWith("turn-"));
    EXPECT_THAT(names("/demo/" + name), UnorderedElementsAre("action.json", "app_state.json", "screenshot.png"));
  }
  // What was kept is whole: it can be done again.
  const auto replayed = client->call("replay_trajectory", {{"dir", disk_ + "/demo"}, {"delay_ms", 0}});
  EXPECT_EQ(replayed.structured["done"], turns) << replayed.dump();
}

TEST_F(RecordingOnADisk, ThatMayOnlyBeReadIsNotBegun) {
  const auto client = server("64k", R"(mkdir "$1/empty" && mount -o remount,ro none "$1";)");
  for (const auto* name : {"/empty", "/new", "/new/below"}) {
    const auto refused = client->call("start_recording", {{"output_dir", disk_ + name}});
    EXPECT_EQ(refused.code(), "write_failed") << name << ": " << refused.dump();
    EXPECT_THAT(refused.text, HasSubstr("Read-only file system"));
  }
  EXPECT_THAT(names(), UnorderedElementsAre("empty"));
  EXPECT_EQ(client->call("get_recording_state").structured["state"], "stopped");
}

TEST_F(RecordingOnADisk, LeavesTheFilesOfOthersAlone) {
  const auto client = server("64k", R"(mkdir "$1/letters" && echo mine > "$1/letters/to-ada";)");
  const auto refused = client->call("start_recording", {{"output_dir", disk_ + "/letters"}});
  EXPECT_EQ(refused.code(), "recording_folder_in_use") << refused.dump();
  EXPECT_THAT(names("/letters"), UnorderedElementsAre("to-ada"));
  EXPECT_EQ(contents(seen_ + "/letters/to-ada"), "mine\n");
}

}  // namespace
}  // namespace offhand::test
