#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/protocol/daemon_fixture.h"

// `offhand ax record` and `offhand ax replay`.
namespace offhand::test::ax_record_cases {
namespace {

using testing::HasSubstr;

class AxRecord : public DaemonFixture {
 protected:
  CommandResult press() const { return command({"call", "press_key", R"({"pid": 200, "key": "a"})"}); }
  const std::string recording_ = folder_.file("demo");
};

TEST_F(AxRecord, KeepsWhatLaterCommandsDoUntilItIsStopped) {
  const auto daemon = start();
  const auto begun = command({"ax", "record", recording_});
  ASSERT_EQ(begun.exit_code, 0) << begun.errors;
  ASSERT_EQ(press().exit_code, 0);
  ASSERT_EQ(press().exit_code, 0);
  const auto stopped = command({"ax", "record", "--stop", "--output", "json"});
  ASSERT_EQ(stopped.exit_code, 0) << stopped.errors;
  ASSERT_EQ(press().exit_code, 0) << "which is not recorded";
  const auto replayed = command({"ax", "replay", recording_, "--delay-ms", "0", "--output", "json"});
  EXPECT_EQ(replayed.exit_code, 0) << replayed.errors;
  const auto told = json::parse(replayed.output);
  EXPECT_EQ(told["outcome"], "complete");
  EXPECT_EQ(told["done"], 2);
}

TEST_F(AxRecord, ReplayEndsWith1WhereAnActionCannotBeDone) {
  const auto daemon = start();
  ASSERT_EQ(command({"ax", "record", recording_}).exit_code, 0);
  ASSERT_EQ(press().exit_code, 0);
  ASSERT_EQ(command({"ax", "record", "--stop"}).exit_code, 0);
  for (const auto& entry : std::filesystem::recursive_directory_iterator(recording_)) {
    if (entry.path().filename() != "action.json") continue;
    write_contents(entry.path(), "{");
  }
  EXPECT_EQ(command({"ax", "replay", recording_, "--keep-going", "--delay-ms", "0"}).exit_code, 1);
}

TEST_F(AxRecord, SaysWhatItNeeds) {
  const auto without_folder = command({"ax", "record"});
  EXPECT_EQ(without_folder.exit_code, 2);
  EXPECT_THAT(without_folder.errors, HasSubstr("--stop"));
  const auto no_recording = command({"--platform", "sim:widgets", "--no-daemon", "ax", "replay", folder_.file("none")});
  EXPECT_EQ(no_recording.exit_code, 1) << no_recording.errors;
}

TEST_F(AxRecord, WithoutADaemonSaysThatNothingWouldRemember) {
  const auto refused = command({"--platform", "sim:widgets", "--no-daemon", "ax", "record", recording_});
  EXPECT_NE(refused.exit_code, 0);
  EXPECT_THAT(refused.errors, HasSubstr("offhand serve"));
}

}  // namespace
}  // namespace offhand::test::ax_record_cases
