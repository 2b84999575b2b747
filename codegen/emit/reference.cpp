#include <algorithm>
#include <map>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"

namespace offhand::codegen {
namespace {

std::string tool_link(const Tool& tool) {
  return '[' + tool.name.text() + "](tools/" + tool.toolset + '/' + tool.name.snake() + ".md)";
}

std::string tools_page(const Model& model) {
  std::string out = markdown_banner("schema/tools") + "# Tools\n\n";
  std::map<std::string, std::vector<const Tool*>> toolsets;
  for (const Tool& tool : model.tools) toolsets[tool.toolset].push_back(&tool);
  for (const auto& [toolset, tools] : toolsets) {
    Table table({"Tool", "Group", "Title"});
    for (const Tool* tool : tools) table.row({tool_link(*tool), tool->group, tool->title});
    out += "## " + toolset + "\n\n" + table.text() + '\n';
  }
  Table presets({"Preset", "Meaning", "Tools"});
  for (const Preset& preset : model.presets) {
    const std::string name = code(preset.name) + (preset.name == model.default_preset ? " (default)" : "");
    std::vector<std::string> names;
    for (const std::string& tool : preset.tools) names.push_back(code(tool));
    presets.row({name, preset.description, join(names, ", ")});
  }
  return out + "## Presets\n\n" + presets.text();
}

/// Values of results that further ones join, with what each stands for.
std::string open_values(const Model& model) {
  std::string out;
  for (const CommonFile& file : model.common) {
    for (const TypePtr& type : file.types) {
      if (!type->more_values) continue;
      Table table({"Value", "Since", "Meaning"});
      for (const EnumValue& value : type->values) table.row({code(value.name.text()), value.since, value.description});
      out += "\n## " + type->cpp_name + "\n\n" + type->description + "\n\n" + table.text();
    }
  }
  return out;
}

std::string support_page(const Model& model) {
  std::vector<std::string> titles = {"Tool", "Toolset"};
  for (const Platform& platform : model.platforms) titles.push_back(platform.title);
  Table table(titles);
  for (const Tool& tool : model.tools) {
    std::vector<std::string> cells = {tool_link(tool), tool.toolset};
    for (const Platform& platform : model.platforms) {
      const auto entry = std::find_if(tool.platforms.begin(), tool.platforms.end(),
                                      [&](const auto& e) { return e.platform == platform.name; });
      const SupportLevel level = entry == tool.platforms.end() ? SupportLevel::none : entry->support;
      cells.push_back(level == SupportLevel::full ? "full" : level == SupportLevel::partial ? "partial" : "-");
    }
    table.row(cells);
  }
  Table facets({"Facet", "Meaning", "Provided by"});
  for (const Facet& facet : model.facets) {
    std::vector<std::string> providers;
    for (const Platform& platform : model.platforms) {
      const auto& names = platform.facets;
      if (std::find(names.begin(), names.end(), facet.name.text()) != names.end()) providers.push_back(platform.title);
    }
    facets.row({code(facet.name.text()), facet.description, join(providers, ", ")});
  }
  return markdown_banner("schema/tools, schema/platforms, schema/facets.json and schema/common") +
         "# Support by platform\n\n" + table.text() + "\n## What tools use of a backend\n\n" + facets.text() +
         open_values(model);
}

/// The hint for any caller, and the one for the command line if it differs.
std::string hints_of(const ErrorCode& error) {
  return error.shell_hint.empty() ? error.hint : error.hint + " Command line: " + error.shell_hint;
}

std::string errors_page(const Model& model) {
  Table table({"Code", "Message", "Hint", "Data", "Exit"});
  std::vector<const ErrorCode*> sorted;
  for (const ErrorCode& error : model.errors) sorted.push_back(&error);
  std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->code.text() < b->code.text(); });
  for (const ErrorCode* error : sorted) {
    std::vector<std::string> data;
    for (const Field& field : error->data->fields)
      data.push_back(code(field.name.text()) + (field.required ? "" : " (optional)"));
    table.row({code(error->code.text()), error->message, hints_of(*error), join(data, ", "),
               std::to_string(error->exit_code)});
  }
  return markdown_banner(model.errors_path) +
         "# Errors\n\nA tool that fails answers with `code`, `message`, `hint` and `data`. `{x}` stands for a member "
         "of the data; what is "
         "between brackets appears only when its value is known.\n\n" +
         table.text();
}

std::string completions(const Field& field) {
  std::vector<std::string> values;
  for (const std::string& value : completion_values(field)) values.push_back(code(value));
  return join(values, ", ");
}

std::string watched(const Watches& watches) {
  std::vector<std::string> kinds;
  for (std::string kind : watches.events) {
    std::ranges::replace(kind, '_', ' ');
    kinds.push_back(std::move(kind));
  }
  const std::string when = watches.each_event_is_news ? "Subscribers are notified "
                                                      : "Subscribers are notified when it changed, at the earliest ";
  return when + std::to_string(watches.debounce_ms) + " ms after one of these events: " + join(kinds, ", ") + ".\n\n";
}

