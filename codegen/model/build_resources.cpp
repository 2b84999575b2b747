#include <algorithm>

#include "codegen/model/build_model.h"

namespace offhand::codegen {
namespace {

/// Whether a URI may lack the variable: {?name}.
bool may_be_missing(const std::string& uri_template, const std::string& name) {
  return uri_template.find("{?" + name + '}') != std::string::npos;
}

/// The names between braces, in order.
std::vector<std::string> variables_in(const std::string& uri_template) {
  std::vector<std::string> names;
  for (auto open = uri_template.find('{'); open != std::string::npos; open = uri_template.find('{', open + 1)) {
    const auto begin = open + (uri_template[open + 1] == '?' ? 2 : 1);
    names.push_back(uri_template.substr(begin, uri_template.find('}', open) - begin));
  }
  return names;
}

std::optional<Watches> read_watches(const Json& json) {
  const auto found = json.find("watches");
  if (found == json.end()) return std::nullopt;
  return Watches{found->at("events").get<std::vector<std::string>>(), found->at("debounce_ms").get<int>(),
                 found->value("each_event_is_news", false)};
}

/// Of a platform: a body that takes no facet as an argument is handed none of the server's own.
std::vector<std::string> read_platform_needs(const Declared& declared, const Json& json, const Model& model,
                                             const SchemaFolder& folder, Diagnostics& diagnostics) {
  std::vector<std::string> needs;
  const Json named = json.value("needs", Json::array());
  for (std::size_t i = 0; i < named.size(); ++i) {
    const auto name = named[i].get<std::string>();
    const Facet* facet = model.find_facet(name);
    if (facet == nullptr || facet->is_own())
      folder.error(diagnostics, declared.place.child("needs").child(i), unknown_facet(model, name));
    needs.push_back(name);
  }
  return needs;
}

Resource read_resource(const Model& model, const Document& document, const SchemaFolder& folder, TypeBuilder& types,
                       Diagnostics& diagnostics) {
  const Json& json = document.json;
  Resource resource;
  read_declared(resource, document, model, folder, diagnostics);
  resource.is_template = json.contains("uriTemplate");
  resource.uri = json.at(resource.is_template ? "uriTemplate" : "uri").get<std::string>();
  resource.mime_type = json.at("mimeType").get<std::string>();
  resource.annotations = json.value("annotations", Json::object());
  resource.needs = read_platform_needs(resource, json, model, folder, diagnostics);
  resource.watches = read_watches(json);
  if (!resource.is_template) return resource;
  resource.variable_names = variables_in(resource.uri);
  const std::string pascal = resource.name.pascal();
  Json variables = json.at("variables");
  for (const auto& [name, ignored] : json["variables"]["properties"].items()) {
    if (!may_be_missing(resource.uri, name)) variables["required"].push_back(name);
  }
  resource.variables =
      types.build(variables, resource.place.child("variables"), {pascal + "Variables", resource.home(), true, pascal});
  return resource;
}

Prompt read_prompt(const Model& model, const Document& document, const SchemaFolder& folder, TypeBuilder& types,
                   Diagnostics& diagnostics) {
  Prompt prompt;
  read_declared(prompt, document, model, folder, diagnostics);
  const std::string pascal = prompt.name.pascal();
  prompt.args = types.build(document.json.at("arguments"), prompt.place.child("arguments"),
                            {pascal + "Args", prompt.home(), true, pascal});
  prompt.needs = read_platform_needs(prompt, document.json, model, folder, diagnostics);
  return prompt;
}

}  // namespace

void read_resources(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  for (const Document* document : folder.below(folder.own("resources/"))) {
    Resource resource = read_resource(model, *document, folder, types, diagnostics);
    if (resource.variables || !resource.is_template) model.resources.push_back(std::move(resource));
  }
  std::sort(model.resources.begin(), model.resources.end(),
            [](const Resource& a, const Resource& b) { return a.uri < b.uri; });
}

void read_prompts(Model& model, const SchemaFolder& folder, TypeBuilder& types, Diagnostics& diagnostics) {
  for (const Document* document : folder.below(folder.own("prompts/"))) {
    Prompt prompt = read_prompt(model, *document, folder, types, diagnostics);
    if (prompt.args) model.prompts.push_back(std::move(prompt));
  }
  std::sort(model.prompts.begin(), model.prompts.end(),
            [](const Prompt& a, const Prompt& b) { return a.name.text() < b.name.text(); });
}

}  // namespace offhand::codegen
