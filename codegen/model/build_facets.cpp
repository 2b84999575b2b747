#include <algorithm>

#include "codegen/model/build_model.h"
#include "codegen/runtime/suggest.h"

namespace offhand::codegen {
namespace {

class FacetReader {
 public:
  FacetReader(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics) {}

  void read(const std::string& file, bool of_a_platform) {
    const Document* document = folder_.find(file);
    if (document == nullptr) return;
    for (const auto& [name, json] : document->json.at("facets").items()) {
      const Place place{document->path, "/facets/" + name};
      const bool has_type = json.contains("type");
      const Name member(json.value("member", name));
      Facet facet{Name(name),
                  json.value(has_type ? "type" : "interface", has_type ? "" : member.pascal()),
                  json.at("description").get<std::string>(),
                  place,
                  of_a_platform,
                  member,
                  json.value("part_of", "")};
      if (has_type == of_a_platform) {
        error(place, of_a_platform ? "a facet of platforms is an interface of platform/api and has no type here."
                                   : "no type, by which bodies of this server know it.");
      } else if (model_.find_facet(name) != nullptr) {
        error(place, "every server has a facet of this name.");
      } else {
        model_.facets.push_back(std::move(facet));
      }
    }
  }

 private:
  void error(const Place& place, std::string_view message) { folder_.error(diagnostics_, place, message); }

  Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
};

}  // namespace

void read_facets(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  FacetReader reader(model, folder, diagnostics);
  reader.read(shown_path("facets.json"), true);
  for (const Facet& facet : model.facets) {
    if (!facet.part_of.empty() && model.find_facet(facet.part_of) == nullptr)
      folder.error(diagnostics, facet.place.child("part_of"), unknown_facet(model, facet.part_of));
  }
  if (!model.part.is_product()) reader.read(folder.own("facets.json"), false);
}

std::string unknown_facet(const Model& model, const std::string& name) {
  std::vector<std::string_view> known;
  for (const Facet& facet : model.facets) known.push_back(facet.name.text());
  const auto near = nearest(name, known);
  return "there is no facet " + name + (near ? "; did you mean \"" + std::string(*near) + "\"?" : ".");
}

}  // namespace offhand::codegen
