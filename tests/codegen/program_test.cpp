#include <gtest/gtest.h>

#include "tests/codegen/support.h"
#include "tests/support/program_words.h"

namespace offhand::codegen {
namespace {

using ::testing::Test;

/// A folder with the small schema and what the program made of it.
class Program : public Test {
 protected:
  void SetUp() override {
    copy_small_schema(folder_.path());
    ASSERT_EQ(run_program("--root " + root()).exit_code, 0);
  }

  std::string root() const { return folder_.path().string(); }
  ProgramResult check() const { return run_program("--check --root " + root()); }

  const TemporaryFolder folder_;
};

TEST_F(Program, CheckIsQuietAfterGenerating) {
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output, "");
}

TEST(ProgramWords, VersionAndHelp) { test::expect_program_words(OFFHAND_CODEGEN_PROGRAM, "offhand-codegen"); }

TEST_F(Program, WritesNothingWhenNothingChanged) { EXPECT_EQ(run_program("--root " + root()).output, ""); }

TEST_F(Program, CheckRefusesAHandEdit) {
  edit(folder_.path() / "generated/types/shapes.h", "A place on the canvas.", "A spot on the canvas.");
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "generated/types/shapes.h: differs\n")) << result.output;
  EXPECT_TRUE(has(result.output, "  - /// A spot on the canvas.\n  + /// A place on the canvas.\n")) << result.output;
  EXPECT_TRUE(has(result.output, "make generate")) << result.output;
  EXPECT_TRUE(has(read_text(folder_.path() / "generated/types/shapes.h"), "A spot")) << "--check must not write";
}

TEST_F(Program, CheckNoticesThatTheSchemaMovedOn) {
  edit(folder_.path() / "schema/config/config.json", "How fast.", "How quick.");
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "docs/reference/configuration.md: differs\n")) << result.output;
  EXPECT_TRUE(has(result.output, "generated/types/config.h: differs\n")) << result.output;
}

TEST_F(Program, CheckNoticesAMissingFile) {
  std::filesystem::remove(folder_.path() / "docs/reference/errors.md");
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "docs/reference/errors.md: missing\n")) << result.output;
}

TEST_F(Program, CheckNoticesAnExtraFileAndGeneratingDeletesIt) {
  const auto extra = folder_.path() / "generated/tools/old/gone.cpp";
  write_text(extra, "int gone;\n");
  const auto list = folder_.path() / "generated/files.txt";
  write_text(list, read_text(list) + "generated/tools/old/gone.cpp\n");
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "generated/tools/old/gone.cpp: is not generated any more\n")) << result.output;
  EXPECT_EQ(run_program("--root " + root()).exit_code, 0);
  EXPECT_FALSE(std::filesystem::exists(extra.parent_path()));
  EXPECT_EQ(check().exit_code, 0);
}

TEST_F(Program, EveryProductIsKnownAsOneWhenItsToolIsGone) {
  std::filesystem::remove(folder_.path() / "schema/tools/demo/list_strokes.json");
  EXPECT_EQ(run_program("--root " + root()).exit_code, 0);
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "generated/schemas/demo/list_strokes.result.json"));
  EXPECT_EQ(check().output, "");
}

TEST_F(Program, AFileThatSaysWhatOursSayIsSomebodyElsesAllTheSame) {
  const auto copy = folder_.path() / "generated/types/mine.h";
  write_text(copy, "// Generated from my notes. Do not edit.\n");
  const ProgramResult result = run_program("--root " + root());
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output,
            "generated/types/mine.h: was not written by the generator; move it away. Nothing was written.\n");
  EXPECT_EQ(check().exit_code, 1);
  EXPECT_TRUE(std::filesystem::exists(copy));
}

TEST_F(Program, WhatOneEditedIsStillOurs) {
  write_text(folder_.path() / "generated/types/shapes.h", "// Mine.\n");
  EXPECT_EQ(run_program("--root " + root()).output, "generated/types/shapes.h\n");
  EXPECT_EQ(check().output, "");
}

TEST_F(Program, ALinkInPlaceOfOneOfOursIsSomebodyElses) {
  const auto file = folder_.path() / "generated/types/shapes.h";
  std::filesystem::rename(file, folder_.path() / "shapes.h");
  std::filesystem::create_symlink("../../shapes.h", file);
  edit(folder_.path() / "schema/common/shapes.json", "A place on the canvas.", "A spot on the canvas.");
  EXPECT_EQ(run_program("--root " + root()).exit_code, 1);
  EXPECT_FALSE(has(read_text(folder_.path() / "shapes.h"), "A spot"));
}

