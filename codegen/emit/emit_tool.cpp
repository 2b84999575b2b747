#include <algorithm>

#include "codegen/emit/answers.h"
#include "codegen/emit/products.h"
#include "codegen/emit/text_code.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

bool has_own_result(const Tool& tool) { return tool.result && tool.result->home == tool.home(); }

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
  if (has_own_result(tool) && !tool.summary.empty()) {
    out.line("/// The text of a reply, as the schema words it.\nstd::string text_of(const $Result$& value);\n",
             {{"Result", tool.result->cpp_name}});
  }
  out.line(R"(/// All problems at once, never half a struct.
Result<$Args$> parse_$tool$_args(const nlohmann::json& json, std::string_view platform = {});
)",
           {{"Args", tool.args->cpp_name}, {"tool", tool.name.snake()}});
}

void declare_body(Writer& out, const Tool& tool) {
  out.doc(tool.description);
  out.line(R"($written$
Result<$Result$> $name$(Call& call, $target$$facets$const $Args$& $args$);
)",
           {{"written", written_in(tool.part, tool.file())},
            {"Result", tool.structured ? cpp_type(*tool.result) : "Reply"},
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

/// Tools that share a result word it each in their own way.
std::string text_function(const Tool& tool) {
  return has_own_result(tool) ? "text_of" : "text_of_" + tool.name.snake();
}

void define_text(Writer& out, const Tool& tool) {
  const bool shared = !has_own_result(tool);
  if (shared) out.line("namespace {\n");
  const std::string open = "std::string " + text_function(tool) + "(const " + tool.result->cpp_name + "& value) {";
  out.block(open, "}\n", {}, [&] {
    out.line("std::string text;");
    emit_text_code(out, tool.summary, *tool.result, "value", "text");
    for (const TextRow& row : tool.rows) {
      const auto field = std::find_if(tool.result->fields.begin(), tool.result->fields.end(),
                                      [&](const Field& f) { return f.name.text() == row.list; });
      const std::string list = "value." + field->name.identifier();
      const auto loop = [&](const std::string& range) {
        out.block("for (const auto& row : $range$) {", "}", {{"range", range}}, [&] {
          out.line("text += '\\n';");
          emit_text_code(out, row.text, *field->type->items, "row", "text");
        });
      };
      if (field->is_optional()) {
        out.block("if ($list$.has_value()) {", "}", {{"list", list}}, [&] { loop('*' + list); });
      } else {
        loop(list);
      }
    }
    out.line("return text;");
  });
  if (shared) out.line("}  // namespace\n");
}

void define_run(Writer& out, const Tool& tool, const std::string& parameter) {
  const std::string call = tool.name.identifier() + "(call, " + passed_on(tool) + "args_)";
  if (!tool.structured && tool.own_facets.empty()) {
    return out.line("Result<Reply> run(Call& call, $parameter$) const override { return $call$; }",
                    {{"parameter", parameter}, {"call", call}});
  }
  out.block("Result<Reply> run(Call& call, $parameter$) const override {", "}", {{"parameter", parameter}}, [&] {
    for (const Facet& facet : tool.own_facets) {
      out.line("OFFHAND_ASSIGN(auto* const $facet$, own_facet(call, $name$));",
               {{"facet", facet.name.identifier()}, {"name", literal(facet.name.text())}});
    }
    if (!tool.structured) return out.line("return $call$;", {{"call", call}});
    out.line(R"(OFFHAND_ASSIGN(const auto result, $call$);
Reply reply;
reply.text = $text_of$(result);
reply.structured = to_json(result);
return reply;)",
             {{"call", call}, {"text_of", text_function(tool)}});
  });
}

void define_invocation(Writer& out, const Tool& tool) {
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    out.block("class $Tool$Invocation final : public Invocation {", "};\n", {{"Tool", tool.name.pascal()}}, [&] {
      out.raw(" public:\n");
      out.line("explicit $Tool$Invocation($Tool$Args args) : args_(std::move(args)) {}\n",
               {{"Tool", tool.name.pascal()}});
      define_answers(out, tool);
      out.raw("\n private:\n");
      const std::string parameter = tool.has_target() ? "const Target& target" : "const Target& /*target*/";
      define_run(out, tool, parameter);
      out.line("$Tool$Args args_;", {{"Tool", tool.name.pascal()}});
    });
  });
}

void define_parse(Writer& out, const Tool& tool) {
  out.line(R"(Result<$Tool$Args> parse_$tool$_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked($tool$_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments($spoken$, checked.problems()));
  $Tool$Args args;
  read(checked.value(), args);
  return args;
}
)",
           {{"Tool", tool.name.pascal()}, {"tool", tool.name.snake()}, {"spoken", literal(tool.spoken())}});
}

void define_prepare(Writer& out, const Tool& tool) {
  out.line(
      R"(Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support($tool$_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_$tool$_args(json, platform));
  return std::make_unique<$Tool$Invocation>(std::move(args));
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
  return json_invocation(&$name$, checked.value());
}
)",
      {{"tool", tool.name.snake()}, {"name", tool.name.identifier()}, {"spoken", literal(tool.spoken())}});
}

std::string source_text(const Tool& tool, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", tool.space()}}, [&] {
    if (tool.verbatim) return tool.is_anywhere() ? define_json_parse(body, tool) : define_refusal(body, tool);
    define_types(body, tool_types(tool), inputs);
    // A text that nobody else can ask for is that of a reply, and of this tool there are none.
    if (!tool.summary.empty() && (tool.is_anywhere() || has_own_result(tool))) define_text(body, tool);
    if (tool.is_anywhere()) define_invocation(body, tool);
    define_parse(body, tool);
    tool.is_anywhere() ? define_prepare(body, tool) : define_refusal(body, tool);
  });
  Writer out(banner(tool.path));
  out.line("#include \"$home$.h\"\n", {{"home", tool.home()}});
  out.raw(standard_includes(body.text()) + '\n');
  if (tool.verbatim) {
    out.raw("#include \"codegen/runtime/json_invocation.h\"\n#include \"codegen/runtime/json_reader.h\"\n");
  } else {
    out.raw(std::string(definition_includes()) + "#include \"codegen/runtime/text.h\"\n");
  }
  out.raw(catalog_include(body.text(), tool.part));
  out.raw("#include \"generated/support/platforms.h\"\n#include \"generated/types/errors.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_tool(const Tool& tool, const InputTypes& inputs, Products& products) {
  products.push_back({tool.home() + ".h", header_text(tool, inputs)});
  products.push_back({tool.home() + ".cpp", source_text(tool, inputs)});
}

}  // namespace offhand::codegen
