#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <system_error>
#include <vector>

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

/// Names of tests, each after a colon, that are not to run.
void leave_out(const std::string& names) {
  auto filter = GTEST_FLAG_GET(filter);
  if (filter.find('-') == std::string::npos) filter += '-';
  GTEST_FLAG_SET(filter, filter + names);
}

/// Of the tests that are asked for, leaves one of several parts. A suite stays whole, because what it starts once, such
/// as a browser, is to be started once.
void take_part(std::size_t part, std::size_t parts) {
  const auto& all = *testing::UnitTest::GetInstance();
  std::vector<const testing::TestSuite*> suites;
  for (int i = 0; i < all.total_test_suite_count(); ++i) suites.push_back(all.GetTestSuite(i));
  std::ranges::stable_sort(suites, std::ranges::greater(), &testing::TestSuite::total_test_count);
  std::vector<int> sizes(parts, 0);
  std::string others;
  for (const auto* suite : suites) {
    const auto smallest = std::ranges::min_element(sizes);
    *smallest += suite->total_test_count();
    if (smallest - sizes.begin() != static_cast<std::ptrdiff_t>(part))
      others += std::string(":") + suite->name() + ".*";
  }
  leave_out(others);
}

/// Of a test with parameters (toolkits, browsers, entrances) leaves every second parameter, beginning with the first or
/// the second by the letters of its name: each test runs, each parameter does, and half of their product.
void take_half_of_parameters() {
  const auto& all = *testing::UnitTest::GetInstance();
  std::string others;
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const auto& suite = *all.GetTestSuite(i);
    std::map<std::string, int> parameters;
    for (int j = 0; j < suite.total_test_count(); ++j) {
      const auto& test = *suite.GetTestInfo(j);
      if (test.value_param() == nullptr || suite.total_test_count() == 1) continue;
      const std::string name = test.name();
      const auto row = name.substr(0, name.find('/'));
      const auto place = parameters.emplace(row, std::accumulate(row.begin(), row.end(), 0)).first->second++;
      if (place % 2 != 0) others += std::string(":") + suite.name() + "." + name;
    }
  }
  leave_out(others);
}

/// A number that CTest sets; 0 where it sets none.
std::size_t number_in(const char* variable) {
  const char* text = std::getenv(variable);
  return text == nullptr ? 0 : std::strtoul(text, nullptr, 10);
}

/// What the program under test keeps for itself, such as its audit log, goes into a folder that ends with the tests:
/// not among the files of whoever runs them. A private desktop has such a folder already.
class PrivateData {
 public:
  PrivateData() {
    if (std::getenv("OFFHAND_SANDBOX_ID") != nullptr) return;
    folder_ = std::filesystem::temp_directory_path().string() + "/offhand-test-data-XXXXXX";
    if (::mkdtemp(folder_.data()) == nullptr) folder_.clear();
    if (!folder_.empty()) ::setenv("XDG_DATA_HOME", folder_.c_str(), 1);
  }
  ~PrivateData() {
    std::error_code none;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, none);
  }
  PrivateData(const PrivateData&) = delete;
  PrivateData& operator=(const PrivateData&) = delete;

 private:
  std::string folder_;
};

}  // namespace

int main(int argc, char** argv) {
  // A server that ends while it is being written to is a failed test, not the end of all tests.
  ::signal(SIGPIPE, SIG_IGN);
  ::testing::InitGoogleTest(&argc, argv);
  const PrivateData data;
  const auto parts = number_in("OFFHAND_TEST_PARTS");
  const auto part = number_in("OFFHAND_TEST_PART");
  if (parts > 0 && (part < 1 || part > parts)) {
    std::cerr << "OFFHAND_TEST_PART is " << part << " of " << parts << ": no test would run\n";
    return 2;
  }
  // Set for tests on applications, of which `make test-deep` runs all, and the others half.
  if (std::getenv("OFFHAND_TEST_HALF") != nullptr && std::getenv("OFFHAND_TEST_WHOLE") == nullptr)
    take_half_of_parameters();
  if (parts > 1) take_part(part - 1, parts);
  testing::UnitTest::GetInstance()->listeners().Append(new FailuresAtTheEnd);
  return RUN_ALL_TESTS();
}