/// What a generator left that kept no list yet.
TEST_F(Program, ATreeWithoutAListIsKnownByWhatItsFilesSay) {
  std::filesystem::remove(folder_.path() / "generated/files.txt");
  write_text(folder_.path() / "generated/tools/old/gone.cpp",
             "// Generated from schema/tools/old/gone.json. Do not edit.\n");
  EXPECT_TRUE(has(check().output, "generated/files.txt: missing\n")) << check().output;
  EXPECT_EQ(run_program("--root " + root()).output, "generated/files.txt\ngenerated/tools/old/gone.cpp\n");
  EXPECT_EQ(check().output, "");
}

TEST_F(Program, AFolderInWhichNothingWasGeneratedHoldsNothingOfOurs) {
  const TemporaryFolder out;
  write_text(out.path() / "docs/reference/errors.md", "<!-- Generated from my head. Do not edit. -->\n");
  const ProgramResult result = run_program("--schema " + root() + "/schema --out " + out.path().string());
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output,
            "docs/reference/errors.md: was not written by the generator; move it away. Nothing was written.\n");
  EXPECT_FALSE(std::filesystem::exists(out.path() / "generated"));
}

TEST_F(Program, SomebodyElsesFileIsNeverDeletedAndNothingIsWrittenBesideIt) {
  write_text(folder_.path() / "generated/notes.txt", "What I wanted to do next.\n");
  edit(folder_.path() / "schema/config/config.json", "How fast.", "How quick.");
  const ProgramResult result = run_program("--root " + root());
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output,
            "generated/notes.txt: was not written by the generator; move it away. Nothing was written.\n");
  EXPECT_TRUE(std::filesystem::exists(folder_.path() / "generated/notes.txt"));
  EXPECT_FALSE(has(read_text(folder_.path() / "generated/types/config.h"), "How quick."));
}

TEST_F(Program, SchemaErrorsLeaveTheOutputAlone) {
  edit(folder_.path() / "schema/platforms/sim.json", "\"input\", \"screen\"", "\"input\", \"sceen\"");
  const ProgramResult result = run_program("--root " + root());
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output,
            "schema/platforms/sim.json:1: /facets/1: there is no facet sceen; did you mean \"screen\"?\n"
            "    , \"name\": \"sim\", \"title\": \"Simulation\", \"facets\": [\"input\", \"sceen\"] }\n"
            "                                                                ^\n");
}

TEST_F(Program, APromiseIsWrittenOnceAndHoldsFromThenOn) {
  const std::filesystem::path file = folder_.path() / "schema/released/0.1.json";
  ASSERT_EQ(run_program("--release 0.1 --root " + root()).exit_code, 0);
  const std::string promised = read_text(file);
  EXPECT_EQ(check().output, "") << "the promise is no reason to generate anew";

  edit(folder_.path() / "schema/presets.json", "[\"demo.paint\"]", "[\"demo.mix\"]");
  EXPECT_TRUE(has(check().output, "schema/presets.json:1: since 0.1: ")) << check().output;
  EXPECT_EQ(run_program("--release 0.2 --root " + root()).exit_code, 1) << "a broken promise is followed by none";

  EXPECT_EQ(read_text(file), promised);
}

TEST_F(Program, ACheckGivesNoPromise) {
  EXPECT_EQ(run_program("--check --release 0.1 --root " + root()).exit_code, 2);
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "schema/released"));
}

TEST_F(Program, APromiseHoldsTheSchemasOfOthers) {
  ASSERT_EQ(run_program("--release 0.1 --root " + root()).exit_code, 0);
  edit(folder_.path() / "schema/external/recipe.json", "^part_", "^piece_");
  EXPECT_TRUE(has(check().output,
                  "schema/tools/demo/mix.json:14: /outputSchema: since 0.1: its results follow another schema.\n"))
      << check().output;
}

