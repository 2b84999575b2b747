#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

constexpr std::string_view kHeader = R"(#pragma once

#include "codegen/runtime/cli.h"

namespace offhand {

/// The command line apart from the tools, which are commands too.
const CliProgram& $function$();

}  // namespace offhand
)";

/// The file for the tables of a command line. Unity builds combine files, so constants need unique names.
struct CommandFiles {
  std::string_view home;
  std::string_view function;
  std::string_view constants;
  bool has_manual = false;
};

/// Emits the tables of a command and its subcommands, innermost first, and returns the initialiser of the command.
class CommandTables {
 public:
  explicit CommandTables(Writer& out) : out_(out) {}

  std::string options(const std::vector<CommandLineOption>& options, const std::string& name) {
    if (options.empty()) return "";
    std::vector<std::string> entries;
    for (const CommandLineOption& option : options) entries.push_back(option_text(option, name));
    table("CommandOption", name, entries);
    return name;
  }

  std::string command(const Command& command, const std::string& parent) {
    const std::string name = parent + Name(command.name).pascal();
    std::string text = "{.name = " + literal(command.name) + ", .description = " + literal(command.description);
    const std::string positionals = options(command.positionals, name + "Positionals");
    if (!positionals.empty()) text += ", .positionals = " + positionals;
    const std::string own_options = options(command.options, name + "Options");
    if (!own_options.empty()) text += ", .options = " + own_options;
    const std::string children = commands(command.commands, name);
    if (!children.empty()) text += ", .commands = " + children;
    return text + '}';
  }

  std::string commands(const std::vector<Command>& commands, const std::string& parent) {
    if (commands.empty()) return "";
    std::vector<std::string> entries;
    for (const Command& child : commands) entries.push_back(command(child, parent));
    table("CliCommand", parent + "Commands", entries);
    return parent + "Commands";
  }

  void table(const std::string& type, const std::string& name, const std::vector<std::string>& entries) {
    out_.block("constexpr auto $name$ = std::to_array<$type$>({", "});", {{"name", name}, {"type", type}}, [&] {
      for (const std::string& entry : entries) out_.line("$entry$,", {{"entry", entry}});
    });
  }

 private:
  std::string option_text(const CommandLineOption& option, const std::string& parent) {
    std::string text = "{.name = " + literal(option.name) + ", .kind = CommandValueKind::" + option.type;
    if (!option.value.empty()) text += ", .value_name = " + literal(option.value);
    text += ", .description = " + literal(option.description);
    if (!option.default_text.empty()) text += ", .default_text = " + literal(option.default_text);
    if (option.required) text += ", .required = true";
    if (!option.letter.empty()) text += ", .letter = '" + option.letter + "'";
    if (option.minimum) text += ", .minimum = " + std::to_string(*option.minimum);
    if (option.maximum) text += ", .maximum = " + std::to_string(*option.maximum);
    if (!option.choices.empty()) {
      const std::string name = parent + Name(option.name).pascal() + "Choices";
      out_.line("constexpr auto $name$ = std::to_array<std::string_view>($list$);",
                {{"name", name}, {"list", literal_list(option.choices)}});
      text += ", .choices = " + name;
    }
    return text + '}';
  }

  Writer& out_;
};

std::string source_text(const CommandLine& line, const CommandFiles& files) {
  Writer out(banner(line.path));
  out.line("#include \"$home$.h\"\n\n#include <array>\n#include <string_view>\n", {{"home", files.home}});
  out.flat_block("namespace offhand {\nnamespace {\n", "\n}  // namespace offhand", {}, [&] {
    CommandTables tables(out);
    const std::string k = 'k' + std::string(files.constants);
    const std::string options = tables.options(line.program.options, k + "ProgramOptions");
    const std::string tool_options = tables.options(line.tool_options, k + "ToolOptions");
    const std::string commands = tables.commands(line.program.commands, k);
    std::vector<std::string> codes;
    for (const ExitCode& exit : line.exit_codes)
      codes.push_back('{' + std::to_string(exit.code) + ", " + literal(exit.description) + '}');
    tables.table("CliExitCode", k + "ExitCodes", codes);
    out.block("\nconstexpr CliProgram $k$Program = {", "};\n\n}  // namespace\n", {{"k", k}}, [&] {
      out.line(".name = $name$,\n.description = $description$,\n.footer = $footer$,",
               {{"name", literal(line.program.name)},
                {"description", literal(line.program.description)},
                {"footer", literal(line.footer)}});
      if (files.has_manual) out.line(".manual = $name$,", {{"name", literal(line.program.name)}});
      if (!options.empty()) out.line(".options = $options$,", {{"options", options}});
      out.line(".tool_options = $options$,", {{"options", tool_options}});
      out.line(".commands = $commands$,\n.exit_codes = $k$ExitCodes,", {{"commands", commands}, {"k", k}});
    });
    out.line("const CliProgram& $function$() { return $k$Program; }", {{"function", files.function}, {"k", k}});
  });
  return out.text();
}

std::string exit_codes_header(const CommandLine& line) {
  Writer out(banner(line.path));
  out.line("#pragma once\n");
  out.flat_block("namespace offhand {\n", "\n}  // namespace offhand", {}, [&] {
    out.line("/// What a process of the program ends with.");
    out.block("enum ExitCode : int {", "};", {}, [&] {
      for (const ExitCode& exit : line.exit_codes) {
        out.doc(exit.description);
        out.line("exit_$name$ = $code$,", {{"name", exit.name.snake()}, {"code", std::to_string(exit.code)}});
      }
    });
  });
  return out.text();
}

}  // namespace

void emit_commands(const Model& model, Products& products) {
  const auto emit = [&](const std::optional<CommandLine>& line, const CommandFiles& files) {
    if (!line) return;
    const std::string home(files.home);
    products.push_back({home + ".h", banner(line->path) + '\n' + fill(kHeader, {{"function", files.function}})});
    products.push_back({home + ".cpp", source_text(*line, files)});
  };
  emit(model.command_line, {"generated/cli/commands", "cli_program", "", true});
  if (model.command_line) products.push_back({"generated/cli/exit_codes.h", exit_codes_header(*model.command_line)});
  emit(model.server_command_line, {"generated/cli/server_commands", "server_program", "Server"});
}

}  // namespace offhand::codegen
