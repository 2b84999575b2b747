#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

// Roles are spelt in schema/common/roles.json alone.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const fs::path repository = OFFHAND_TEST_ROOT;

std::string contents_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

json roles() { return json::parse(contents_of(repository / "schema/common/roles.json")); }

/// Names of roles that are nothing else, and must stand nowhere. The others are ordinary words ("text", "tab",
/// "window"), which are refused where a role is spoken of.
const std::set<std::string> roles_alone{
    "alertdialog", "checkbox",         "columnheader",  "combobox",    "contentinfo", "img",       "listitem",
    "menubar",     "menuitemcheckbox", "menuitemradio", "progressbar", "rowheader",   "scrollbar", "searchbox",
    "spinbutton",  "tabpanel",         "tablist",       "textbox",     "titlebar",    "toolbar",   "treeitem"};

std::string without_comments(const std::string& text) { return std::regex_replace(text, std::regex("//[^\n]*"), ""); }

/// Roles spelt as literals: in each statement the ones that are nothing else, and any where it names a role.
std::vector<std::string> spelt_roles(const std::string& source, const json& roles) {
  static const std::regex literal("\"([^\"\\\\\n]*)\"");
  static const std::regex speaks_of_role(R"((^|[^a-z])roles?([^a-z]|$))");
  std::vector<std::string> found;
  std::string statement;
  const auto text = without_comments(source);
  for (std::size_t begin = 0; begin < text.size();) {
    const auto end = std::min(text.find(';', begin), text.size());
    statement = text.substr(begin, end - begin);
    begin = end + 1;
    if (statement.find('"') == std::string::npos) continue;
    const bool has_role = std::regex_search(std::regex_replace(statement, literal, ""), speaks_of_role);
    for (std::sregex_iterator match(statement.begin(), statement.end(), literal), none; match != none; ++match) {
      const std::string word = (*match)[1];
      if (roles_alone.contains(word) || (has_role && roles.contains(word))) found.push_back(word);
    }
  }
  return found;
}

std::vector<fs::path> hand_written() {
  std::vector<fs::path> files;
  for (const auto* folder : {"impl", "platform"}) {
    for (const auto& entry : fs::recursive_directory_iterator(repository / folder)) {
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") files.push_back(entry.path());
    }
  }
  return files;
}

TEST(RoleNames, AreSpeltInTheSchemaAlone) {
  const auto known = roles()["roles"];
  EXPECT_GT(known.size(), 50U);
  for (const auto& file : hand_written())
    EXPECT_THAT(spelt_roles(contents_of(file), known), testing::IsEmpty()) << fs::relative(file, repository);
}

TEST(RoleNames, SpeltElsewhereAreSeen) {
  const auto known = roles()["roles"];
  using testing::ElementsAre;
  EXPECT_THAT(spelt_roles("if (word == \"listitem\") return;", known), ElementsAre("listitem"));
  EXPECT_THAT(spelt_roles("if (node.role == \"text\") return;", known), ElementsAre("text"));
  EXPECT_THAT(spelt_roles("constexpr std::array roles{\"tab\",\n \"cell\"};", known), ElementsAre("tab", "cell"));
  EXPECT_THAT(spelt_roles("press({.key = \"tab\"}); // of a role", known), testing::IsEmpty());
  EXPECT_THAT(spelt_roles("path.push_back({{\"role\", word}, {\"text\", 1}});", known), testing::IsEmpty());
  for (const auto& role : roles_alone) EXPECT_TRUE(known.contains(role)) << role;
}

TEST(RoleTraits, AreAskedForSomewhere) {
  std::string all;
  for (const auto& file : hand_written()) all += contents_of(file);
  for (const auto& [trait, description] : roles()["traits"].items())
    EXPECT_NE(all.find("RoleTrait::" + trait), std::string::npos) << trait << " is declared, and nobody asks for it";
}

TEST(RoleTraits, OfTheCompactTextAreAskedForSomewhere) {
  std::string all;
  for (const auto& file : hand_written()) all += contents_of(file);
  const auto traits = json::parse(contents_of(repository / "schema/common/cup.json"))["traits"];
  EXPECT_GT(traits.size(), 5U);
  for (const auto& [trait, description] : traits.items())
    EXPECT_NE(all.find("RoleTrait::" + trait), std::string::npos) << trait << " is declared, and nobody asks for it";
}

}  // namespace
}  // namespace offhand::test