TEST_F(Program, APromiseIsNotChangedAndItsReleaseHasANumber) {
  ASSERT_EQ(run_program("--release 0.1 --root " + root()).exit_code, 0);
  const ProgramResult again = run_program("--release 0.1 --root " + root());
  EXPECT_EQ(again.exit_code, 3);
  EXPECT_TRUE(has(again.output, "0.1.json is there: what a release promised is not changed.")) << again.output;
  for (const char* name : {"../0.2", "latest", "''"}) {
    const ProgramResult result = run_program(std::string("--release ") + name + " --root " + root());
    EXPECT_EQ(result.exit_code, 3) << name;
    EXPECT_TRUE(has(result.output, "is no version")) << result.output;
  }
}

TEST_F(Program, APromiseThatWasEditedIsNamed) {
  ASSERT_EQ(run_program("--release 0.1 --root " + root()).exit_code, 0);
  const std::filesystem::path file = folder_.path() / "schema/released/0.1.json";
  EXPECT_EQ(check().output, "");
  // Less than was promised, which no comparison could miss.
  std::string text = read_text(file);
  text.replace(text.find("\"maximum\": 9"), 12, "\"maximum\": 8");
  write_text(file, text);
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "schema/released/0.1.json:1: was edited: what a release promised is not changed.\n"))
      << result.output;
}

TEST_F(Program, APromiseThatWasBrokenByHandIsNamed) {
  write_text(folder_.path() / "schema/released/0.1.json", R"({"tools": {"demo.paint": []}})");
  const ProgramResult result = check();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output, "schema/released/0.1.json:1: is not what offhand-codegen --release wrote.\n"))
      << result.output;
}

TEST_F(Program, OtherPlacesCanBeNamed) {
  const TemporaryFolder out;
  const ProgramResult result = run_program("--schema " + root() + "/schema --out " + out.path().string());
  EXPECT_EQ(result.exit_code, 0) << result.output;
  EXPECT_TRUE(std::filesystem::exists(out.path() / "generated/registry/registry.cpp"));
}

/// A schema folder in a part of the repository, which rests on the one of the product.
class PartOfAProgram : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write_text(part() / "schema/presets.json", read_text(folder_.path() / "schema/presets.json"));
    edit(part() / "schema/presets.json", "\"meta/presets", "\"../../../schema/meta/presets");
    edit(part() / "schema/presets.json", "[\"demo.paint\"]", "[\"demo.mix\"]");
    write_text(part() / "schema/tools/demo/mix.json", read_text(folder_.path() / "schema/tools/demo/mix.json"));
    edit(part() / "schema/tools/demo/mix.json", "\"../../meta/tool", "\"../../../../../schema/meta/tool");
    edit(part() / "schema/tools/demo/mix.json", "\"../../common/shapes", "\"../../../../../schema/common/shapes");
  }

  std::filesystem::path part() const { return folder_.path() / "tests/extra"; }
  ProgramResult run_part(const std::string& words = "") const {
    return run_program("--root " + root() + " --part tests/extra --namespace extra " + words);
  }
};

TEST_F(PartOfAProgram, GoesIntoItsOwnFolderAndNamespaceAndRestsOnTheSharedTypes) {
  const ProgramResult result = run_part();
  ASSERT_EQ(result.exit_code, 0) << result.output;
  const std::string header = read_text(part() / "generated/tools/demo/mix.h");
  EXPECT_TRUE(has(header, "// Generated from tests/extra/schema/tools/demo/mix.json. Do not edit.\n")) << header;
  EXPECT_TRUE(has(header, "#include \"generated/types/shapes.h\"\n")) << header;
  EXPECT_TRUE(has(header, "namespace offhand::extra::tools::demo {\n")) << header;
  EXPECT_TRUE(has(header, "/// Written by hand in tests/extra/bodies.\n")) << header;
  EXPECT_TRUE(has(read_text(part() / "generated/registry/registry.h"), "namespace offhand::extra {\n"));
  EXPECT_FALSE(std::filesystem::exists(part() / "generated/types")) << "shared types are not written again";
  EXPECT_FALSE(std::filesystem::exists(part() / "docs"));
}

TEST_F(PartOfAProgram, IsCheckedByItself) {
  ASSERT_EQ(run_part().exit_code, 0);
  EXPECT_EQ(run_part("--check").output, "");
  EXPECT_EQ(check().output, "") << "the product does not see it";
  edit(part() / "generated/tools/demo/mix.h", "Mixes a colour.", "Stirs a colour.");
  EXPECT_EQ(run_part("--check").exit_code, 1);
  EXPECT_EQ(check().exit_code, 0);
}

