#include "codegen/emit/products.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

std::vector<TypePtr> own_types(const Prompt& prompt) { return declared_types({prompt.args}, prompt.home()); }

std::string header_text(const Prompt& prompt, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", prompt.space()}}, [&] {
    declare_types(body, own_types(prompt), inputs);
    body.doc(prompt.description);
    body.line(R"($written$
Result<PromptReply> $name$(Call& call, const $Args$& args);

extern const PromptInfo $snake$_prompt;
)",
              {{"written", written_in(prompt.part, "prompts/" + prompt.name.snake())},
               {"name", prompt.name.identifier()},
               {"Args", prompt.args->cpp_name},
               {"snake", prompt.name.snake()}});
  });
  Writer out(banner(prompt.path));
  out.line("#pragma once\n");
  if (const std::string includes = standard_includes(body.text()); !includes.empty()) out.raw(includes + '\n');
  out.line(R"(#include "codegen/runtime/prompt.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand
)");
  out.raw(body.text());
  return out.text();
}

/// See prefix_of in emit_tool_info.cpp.
std::string prefix_of(const Prompt& prompt) { return 'k' + prompt.name.pascal(); }

void define_arguments(Writer& out, const Prompt& prompt) {
  const std::string k = prefix_of(prompt);
  for (const Field& field : prompt.args->fields) {
    const std::vector<std::string> values = completion_values(field);
    if (values.empty()) continue;
    out.line("constexpr auto $k$$Name$Completions = std::to_array<std::string_view>($list$);",
             {{"k", k}, {"Name", field.name.pascal()}, {"list", literal_list(values)}});
  }
  if (prompt.args->fields.empty()) return;
  out.block("constexpr auto $k$Arguments = std::to_array<PromptArgumentInfo>({", "});\n", {{"k", k}}, [&] {
    for (const Field& field : prompt.args->fields) {
      out.line("{$name$, $required$, $values$, $live$},",
               {{"name", literal(field.name.text())},
                {"required", field.required ? "true" : "false"},
                {"live", literal(field.type->live)},
                {"values", completion_values(field).empty() ? "{}" : k + field.name.pascal() + "Completions"}});
    }
  });
}

void define_get(Writer& out, const Prompt& prompt) {
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    define_needs(out, prompt.name, prompt.needs);
    define_arguments(out, prompt);
    out.raw("constexpr std::string_view " + prefix_of(prompt) + "Wire =\n    " + raw_literal(wire_text(prompt)) +
            ";\n\n");
    out.line(R"(Result<PromptReply> get_$snake$(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<$Args$>($schema$_schema, $name$, json, {}));
  return $body$(call, args);
}
)",
             {{"snake", prompt.name.snake()},
              {"schema", Name(prompt.args->cpp_name).snake()},
              {"name", literal(prompt.name.text())},
              {"Args", prompt.args->cpp_name},
              {"body", prompt.name.identifier()}});
  });
  out.block("constinit const PromptInfo $snake$_prompt = {", "};\n", {{"snake", prompt.name.snake()}}, [&] {
    out.line(".call = $call$,\n.name = $name$,\n.title = $title$,\n.description = $description$,\n.wire = $k$Wire,",
             {{"k", prefix_of(prompt)},
              {"call", plain_call_info("prompts", prompt.name, prompt.needs)},
              {"name", literal(prompt.name.text())},
              {"title", literal(prompt.title)},
              {"description", literal(prompt.description)}});
    if (!prompt.args->fields.empty()) out.line(".arguments = $k$Arguments,", {{"k", prefix_of(prompt)}});
    out.line(".get = &get_$snake$,", {{"snake", prompt.name.snake()}});
  });
}

std::string source_text(const Prompt& prompt, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", prompt.space()}}, [&] {
    define_types(body, own_types(prompt), inputs);
    define_get(body, prompt);
  });
  Writer out(banner(prompt.path));
  out.line("#include \"$home$.h\"\n", {{"home", prompt.home()}});
  out.raw("#include \"generated/support/define_tool.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_prompt(const Prompt& prompt, const InputTypes& inputs, Products& products) {
  products.push_back({prompt.home() + ".h", header_text(prompt, inputs)});
  products.push_back({prompt.home() + ".cpp", source_text(prompt, inputs)});
}

}  // namespace offhand::codegen
