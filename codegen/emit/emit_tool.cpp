#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/reply_text.h"
#include "codegen/emit/text_code.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

/// The argument that dispatch takes for its session or its mode of delivery.
const Field* argument_for(const Tool& tool, std::string_view dispatch) {
  for (const Field& field : tool.args->fields) {
    if (field.dispatch == dispatch) return &field;
  }
  return nullptr;
}

/// What the subject of a call is read from: the union whose forms tell it, the arguments themselves, or both where the
/// union tells only what two points are of.
std::string subject_source(const Tool& tool) {
  const auto tells = [](const Type& type) {
    return std::any_of(type.fields.begin(), type.fields.end(), [](const Field& f) { return f.name.text() == "pid"; });
  };
  for (const Field& field : tool.args->fields) {
    if (!field.flattened || !tells(*field.type)) continue;
    const std::string form = "args_." + field.name.identifier();
    return tool.subject == "two_points" ? "args_, " + form : form;
  }
  return "args_";
}

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

/// The text of the reply to a call, whose result is `result`.
void make_text(Writer& out, const Tool& tool) {
  if (tool.verb.empty()) return out.line("reply.text = text_of(result);");
  if (tool.verb.find_first_of("[{") == std::string::npos)
    return out.line("reply.text = text_of(result, $verb$);", {{"verb", literal(tool.verb)}});
  out.line("std::string verb;");
  emit_text_code(out, tool.verb, *tool.result, "result", "verb");
  out.line("reply.text = text_of(result, verb);");
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
    out.line("OFFHAND_ASSIGN(const auto result, $call$);\nReply reply;", {{"call", call}});
    make_text(out, tool);
    out.line("reply.structured = to_json(result);\nreturn reply;");
  });
}

void define_invocation(Writer& out, const Tool& tool) {
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    out.block("class $Tool$Invocation final : public Invocation {", "};\n", {{"Tool", tool.name.pascal()}}, [&] {
      out.raw(" public:\n");
      out.line("explicit $Tool$Invocation($Tool$Args args) : args_(std::move(args)) {}\n",
               {{"Tool", tool.name.pascal()}});
      const Field* session = argument_for(tool, "session");
      const Field* first = argument_for(tool, "session_first");
      if (session != nullptr && first != nullptr) {
        out.line(
            "std::optional<std::string_view> session() const override { return named_run(args_.$first$, "
            "args_.$session$); }",
            {{"first", first->name.identifier()}, {"session", session->name.identifier()}});
      } else if (session != nullptr) {
        out.line("std::optional<std::string_view> session() const override { return args_.$session$; }",
                 {{"session", session->name.identifier()}});
      }
      if (const Field* mode = argument_for(tool, "delivery")) {
        out.line("bool foreground() const override { return args_.$mode$ == $Mode$::foreground; }",
                 {{"mode", mode->name.identifier()}, {"Mode", mode->type->cpp_name}});
      }
      if (const Field* screen = argument_for(tool, "screen")) {
        out.line("bool foreground() const override { return args_.$screen$ == $Scope$::desktop; }",
                 {{"screen", screen->name.identifier()}, {"Scope", screen->type->cpp_name}});
      }
      if (const Field* wait = argument_for(tool, "wait")) {
        out.line("std::int64_t wait_ms() const override { return args_.$wait$$otherwise$; }",
                 {{"wait", wait->name.identifier()}, {"otherwise", wait->is_optional() ? ".value_or(0)" : ""}});
      }
      if (tool.may_act_on_screen()) {
        out.block("Subject subject() const override {", "}", {}, [&] {
          out.line(R"(if (!foreground()) return {.kind = SubjectKind::desktop};
return subject_of(SubjectKind::element_or_point, args_);)");
        });
      } else if (tool.has_target()) {
        out.line("Subject subject() const override { return subject_of(SubjectKind::$kind$, $source$); }",
                 {{"kind", tool.subject}, {"source", subject_source(tool)}});
      } else if (tool.subject != "none") {
        out.line("Subject subject() const override { return {.kind = SubjectKind::$kind$}; }",
                 {{"kind", tool.subject}});
      }
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
    if (!tool.text.empty())
      define_reply_text(body, reply_text_signature(*tool.result), *tool.result, tool.text, tool.rows);
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