TEST_F(PartOfAProgram, MayBeNamedByItsWholePath) {
  const std::string words = "--root " + root() + " --namespace extra --part ";
  ASSERT_EQ(run_part().exit_code, 0);
  const ProgramResult again = run_program(words + part().string());
  EXPECT_EQ(again.exit_code, 0);
  EXPECT_EQ(again.output, "") << "nothing is written and nothing deleted";
  EXPECT_EQ(run_program(words + root() + "/tests/../tests/extra/ --check").output, "");
  EXPECT_TRUE(std::filesystem::exists(part() / "generated/tools/demo/mix.h"));
}

TEST_F(PartOfAProgram, LiesBelowTheRoot) {
  const TemporaryFolder elsewhere;
  for (const std::string& folder : {elsewhere.path().string(), std::string("."), std::string("tests/../..")}) {
    const ProgramResult result = run_program("--root " + root() + " --namespace extra --part " + folder);
    EXPECT_EQ(result.exit_code, 3) << folder;
    EXPECT_TRUE(has(result.output, "is no folder below ")) << result.output;
  }
}

TEST_F(PartOfAProgram, HasErrorsAndTypesOfItsOwnBesideThoseOfTheProduct) {
  write_text(part() / "schema/common/errors.json",
             R"({"errors": {"too_dry": {"message": "{what} is too dry.", "hint": "", "exit": 1,
                 "data": {"what": {"type": "string"}}}}})");
  write_text(part() / "schema/common/brushes.json",
             R"({"$defs": {"Brush": {"type": "string", "enum": ["flat", "round"], "description": "A brush."}}})");
  edit(part() / "schema/tools/demo/mix.json", "\"errors\": []", "\"errors\": [\"too_dry\"]");
  edit(part() / "schema/tools/demo/mix.json", "\"drops\": {",
       R"("brush": {"$ref": "../../common/brushes.json#/$defs/Brush", "default": "flat"}, "drops": {)");
  const ProgramResult result = run_part();
  ASSERT_EQ(result.exit_code, 0) << result.output;
  const std::string errors = read_text(part() / "generated/types/errors.h");
  EXPECT_TRUE(has(errors, "namespace offhand::extra::errors {\n")) << errors;
  EXPECT_TRUE(has(errors, "using namespace offhand::errors;\n")) << errors;
  EXPECT_TRUE(has(errors, "Error too_dry(const TooDry& data);\n")) << errors;
  EXPECT_FALSE(has(errors, "invalid_arguments")) << "those of the product are not written again";
  EXPECT_TRUE(has(read_text(part() / "generated/types/brushes.h"), "namespace offhand::extra {\n"));
  EXPECT_TRUE(
      has(read_text(part() / "generated/tools/demo/mix.h"), "#include \"tests/extra/generated/types/brushes.h\"\n"));
  EXPECT_EQ(run_part("--check").output, "");
  EXPECT_EQ(check().output, "") << "the product does not see it";
}

TEST_F(PartOfAProgram, DeclaresNoErrorThatTheProductHas) {
  write_text(part() / "schema/common/errors.json",
             R"({"errors": {"invalid_arguments": {"message": "No.", "hint": "", "exit": 1, "data": {}}}})");
  EXPECT_TRUE(has(run_part().output,
                  "tests/extra/schema/common/errors.json:1: /errors/invalid_arguments: is declared in "
                  "schema/common/errors.json already.\n"));
}

TEST_F(PartOfAProgram, TakesSettingsAndCommandsFromTheProduct) {
  write_text(part() / "schema/config/config.json", read_text(folder_.path() / "schema/config/config.json"));
  const ProgramResult result = run_part();
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_TRUE(has(result.output,
                  "tests/extra/schema/config/config.json:1: a part declares tools, resources, prompts, presets, types, "
                  "errors and facets; this comes from schema/config/config.json.\n"))
      << result.output;
}

TEST_F(PartOfAProgram, MayHaveItsSchemaAnywhere) {
  const TemporaryFolder elsewhere;
  const std::string words = "--root " + root() + " --part extra --namespace extra --part-schema " +
                            elsewhere.path().string() + "/schema --out " + elsewhere.path().string();
  ASSERT_EQ(run_program("new-tool demo.say --namespace extra --root " + elsewhere.path().string()).exit_code, 0);
  const ProgramResult result = run_program(words);
  ASSERT_EQ(result.exit_code, 0) << result.output;
  EXPECT_TRUE(std::filesystem::exists(elsewhere.path() / "extra/generated/tools/demo/say.h"));
  EXPECT_EQ(run_program(words + " --check").output, "");
  EXPECT_EQ(check().output, "") << "nothing was written into the product";
}

