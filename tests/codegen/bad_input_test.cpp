#include <gtest/gtest.h>
#include <unistd.h>

#include <map>

#include "tests/codegen/support.h"

// What is no schema, and places that cannot be written: one error each, nothing written, nothing deleted.
namespace offhand::codegen {
namespace {

namespace fs = std::filesystem;

/// Everything below a folder: where it is, and what it says.
std::map<std::string, std::string> all_of(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    files[entry.path().string()] = entry.is_regular_file() ? read_text(entry.path()) : "";
  return files;
}

class BadInput : public ::testing::Test {
 protected:
  void SetUp() override {
    copy_small_schema(folder_.path());
    ASSERT_EQ(run_program(words()).exit_code, 0);
  }

  std::string root() const { return folder_.path().string(); }
  std::string words() const { return "--root " + root(); }
  fs::path schema() const { return folder_.path() / "schema"; }

  /// Says exactly this, and leaves everything as it is.
  void expect_refusal(const std::string& said, int exit_code = 1,
                      const std::string& program = OFFHAND_CODEGEN_PROGRAM) {
    const auto files = all_of(folder_.path());
    const ProgramResult result = run_command(program + ' ' + words());
    EXPECT_EQ(result.exit_code, exit_code);
    EXPECT_EQ(result.output, said);
    EXPECT_EQ(all_of(folder_.path()), files);
  }

