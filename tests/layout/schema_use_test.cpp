#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>

// What the schema declares and only hand-written code can use: errors that somebody makes, facets that a body asks for.
namespace offhand::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const fs::path root = OFFHAND_TEST_ROOT;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Names behind `before` in all sources of a folder.
std::set<std::string> names_in(const std::string& text, const std::string& before, const std::string& after) {
  const std::regex pattern(before + R"(([a-z0-9_]+))" + after);
  std::set<std::string> names;
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match)
    names.insert((*match)[1]);
  return names;
}

std::set<std::string> errors_made() {
  std::set<std::string> made;
  for (const auto* folder : {"codegen", "generated", "platform", "impl"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
      made.merge(names_in(text_of(entry.path()), "errors::", ""));
    }
  }
  return made;
}

TEST(SchemaUse, EveryErrorIsMadeSomewhere) {
  const auto made = errors_made();
  const auto declared = json::parse(text_of(root / "schema/common/errors.json"))["errors"];
  EXPECT_GT(declared.size(), 50U);
  for (const auto& [code, error] : declared.items())
    EXPECT_TRUE(made.contains(code)) << code << " is declared, and no code makes it";
}

TEST(SchemaUse, EveryQuestionIsAskedSomewhere) {
  std::set<std::string> asked;
  for (const auto& entry : fs::recursive_directory_iterator(root / "impl"))
    if (entry.path().extension() == ".cpp") asked.merge(names_in(text_of(entry.path()), "questions::", ""));
  const auto declared = json::parse(text_of(root / "schema/common/questions.json"))["questions"];
  EXPECT_GT(declared.size(), 5U);
  for (const auto& [key, question] : declared.items())
    EXPECT_TRUE(asked.contains(key)) << key << " is declared, and nobody asks it";
}

/// Names in the table of what tools do.
std::set<std::string> tools_in_table(const std::string& readme) {
  std::set<std::string> names;
  const auto table = readme.find("| to | there is |");
  std::istringstream rows(table == std::string::npos ? "" : readme.substr(table));
  for (std::string row; std::getline(rows, row) && row.starts_with('|');)
    names.merge(names_in(row, R"(\(`)", R"(`\))"));
  return names;
}

/// All of them are in the reference, which is generated: whoever adds a tool need not think of README.
TEST(SchemaUse, ReadmeNamesNoToolThatIsNone) {
  std::set<std::string> declared;
  for (const auto& entry : fs::directory_iterator(root / "schema/tools/desktop"))
    declared.insert(json::parse(text_of(entry.path()))["name"]);
  ASSERT_GT(declared.size(), 30U);
  const std::string readme = text_of(root / "README.md");
  EXPECT_THAT(tools_in_table(readme), testing::SizeIs(testing::Gt(5)));
  EXPECT_THAT(declared, testing::IsSupersetOf(tools_in_table(readme)));
  EXPECT_THAT(readme, testing::HasSubstr("](docs/reference/tools.md)"));
}

TEST(SchemaUse, AToolThatReadmeLacksIsSeen) {
  EXPECT_EQ(tools_in_table("| to | there is |\n|---|---|\n| point | a click (`click`), as `scroll` does |\n"
                           "| draw | lines (`drag`) |\n\n| see | no more (`zoom`) |\n"),
            (std::set<std::string>{"click", "drag"}));
}

/// By what holds them in a call: the name of each, and of the facet that it extends.
std::map<std::string, std::pair<std::string, std::string>> facets_by_member() {
  std::map<std::string, std::pair<std::string, std::string>> found;
  const auto declared = json::parse(text_of(root / "schema/facets.json"))["facets"];
  for (const auto& [name, facet] : declared.items())
    found[facet.value("member", name)] = {name, facet.value("part_of", "")};
  return found;
}

/// Facets that a body asks a call for which its tool does not declare. Whatever it reaches through a service is checked
/// when it runs: a call holds no facet but those (platform::Facets).
std::set<std::string> undeclared_facets(const std::string& body, const std::set<std::string>& needs) {
  static const auto facets = facets_by_member();
  std::set<std::string> undeclared;
  for (const std::string& facet : names_in(body, R"(call(?:\.facets\(\)\.|\.))", R"(\(\))")) {
    const auto known = facets.find(facet);
    if (known == facets.end()) continue;
    const auto& [name, whole] = known->second;
    if (!needs.contains(name) && !needs.contains(whole)) undeclared.insert(name);
  }
  return undeclared;
}

TEST(SchemaUse, BodiesAskForNoFacetThatTheirToolDoesNotDeclare) {
  std::size_t bodies = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root / "schema/tools")) {
    if (entry.path().extension() != ".json") continue;
    const auto place = fs::relative(entry.path(), root / "schema").replace_extension(".cpp");
    const auto body = text_of(root / "impl" / place);
    if (body.empty()) continue;
    ++bodies;
    const auto tool = json::parse(text_of(entry.path()));
    auto needs = tool["needs"].get<std::set<std::string>>();
    needs.merge(tool.value("uses", std::set<std::string>()));
    EXPECT_THAT(undeclared_facets(body, needs), testing::IsEmpty()) << place;
  }
  EXPECT_GT(bodies, 30U) << "the bodies were not found";
}

TEST(SchemaUse, AFacetThatIsNotDeclaredIsSeen) {
  EXPECT_EQ(undeclared_facets("call.windows().list(); call.facets().tree().read();", {"windows"}),
            std::set<std::string>({"accessibility"}));
  EXPECT_TRUE(undeclared_facets("call.session(); call.screen().grab();", {"screen"}).empty());
}

}  // namespace
}  // namespace offhand::test