TEST_F(PartOfAProgram, HasANamespaceOfCpp) {
  for (const char* name : {"new", "Big-Part", "a::b", "offhand", "errors", "tools"}) {
    const ProgramResult result = run_program("--root " + root() + " --part tests/extra --namespace " + name);
    EXPECT_EQ(result.exit_code, 3) << name;
    EXPECT_TRUE(has(result.output, "is no name for a namespace in C++, or one that is taken.")) << result.output;
  }
}

TEST_F(PartOfAProgram, NamesItsFilesInErrors) {
  edit(part() / "schema/tools/demo/mix.json", "\"Drops\"", "\"Color\"");
  EXPECT_EQ(
      run_part().output,
      "tests/extra/schema/tools/demo/mix.json:11: /inputSchema/properties/drops/x-mcp-header: another argument has "
      "this header.\n"
      "    ximum\": 99, \"default\": 1, \"description\": \"How much of it.\", \"x-mcp-header\": \"Color\" }\n"
      "                                                                ^\n");
}

TEST(NewTool, IsWrittenOnceAndGeneratesAsItIs) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const std::string words = "new-tool desktop.echo --root " + folder.path().string();
  ASSERT_EQ(run_program(words).exit_code, 0);
  EXPECT_EQ(run_program("--root " + folder.path().string()).exit_code, 0);
  EXPECT_TRUE(has(read_text(folder.path() / "generated/tools/desktop/echo.h"),
                  "Result<EchoResult> echo(Call& call, const EchoArgs& args);\n"));
  write_text(folder.path() / "impl/tools/desktop/echo.cpp", "mine");
  const ProgramResult again = run_program(words);
  EXPECT_EQ(again.exit_code, 3);
  EXPECT_TRUE(has(again.output, "echo.cpp is there already. Nothing was written.")) << again.output;
  EXPECT_EQ(read_text(folder.path() / "impl/tools/desktop/echo.cpp"), "mine");
}

TEST(NewTool, IsNotWrittenWhereTheGeneratorWouldRefuseIt) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const std::string root = " --root " + folder.path().string();
  const auto refusal = [&](const std::string& name) {
    const ProgramResult result = run_program("new-tool " + name + root);
    EXPECT_EQ(result.exit_code, 3) << name;
    return result.output;
  };
  EXPECT_EQ(refusal("desktop.status"),
            "offhand-codegen: the schema would be refused:\n"
            "schema/tools/desktop/status.json:3: /name: offhand status is a command of its own.\n"
            "Nothing was written.\n");
  EXPECT_TRUE(has(refusal("errors.echo"), "\"errors\" is no name for a namespace in C++, or one that is taken."));
  EXPECT_TRUE(has(refusal("desktop." + std::string(65, 'a')), "the name of the tool has more than 64 characters."));
  EXPECT_TRUE(has(refusal("desktop.set_recording"), "another tool of desktop has this name."));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "impl"));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "schema/tools/desktop/status.json"));
}

TEST(NewTool, OfAServerOfOnesOwnIsJudgedByWhatThatRestsOn) {
  const TemporaryFolder shared;
  copy_real_schema(shared.path());
  const TemporaryFolder folder;
  const auto make = [&](const std::string& words) {
    return run_program("new-tool " + words + " --root " + folder.path().string() + " --schema " +
                       shared.path().string() + "/schema");
  };
  EXPECT_EQ(make("weather.forecast --namespace weather").exit_code, 0);
  EXPECT_EQ(make("weather.alerts --namespace weather").exit_code, 0);
  EXPECT_EQ(make("weather.describe --namespace weather").output,
            "offhand-codegen: the schema would be refused:\n"
            "weather/schema/tools/weather/describe.json:3: /name: weather describe is a command of its own.\n"
            "Nothing was written.\n");
  const ProgramResult other = make("weather.echo --namespace wether");
  EXPECT_TRUE(has(other.output, ".cpp is of the namespace weather, not of wether. Nothing was written.\n"))
      << other.output;
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "bodies/describe.cpp"));
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "bodies/echo.cpp"));
  // What was wrong before is no reason to refuse another tool.
  edit(folder.path() / "schema/tools/weather/alerts.json", "\"errors\": []", "\"errors\": [\"no_sky\"]");
  EXPECT_EQ(make("weather.clouds --namespace weather").exit_code, 0);
}