  const TemporaryFolder folder_;
};

TEST_F(BadInput, WhatIsNotJson) {
  write_text(schema() / "common/shapes.json",
             "\x7f"
             "ELF");
  expect_refusal(
      "schema/common/shapes.json:1: parse error at line 1, column 1: syntax error while parsing value - invalid "
      "literal; last read: '\x7f'\n"
      "    \x7f"
      "ELF\n"
      "    ^\n");
}

TEST_F(BadInput, AnEmptyFile) {
  write_text(schema() / "common/shapes.json", "");
  expect_refusal(
      "schema/common/shapes.json:1: parse error at line 1, column 1: syntax error while parsing value - unexpected end "
      "of input; expected '[', '{', or a literal\n"
      "    \n"
      "    ^\n");
}

TEST_F(BadInput, ACycleOfReferences) {
  edit(schema() / "common/shapes.json", "\"ShapeId\": {",
       "\"Egg\": { \"type\": \"object\", \"allOf\": [ { \"$ref\": \"#/$defs/Hen\" } ] },\n"
       "\"Hen\": { \"type\": \"object\", \"allOf\": [ { \"$ref\": \"#/$defs/Egg\" } ] },\n\"ShapeId\": {");
  expect_refusal(
      "schema/common/shapes.json:3: /$defs/Egg: the definition contains itself otherwise than in a list or a map of "
      "its "
      "own.\n"
      "        \"Egg\": { \"type\": \"object\", \"allOf\": [ { \"$ref\": \"#/$defs/Hen\" } ] },\n"
      "        ^\n");
}

TEST_F(BadInput, AFileThatIsNotThere) {
  fs::remove(schema() / "common/errors.json");
  expect_refusal("schema/common/errors.json:1: the file is missing.\n");
}

TEST_F(BadInput, AFileOfTenMegabytes) {
  write_text(schema() / "common/shapes.json", "{ \"$defs\": {} }" + std::string(10'000'000, ' '));
  expect_refusal("schema/common/shapes.json:1: has 10000015 bytes, at most 1048576 are read.\n");
}

TEST_F(BadInput, AFileOfNothingButBrackets) {
  write_text(schema() / "common/shapes.json", std::string(500'000, '[') + std::string(500'000, ']'));
  expect_refusal("schema/common/shapes.json:1: is nested deeper than 64 levels.\n");
}

TEST_F(BadInput, TwoToolsOfOneName) {
  write_text(schema() / "tools/demo/paints.json", read_text(schema() / "tools/demo/paint.json"));
  expect_refusal(
      "schema/tools/demo/paints.json:3: /name: schema/tools/demo/paint.json is the tool demo.paint already.\n"
      "      \"name\": \"paint\", \"title\": \"Paint\", \"group\": \"art\", \"since\": \"0.1\",\n"
      "      ^\n");
}

TEST_F(BadInput, TwoToolsOfOneNameInAPreset) {
  write_text(schema() / "tools/other/mix.json", read_text(schema() / "tools/demo/mix.json"));
  edit(schema() / "presets.json", "[\"demo.paint\"]", "[\"demo.mix\", \"other.mix\"]");
  expect_refusal(
      "schema/presets.json:5: /presets/lean: demo.mix and other.mix have the same name on the wire.\n"
      "        \"lean\": { \"description\": \"What is needed.\", \"tools\": [\"demo.mix\", \"other.mix\"], \"brief\": "
      "true },\n"
      "        ^\n");
}

TEST_F(BadInput, ADefaultOutsideItsEnum) {
  edit(schema() / "tools/demo/paint.json", "\"default\": \"round\"", "\"default\": \"square\"");
  expect_refusal(
      "schema/tools/demo/paint.json:16: /inputSchema/properties/brush/default: \"square\" is not one of round, flat.\n"
      "        \"brush\": { \"type\": \"string\", \"enum\": [\"round\", \"flat\"], \"default\": \"square\", "
      "\"description\": \"Which brush.\"\n"
      "                                                                ^\n");
}

TEST_F(BadInput, APlatformThatNobodyDeclared) {
  edit(schema() / "tools/demo/paint.json", "\"sim\": \"full\"", "\"sim\": \"full\", \"amiga\": \"full\"");
  expect_refusal(
      "schema/tools/demo/paint.json:35: /platforms/amiga: there is no platform amiga.\n"
      "        \"sim\": \"full\", \"amiga\": \"full\",\n"
      "                       ^\n");
}

TEST_F(BadInput, FilesThatManyNeed) {
  fs::rename(schema() / "common/shapes.json", folder_.path() / "away.json");
  expect_refusal(
      "schema/common/shapes.json:1: the file is missing; schema/common/constructs.json and 5 others need it.\n");
  fs::rename(folder_.path() / "away.json", schema() / "common/shapes.json");
  fs::remove(schema() / "platforms/macos.json");
  expect_refusal(
      "schema/platforms/macos.json:1: the file is missing; schema/tools/demo/leave.json and 4 others need it.\n");
}

TEST_F(BadInput, FilesWithoutWhichLessWouldBeGenerated) {
  for (const char* file : {"cli/commands.json", "config/config.json", "facets.json", "presets.json"}) {
    fs::rename(schema() / file, folder_.path() / "away.json");
    expect_refusal("schema/" + std::string(file) + ":1: the file is missing.\n");
    fs::rename(folder_.path() / "away.json", schema() / file);
  }
}

TEST_F(BadInput, AFormThatIsMissing) {
  fs::remove(schema() / "meta/tool.schema.json");
  expect_refusal("schema/meta/tool.schema.json:1: the file is missing.\n");
}

TEST_F(BadInput, WhatIsNoSchemaFile) {
  write_text(schema() / "tools/demo/paint.JSON", "{}");
  expect_refusal("schema/tools/demo/paint.JSON:1: is no schema file: those are files, and end in .json.\n");
  fs::remove(schema() / "tools/demo/paint.JSON");
  fs::create_symlink("/nonexistent", schema() / "tools/demo/lost.json");
  expect_refusal("schema/tools/demo/lost.json:1: is no schema file: those are files, and end in .json.\n");
  fs::remove(schema() / "tools/demo/lost.json");
  // What an editor keeps there for a while.
  write_text(schema() / "tools/demo/.paint.json.swp", "");
  EXPECT_EQ(run_program("--check " + words()).output, "");
}

TEST_F(BadInput, TheMarkStandsWhereItBelongsBehindOtherLettersAndTabulators) {
  edit(schema() / "tools/demo/paint.json", "\"description\": \"Paints a stroke.\",",
       "\t\"description\": \"é✅ Paints.\", \"titel\": 1,");
  expect_refusal(
      "schema/tools/demo/paint.json:4: /titel: unknown keyword; did you mean \"title\"?\n"
      "      \t\"description\": \"é✅ Paints.\", \"titel\": 1,\n"
      "      \t                              ^\n");
}

TEST_F(BadInput, AnOutputFolderWithTheFilesOfSomebodyElse) {
  write_text(folder_.path() / "generated/notes.txt", "What I wanted to do next.\n");
  fs::remove(folder_.path() / "generated/types/config.h");
  expect_refusal("generated/notes.txt: was not written by the generator; move it away. Nothing was written.\n");
}

TEST_F(BadInput, AFileOfSomebodyElseWhereOneOfOursBelongs) {
  fs::remove(folder_.path() / "generated/types/config.h");
  fs::create_symlink("/nonexistent", folder_.path() / "generated/types/config.h");
  edit(schema() / "config/config.json", "How fast.", "How quick.");
  expect_refusal("generated/types/config.h: was not written by the generator; move it away. Nothing was written.\n");
}

TEST_F(BadInput, AFolderWhereAFileBelongs) {
  fs::remove(folder_.path() / "generated/types/config.h");
  write_text(folder_.path() / "generated/types/config.h/notes.txt", "Mine.\n");
  expect_refusal(
      "generated/types/config.h: was not written by the generator; move it away. Nothing was written.\n"
      "generated/types/config.h/notes.txt: was not written by the generator; move it away. Nothing was written.\n");
}

/// Root may read and write everything: somebody else is asked to.
class OutputThatCannotBeWritten : public BadInput {
 protected:
  void SetUp() override {
    BadInput::SetUp();
    if (::geteuid() != 0) return;
    // Theirs, so that nothing but the mode forbids it; and a program that they can reach, wherever this was built.
    fs::copy_file(OFFHAND_CODEGEN_PROGRAM, folder_.path() / "offhand-codegen");
    ASSERT_EQ(run_command("chown -R 65534:65534 " + root()).exit_code, 0);
    program_ = "setpriv --reuid 65534 --regid 65534 --clear-groups " + root() + "/offhand-codegen";
  }

  void expect_refusal_to(const std::string& said) { expect_refusal("offhand-codegen: " + said, 3, program_); }

  std::string program_ = OFFHAND_CODEGEN_PROGRAM;
};

constexpr auto kReadOnly = fs::perms::owner_read | fs::perms::owner_exec;

TEST_F(OutputThatCannotBeWritten, AFolder) {
  edit(schema() / "config/config.json", "How fast.", "How quick.");
  fs::permissions(folder_.path() / "generated/types", kReadOnly);
  expect_refusal_to(root() + "/generated/types/config.cpp cannot be written. Nothing was written.\n");
  fs::permissions(folder_.path() / "generated/types", fs::perms::owner_all);
}

TEST_F(OutputThatCannotBeWritten, AFolderWithAFileThatHasToGo) {
  fs::remove(schema() / "tools/demo/list_strokes.json");
  fs::permissions(folder_.path() / "generated/schemas/demo", kReadOnly);
  expect_refusal_to(root() +
                    "/generated/schemas/demo/list_strokes.arguments.json cannot be removed: Permission denied. Nothing "
                    "was written.\n");
  fs::permissions(folder_.path() / "generated/schemas/demo", fs::perms::owner_all);
}

TEST_F(OutputThatCannotBeWritten, APromise) {
  fs::create_directory(schema() / "released");
  if (::geteuid() == 0) {
    ASSERT_EQ(run_command("chown 65534 " + schema().string() + "/released").exit_code, 0);
  }
  fs::permissions(schema() / "released", kReadOnly);
  const ProgramResult result = run_command(program_ + " --release 0.1 " + words());
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_EQ(result.output, "offhand-codegen: " + schema().string() + "/released/0.1.json cannot be written.\n");
  fs::permissions(schema() / "released", fs::perms::owner_all);
}

TEST_F(OutputThatCannotBeWritten, ANewToolOfWhichAFileCannotBeWritten) {
  const std::string server = root() + "/server";
  const std::string command =
      program_ + " new-tool demo.echo --namespace mine --root " + server + " --schema " + schema().string();
  fs::create_directories(server + "/bodies");
  if (::geteuid() == 0) {
    ASSERT_EQ(run_command("chown -R 65534 " + server).exit_code, 0);
  }
  fs::permissions(server + "/bodies", kReadOnly);
  const auto files = all_of(folder_.path());
  EXPECT_EQ(run_command(command).output,
            "offhand-codegen: " + server + "/bodies/echo.cpp cannot be written. Nothing was written.\n");
  EXPECT_EQ(all_of(folder_.path()), files);
  fs::permissions(server + "/bodies", fs::perms::owner_all);
}

TEST_F(OutputThatCannotBeWritten, ASchemaFolderThatCannotBeRead) {
  fs::permissions(schema() / "tools/demo", fs::perms::none);
  const ProgramResult result = run_command(program_ + ' ' + words());
  fs::permissions(schema() / "tools/demo", fs::perms::owner_all);
  EXPECT_EQ(result.exit_code, 1);
  EXPECT_EQ(result.output, "schema/tools/demo:1: the folder cannot be read: Permission denied.\n");
}

TEST_F(OutputThatCannotBeWritten, OrAFileThatCannotBeRead) {
  fs::permissions(schema() / "common/shapes.json", fs::perms::none);
  expect_refusal("schema/common/shapes.json:1: cannot be read.\n", 1, program_);
}

TEST_F(OutputThatCannotBeWritten, AFolderThatWouldHaveToBeMade) {
  fs::remove_all(folder_.path() / "generated/tools/demo");
  fs::permissions(folder_.path() / "generated/tools", kReadOnly);
  expect_refusal_to(root() + "/generated/tools/demo cannot be made: Permission denied. Nothing was written.\n");
  fs::permissions(folder_.path() / "generated/tools", fs::perms::owner_all);
  fs::permissions(folder_.path() / "generated", kReadOnly);
  expect_refusal_to(root() + "/generated/unfinished.txt cannot be written. Nothing was written.\n");
  fs::permissions(folder_.path() / "generated", fs::perms::owner_all);
}

// A run that is killed, wherever it is: the next one goes on, whatever the schema says by then.
class AfterAKill : public BadInput {
 protected:
  void SetUp() override {
    BadInput::SetUp();
    before_ = all_of(folder_.path());
    // Files that are new, others that are gone, and some that say something else.
    fs::copy(schema(), changed_.path() / "schema", fs::copy_options::recursive);
    fs::remove(changed_.path() / "schema/tools/demo/list_strokes.json");
    fs::copy_file(schema() / "tools/demo/list_strokes.json", changed_.path() / "schema/tools/demo/list_dots.json");
    edit(changed_.path() / "schema/tools/demo/list_dots.json", "\"list_strokes\"", "\"list_dots\"");
  }

  std::string towards(const TemporaryFolder& schema) const {
    return "--schema " + schema.path().string() + "/schema --out " + root();
  }

  /// A library that ends the program in front of one of its renames.
  std::string built_killer() const {
    const std::string source = (changed_.path() / "kill.cpp").string();
    write_text(source, R"(#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <cstdlib>
extern "C" int rename(const char* from, const char* to) {
  static int left = std::atoi(std::getenv("KILL_AT_RENAME"));
  if (left-- == 0) raise(SIGKILL);
  return static_cast<int>(syscall(SYS_renameat2, -100, from, -100, to, 0));
}
)");
    const std::string library = (changed_.path() / "kill.so").string();
    const ProgramResult built = run_command(OFFHAND_COMPILER " -shared -fPIC -o " + library + ' ' + source);
    EXPECT_EQ(built.exit_code, 0) << built.output;
    return library;
  }

  static std::string killed_at(const std::string& killer, int rename) {
    return "ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=" + killer + " KILL_AT_RENAME=" + std::to_string(rename) +
           " " OFFHAND_CODEGEN_PROGRAM " ";
  }

  /// Back to what there was: no file is left, and none was taken for somebody else's.
  void expect_recovery() {
    const ProgramResult result = run_program(words());
    EXPECT_EQ(result.exit_code, 0) << result.output;
    EXPECT_EQ(all_of(folder_.path()), before_);
  }

  TemporaryFolder changed_;
  std::map<std::string, std::string> before_;
};

TEST_F(AfterAKill, BetweenTwoFilesThatArePutInPlace) {
  const std::string killer = built_killer();
  int kills = 0;
  for (int at = 0; kills == at / 5; at += 5) {
    const bool was_killed = run_command(killed_at(killer, at) + towards(changed_)).exit_code != 0;
    if (was_killed) {
      ++kills;
      EXPECT_NE(all_of(folder_.path()), before_) << at;
    }
    expect_recovery();
  }
  EXPECT_GT(kills, 4);
}

TEST_F(AfterAKill, InTheMiddleOfAFile) {
  // Whoever writes more than so many KiB into a file is killed.
  for (const char* most : {"2", "4", "8"}) {
    const ProgramResult result =
        run_command(std::string("ulimit -f ") + most + "; exec " OFFHAND_CODEGEN_PROGRAM " " + towards(changed_));
    EXPECT_NE(result.exit_code, 0) << result.output;
    EXPECT_NE(all_of(folder_.path()), before_) << most;
    expect_recovery();
  }
}

/// A server of one's own that gets its first tools; each has a folder of its own.
class NewToolAfterAKill : public AfterAKill {
 protected:
  std::string towards(const std::string& server, const std::string& tool = "echo") const {
    return "new-tool demo." + tool + " --namespace mine --root " + root() + '/' + server + " --schema " +
           schema().string();
  }

  /// By their places in the server.
  std::map<std::string, std::string> files_of(const std::string& server) const {
    std::map<std::string, std::string> files;
    for (const auto& [file, text] : all_of(folder_.path() / server))
      files[fs::path(file).lexically_relative(folder_.path() / server).string()] = text;
    return files;
  }
};

TEST_F(NewToolAfterAKill, IsWrittenWholeByTheNextRun) {
  const std::string killer = built_killer();
  ASSERT_EQ(run_program(towards("one")).exit_code, 0);
  ASSERT_EQ(run_program(towards("two")).exit_code, 0);
  ASSERT_EQ(run_program(towards("two", "mix")).exit_code, 0);
  bool is_half_seen = false;
  int at = 0;
  // What is judged before anything is written is judged elsewhere, and stays there.
  const std::string elsewhere = "TMPDIR=" + changed_.path().string() + ' ';
  for (std::string same = "same0"; run_command(elsewhere + killed_at(killer, at) + towards(same)).exit_code != 0;
       same = "same" + std::to_string(++at)) {
    is_half_seen |= fs::exists(folder_.path() / same / "schema/tools/demo/echo.json");
    const ProgramResult again = run_program(towards(same));
    EXPECT_EQ(again.exit_code, 0) << again.output;
    EXPECT_EQ(files_of(same), files_of("one"));
    // Another one takes away what is beside; that one is finished when it is asked for again.
    const std::string other = "other" + std::to_string(at);
    EXPECT_NE(run_command(elsewhere + killed_at(killer, at) + towards(other)).exit_code, 0);
    EXPECT_EQ(run_program(towards(other, "mix")).exit_code, 0);
    for (const auto& [file, text] : files_of(other)) EXPECT_FALSE(fs::path(file).filename().string().starts_with('.'));
    // It is whole by now where the presets alone were missing, which the other one wrote.
    run_program(towards(other));
    EXPECT_EQ(files_of(other), files_of("two"));
  }
  EXPECT_TRUE(is_half_seen);
}

TEST_F(NewToolAfterAKill, TakesNothingForItsOwnThatSomebodyWroteOn) {
  const std::string killer = built_killer();
  const std::string half = "TMPDIR=" + changed_.path().string() + ' ' + killed_at(killer, 3) + towards("half");
  ASSERT_NE(run_command(half).exit_code, 0);
  const fs::path tool = folder_.path() / "half/schema/tools/demo/echo.json";
  ASSERT_TRUE(fs::exists(tool));
  edit(tool, "Says what it was told.", "Says it.");
  const auto files = all_of(folder_.path());
  EXPECT_EQ(run_program(towards("half")).output,
            "offhand-codegen: " + tool.string() + " is there already. Nothing was written.\n");
  EXPECT_EQ(all_of(folder_.path()), files);
}

TEST_F(AfterAKill, WhatSomebodyElseKeptBesideIsStillTheirs) {
  write_text(folder_.path() / "generated/types/.shapes.h.new", "Mine.\n");
  expect_refusal(
      "generated/types/.shapes.h.new: was not written by the generator; move it away. Nothing was written.\n");
  // A line that was cut names nothing.
  write_text(folder_.path() / "generated/unfinished.txt", "generated/types/shapes.h");
  expect_refusal(
      "generated/types/.shapes.h.new: was not written by the generator; move it away. Nothing was written.\n");
}

}  // namespace
}  // namespace offhand::codegen
