#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

// A file is read in one go, and a folder is taken in at one look.
namespace offhand::test::size_cases {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_lines = 450;
/// Of units: a header and its source are one.
constexpr std::size_t most_units = 40;

/// One file for each tool, named as the tool: nobody looks through these.
bool is_one_file_a_tool(const std::string& folder) { return folder.starts_with("impl/tools/"); }

std::vector<fs::path> hand_written() {
  std::vector<fs::path> files;
  for (const auto* folder : {"impl", "platform", "codegen"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(OFFHAND_TEST_ROOT) / folder)) {
      if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") files.push_back(entry.path());
    }
  }
  return files;
}

std::size_t lines_in(const fs::path& file) {
  std::ifstream stream(file);
  return static_cast<std::size_t>(std::count(std::istreambuf_iterator<char>(stream), {}, '\n'));
}

TEST(Size, NoFileIsLongerThanOneReads) {
  const auto files = hand_written();
  EXPECT_GT(files.size(), 500U) << "the files were not found";
  for (const auto& file : files) EXPECT_LE(lines_in(file), most_lines) << file;
}

TEST(Size, NoFolderHoldsMoreThanOneTakesIn) {
  std::map<std::string, std::set<std::string>> units;
  for (const auto& file : hand_written())
    units[fs::relative(file.parent_path(), OFFHAND_TEST_ROOT).generic_string()].insert(file.stem().string());
  for (const auto& [folder, stems] : units) {
    if (!is_one_file_a_tool(folder)) {
      EXPECT_LE(stems.size(), most_units) << folder;
    }
  }
}

}  // namespace
}  // namespace offhand::test::size_cases
