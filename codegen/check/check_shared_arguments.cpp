#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "codegen/check/check.h"

// An argument name has one meaning in a toolset: it is declared alike in every tool, or states the reason for a
// difference. Toolsets have their names from protocols of others; tools of other servers say what the main one says.
namespace offhand::codegen {
namespace {

constexpr const char* kReason = "differs";

/// JSON whose order of keys does not matter.
using Plain = nlohmann::json;

/// True for keywords whose content is a value without keywords.
bool holds_values(const std::string& keyword) { return keyword == "default" || keyword == "examples"; }

/// A place that declares an argument, and the tools that use it.
struct Declaration {
  Place place;
  /// The complete schema, with references resolved.
  Plain schema;
  bool has_reason = false;
  std::vector<std::string> tools;
};

/// The differences between two schemas, by keyword.
std::string difference_of(const Plain& one, const Plain& other) {
  std::set<std::string> keywords;
  for (const Plain* schema : {&one, &other}) {
    for (const auto& [keyword, value] : schema->items()) {
      if (one.value(keyword, Plain()) != other.value(keyword, Plain())) keywords.insert(keyword);
    }
  }
  std::string text;
  for (const std::string& keyword : keywords) text += (text.empty() ? "" : ", ") + keyword;
  return text;
}

class SharedArguments {
 public:
  SharedArguments(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics)
      : model_(model), folder_(folder), diagnostics_(diagnostics) {}

  void check() {
    for (const Tool& tool : model_.tools) {
      if (tool.verbatim) continue;
      for (const Field& field : flat_fields(*tool.args)) add(tool, field);
    }
    for (const auto& [name, declarations] : declared_) check_name(name.second, declarations);
    for (const char* kind : {"common/", "config/", "prompts/", "resources/", "tools/"}) {
      for (const Document* document : folder_.below(folder_.own(kind)))
        check_reasons(document->json, {document->path, ""});
    }
  }

 private:
  void add(const Tool& tool, const Field& field) {
    const std::string toolset = tool.part.is_product() ? tool.toolset : std::string(kMainToolset);
    std::vector<Declaration>& declarations = declared_[{toolset, field.name.text()}];
    auto known = std::ranges::find_if(declarations, [&](const Declaration& declaration) {
      return declaration.place.file == field.place.file && declaration.place.pointer == field.place.pointer;
    });
    if (known == declarations.end()) known = declarations.insert(known, declaration_of(field));
    known->tools.push_back(tool.name.text());
  }

  Declaration declaration_of(const Field& field) {
    const Json& json = folder_.find(field.place.file)->json.at(Json::json_pointer(field.place.pointer));
    Declaration declaration{field.place, resolved(json, field.place, {}), json.contains(kReason), {}};
    declaration.schema.erase(kReason);
    // The values of a tag are declared by the forms of its union.
    if (field.type->is_enum() && !declaration.schema.contains("enum")) {
      for (const EnumValue& value : field.type->values) declaration.schema["enum"].push_back(value.name.text());
    }
    return declaration;
  }

  /// Resolves references; keywords at the place override those of the definition. `within`: the enclosing definitions.
  Plain resolved(const Json& json, const Place& place, std::set<std::string> within) {
    if (json.is_array()) {
      Plain items = Plain::array();
      for (std::size_t i = 0; i < json.size(); ++i) items.push_back(resolved(json[i], place.child(i), within));
      return items;
    }
    if (!json.is_object()) return Plain::parse(json.dump());
    Plain schema = Plain::object();
    if (json.contains("$ref") && json["$ref"].is_string()) {
      const auto found = folder_.resolve(json["$ref"].get<std::string>(), place.child("$ref"), diagnostics_);
      const std::string definition = found->place.file + '#' + found->place.pointer;
      // A recursive definition is not expanded again.
      if (!within.insert(definition).second) return {{"$ref", definition}};
      schema = resolved(*found->json, found->place, within);
    }
    for (const auto& [keyword, value] : json.items()) {
      if (keyword == "$ref" && value.is_string()) continue;
      schema[keyword] =
          holds_values(keyword) ? Plain::parse(value.dump()) : resolved(value, place.child(keyword), within);
    }
    return schema;
  }

  void check_name(const std::string& name, const std::vector<Declaration>& declarations) {
    for (const Declaration& declaration : declarations) {
      const bool differs = std::ranges::any_of(
          declarations, [&](const Declaration& other) { return other.schema != declaration.schema; });
      if (declaration.has_reason && differs) with_reason_.insert(declaration.place.file + declaration.place.pointer);
    }
    const Declaration* usual = nullptr;
    for (const Declaration& declaration : declarations) {
      if (!declaration.has_reason && (usual == nullptr || is_before(declaration, *usual, declarations)))
        usual = &declaration;
    }
    for (const Declaration& declaration : declarations) {
      if (declaration.has_reason || declaration.schema == usual->schema) continue;
      const std::vector<std::string> users = users_of(*usual, declarations);
      const std::string others = users.size() == 1 ? "" : " and " + std::to_string(users.size() - 1) + " more";
      folder_.error(diagnostics_, declaration.place,
                    "is not what " + users.front() + others + " mean" + (users.size() == 1 ? "s" : "") + " by " + name +
                        ": " + difference_of(declaration.schema, usual->schema) +
                        ". Say the same, or why not: \"differs\".");
    }
  }

  /// The product's declaration comes first; within a part, the one that most tools use.
  bool is_before(const Declaration& one, const Declaration& other, const std::vector<Declaration>& declarations) const {
    const bool is_own = folder_.owns(*folder_.find(one.place.file));
    if (is_own != folder_.owns(*folder_.find(other.place.file))) return !is_own;
    return users_of(one, declarations).size() > users_of(other, declarations).size();
  }

  /// The tools with the same schema and no reason for a difference.
  static std::vector<std::string> users_of(const Declaration& said, const std::vector<Declaration>& declarations) {
    std::vector<std::string> users;
    for (const Declaration& declaration : declarations) {
      if (!declaration.has_reason && declaration.schema == said.schema)
        users.insert(users.end(), declaration.tools.begin(), declaration.tools.end());
    }
    return users;
  }

  /// Reports reasons for a difference that does not exist, or at places that are not compared.
  void check_reasons(const Json& json, const Place& place) {
    if (json.is_array()) {
      for (std::size_t i = 0; i < json.size(); ++i) check_reasons(json[i], place.child(i));
    } else if (json.is_object()) {
      if (json.contains(kReason) && json[kReason].is_string() && !with_reason_.contains(place.file + place.pointer))
        folder_.error(diagnostics_, place.child(kReason), "no other tool has an argument that this one differs from.");
      for (const auto& [keyword, value] : json.items()) {
        if (!holds_values(keyword)) check_reasons(value, place.child(keyword));
      }
    }
  }

  const Model& model_;
  const SchemaFolder& folder_;
  Diagnostics& diagnostics_;
  /// By toolset and name.
  std::map<std::pair<std::string, std::string>, std::vector<Declaration>> declared_;
  std::set<std::string> with_reason_;
};

}  // namespace

void check_shared_arguments(const Model& model, const SchemaFolder& folder, Diagnostics& diagnostics) {
  SharedArguments(model, folder, diagnostics).check();
}

}  // namespace offhand::codegen
