#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/cli/commands.h"
#include "generated/cli/server_commands.h"
#include "generated/registry/registry.h"
#include "impl/cli/completion.h"
#include "impl/command_line/command_line.h"
#include "impl/command_line/tool_commands.h"

// Tools as commands, by themselves and behind the name of their toolset.
namespace offhand::cli {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Tools of a toolset `ax` beside one of the program's own.
class ToolCommands : public testing::Test {
 protected:
  ToolInfo of_ax(const char* like, const char* name, const char* identity, const char* command) const {
    ToolInfo tool = *offhand::catalog().find_tool(like);
    tool.toolset = "ax";
    tool.name = name;
    tool.identity = identity;
    tool.command = command;
    return tool;
  }

  /// What ran: the tool, and its first positional argument.
  std::string run(std::vector<std::string> words) { return run(server_program(), catalog_, std::move(words)); }
  std::string run(const CliProgram& program, const Catalog& catalog, std::vector<std::string> words) {
    words.insert(words.begin(), "program");
    std::vector<char*> argv;
    for (auto& word : words) argv.push_back(word.data());
    std::string ran;
    const CommandLine line{.program = program,
                           .catalog = catalog,
                           .version = "program 1",
                           .run_command =
                               [&](const auto& name, const auto&, const auto&) {
                                 ran = name;
                                 return 0;
                               },
                           .run_tool =
                               [&](const auto& tool, const auto&, const auto& written, const auto&) {
                                 ran = tool.identity;
                                 for (const auto& word : written.positionals) ran += ' ' + word;
                                 for (const auto& [key, values] : written.options)
                                   ran += ' ' + key + '=' + values.front();
                                 return 0;
                               }};
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    exit_code_ = cli::run(line, static_cast<int>(argv.size()), argv.data());
    output_ = testing::internal::GetCapturedStdout();
    errors_ = testing::internal::GetCapturedStderr();
    return ran;
  }

  std::vector<std::string> completed(const std::vector<std::string>& words) const { return completed(catalog_, words); }
  std::vector<std::string> completed(const Catalog& catalog, const std::vector<std::string>& words) const {
    std::vector<std::string> texts;
    for (const auto& offer : completions(words, [](auto) { return std::vector<Offer>(); }, catalog))
      texts.push_back(offer.text);
    return texts;
  }

