#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "tests/support/process.h"

namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// `offhand` with these words and redirections, as a shell starts it.
CommandResult in_shell(const std::string& words) {
  return run_command({"bash", "-c", "exec \"$0\" --platform sim:widgets " + words, offhand_program()});
}

TEST(LostOutput, IsAFailureThatSaysWhy) {
  for (const auto* words : {"list_windows", "list_windows --output json", "get_window_state 200 --output json",
                            "describe click", "list-tools", "config", "version", "--help", "click --help"}) {
    const auto result = in_shell(std::string(words) + " >/dev/full");
    EXPECT_EQ(result.exit_code, 1) << words;
    EXPECT_THAT(result.errors, HasSubstr("stdout")) << words;
    EXPECT_THAT(result.errors, HasSubstr("No space left on device")) << words;
  }
}

TEST(LostOutput, OfAFailureLeavesItsExitCode) {
  const auto result = in_shell("click --pid many --x 1 --y 1 --output json >/dev/full");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.errors, HasSubstr("stdout"));
}

TEST(LostOutput, ClosedOutputIsLostToo) {
  const auto result = in_shell("list_windows >&-");
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(result.errors, HasSubstr("stdout"));
}

TEST(LostOutput, QuietLosesNothing) { EXPECT_EQ(in_shell("list_windows --output quiet >/dev/full").exit_code, 0); }

TEST(LostOutput, StandardErrorThatIsFullLeavesTheExitCode) {
  EXPECT_EQ(in_shell("get_window_state 4000000 2>/dev/full").exit_code, 1);
  EXPECT_EQ(in_shell("nonsense 2>/dev/full").exit_code, 2);
  EXPECT_EQ(in_shell("list_windows --nonsense 2>/dev/full").exit_code, 2);
}

TEST(LostOutput, ReaderThatWentAwayIsNoNews) {
  // The pipe is broken for certain: its only reader has ended before the command starts.
  const std::string script = "exec 3> >(exec true); wait $!; ";
  const std::string command = "\"$0\" --platform sim:widgets list_windows >&3";
  const auto ignored = run_command({"bash", "-c", script + "trap '' PIPE; " + command, offhand_program()});
  EXPECT_EQ(ignored.exit_code, 1);
  EXPECT_THAT(ignored.errors, IsEmpty());
  const auto ended = run_command({"bash", "-c", script + command, offhand_program()});
  EXPECT_EQ(ended.exit_code, 128 + SIGPIPE);
  EXPECT_THAT(ended.errors, IsEmpty());
}

TEST(LostOutput, EndsTheCallsThatNobodyHearsOf) {
  const TemporaryFolder folder;
  const auto picture = folder.file("second.png");
  const auto result = run_command(
      {"bash", "-c", "exec \"$0\" --platform sim:widgets call - >/dev/full", offhand_program()},
      {.input = "list_windows\nget_window_state {\"pid\":200,\"screenshot_out_file\":\"" + picture + "\"}\n"});
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_THAT(contents(picture), IsEmpty());
}

}  // namespace
}  // namespace offhand::test
