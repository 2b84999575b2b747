#include <algorithm>
#include <cstdint>
#include <set>

#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

std::string_view cli_kind(const Type& type) {
  switch (type.kind) {
    case Kind::string:
      return "string";
    case Kind::integer:
      return "integer";
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::object:
    case Kind::any:
      return "json";
    case Kind::array:
      break;
  }
  const Kind item = type.items->kind;
  return item == Kind::object || item == Kind::array || item == Kind::any ? "json" : "list";
}

std::string default_text(const Field& field) {
  if (!field.default_value || field.default_value->is_array()) return "";
  return field.default_value->is_string() ? field.default_value->get<std::string>() : field.default_value->dump();
}

std::string option_text(const Tool& tool, const Field& field, const std::string& choices) {
  const auto position = std::find(tool.positional.begin(), tool.positional.end(), field.name.text());
  const auto place = position == tool.positional.end() ? -1 : position - tool.positional.begin();
  std::string text = fill(
      "{.flag = $flag$, .key = $key$, .kind = CliKind::$kind$, .position = $position$, .value_name = $value$, "
      ".description = $description$, .facts = $facts$",
      {{"flag", literal("--" + field.name.kebab())},
       {"key", literal(field.name.text())},
       {"kind", cli_kind(*field.type)},
       {"position", std::to_string(place)},
       {"value", literal(placeholder_of(*field.type))},
       {"description", literal(field.description)},
       {"facts", literal(facts_in_words(tool, field))}});
  if (const auto other = tool.only_with.find(field.name.text()); other != tool.only_with.end()) {
    text += ", .default_text = " + literal("true with --" + Name(other->second).kebab()) +
            ", .only_with = " + literal(other->second);
  } else if (const std::string value = default_text(field); !value.empty())
    text += ", .default_text = " + literal(value);
  if (field.required) text += ", .required = true";
  if (!choices.empty()) text += ", .choices = " + choices;
  if (cli_kind(*field.type) == "list") text += ", .item_kind = CliKind::" + std::string(cli_kind(*field.type->items));
  return text;
}

/// One for each name of the argument.
void add_options(std::vector<std::string>& lines, const Tool& tool, const Field& field, const std::string& choices) {
  lines.push_back(option_text(tool, field, choices) + "},");
  Field other = field;
  other.required = false;
  for (const std::string& name : field.also_called) {
    other.name = Name(name);
    lines.push_back(option_text(tool, other, choices) + ", .hidden = true},");
  }
}

std::vector<HeldMember> members_of(const Tool& tool) {
  return tool.verbatim ? std::vector<HeldMember>() : held_members(*tool.args);
}

/// What constants of a tool start with: files may be compiled together, so none has the name of another.
std::string prefix_of(const Tool& tool) { return 'k' + tool.name.pascal(); }

std::vector<Field> options_of(const Tool& tool) {
  return tool.verbatim ? std::vector<Field>() : flat_fields(*tool.args);
}

void emit_options(Writer& out, const Tool& tool) {
  std::vector<std::string> lines;
  for (const Field& field : options_of(tool)) {
    const Type& single = field.type->items && !field.type->is_map() ? *field.type->items : *field.type;
    std::string choices;
    if (single.is_enum()) {
      choices = prefix_of(tool) + field.name.pascal() + "Choices";
      std::vector<std::string> values;
      for (const EnumValue& value : single.values) values.push_back(value.name.text());
      out.line("constexpr auto $name$ = std::to_array<std::string_view>($list$);",
               {{"name", choices}, {"list", literal_list(values)}});
    }
    add_options(lines, tool, field, choices);
  }
  if (const auto sentences = combinations_in_words(tool); !sentences.empty()) {
    out.line("constexpr auto $k$Combinations = std::to_array<std::string_view>($list$);",
             {{"k", prefix_of(tool)}, {"list", literal_list(sentences)}});
  }
  if (const auto members = members_of(tool); !members.empty()) {
    out.block("constexpr auto $k$Members = std::to_array<CliMember>({", "});\n", {{"k", prefix_of(tool)}}, [&] {
      for (const HeldMember& member : members)
        out.line("{$name$, $description$, $facts$},", {{"name", literal(member.name)},
                                                       {"description", literal(member.field.description)},
                                                       {"facts", literal(member_facts_in_words(member.field))}});
    });
  }
  if (lines.empty()) return;
  out.block("constexpr auto $k$Options = std::to_array<CliOption>({", "});\n", {{"k", prefix_of(tool)}}, [&] {
    for (const std::string& text : lines) out.line("$text$", {{"text", text}});
  });
}

std::string_view support_name(SupportLevel level) {
  if (level == SupportLevel::full) return "full";
  return level == SupportLevel::partial ? "partial" : "none";
}

