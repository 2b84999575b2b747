#include <algorithm>

#include "codegen/emit/output.h"
#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

std::string sources_list(const Products& products) {
  std::string out = "# Generated from schema. Do not edit.\nset(OFFHAND_GENERATED_SOURCES\n";
  for (const Product& product : products) {
    if (product.path.ends_with(".cpp")) out += "  " + product.path + '\n';
  }
  return out + ")\n";
}

/// The list contains itself, so that the next run recognises its own files.
void add_list(const Model& model, Products& products) {
  const std::string path = list_of_products(model.part);
  products.push_back({path, ""});
  std::sort(products.begin(), products.end(), [](const Product& a, const Product& b) { return a.path < b.path; });
  std::string text = "# Generated from schema. Do not edit. The files that the generator has written:\n";
  for (const Product& product : products) text += product.path + '\n';
  std::find_if(products.begin(), products.end(), [&](const Product& product) { return product.path == path; })->text =
      std::move(text);
}

/// Products that other parts depend on.
void emit_shared(const Model& model, const InputTypes& inputs, Products& products) {
  emit_config(model, inputs, products);
  emit_vocabulary(model, products);
  emit_cup(model, products);
  emit_platforms(model, products);
  emit_platform_facets(model, products);
  emit_commands(model, products);
  emit_clients(model, products);
  emit_peers(model, products);
  emit_questions(model, products);
  emit_desk_tables(model, products);
  emit_troubleshooting(model, products);
  emit_completions(model, products);
  emit_manual(model, products);
  emit_json_schemas(model, products);
  emit_typescript(model, products);
  emit_reference(model, products);
}

}  // namespace

Products emit_all(const Model& model) {
  const InputTypes inputs = input_types(model);
  Products products;
  if (model.part.is_product()) emit_shared(model, inputs, products);
  emit_common(model, inputs, products);
  emit_errors(model, products);
  emit_facets(model, products);
  for (const Tool& tool : model.tools) {
    emit_tool(tool, inputs, products);
    emit_tool_info(tool, products);
  }
  emit_platform_support(model, products);
  for (const Resource& resource : model.resources) emit_resource(resource, inputs, products);
  for (const Prompt& prompt : model.prompts) emit_prompt(prompt, inputs, products);
  emit_registry(model, products);
  emit_presets(model, products);
  // Emitters define the layout of generated code; a formatter would only create differences.
  products.push_back({model.part.home(".clang-format"),
                      "# Generated from schema. Do not edit.\nDisableFormat: true\nSortIncludes: Never\n"});
  const auto by_path = [](const Product& a, const Product& b) { return a.path < b.path; };
  std::sort(products.begin(), products.end(), by_path);
  products.push_back({model.part.home("sources.cmake"), sources_list(products)});
  add_list(model, products);
  return products;
}

}  // namespace offhand::codegen
