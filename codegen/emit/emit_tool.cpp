#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

/// Of a union whose forms tell whom a call touches.
bool tells_subject(const Field& field) {
  const auto& members = field.type->fields;
  return field.flattened &&
         std::any_of(members.begin(), members.end(), [](const Field& f) { return f.name.text() == "pid"; });
}

/// What the subject of a call is read from: the union whose forms tell it, the arguments themselves, or both where the
/// union tells only what two points are of.
std::string subject_source(const Tool& tool) {
  for (const Field& field : tool.args->fields) {
    if (!tells_subject(field)) continue;
    const std::string form = "arguments_." + field.name.identifier();
    return tool.subject == "two_points" ? "arguments_, " + form : form;
  }
  return "arguments_";
}

/// Whether an argument says whom a call touches, or what its answer tells, rather than what is done.
bool is_beside_the_action(const Field& field) {
  static const std::set<std::string> names = {"pid", "window_id", "element_index", "element_token",
                                              "x",   "y",         "observe"};
  return tells_subject(field) || field.dispatch.starts_with("session") || names.contains(field.name.text());
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

/// The text of the reply to a call, whose result is `result`.
void make_text(Writer& out, const Tool& tool) {
  if (tool.verb.empty()) return out.line("reply.text = text_of(result);");
  if (tool.verb.find_first_of("[{") == std::string::npos)
    return out.line("reply.text = text_of(result, $verb$);", {{"verb", literal(tool.verb)}});
  out.line("std::string verb;");
  emit_text_code(out, tool.verb, *tool.result, "result", "verb");
  out.line("reply.text = text_of(result, verb);");
}

void define_run(Writer& out, const Tool& tool) {
  const std::string parameter = tool.has_target() ? "const Target& target" : "const Target& /*target*/";
  out.block("Result<void> run(Call& call, $parameter$) override {", "}", {{"parameter", parameter}}, [&] {
    for (const Facet& facet : tool.own_facets) {
      out.line("OFFHAND_ASSIGN(auto* const $facet$, own_facet(call, $name$));",
               {{"facet", facet.name.identifier()}, {"name", literal(facet.name.text())}});
    }
    out.line("OFFHAND_ASSIGN(outcome_, $name$(call, $passed_on$arguments_));\nreturn {};",
             {{"name", tool.name.identifier()}, {"passed_on", passed_on(tool)}});
  });
}

void define_reply(Writer& out, const Tool& tool) {
  if (!tool.structured) return out.line("Reply reply() const override { return outcome(); }");
  out.block("Reply reply() const override {", "}", {}, [&] {
    out.line("const auto& result = outcome();\nReply reply;");
    make_text(out, tool);
    out.line("reply.structured = to_json(result);\nreturn reply;");
  });
}

/// What dispatch takes arguments of a call for.
void define_conditions(Writer& out, const Tool& tool) {
  const Field* session = argument_for(tool, "session");
  const Field* first = argument_for(tool, "session_first");
  if (session != nullptr && first != nullptr) {
    out.line(
        "std::optional<std::string_view> session() const override { return named_run(arguments_.$first$, "
        "arguments_.$session$); }",
        {{"first", first->name.identifier()}, {"session", session->name.identifier()}});
  } else if (session != nullptr) {
    out.line("std::optional<std::string_view> session() const override { return arguments_.$session$; }",
             {{"session", session->name.identifier()}});
  }
  if (const Field* mode = argument_for(tool, "delivery")) {
    out.line("bool foreground() const override { return arguments_.$mode$ == $Mode$::foreground; }",
             {{"mode", mode->name.identifier()}, {"Mode", mode->type->cpp_name}});
  }
  if (const Field* screen = argument_for(tool, "screen")) {
    out.line("bool foreground() const override { return arguments_.$screen$ == $Scope$::desktop; }",
             {{"screen", screen->name.identifier()}, {"Scope", screen->type->cpp_name}});
  }
  if (const Field* wait = argument_for(tool, "wait")) {
    out.line("std::int64_t wait_ms() const override { return arguments_.$wait$$otherwise$; }",
             {{"wait", wait->name.identifier()}, {"otherwise", wait->is_optional() ? ".value_or(0)" : ""}});
  }
}

/// Whom a call touches, and how it is made to touch somebody else.
void define_subject(Writer& out, const Tool& tool) {
  if (tool.may_act_on_screen()) {
    out.block("Subject subject() const override {", "}", {}, [&] {
      out.line(R"(if (!foreground()) return {.kind = SubjectKind::desktop};
return subject_of(SubjectKind::element_or_point, arguments_);)");
    });
  } else if (tool.has_target()) {
    out.line("Subject subject() const override { return subject_of(SubjectKind::$kind$, $source$); }",
             {{"kind", tool.subject}, {"source", subject_source(tool)}});
  } else if (tool.subject != "none") {
    return out.line("Subject subject() const override { return {.kind = SubjectKind::$kind$}; }",
                    {{"kind", tool.subject}});
  } else {
    return;
  }
  out.line("void aim(const Aim& aim) override { aim_at(aim, $source$); }", {{"source", subject_source(tool)}});
}

void define_fingerprint(Writer& out, const Tool& tool) {
  if (tool.background_lock == "none" && tool.foreground_lock == "none") return;
  out.block("std::size_t fingerprint() const override {", "}", {}, [&] {
    out.line("auto action = arguments_;");
    for (const Field& field : tool.args->fields) {
      if (is_beside_the_action(field)) out.line("action.$name$ = {};", {{"name", field.name.identifier()}});
    }
    out.line("return std::hash<std::string>{}($identity$ + to_json(action));",
             {{"identity", literal(tool.identity())}});
  });
}

void define_invocation(Writer& out, const Tool& tool) {
  const std::string pascal = tool.name.pascal();
  const std::string snake = tool.name.snake();
  const std::string result = result_type(tool);
  const Values names = {{"Tool", pascal}, {"tool", snake}, {"Result", result}};
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    out.block("class $Tool$Invocation final : public TypedInvocation<$Tool$Args, $Result$> {", "};\n", names, [&] {
      out.raw(" public:\n");
      out.line(
          "explicit $Tool$Invocation($Tool$Args arguments) : TypedInvocation($tool$_tool, std::move(arguments)) {}\n",
          names);
      define_conditions(out, tool);
      define_subject(out, tool);
      define_fingerprint(out, tool);
      out.line("std::string arguments_json() const override { return to_json(arguments_); }");
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
  return $Tool$Tool::invocation(std::move(args));
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
