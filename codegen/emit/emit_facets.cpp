#include <algorithm>
#include <iterator>

#include "codegen/emit/products.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

std::vector<Facet> own_facets(const Model& model) {
  std::vector<Facet> own;
  std::ranges::copy_if(model.facets, std::back_inserter(own), &Facet::is_own);
  return own;
}

std::string parameters(const std::vector<Facet>& facets) {
  std::string text;
  for (const Facet& facet : facets)
    text += (text.empty() ? "" : ", ") + facet.cpp_name + "& " + facet.name.identifier();
  return text;
}

std::string header_text(const Model& model, const std::vector<Facet>& facets) {
  Writer out(banner(facets.front().place.file));
  out.line("#pragma once\n\n#include \"codegen/runtime/facets.h\"\n");
  out.flat_block("namespace $space$ {\n", "}  // namespace $space$", {{"space", model.part.space}}, [&] {
    for (const Facet& facet : facets) {
      out.doc(facet.description);
      out.line("class $Facet$;\n", {{"Facet", facet.cpp_name}});
    }
    out.line("/// What a server hands to the bodies of its tools; it outlives all calls.\nFacetTable facets($list$);\n",
             {{"list", parameters(facets)}});
  });
  return out.text();
}

std::string source_text(const Model& model, const std::vector<Facet>& facets) {
  Writer out(banner(facets.front().place.file));
  out.line("#include \"$home$.h\"\n", {{"home", facets_home(model.part)}});
  std::string entries;
  for (const Facet& facet : facets)
    entries += (entries.empty() ? "{" : ", {") + literal(facet.name.text()) + ", &" + facet.name.identifier() + '}';
  out.flat_block("namespace $space$ {\n", "\n}  // namespace $space$", {{"space", model.part.space}}, [&] {
    out.line("FacetTable facets($list$) { return {$entries$}; }", {{"list", parameters(facets)}, {"entries", entries}});
  });
  return out.text();
}

}  // namespace

std::string facets_home(const Part& part) { return part.home("facets"); }

void emit_facets(const Model& model, Products& products) {
  const std::vector<Facet> facets = own_facets(model);
  if (facets.empty()) return;
  products.push_back({facets_home(model.part) + ".h", header_text(model, facets)});
  products.push_back({facets_home(model.part) + ".cpp", source_text(model, facets)});
}

}  // namespace offhand::codegen
