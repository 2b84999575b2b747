#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codegen/emit/answers.h"
#include "codegen/emit/products.h"
#include "codegen/emit/reply_text.h"
#include "codegen/emit/text_code.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

std::vector<TypePtr> tool_types(const Tool& tool) {
  std::vector<TypePtr> roots;
  for (const TypePtr& type : {tool.args, tool.result}) {
    if (type) roots.push_back(type);
  }
  return declared_types(roots, tool.home());
}

std::set<std::string> tool_homes(const Tool& tool) {
  std::set<std::string> homes = used_homes(tool_types(tool), tool.home());
  if (tool.result && !tool.result->home.empty()) homes.insert(tool.result->home);
  if (!tool.own_facets.empty()) homes.insert(facets_home(tool.part));
  homes.erase(tool.home());
  return homes;
}

std::string facet_parameters(const Tool& tool) {
  std::string text;
  for (const Facet& facet : tool.own_facets) text += facet.cpp_name + "& " + facet.name.identifier() + ", ";
  return text;
}

/// What the body is handed before its arguments.
std::string passed_on(const Tool& tool) {
  std::string text = tool.has_target() ? "target, " : "";
  for (const Facet& facet : tool.own_facets)
    text += "*static_cast<" + facet.cpp_name + "*>(" + facet.name.identifier() + "), ";
  return text;
}

void declare_types_of(Writer& out, const Tool& tool, const InputTypes& inputs) {
  declare_types(out, tool_types(tool), inputs);
  if (!tool.text.empty())
    out.line("/// The text of a reply, as the schema words it.\n" + reply_text_signature(*tool.result) + ";\n");
  out.line(R"(/// All problems at once, never half a struct.
Result<$Args$> parse_$tool$_args(const nlohmann::json& json, std::string_view platform = {});
)",
           {{"Args", tool.args->cpp_name}, {"tool", tool.name.snake()}});
}

std::string result_type(const Tool& tool) { return tool.structured ? cpp_type(*tool.result) : "Reply"; }

/// Names the tool where it is called from C++.
void declare_traits(Writer& out, const Tool& tool) {
  out.line(R"(/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct $Tool$Tool {
  using Arguments = $Tool$Args;
  using Result = $Result$;
  static const ToolInfo& info() { return $tool$_tool; }
  static std::unique_ptr<Invocation> invocation($Tool$Args arguments);
};
)",
           {{"Tool", tool.name.pascal()}, {"tool", tool.name.snake()}, {"Result", result_type(tool)}});
}

void declare_body(Writer& out, const Tool& tool) {
  out.doc(tool.description);
  out.line(R"($written$
Result<$Result$> $name$(Call& call, $target$$facets$const $Args$& $args$);
)",
           {{"written", written_in(tool.part, tool.file())},
            {"Result", result_type(tool)},
            {"name", tool.name.identifier()},
            {"target", tool.has_target() ? "const Target& target, " : ""},
            {"facets", facet_parameters(tool)},
            {"args", tool.verbatim ? "arguments" : "args"},
            {"Args", tool.verbatim ? "nlohmann::json" : tool.args->cpp_name}});
}

std::string header_text(const Tool& tool, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", tool.space()}}, [&] {
    if (!tool.verbatim) declare_types_of(body, tool, inputs);
    if (tool.is_anywhere()) declare_body(body, tool);
    body.line(
        R"(Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo $tool$_tool;
)",
        {{"tool", tool.name.snake()}});
    if (tool.is_anywhere() && !tool.verbatim) declare_traits(body, tool);
  });
  Writer out(banner(tool.path));
  out.line("#pragma once\n");
  out.raw(standard_includes(body.text()) + '\n');
  out.line("#include \"codegen/runtime/tool.h\"");
  out.raw(runtime_includes(body.text()) + home_includes(tool_homes(tool)));
  out.line("\nnamespace offhand {\nclass JsonWriter;\nstruct SchemaNode;\n}  // namespace offhand\n");
  out.raw(body.text());
  return out.text();
}

void define_run(Writer& out, const Tool& tool) {
  const std::string parameter = tool.has_target() ? "const Target& target" : "const Target& /*target*/";
  const std::string statement = "return keep(" + tool.name.identifier() + "(call, " + passed_on(tool) + "arguments_));";
  const std::string head = "Result<void> run(Call& call, " + parameter + ") override";
  if (tool.own_facets.empty()) return out.short_block(head, statement, true);
  out.block("$head$ {", "}", {{"head", head}}, [&] {
    for (const Facet& facet : tool.own_facets) {
      out.line("OFFHAND_ASSIGN(auto* const $facet$, own_facet(call, $name$));",
               {{"facet", facet.name.identifier()}, {"name", literal(facet.name.text())}});
    }
    out.line("$statement$", {{"statement", statement}});
  });
}

