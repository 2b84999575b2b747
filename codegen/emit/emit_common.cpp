#include "codegen/emit/products.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

std::string header_text(const Model& model, const CommonFile& file, const std::vector<TypePtr>& types,
                        const InputTypes& inputs) {
  Writer body;
  if (model.part.is_product()) {
    body.flat_block("namespace offhand {\n", "}  // namespace offhand", {}, [&] {
      forward_declarations(body);
      declare_types(body, types, inputs);
    });
  } else {
    body.flat_block("namespace offhand {\n", "}  // namespace offhand\n", {}, [&] { forward_declarations(body); });
    body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", model.part.space}},
                    [&] { declare_types(body, types, inputs); });
  }
  Writer out(banner(file.path));
  out.line("#pragma once\n");
  if (const std::string includes = standard_includes(body.text()); !includes.empty()) out.raw(includes + '\n');
  const std::string includes = runtime_includes(body.text()) + home_includes(used_homes(types, file.home));
  if (!includes.empty()) out.raw(includes + '\n');
  out.raw(body.text());
  return out.text();
}

std::string source_text(const Model& model, const CommonFile& file, const std::vector<TypePtr>& types,
                        const InputTypes& inputs) {
  Writer body;
  body.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", model.part.space}},
                  [&] { define_types(body, types, inputs); });
  Writer out(banner(file.path));
  out.line("#include \"$home$.h\"\n", {{"home", file.home}});
  out.raw(definition_includes());
  out.raw(catalog_include(body.text(), model.part) + '\n');
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_common(const Model& model, const InputTypes& inputs, Products& products) {
  for (const CommonFile& file : model.common) {
    if (!file.own) continue;
    const std::vector<TypePtr> types = declared_types(file.types, file.home);
    if (types.empty()) continue;
    products.push_back({file.home + ".h", header_text(model, file, types, inputs)});
    products.push_back({file.home + ".cpp", source_text(model, file, types, inputs)});
  }
}

}  // namespace offhand::codegen
