#include "codegen/emit/products.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

std::vector<TypePtr> own_types(const Resource& resource) {
  if (!resource.variables) return {};
  return declared_types({resource.variables}, resource.home());
}

std::string header_text(const Resource& resource, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", resource.space()}}, [&] {
    declare_types(body, own_types(resource), inputs);
    body.doc(resource.description);
    const std::string variables =
        resource.variables ? ", const " + resource.variables->cpp_name + "& variables" : std::string();
    body.line(R"($written$
Result<ResourceContent> $name$(Call& call$variables$);

extern const ResourceInfo $snake$_resource;
)",
              {{"written", written_in(resource.part, "resources/" + resource.name.snake())},
               {"name", resource.name.identifier()},
               {"variables", variables},
               {"snake", resource.name.snake()}});
  });
  Writer out(banner(resource.path));
  out.line("#pragma once\n");
  if (const std::string includes = standard_includes(body.text()); !includes.empty()) out.raw(includes + '\n');
  out.line("#include \"codegen/runtime/resource.h\"");
  out.raw(home_includes(used_homes(own_types(resource), resource.home())));
  out.line("\nnamespace offhand {\nclass JsonWriter;\n}  // namespace offhand\n");
  out.raw(body.text());
  return out.text();
}

/// See prefix_of in emit_tool_info.cpp.
std::string prefix_of(const Resource& resource) { return 'k' + resource.name.pascal(); }

void define_read(Writer& out, const Resource& resource) {
  const std::string k = prefix_of(resource);
  out.flat_block("namespace {\n", "}  // namespace\n", {}, [&] {
    define_needs(out, resource.name, resource.needs);
    if (resource.watches) {
      out.line("constexpr auto $k$Events = std::to_array<std::string_view>($list$);\n",
               {{"k", k}, {"list", literal_list(resource.watches->events)}});
    }
    if (!resource.variables) {
      out.line("Result<ResourceContent> read_$snake$(Call& call, const UriVariables&) { return $name$(call); }\n",
               {{"snake", resource.name.snake()}, {"name", resource.name.identifier()}});
      return;
    }
    for (const Field& field : resource.variables->fields) {
      const std::vector<std::string> values = completion_values(field);
      if (values.empty()) continue;
      out.line("constexpr auto $k$$Name$Completions = std::to_array<std::string_view>($list$);",
               {{"k", k}, {"Name", field.name.pascal()}, {"list", literal_list(values)}});
    }
    out.block("constexpr auto $k$Variables = std::to_array<UriVariableInfo>({", "});\n", {{"k", k}}, [&] {
      for (const std::string& name : resource.variable_names) {
        for (const Field& field : resource.variables->fields) {
          if (field.name.text() != name) continue;
          const std::string values = completion_values(field).empty() ? "{}" : k + field.name.pascal() + "Completions";
          out.line("{$name$, $values$, $live$},",
                   {{"name", literal(name)}, {"values", values}, {"live", literal(field.type->live)}});
        }
      }
    });
    const std::string type = resource.variables->cpp_name;
    out.line(R"(Result<ResourceContent> read_$snake$(Call& call, const UriVariables& values) {
  const CheckedJson checked($schema$_schema, $k$Variables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments($name$, checked.problems()));
  $Type$ variables;
  read(checked.value(), variables);
  return $body$(call, variables);
}
)",
             {{"snake", resource.name.snake()},
              {"k", k},
              {"schema", Name(type).snake()},
              {"name", literal(resource.name.text())},
              {"Type", type},
              {"body", resource.name.identifier()}});
  });
}

void define_info(Writer& out, const Resource& resource) {
  out.raw("namespace {\nconstexpr std::string_view " + prefix_of(resource) + "Wire =\n    " +
          raw_literal(wire_text(resource)) + ";\n}  // namespace\n\n");
  out.block("constinit const ResourceInfo $snake$_resource = {", "};\n", {{"snake", resource.name.snake()}}, [&] {
    out.line(".call = $call$,\n.uri = $uri$,",
             {{"call", plain_call_info("resources", resource.name, resource.needs)}, {"uri", literal(resource.uri)}});
    if (resource.is_template) out.line(".is_template = true,");
    out.line(R"(.name = $name$,
.title = $title$,
.description = $description$,
.mime_type = $type$,
.wire = $k$Wire,)",
             {{"k", prefix_of(resource)},
              {"name", literal(resource.name.text())},
              {"title", literal(resource.title)},
              {"description", literal(resource.description)},
              {"type", literal(resource.mime_type)}});
    if (resource.is_template) out.line(".variables = $k$Variables,", {{"k", prefix_of(resource)}});
    if (resource.watches) {
      out.line(".watches = {.events = $k$Events, .debounce_ms = $ms$, .each_event_is_news = $each$},",
               {{"k", prefix_of(resource)},
                {"ms", std::to_string(resource.watches->debounce_ms)},
                {"each", resource.watches->each_event_is_news ? "true" : "false"}});
    }
    out.line(".read = &read_$snake$,", {{"snake", resource.name.snake()}});
  });
}

std::string source_text(const Resource& resource, const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", resource.space()}}, [&] {
    define_types(body, own_types(resource), inputs);
    define_read(body, resource);
    define_info(body, resource);
  });
  Writer out(banner(resource.path));
  out.line("#include \"$home$.h\"\n", {{"home", resource.home()}});
  if (resource.variables) {
    out.raw(std::string(definition_includes()) + "#include \"generated/types/errors.h\"\n\n");
  } else {
    out.raw(standard_includes(body.text()) + '\n');
  }
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_resource(const Resource& resource, const InputTypes& inputs, Products& products) {
  products.push_back({resource.home() + ".h", header_text(resource, inputs)});
  products.push_back({resource.home() + ".cpp", source_text(resource, inputs)});
}

}  // namespace offhand::codegen
