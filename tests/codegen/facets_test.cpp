#include <gtest/gtest.h>

#include <functional>

#include "tests/codegen/support.h"

// Facets of a server's own: a body gets those that its tool declares, by type, and no other.
namespace offhand::codegen {
namespace {

class OwnFacets : public ::testing::Test {
 protected:
  void SetUp() override {
    copy_small_schema(folder_.path());
    ASSERT_EQ(run_program("--root " + root()).exit_code, 0);
    ASSERT_EQ(run_program("new-tool demo.say --namespace extra --root " + root() + "/server").exit_code, 0);
    declare(R"({"facets": {"voice": {"type": "Voice", "description": "What it speaks with."}}})");
    need("voice");
  }

  std::string root() const { return folder_.path().string(); }
  std::filesystem::path schema() const { return folder_.path() / "server/schema"; }
  void declare(std::string_view facets) const { write_text(schema() / "facets.json", facets); }
  void need(const std::string& facet) const {
    edit(schema() / "tools/demo/say.json", "\"needs\": []", "\"needs\": [\"" + facet + "\"]");
  }
  ProgramResult generated() const {
    return run_program("--root " + root() + " --part extra --namespace extra --part-schema " + schema().string());
  }
  /// Of a body with these parameters before its arguments.
  ProgramResult compiled(const std::string& parameters) const {
    write_text(folder_.path() / "body.cpp",
               "#include \"extra/generated/tools/demo/say.h\"\n"
               "namespace offhand::extra {\nclass Voice {};\n}\n"
               "namespace offhand::extra::tools::demo {\n"
               "Result<SayResult> say(Call&, " +
                   parameters + "const SayArgs& args) { return SayResult{.said = args.words}; }\n}\n");
    const std::string compiler = "cd " + root() +
                                 " && " OFFHAND_COMPILER " -std=c++20 " OFFHAND_COMPILER_FLAGS " -fsyntax-only -I. -I" +
                                 repository().string() + ' ';
    return run_command(compiler + "body.cpp extra/generated/tools/demo/say.cpp extra/generated/facets.cpp");
  }

  const TemporaryFolder folder_;
};

TEST_F(OwnFacets, ReachTheBodyAsWhatTheyAre) {
  const ProgramResult made = generated();
  ASSERT_EQ(made.exit_code, 0) << made.output;
  EXPECT_TRUE(has(read_text(folder_.path() / "extra/generated/facets.h"), "FacetTable facets(Voice& voice);\n"));
  const ProgramResult declared = compiled("Voice&, ");
  EXPECT_EQ(declared.exit_code, 0) << declared.output;
  const ProgramResult without = compiled("");
  EXPECT_NE(without.exit_code, 0) << "no body gets less than its tool declares, or more";
}

TEST_F(OwnFacets, AreDeclaredOnceWithATypeAndForSomebody) {
  struct Row {
    const char* facets;
    const char* said;
  };
  for (const Row& row : {
           Row{R"({"facets": {"voice": {"description": "A."}}})",
               "extra/schema/facets.json:1: /facets/voice: no type, by which bodies of this server know it.\n"},
           Row{R"({"facets": {"input": {"type": "Input", "description": "A."}}})",
               "extra/schema/facets.json:1: /facets/input: every server has a facet of this name.\n"},
           Row{R"({"facets": {"voice": {"type": "Voice", "description": "A."},
                              "ear": {"type": "Ear", "description": "B."}}})",
               "extra/schema/facets.json:2: /facets/ear: no tool needs it.\n"},
           Row{R"({"facets": {"voices": {"type": "Voice", "description": "A."}}})",
               "extra/schema/tools/demo/say.json:23: /needs/0: there is no facet voice; did you mean \"voices\"?\n"},
       }) {
    declare(row.facets);
    const ProgramResult result = generated();
    EXPECT_EQ(result.exit_code, 1);
    EXPECT_TRUE(has(result.output, row.said)) << result.output;
  }
}

TEST_F(OwnFacets, AreNotForBodiesThatGetJson) {
  edit(schema() / "tools/demo/say.json", "\"subject\": \"none\"", "\"wire\": \"verbatim\", \"subject\": \"none\"");
  for (const char* line : {"  \"cli\": { \"positional\": [\"words\"] },\n", "  \"reply\": \"structured\",\n",
                           "  \"text\": { \"summary\": \"✅ {said}\" },\n"})
    edit(schema() / "tools/demo/say.json", line, "");
  edit(schema() / "tools/demo/say.json",
       ",\n  \"examples\": [\n    { \"description\": \"Says hello.\", \"arguments\": { \"words\": \"hello\" } }\n  ]",
       "");
  const ProgramResult result = generated();
  EXPECT_TRUE(has(result.output, "/needs: a body that gets JSON gets no facets of the server's own.\n"))
      << result.output;
}

}  // namespace
}  // namespace offhand::codegen