  const ToolInfo find_ = of_ax("desktop.press_key", "ax_find", "ax.ax_find", "ax find");
  const ToolInfo click_ = of_ax("desktop.hotkey", "click", "ax.click", "ax click");
  const std::vector<const ToolInfo*> tools_{&find_, &click_, offhand::catalog().find_tool("desktop.click")};
  const Catalog catalog_{.tools = tools_};
  int exit_code_ = -1;
  std::string output_;
  std::string errors_;
};

TEST_F(ToolCommands, StandBehindTheirToolset) {
  EXPECT_EQ(run({"ax", "find", "Save"}), "ax.ax_find Save");
  EXPECT_EQ(run({"ax", "click", "--keys", "ctrl,s"}), "ax.click keys=ctrl,s");
  EXPECT_EQ(run({"click", "7"}), "desktop.click 7") << "the same name by itself is another tool";
  EXPECT_EQ(run({"--port", "1", "ax", "find"}), "ax.ax_find") << "options of the program may come first";
}

TEST_F(ToolCommands, AreKnownByTheirNameOnTheWireAsWell) {
  EXPECT_EQ(run({"ax", "ax_find", "Save"}), "ax.ax_find Save");
  EXPECT_EQ(run({"ax_find", "Save"}), "ax.ax_find Save");
}

TEST_F(ToolCommands, AreExplained) {
  run({"help", "ax"});
  EXPECT_EQ(exit_code_, 0);
  EXPECT_THAT(output_, HasSubstr("  find      "));
  EXPECT_THAT(output_, HasSubstr("  click     "));
  run({"ax", "find", "--help"});
  EXPECT_THAT(output_, HasSubstr("Usage: server ax find [OPTIONS]"));
}

TEST_F(ToolCommands, AWordThatNoneHasIsRefusedWithTheNearest) {
  EXPECT_EQ(run({"ax", "fnd"}), "");
  EXPECT_EQ(exit_code_, 2);
  EXPECT_EQ(errors_, "server: There is no command \"fnd\"; did you mean \"find\"?\nRun `server ax --help`.\n");
  EXPECT_EQ(run({"az"}), "");
  EXPECT_THAT(errors_, HasSubstr("did you mean \"ax\"?\nRun `server --help`.\n"));
  EXPECT_EQ(run({"ax"}), "");
  EXPECT_EQ(exit_code_, 2) << "a toolset alone is no command";
  EXPECT_EQ(run({"ax", "click", "--kes", "ctrl"}), "");
  EXPECT_THAT(errors_, HasSubstr("did you mean --keys?"));
}

TEST_F(ToolCommands, AnOptionBeforeTheCommandIsToldWhereItBelongs) {
  EXPECT_EQ(run({"--keys", "ctrl", "ax", "click"}), "");
  EXPECT_EQ(exit_code_, 2);
  EXPECT_EQ(errors_,
            "server: --keys is no option of server itself. Options of a command stand behind its name: "
            "`server COMMAND --keys ...`.\nRun `server --help`.\n");
  EXPECT_EQ(run({"--keys=ctrl", "az"}), "");
  EXPECT_THAT(errors_, HasSubstr("`server COMMAND --keys ...`"));
  EXPECT_EQ(run({"--prt", "1", "ax", "find"}), "");
  EXPECT_THAT(errors_, HasSubstr("did you mean --port?"));
  EXPECT_EQ(run({"--port=1", "ax", "find"}), "ax.ax_find") << "a value may stand in the same word";
}

TEST_F(ToolCommands, AreOffered) {
  EXPECT_THAT(completed({"a"}), ElementsAre("ax"));
  EXPECT_THAT(completed({"ax", ""}), ElementsAre("run", "record", "replay", "find", "click"));
  EXPECT_THAT(completed({"ax", "find", "--pi"}), ElementsAre("--pid"));
  EXPECT_THAT(completed({"ax", "nothing", "--pi"}), IsEmpty());
}

/// The program's own commands behind `cup`, and a tool of a toolset of that name.
TEST_F(ToolCommands, StandBesideCommandsOfTheSameGroup) {
  const ToolInfo search = [&] {
    ToolInfo tool = of_ax("desktop.press_key", "find_element", "cup.find_element", "cup find_element");
    tool.toolset = "cup";
    return tool;
  }();
  const std::vector<const ToolInfo*> tools{&search};
  const Catalog catalog{.tools = tools};
  const auto& program = cli_program();
  EXPECT_EQ(run(program, catalog, {"cup", "find_element", "Save"}), "cup.find_element Save");
  EXPECT_EQ(run(program, catalog, {"cup", "format", "--detail", "full"}), "cup format");
  EXPECT_EQ(run(program, catalog, {"cup", "formt"}), "");
  EXPECT_THAT(errors_, HasSubstr("did you mean \"format\"?"));
  EXPECT_EQ(run(program, catalog, {"cup", "find_elemnt"}), "");
  EXPECT_THAT(errors_, HasSubstr("did you mean \"find_element\"?"));
  EXPECT_EQ(run(program, catalog, {"cup"}), "");
  EXPECT_EQ(exit_code_, 2);
  run(program, catalog, {"help", "cup"});
  EXPECT_THAT(output_, AllOf(HasSubstr("  format "), HasSubstr("  find_element ")));
  run(program, catalog, {"cup", "find_element", "--help"});
  EXPECT_THAT(output_, HasSubstr("cup find_element [OPTIONS]"));
  EXPECT_THAT(completed(catalog, {"cup", "f"}), ElementsAre("format", "find_element"));
  EXPECT_THAT(completed(catalog, {"cu"}), ElementsAre("cup")) << "once";
  EXPECT_THAT(completed(catalog, {"cup", "find_element", "--pi"}), ElementsAre("--pid"));
  EXPECT_THAT(completed(catalog, {"cup", "format", "--detail", "m"}), ElementsAre("minimal"));
}

}  // namespace
}  // namespace offhand::cli
