#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

// Every link of the documentation that stays in the repository leads somewhere: to a file, and there to a heading.
namespace offhand {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// What a heading is linked by: small letters, hyphens for spaces, other punctuation dropped.
std::string anchor_of(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    if (c == ' ') anchor += '-';
    if (c == '-' || c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0)
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return anchor;
}

std::set<std::string> anchors_in(const std::string& text) {
  std::set<std::string> anchors;
  const std::regex heading("(?:^|\n)#+ ([^\n]+)");
  for (std::sregex_iterator at(text.begin(), text.end(), heading), end; at != end; ++at)
    anchors.insert(anchor_of((*at)[1]));
  return anchors;
}

std::vector<std::string> broken_links(const fs::path& file) {
  std::vector<std::string> broken;
  const auto text = text_of(file);
  const std::regex link(R"(\]\(([^)\s]+)\))");
  for (std::sregex_iterator at(text.begin(), text.end(), link), end; at != end; ++at) {
    const std::string target = (*at)[1];
    if (target.find("://") != std::string::npos || target.starts_with("mailto:")) continue;
    const auto hash = target.find('#');
    const auto path = hash == 0 ? file : file.parent_path() / target.substr(0, hash);
    const bool leads_there =
        fs::exists(path) && (hash == std::string::npos || anchors_in(text_of(path)).contains(target.substr(hash + 1)));
    if (!leads_there) broken.push_back(file.generic_string() + ": " + target);
  }
  return broken;
}

TEST(Links, OfTheDocumentationLeadSomewhere) {
  const fs::path root = OFFHAND_TEST_ROOT;
  std::vector<fs::path> files{root / "README.md", root / "platform/sim/README.md"};
  for (const auto& entry : fs::recursive_directory_iterator(root / "docs")) {
    if (entry.path().extension() == ".md") files.push_back(entry.path());
  }
  EXPECT_GT(files.size(), 15U) << "the files were not found";
  std::vector<std::string> broken;
  for (const auto& file : files) {
    const auto found = broken_links(file);
    broken.insert(broken.end(), found.begin(), found.end());
  }
  EXPECT_THAT(broken, testing::IsEmpty());
}

TEST(Links, ABrokenOneIsSeen) {
  const auto file = fs::path(testing::TempDir()) / "links.md";
  std::ofstream(file) << "# One & two\n[a](#one--two) [b](nowhere.md) [c](links.md#three) [d](https://example.org)\n";
  EXPECT_THAT(broken_links(file),
              testing::ElementsAre(testing::HasSubstr(": nowhere.md"), testing::HasSubstr(": links.md#three")));
}

}  // namespace
}  // namespace offhand
