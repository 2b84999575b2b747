#include <algorithm>

#include "codegen/emit/products.h"
#include "codegen/emit/text_code.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

bool has_own_result(const Tool& tool) { return tool.result->home == tool.home(); }

const Field* find_argument(const Tool& tool, std::string_view name) {
  for (const Field& field : tool.args->fields) {
    if (!field.flattened && field.name.text() == name) return &field;
  }
  return nullptr;
}

std::vector<TypePtr> tool_types(const Tool& tool) { return declared_types({tool.args, tool.result}, tool.home()); }

std::set<std::string> tool_homes(const Tool& tool) {
  std::set<std::string> homes = used_homes(tool_types(tool), tool.home());
  if (!tool.result->home.empty()) homes.insert(tool.result->home);
  homes.erase(tool.home());
  return homes;
}

std::string header_text(const Tool& tool, const InputTypes& inputs) {
  const std::string body_result = tool.structured ? cpp_type(*tool.result) : "Reply";
  const std::string args = tool.args->cpp_name;
  const std::string name = tool.name.identifier();
  const std::string snake = tool.name.snake();
  Writer body;
  body.flat_block(
      "namespace offhand::tools::$toolset$ {\n", "}  // namespace offhand::tools::$toolset$",
      {{"toolset", tool.toolset}}, [&] {
        declare_types(body, tool_types(tool), inputs);
        if (has_own_result(tool) && !tool.summary.empty()) {
          body.line("/// The text of a reply, as the schema words it.\nstd::string text_of(const $Result$& value);\n",
                    {{"Result", tool.result->cpp_name}});
        }
        body.line(R"(/// All problems at once, never half a struct.
Result<$Args$> parse_$tool$_args(const nlohmann::json& json, std::string_view platform = {});
)",
                  {{"Args", args}, {"tool", snake}});
        body.doc(tool.description);
        body.line(
            R"(/// Written by hand in impl/tools/$toolset$/$tool$.cpp.
Result<$Result$> $name$(Call& call, const $Args$& args);

Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo $tool$_tool;
)",
            {{"toolset", tool.toolset}, {"tool", snake}, {"Result", body_result}, {"name", name}, {"Args", args}});
      });
  Writer out(banner(tool.path));
  out.line("#pragma once\n");
  out.raw(standard_includes(body.text()) + '\n');
  out.line("#include \"codegen/runtime/tool.h\"");
  out.raw(home_includes(tool_homes(tool)));
  out.line("\nnamespace offhand {\nclass JsonWriter;\nstruct SchemaNode;\n}  // namespace offhand\n");
  out.raw(body.text());
  return out.text();
}

void define_text(Writer& out, const Tool& tool) {
  const bool shared = !has_own_result(tool);
  if (shared) out.line("namespace {\n");
  out.block("std::string text_of(const $Result$& value) {", "}\n", {{"Result", tool.result->cpp_name}}, [&] {
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

void define_invocation(Writer& out, const Tool& tool) {
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    out.block("class $Tool$Invocation final : public Invocation {", "};\n", {{"Tool", tool.name.pascal()}}, [&] {
      out.raw(" public:\n");
      out.line("explicit $Tool$Invocation($Tool$Args args) : args_(std::move(args)) {}\n",
               {{"Tool", tool.name.pascal()}});
      if (find_argument(tool, "session") != nullptr) {
        out.line("std::optional<std::string_view> session() const override { return args_.session; }");
      }
      if (const Field* mode = find_argument(tool, "delivery_mode")) {
        out.line("bool foreground() const override { return args_.delivery_mode == $Mode$::foreground; }",
                 {{"Mode", mode->type->cpp_name}});
      }
      if (tool.structured) {
        out.line(R"(Result<Reply> run(Call& call) const override {
  OFFHAND_ASSIGN(const auto result, $name$(call, args_));
  Reply reply;
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
})",
                 {{"name", tool.name.identifier()}});
      } else {
        out.line("Result<Reply> run(Call& call) const override { return $name$(call, args_); }",
                 {{"name", tool.name.identifier()}});
      }
      out.raw("\n private:\n");
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

Result<std::unique_ptr<Invocation>> prepare_$tool$(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support($tool$_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_$tool$_args(json, platform));
  return std::make_unique<$Tool$Invocation>(std::move(args));
}
)",
           {{"Tool", tool.name.pascal()}, {"tool", tool.name.snake()}, {"spoken", literal(tool.spoken())}});
}

std::string source_text(const Tool& tool, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace offhand::tools::$toolset$ {\n", "}  // namespace offhand::tools::$toolset$",
                  {{"toolset", tool.toolset}}, [&] {
                    define_types(body, tool_types(tool), inputs);
                    if (!tool.summary.empty()) define_text(body, tool);
                    define_invocation(body, tool);
                    define_parse(body, tool);
                  });
  Writer out(banner(tool.path));
  out.line("#include \"generated/$home$.h\"\n", {{"home", tool.home()}});
  out.raw(standard_includes(body.text()) + '\n');
  out.raw(std::string(definition_includes()) + "#include \"codegen/runtime/text.h\"\n");
  out.raw("#include \"generated/support/platforms.h\"\n#include \"generated/types/errors.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_tool(const Tool& tool, const InputTypes& inputs, Products& products) {
  products.push_back({"generated/" + tool.home() + ".h", header_text(tool, inputs)});
  products.push_back({"generated/" + tool.home() + ".cpp", source_text(tool, inputs)});
}

}  // namespace offhand::codegen
