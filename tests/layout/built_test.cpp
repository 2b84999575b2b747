#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

// A file of tests that no build compiles looks like one that passes: once a merge lost a name, and nobody saw it for
// hours.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;

std::string whole_text(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// The CMakeLists.txt that a file belongs to stands beside it, or in the first folder above that has one.
fs::path list_of(const fs::path& file) {
  auto folder = file.parent_path();
  while (!fs::exists(folder / "CMakeLists.txt") && folder.has_relative_path()) folder = folder.parent_path();
  return folder / "CMakeLists.txt";
}

/// Those of a folder's files of tests that its list neither names nor takes with all others.
std::vector<std::string> unbuilt(const fs::path& root) {
  const std::regex all_sources_beside(R"(GLOB [^)]*( |CURRENT_SOURCE_DIR\}/)\*\.cpp)");
  std::vector<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const auto name = entry.path().filename().string();
    if (!name.ends_with("_test.cpp")) continue;
    const auto list = whole_text(list_of(entry.path()));
    const bool takes_all = std::regex_search(list, all_sources_beside);
    // With what stands before it, so that http_session_test.cpp is no session_test.cpp.
    const bool is_named = list.find(" " + name) != std::string::npos || list.find("/" + name) != std::string::npos ||
                          list.find("\n" + name) != std::string::npos;
    if (!takes_all && !is_named) found.push_back(fs::relative(entry.path(), root).generic_string());
  }
  return found;
}

TEST(Built, IsEveryFileOfTests) { EXPECT_THAT(unbuilt(fs::path(OFFHAND_TEST_ROOT) / "tests"), testing::IsEmpty()); }

TEST(Built, OneThatIsNotIsSeen) {
  const auto root = fs::path(testing::TempDir()) / "built";
  fs::remove_all(root);
  fs::create_directories(root / "sub");
  std::ofstream(root / "CMakeLists.txt") << "add_executable(tests http_session_test.cpp\n  sub/deep_test.cpp)\n";
  for (const auto* name : {"http_session_test.cpp", "session_test.cpp", "sub/deep_test.cpp"})
    std::ofstream(root / name);
  EXPECT_THAT(unbuilt(root), testing::ElementsAre("session_test.cpp"));
}

}  // namespace
}  // namespace offhand::test
