#include <gtest/gtest.h>
#include <signal.h>

#include <iostream>
#include <string>

namespace {

/// Says once more at the end what failed. A build log that is cut in the middle keeps its end, and hundreds of log
/// lines of the program under test stand between a failure and there.
class FailuresAtTheEnd : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo& test) override {
    test_ = std::string(test.test_suite_name()) + "." + test.name();
  }

  /// May not ask which test runs: whoever tells of a result holds the lock that this takes.
  void OnTestPartResult(const testing::TestPartResult& result) override {
    if (!result.failed()) return;
    const std::string file = result.file_name() == nullptr ? "" : result.file_name();
    failures_ += test_ + ": " + file + ":" + std::to_string(result.line_number()) + "\n" + result.message() + "\n";
  }

  void OnTestProgramEnd(const testing::UnitTest& /*unit_test*/) override {
    if (!failures_.empty()) std::cout << "What failed:\n" << failures_ << std::flush;
  }

  std::string test_;
  std::string failures_;
};

}  // namespace

int main(int argc, char** argv) {
  // A server that ends while it is being written to is a failed test, not the end of all tests.
  ::signal(SIGPIPE, SIG_IGN);
  ::testing::InitGoogleTest(&argc, argv);
  testing::UnitTest::GetInstance()->listeners().Append(new FailuresAtTheEnd);
  return RUN_ALL_TESTS();
}
