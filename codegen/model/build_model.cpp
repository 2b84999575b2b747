#include "codegen/model/build_model.h"

#include <algorithm>
#include <set>

namespace offhand::codegen {
namespace {

void read_common(Model& model, const SchemaFolder& folder, TypeBuilder& types) {
  std::vector<const Document*> documents = folder.below(shown_path("common/"));
  if (!model.part.is_product()) {
    const auto own = folder.below(folder.own("common/"));
    documents.insert(documents.end(), own.begin(), own.end());
  }
  for (const Document* document : documents) {
    CommonFile file{document->path, folder.owns(*document), types_home(document->path), {}};
    if (!document->json.contains("$defs")) continue;
    for (const auto& [name, json] : document->json.at("$defs").items()) {
      const Place place{document->path, "/$defs/" + escape_pointer(name)};
      if (const TypePtr type = types.definition({document, &json, place})) file.types.push_back(type);
    }
    if (stem_of(file.path) == "errors") {
      if (file.own) model.error_types = file.types;
    } else {
      model.common.push_back(std::move(file));
    }
  }
}

/// If fragments agree on a named type, that is the type of the property in every tool.
void find_shared_arguments(Model& model, const TypeBuilder& types) {
  std::set<std::string> ambiguous;
  for (const CommonFile& file : model.common) {
    for (const TypePtr& type : file.types) {
      if (!types.is_only_fragment(type)) continue;
      for (const Field& field : type->fields) {
        if (field.type->cpp_name.empty()) continue;
        const auto [known, added] = model.shared_arguments.emplace(field.name.text(), field);
        if (!added && known->second.type->cpp_name != field.type->cpp_name) ambiguous.insert(field.name.text());
      }
    }
  }
  for (const std::string& name : ambiguous) model.shared_arguments.erase(name);
}

/// Reports unused definitions: a leftover, or a misspelt reference elsewhere.
void check_uses(const Model& model, const TypeBuilder& types, const SchemaFolder& folder, Diagnostics& diagnostics) {
  const auto check = [&](const TypePtr& type) {
    if (types.is_used(type) == type->used_by.empty()) return;
    folder.error(diagnostics, type->place,
                 type->used_by.empty() ? "nothing uses it; where something else than a schema does, say so by used_by."
                                       : "schemas use it: used_by says what does where none does.");
  };
  for (const CommonFile& file : model.common) {
    if (file.own) std::for_each(file.types.begin(), file.types.end(), check);
  }
  std::for_each(model.error_types.begin(), model.error_types.end(), check);
}

/// A fragment that is only merged into other objects is no type itself; types declared inside stay.
void drop_fragments(Model& model, const TypeBuilder& types) {
  for (CommonFile& file : model.common) {
    std::erase_if(file.types, [&](const TypePtr& type) { return type->is_struct() && types.is_only_fragment(type); });
  }
}

void read_platforms(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  for (const Document* document : folder.below(shown_path("platforms/"))) {
    const Json& json = document->json;
    Platform platform{json.at("name").get<std::string>(),
                      json.at("title").get<std::string>(),
                      json.at("facets").get<std::vector<std::string>>(),
                      {document->path, ""},
                      std::nullopt};
    for (std::size_t i = 0; i < platform.facets.size(); ++i) {
      if (model.find_facet(platform.facets[i]) == nullptr)
        folder.error(diagnostics, platform.place.child("facets").child(i), unknown_facet(model, platform.facets[i]));
    }
    if (json.contains("unless_said"))
      platform.unless_said = read_support(platform.name, json["unless_said"], platform.place.child("unless_said"));
    model.platforms.push_back(std::move(platform));
  }
}

void read_presets(Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  // Its existence was checked before.
  const Document* document = folder.find(folder.own("presets.json"));
  model.default_preset = document->json.at("default").get<std::string>();
  const Place root{document->path, "/presets"};
  for (const auto& [name, json] : document->json.at("presets").items()) {
    Preset preset{name, json.at("description").get<std::string>(), {}, root.child(name), std::nullopt};
    if (json.contains("max_bytes")) preset.max_bytes = json["max_bytes"].get<std::size_t>();
    preset.brief = json.value("brief", false);
    const Json tools = json.value("tools", Json::array());
    for (std::size_t i = 0; i < tools.size(); ++i) {
      const auto identity = tools[i].get<std::string>();
      if (model.find_tool(identity) == nullptr) {
        folder.error(diagnostics, root.child(name).child("tools").child(i), "there is no tool " + identity + ".");
      }
      preset.tools.push_back(identity);
    }
    const Json toolsets = json.value("toolsets", Json::array());
    for (std::size_t i = 0; i < toolsets.size(); ++i) {
      const std::size_t before = preset.tools.size();
      for (const Tool& tool : model.tools) {
        if (tool.toolset == toolsets[i].get<std::string>()) preset.tools.push_back(tool.identity());
      }
      if (preset.tools.size() == before) {
        folder.error(diagnostics, root.child(name).child("toolsets").child(i),
                     "there is no toolset " + toolsets[i].get<std::string>() + ".");
      }
    }
    std::sort(preset.tools.begin(), preset.tools.end());
    preset.tools.erase(std::unique(preset.tools.begin(), preset.tools.end()), preset.tools.end());
    model.presets.push_back(std::move(preset));
  }
}

void read_config(Model& model, const SchemaFolder& folder, TypeBuilder& types) {
  const Document* document = folder.find(shown_path("config/config.json"));
  if (document == nullptr) return;
  model.config_path = document->path;
  model.config = types.build(document->json, {document->path, ""}, {"Config", "generated/types/config"});
}

}  // namespace

void read_declared(Declared& declared, const Document& document, const Model& model, const SchemaFolder& folder,
                   Diagnostics& diagnostics) {
  const Json& json = document.json;
  declared.path = document.path;
  declared.place = {document.path, ""};
  declared.part = model.part;
  declared.name = Name(json.at("name").get<std::string>());
  declared.title = json.at("title").get<std::string>();
  declared.since = json.at("since").get<std::string>();
  declared.description = json.at("description").get<std::string>();
  declared.icons = json.value("icons", Json::array());
  if (stem_of(declared.path) != declared.name.text()) {
    folder.error(diagnostics, declared.place.child("name"),
                 "the file must be called " + declared.name.text() + ".json.");
  }
}

Model build_model(const SchemaFolder& folder, const Part& part, Diagnostics& diagnostics) {
  Model model;
  model.part = part;
  TypeBuilder types(folder, diagnostics);
  read_common(model, folder, types);
  read_vocabulary(model, folder, diagnostics);
  read_cup(model, folder, diagnostics);
  read_errors(model, folder, types, diagnostics);
  read_questions(model, folder, types);
  read_facets(model, folder, diagnostics);
  read_platforms(model, folder, diagnostics);
  read_tools(model, folder, types, diagnostics);
  read_resources(model, folder, types, diagnostics);
  read_prompts(model, folder, types, diagnostics);
  read_config(model, folder, types);
  read_presets(model, folder, diagnostics);
  read_peers(model, folder, diagnostics);
  read_clients(model, folder, diagnostics);
  read_audit(model, folder);
  read_patterns(model, folder, diagnostics);
  read_command_line(model, folder, diagnostics);
  if (diagnostics.empty()) check_uses(model, types, folder, diagnostics);
  find_shared_arguments(model, types);
  drop_fragments(model, types);
  return model;
}

}  // namespace offhand::codegen