void emit_headers(Writer& out, const Tool& tool) {
  if (tool.headers.empty()) return;
  const std::string k = prefix_of(tool);
  for (std::size_t i = 0; i < tool.headers.size(); ++i) {
    out.line("constexpr auto $k$HeaderPath$i$ = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"i", std::to_string(i)}, {"list", literal_list(tool.headers[i].path)}});
  }
  out.block("constexpr auto $k$Headers = std::to_array<HeaderParameter>({", "});", {{"k", k}}, [&] {
    for (std::size_t i = 0; i < tool.headers.size(); ++i) {
      out.line("{$header$, $k$HeaderPath$i$},",
               {{"header", literal(tool.headers[i].header)}, {"k", k}, {"i", std::to_string(i)}});
    }
  });
}

void emit_platforms_of(Writer& out, const std::string& name, const Tool& tool) {
  out.block("constexpr auto $name$ = std::to_array<PlatformSupport>({", "});", {{"name", name}}, [&] {
    for (const PlatformEntry& entry : tool.platforms) {
      out.line("{$platform$, Support::$support$, $note$},", {{"platform", literal(entry.platform)},
                                                             {"support", support_name(entry.support)},
                                                             {"note", literal(entry.note)}});
    }
  });
}

/// A table is named by what it says, so that another tool with the same one changes nothing.
std::string platforms_table(const Tool& tool) {
  std::uint32_t sum = 2166136261;
  for (const PlatformEntry& entry : tool.platforms) {
    for (const char c : entry.platform + ' ' + std::string(support_name(entry.support)) + ' ' + entry.note + '\n')
      sum = (sum ^ static_cast<unsigned char>(c)) * 16777619;
  }
  return "kPlatforms" + std::to_string(sum);
}

void emit_lists(Writer& out, const Tool& tool) {
  const std::string k = prefix_of(tool);
  if (!tool.needs.empty())
    out.line("constexpr auto $k$Needs = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"list", literal_list(tool.needs)}});
  if (!tool.uses.empty())
    out.line("constexpr auto $k$Uses = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"list", literal_list(tool.uses)}});
  if (!tool.aliases.empty())
    out.line("constexpr auto $k$Aliases = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"list", literal_list(tool.aliases)}});
  emit_headers(out, tool);
  if (!tool.errors.empty())
    out.line("constexpr auto $k$Errors = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"list", literal_list(tool.errors)}});
  out.line();
}

/// Only of platforms where the list says something else than everywhere.
std::vector<std::string> platforms_with_a_list(const Tool& tool) {
  std::vector<std::string> names;
  // Nothing else depends on the platform.
  const std::vector<Field> fields = options_of(tool);
  const auto is_everywhere = [](const Field& field) { return field.platforms.empty(); };
  if (std::all_of(fields.begin(), fields.end(), is_everywhere)) return names;
  const std::string everywhere = wire_text(tool, WireDetail::whole);
  for (const PlatformEntry& entry : tool.platforms) {
    const bool is_its_own = wire_text(tool, WireDetail::whole, entry.platform) != everywhere;
    if (entry.support != SupportLevel::none && is_its_own) names.push_back(entry.platform);
  }
  return names;
}

void emit_wires(Writer& out, const Tool& tool) {
  const std::string k = prefix_of(tool);
  const auto declare = [&](const char* name, WireDetail detail) {
    out.raw("constexpr std::string_view " + k + name + " =\n    " + raw_literal(wire_text(tool, detail)) + ";\n\n");
  };
  declare("Wire", WireDetail::whole);
  declare("BriefWire", WireDetail::brief);
  const std::vector<std::string> platforms = platforms_with_a_list(tool);
  if (platforms.empty()) return;
  out.block("constexpr auto $k$PlatformWires = std::to_array<PlatformWire>({", "});\n", {{"k", k}}, [&] {
    for (const std::string& platform : platforms)
      out.raw("  {" + literal(platform) + ",\n   " + raw_literal(wire_text(tool, WireDetail::whole, platform)) +
              ",\n   " + raw_literal(wire_text(tool, WireDetail::brief, platform)) + "},\n");
  });
}

std::string flag(const Json& annotations, const char* key, bool otherwise) {
  return annotations.value(key, otherwise) ? "true" : "false";
}

std::string support_home(const Part& part) { return part.home("registry/platform_support"); }

/// A part has no pages of its own, and its tools hold them.
std::string reference_of(const Tool& tool) {
  if (!tool.part.is_product()) return prefix_of(tool) + "Reference";
  return "{" + tool.name.snake() + "_reference, " + std::to_string(reference_page(tool).size()) + '}';
}

void emit_info(Writer& out, const Tool& tool) {
  const Json& hints = tool.annotations;
  const std::string k = prefix_of(tool);
  out.block("constinit const ToolInfo $tool$_tool = {", "};", {{"tool", tool.name.snake()}}, [&] {
    out.line(R"(.toolset = $toolset$,
.name = $name$,
.identity = $identity$,
.command = $command$,
.title = $title$,
.group = $group$,
.since = $since$,)",
             {{"toolset", literal(tool.toolset)},
              {"name", literal(tool.name.text())},
              {"identity", literal(tool.identity())},
              {"command", literal(tool.command())},
              {"title", literal(tool.title)},
              {"group", literal(tool.group)},
              {"since", literal(tool.since)}});
    if (!tool.aliases.empty()) out.line(".aliases = $k$Aliases,", {{"k", k}});
    out.line(R"(.description = $description$,
.annotations = {.read_only = $read_only$, .destructive = $destructive$, .idempotent = $idempotent$, .open_world = $open_world$},
.power = Power::$power$, .is_sandboxed = $sandboxed$,)",
             {{"description", literal(tool.description)},
              {"read_only", flag(hints, "readOnlyHint", false)},
              {"destructive", flag(hints, "destructiveHint", true)},
              {"idempotent", flag(hints, "idempotentHint", false)},
              {"open_world", flag(hints, "openWorldHint", true)},
              {"power", tool.power},
              {"sandboxed", tool.sandboxed ? "true" : "false"}});
    const auto say = [&](const char* member, const std::string& value, const char* otherwise) {
      if (value != otherwise) out.line(std::string(member) + value + ',');
    };
    say(".background_lock = LockKind::", tool.background_lock, "none");
    say(".foreground_lock = LockKind::", tool.foreground_lock, "none");
    say(".timeout = TimeoutKind::", tool.timeout, "read");
    if (tool.tasks != "forbidden") out.line(".tasks = TaskSupport::$tasks$,", {{"tasks", tool.tasks}});
    out.line(".platforms = $table$,", {{"table", "platform_support::" + platforms_table(tool)}});
    if (!tool.needs.empty()) out.line(".needs = $k$Needs,", {{"k", k}});
    if (!tool.uses.empty()) out.line(".uses = $k$Uses,", {{"k", k}});
    if (!tool.errors.empty()) out.line(".errors = $k$Errors,", {{"k", k}});
    out.line(".wire = $k$Wire,\n.brief_wire = $k$BriefWire,", {{"k", k}});
    if (!platforms_with_a_list(tool).empty()) out.line(".platform_wires = $k$PlatformWires,", {{"k", k}});
    out.line(".input = &$input$,", {{"input", tool.verbatim ? k + "AnyObject" : tool.name.snake() + "_args_schema"}});
    if (!tool.headers.empty()) out.line(".headers = $k$Headers,", {{"k", k}});
    if (!options_of(tool).empty()) out.line(".cli = $k$Options,", {{"k", k}});
    if (!members_of(tool).empty()) out.line(".members = $k$Members,", {{"k", k}});
    if (!combinations_in_words(tool).empty()) out.line(".combinations = $k$Combinations,", {{"k", k}});
    out.line(".reference = $reference$,\n.parse = &prepare_$tool$,",
             {{"reference", reference_of(tool)}, {"tool", tool.name.snake()}});
  });
}

}  // namespace

void emit_platform_support(const Model& model, Products& products) {
  Writer out(banner(model.part.folder + "schema/tools"));
  out.line("#pragma once\n\n#include <array>\n\n#include \"codegen/runtime/tool.h\"\n");
  out.flat_block("/// Where tools work; several have the same table.\nnamespace $space$::platform_support {\n",
                 "\n}  // namespace $space$::platform_support", {{"space", model.part.space}}, [&] {
                   std::set<std::string> done;
                   for (const Tool& tool : model.tools) {
                     const std::string table = platforms_table(tool);
                     if (done.insert(table).second) emit_platforms_of(out, table, tool);
                   }
                 });
  products.push_back({support_home(model.part) + ".h", out.text()});
}

void emit_tool_info(const Tool& tool, Products& products) {
  Writer out(banner(tool.path));
  out.line("#include \"$home$.h\"\n#include \"$support$.h\"\n",
           {{"home", tool.home()}, {"support", support_home(tool.part)}});
  out.flat_block("namespace $space$ {", "\n}  // namespace $space$", {{"space", tool.space()}}, [&] {
    out.line();
    emit_lists(out, tool);
    emit_options(out, tool);
    if (tool.verbatim) out.line("constexpr SchemaNode $k$AnyObject = {.open = true};\n", {{"k", prefix_of(tool)}});
    emit_wires(out, tool);
    if (!tool.part.is_product()) {
      out.raw("constexpr std::string_view " + prefix_of(tool) + "Reference = " + raw_literal(reference_page(tool)) +
              ";\n\n");
    }
    if (tool.part.is_product()) {
      out.line(
          "/// docs/reference/$file$.md, of which the build makes it (cmake/references.cmake).\n"
          "extern const char $tool$_reference[];\n",
          {{"file", tool.file()}, {"tool", tool.name.snake()}});
    }
    emit_info(out, tool);
  });
  products.push_back({tool.part.home("registry/" + tool.toolset + '/' + tool.name.snake() + ".cpp"), out.text()});
}

}  // namespace offhand::codegen