TEST(NewTool, OfAServerOfOnesOwnMeansByANameWhatEveryServerMeans) {
  const TemporaryFolder shared;
  copy_real_schema(shared.path());
  const TemporaryFolder folder;
  const std::string place = " --schema " + shared.path().string() + "/schema";
  for (const char* name : {"one", "three", "two"}) {
    const std::string words = std::string("new-tool weather.") + name + " --namespace weather --root ";
    ASSERT_EQ(run_program(words + folder.path().string() + place).exit_code, 0);
    const auto file = folder.path() / "schema/tools/weather" / (std::string(name) + ".json");
    if (name == std::string("one")) {
      edit(file, "\"required\": [\"words\"],",
           "\"required\": [\"words\"], \"allOf\": [{\"$ref\": \"offhand:common/session.json#/$defs/InSession\"}],");
    } else {
      edit(file, "\"words\": {",
           "\"session\": {\"$ref\": \"offhand:common/session.json#/$defs/SessionId\", \"dispatch\": \"session\", "
           "\"description\": \"Mine.\"}, \"words\": {");
    }
  }
  const std::string part = " --part weather --namespace weather --part-schema ";
  const ProgramResult result = run_program("--root " + shared.path().string() + part + folder.path().string() +
                                           "/schema --out " + folder.path().string());
  EXPECT_EQ(result.exit_code, 1);
  for (const char* name : {"three", "two"}) {
    EXPECT_TRUE(has(result.output, std::string("weather/schema/tools/weather/") + name +
                                       ".json:10: /inputSchema/properties/session: is not what one means by session: "
                                       "description, summary."))
        << result.output;
  }
  EXPECT_FALSE(has(result.output, "schema/common/session.json")) << "who has the toolkit alone cannot change that";
}

TEST(NewTool, OfAServerOfOnesOwnNeedsTheSchemaThatItRestsOn) {
  const TemporaryFolder folder;
  const std::string alone = folder.path().string() + "/bin/offhand-codegen";
  std::filesystem::create_directories(folder.path() / "bin");
  std::filesystem::copy_file(OFFHAND_CODEGEN_PROGRAM, alone);
  const std::string words = " new-tool weather.forecast --namespace weather --root " + folder.path().string() + "/mine";
  EXPECT_EQ(run_command(alone + words).output, "offhand-codegen: there is no schema of Offhand beside " +
                                                   folder.path().string() + "/bin; --schema says where it is.\n");
  // As it is installed.
  std::filesystem::create_directories(folder.path() / "share/offhand");
  std::filesystem::copy(repository() / "schema", folder.path() / "share/offhand/schema",
                        std::filesystem::copy_options::recursive);
  EXPECT_EQ(run_command(alone + words).exit_code, 0);
}

TEST(NewTool, IsNotWrittenUnjudged) {
  const TemporaryFolder folder;
  copy_real_schema(folder.path());
  const ProgramResult result =
      run_command("TMPDIR=/proc " OFFHAND_CODEGEN_PROGRAM " new-tool desktop.echo --root " + folder.path().string());
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_TRUE(has(result.output, "offhand-codegen: /proc/offhand-new-tool-")) << result.output;
  EXPECT_TRUE(has(result.output, " cannot be made.\n")) << result.output;
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "impl"));
}

TEST(NewTool, HasAToolsetAndAName) {
  const TemporaryFolder folder;
  for (const char* name : {"echo", "desktop.", "Desktop.Echo", "../x.y", "a.b.c"}) {
    const ProgramResult result = run_program(std::string("new-tool ") + name + " --root " + folder.path().string());
    EXPECT_EQ(result.exit_code, 3) << name;
    EXPECT_TRUE(has(result.output, "is no name of a tool; weather.forecast is one.")) << result.output;
  }
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(Program, UnknownOptionShowsTheUsage) {
  const ProgramResult result = run_program("--chek");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_TRUE(has(result.output, "Usage: offhand-codegen")) << result.output;
}

}  // namespace
}  // namespace offhand::codegen