std::string resources_page(const Model& model) {
  std::string out = markdown_banner("schema/resources") + "# Resources\n\n";
  for (const Resource& resource : model.resources) {
    out += "## " + resource.title + "\n\n" + code(resource.uri) + ", " + code(resource.mime_type) + ", since " +
           resource.since + ". " + resource.description + "\n\n";
    if (resource.watches) out += watched(*resource.watches);
    if (!resource.variables) continue;
    Table table({"Variable", "Type", "Offered values", "Meaning"});
    for (const Field& field : resource.variables->fields) {
      table.row(
          {code(field.name.text()), std::string(kind_name(field.type->kind)), completions(field), field.description});
    }
    out += table.text() + '\n';
  }
  out.pop_back();
  return out;
}

std::string prompts_page(const Model& model) {
  std::string out = markdown_banner("schema/prompts") + "# Prompts\n\n";
  for (const Prompt& prompt : model.prompts) {
    out += "## " + prompt.name.text() + "\n\n" + prompt.title + ", since " + prompt.since + ". " + prompt.description +
           "\n\n";
    if (prompt.args->fields.empty()) continue;
    Table table({"Argument", "", "Offered values", "Meaning"});
    for (const Field& field : prompt.args->fields) {
      table.row({code(field.name.text()), field.required ? "required" : "", completions(field), field.description});
    }
    out += table.text() + '\n';
  }
  out.pop_back();
  return out;
}

/// Its description, and the names under which it is taken as well.
std::string with_other_names(const Field& field) {
  std::string text = field.description;
  for (const std::string& name : field.also_called)
    text += (&name == &field.also_called.front() ? " Also called " : ", ") + code(name);
  return field.also_called.empty() ? text : text + '.';
}

std::string config_page(const Model& model) {
  Table table({"Key", "Environment", "Type", "Default", "Meaning"});
  for (const Field& field : model.config->fields) {
    table.row({code(field.name.text()), code("OFFHAND_" + field.name.upper_snake()), type_in_words(*field.type, code),
               field.default_value ? code(field.default_value->dump()) : "", with_other_names(field)});
  }
  return markdown_banner(model.config_path) + "# Configuration\n\n" + model.config->description + "\n\n" + table.text();
}

void option_rows(Table& table, const std::vector<CommandLineOption>& options, bool positional) {
  for (const CommandLineOption& option : options) {
    std::string name = positional ? option.value : "--" + option.name;
    if (!positional && !option.value.empty()) name += ' ' + option.value;
    std::string note = option.description;
    if (option.minimum && option.maximum)
      note += " Limits: " + std::to_string(*option.minimum) + " to " + std::to_string(*option.maximum) + '.';
    if (!option.choices.empty()) note += " One of " + join(option.choices, ", ") + '.';
    if (!option.default_text.empty()) note += " Default: " + code(option.default_text) + '.';
    table.row({code(name), option.required ? "required" : "", note});
  }
}

void command_section(std::string& out, const Command& command, const std::string& prefix) {
  const std::string name = prefix + ' ' + command.name;
  out += "## " + code(name) + "\n\n" + command.description + "\n\n";
  if (!command.positionals.empty() || !command.options.empty()) {
    Table table({"Argument", "", "Meaning"});
    option_rows(table, command.positionals, true);
    option_rows(table, command.options, false);
    out += table.text() + '\n';
  }
  for (const Command& child : command.commands) command_section(out, child, name);
}

std::string command_line_page(const CommandLine& line) {
  std::string out =
      markdown_banner(line.path) + "# Command line\n\n" + line.program.description + "\n\n" + line.footer + "\n\n";
  Table program({"Option", "", "Meaning"});
  option_rows(program, line.program.options, false);
  out += "## Options before any command\n\n" + program.text() + '\n';
  Table tool({"Option", "", "Meaning"});
  option_rows(tool, line.tool_options, false);
  out += "## Options of every tool\n\n" + tool.text() + '\n';
  for (const Command& command : line.program.commands) command_section(out, command, line.program.name);
  Table codes({"Exit code", "Meaning"});
  for (const ExitCode& exit : line.exit_codes) codes.row({std::to_string(exit.code), exit.description});
  return out + "## Exit codes\n\n" + codes.text();
}

}  // namespace

void emit_reference(const Model& model, Products& products) {
  const std::string folder = "docs/reference/";
  products.push_back({folder + "tools.md", tools_page(model)});
  products.push_back({folder + "support.md", support_page(model)});
  products.push_back({folder + "errors.md", errors_page(model)});
  if (!model.resources.empty()) products.push_back({folder + "resources.md", resources_page(model)});
  if (!model.prompts.empty()) products.push_back({folder + "prompts.md", prompts_page(model)});
  if (model.config) products.push_back({folder + "configuration.md", config_page(model)});
  if (model.command_line) products.push_back({folder + "command-line.md", command_line_page(*model.command_line)});
  for (const Tool& tool : model.tools) {
    products.push_back({folder + tool.file() + ".md", markdown_banner(tool.path) + reference_page(tool)});
  }
}

}  // namespace offhand::codegen