void define_reply(Writer& out, const Tool& tool) {
  constexpr std::string_view head = "Reply reply() const override";
  const bool is_plain = tool.verb.find_first_of("[{") == std::string::npos;
  const std::string verb = tool.verb.empty() ? "" : ", " + (is_plain ? literal(tool.verb) : "verb");
  const std::string statement = "return structured_reply(text_of(outcome()" + verb + "), outcome());";
  if (!tool.structured) return out.short_block(head, "return outcome();", true);
  if (is_plain) return out.short_block(head, statement, true);
  out.block("Reply reply() const override {", "}", {}, [&] {
    out.line("const auto& result = outcome();\nstd::string verb;");
    emit_text_code(out, tool.verb, *tool.result, "result", "verb");
    out.line("$statement$", {{"statement", statement}});
  });
}

void define_invocation(Writer& out, const Tool& tool) {
  const std::string pascal = tool.name.pascal();
  const Values names = {{"Tool", pascal}};
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    out.block("class $Tool$Invocation final : public ToolInvocation<$Tool$Tool> {", "};\n", names, [&] {
      out.raw(" public:\n");
      out.line("using ToolInvocation::ToolInvocation;");
      define_answers(out, tool);
      define_reply(out, tool);
      out.raw("\n private:\n");
      define_run(out, tool);
    });
  });
  out.line(R"(std::unique_ptr<Invocation> $Tool$Tool::invocation($Tool$Args arguments) {
  return std::make_unique<$Tool$Invocation>(std::move(arguments));
}
)",
           names);
}

void define_parse(Writer& out, const Tool& tool) {
  out.line(R"(Result<$Tool$Args> parse_$tool$_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<$Tool$Args>($tool$_args_schema, $spoken$, json, platform);
}
)",
           {{"Tool", tool.name.pascal()}, {"tool", tool.name.snake()}, {"spoken", literal(tool.spoken())}});
}

void define_prepare(Writer& out, const Tool& tool) {
  out.line(
      R"(Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform) {
  return prepare<$Tool$Tool>(&parse_$tool$_args, json, platform);
}
)",
      {{"Tool", tool.name.pascal()}, {"tool", tool.name.snake()}});
}

/// Of a tool that works nowhere: it has no body that an invocation could run.
void define_refusal(Writer& out, const Tool& tool) {
  out.line(
      R"(Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& /*json*/, std::string_view platform) {
  return fail(check_support($tool$_tool, platform).error());
}
)",
      {{"tool", tool.name.snake()}});
}

void define_json_parse(Writer& out, const Tool& tool) {
  out.line(
      R"(Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support($tool$_tool, platform));
  const CheckedJson checked(*$tool$_tool.input, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments($spoken$, checked.problems()));
  return json_invocation($tool$_tool, &$name$, checked.value());
}
)",
      {{"tool", tool.name.snake()}, {"name", tool.name.identifier()}, {"spoken", literal(tool.name.text())}});
}

std::string source_text(const Tool& tool, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", tool.space()}}, [&] {
    if (tool.verbatim) return tool.is_anywhere() ? define_json_parse(body, tool) : define_refusal(body, tool);
    define_types(body, tool_types(tool), inputs);
    if (!tool.text.empty())
      define_reply_text(body, reply_text_signature(*tool.result), *tool.result, tool.text, tool.rows);
    if (tool.is_anywhere()) define_invocation(body, tool);
    define_parse(body, tool);
    tool.is_anywhere() ? define_prepare(body, tool) : define_refusal(body, tool);
  });
  Writer out(banner(tool.path));
  out.line("#include \"$home$.h\"\n", {{"home", tool.home()}});
  out.raw(catalog_include(body.text(), tool.part));
  out.raw("#include \"generated/support/define_tool.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_tool(const Tool& tool, const InputTypes& inputs, Products& products) {
  products.push_back({tool.home() + ".h", header_text(tool, inputs)});
  products.push_back({tool.home() + ".cpp", source_text(tool, inputs)});
}

}  // namespace offhand::codegen
