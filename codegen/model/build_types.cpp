#include "codegen/model/build_types.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

constexpr std::string_view kCommonFolder = "schema/common/";

Kind kind_of(const std::string& type) {
  if (type == "string") return Kind::string;
  if (type == "integer") return Kind::integer;
  if (type == "number") return Kind::number;
  if (type == "boolean") return Kind::boolean;
  return type == "array" ? Kind::array : Kind::object;
}

Limits read_limits(const Json& json) {
  Limits limits;
  if (json.contains("minimum")) limits.minimum = json["minimum"];
  if (json.contains("maximum")) limits.maximum = json["maximum"];
  for (const char* key : {"minLength", "minItems"}) {
    if (json.contains(key)) limits.min_size = json[key].get<std::uint64_t>();
  }
  for (const char* key : {"maxLength", "maxItems"}) {
    if (json.contains(key)) limits.max_size = json[key].get<std::uint64_t>();
  }
  limits.pattern = json.value("pattern", "");
  limits.format = json.value("format", "");
  return limits;
}

bool same_fields(const std::vector<Field>& a, const std::vector<Field>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Field& x, const Field& y) {
    const bool same_type = x.type == y.type || (x.type->cpp_name.empty() && x.type->kind == y.type->kind);
    return x.name == y.name && same_type && x.required == y.required;
  });
}

}  // namespace

std::string stem_of(const std::string& file) {
  const std::size_t slash = file.rfind('/') + 1;
  return file.substr(slash, file.rfind('.') - slash);
}

std::string types_home(const std::string& file) { return "generated/types/" + stem_of(file); }

TypePtr TypeBuilder::build(const Json& json, const Place& place, const Declaration& declaration) {
  if (json.contains("$ref")) {
    TypePtr type = referenced(json["$ref"].get<std::string>(), place.child("$ref"));
    used_as_type_.insert(type.get());
    return type;
  }
  return build_inline(json, place, declaration);
}

TypePtr TypeBuilder::referenced(const std::string& reference, const Place& place) {
  const auto found = folder_.resolve(reference, place, diagnostics_);
  return found ? definition(*found) : nullptr;
}

TypePtr TypeBuilder::definition(const Found& found) {
  const std::string key = found.place.file + '#' + found.place.pointer;
  if (const auto known = definitions_.find(key); known != definitions_.end()) return known->second;
  const std::string& pointer = found.place.pointer;
  if (!found.place.file.starts_with(kCommonFolder) || !pointer.starts_with("/$defs/") ||
      pointer.find('/', 7) != std::string::npos) {
    error(found.place, "a $ref leads here, but may only lead to $defs of a file in schema/common.");
    return nullptr;
  }
  if (!in_progress_.insert(key).second) {
    error(found.place, "the definition contains itself.");
    return nullptr;
  }
  const Declaration declaration{pointer.substr(7), types_home(found.place.file)};
  TypePtr type = found.json->contains("$ref") ? build(*found.json, found.place, declaration)
                                              : build_inline(*found.json, found.place, declaration);
  if (type && type->cpp_name.empty()) {
    // A scalar gets its name here: only definitions become aliases.
    auto named = std::make_shared<Type>(*type);
    named->cpp_name = declaration.cpp_name;
    named->home = declaration.home;
    type = claim_name(declaration, found.place) ? named : nullptr;
  }
  in_progress_.erase(key);
  definitions_[key] = type;
  return type;
}

bool TypeBuilder::is_only_fragment(const TypePtr& type) const {
  return used_as_fragment_.contains(type.get()) && !used_as_type_.contains(type.get());
}

bool TypeBuilder::claim_name(const Declaration& declaration, const Place& place) {
  // Each toolset and the errors have a namespace of their own; everything else shares one.
  const std::size_t slash = declaration.home.rfind('/');
  const std::string folder = declaration.home.substr(0, slash);
  const std::string scope = declaration.home == "generated/types/errors" ? declaration.home : folder;
  const auto [entry, added] = claimed_.emplace(scope + ' ' + declaration.cpp_name, place.file + ": " + place.pointer);
  if (added) return true;
  error(place, "the C++ name " + declaration.cpp_name + " is taken by " + entry->second + ".");
  return false;
}

TypePtr TypeBuilder::build_inline(const Json& json, const Place& place, const Declaration& declaration) {
  auto type = std::make_shared<Type>();
  type->kind = kind_of(json.value("type", "object"));
  type->description = json.value("description", "");
  type->place = place;
  type->limits = read_limits(json);
  type->live = json.value("live", "");
  if (json.contains("enum")) {
    const Json descriptions = json.value("enumDescriptions", Json::array());
    if (!descriptions.empty() && descriptions.size() != json["enum"].size()) {
      error(place.child("enumDescriptions"), "there must be one for each value.");
    }
    for (std::size_t i = 0; i < json["enum"].size(); ++i) {
      const bool described = i < descriptions.size();
      type->values.push_back(
          {Name(json["enum"][i].get<std::string>()), described ? descriptions[i].get<std::string>() : ""});
    }
  }
  const Json aliases = json.value("aliases", Json::object());
  for (const auto& [alias, value] : aliases.items()) type->aliases.emplace_back(alias, value.get<std::string>());
  const bool declared = type->kind == Kind::object || type->is_enum();
  if (declared) {
    type->cpp_name = declaration.cpp_name;
    type->home = declaration.home;
    type->is_arguments = declaration.is_arguments;
    if (!claim_name(declaration, place)) return nullptr;
  }
  if (type->kind == Kind::array) {
    type->items = build(json.at("items"), place.child("items"), declaration);
    if (!type->items) return nullptr;
  }
  if (type->kind == Kind::object) read_object(*type, json, place, declaration);
  return type;
}

void TypeBuilder::read_object(Type& type, const Json& json, const Place& place, const Declaration& declaration) {
  const Json fragments = json.value("allOf", Json::array());
  for (std::size_t i = 0; i < fragments.size(); ++i) take_fragment(type, fragments[i], place.child("allOf").child(i));
  const Json properties = json.value("properties", Json::object());
  for (const auto& [key, property] : properties.items()) {
    const Place at = place.child("properties").child(key);
    add_field(type, read_field(key, property, at, declaration), at);
  }
  apply_required(type, json, place);
  const Json dependencies = json.value("dependentRequired", Json::object());
  for (const auto& [key, needs] : dependencies.items()) {
    type.dependent_required.push_back({key, needs.get<std::vector<std::string>>()});
  }
  if (json.contains("union")) read_union(type, json["union"], place.child("union"), declaration);
}

void TypeBuilder::take_fragment(Type& type, const Json& fragment, const Place& place) {
  const TypePtr source = referenced(fragment.at("$ref").get<std::string>(), place.child("$ref"));
  if (!source) return;
  used_as_fragment_.insert(source.get());
  type.dependent_required.insert(type.dependent_required.end(), source->dependent_required.begin(),
                                 source->dependent_required.end());
  if (!source->is_union()) {
    for (const Field& field : source->fields) add_field(type, field, place);
    return;
  }
  if (!type.is_arguments) return error(place, "a union can only join the inputSchema of a tool.");
  Field field;
  field.name = source->union_member;
  field.type = source;
  field.required = true;
  field.description = source->description;
  field.flattened = true;
  field.place = source->place;
  add_field(type, std::move(field), place);
}

Field TypeBuilder::read_field(const std::string& key, const Json& json, const Place& place, const Declaration& owner) {
  Field field;
  field.name = Name(key);
  field.type = build(json, place, {owner.inner_prefix() + field.name.pascal(), owner.home});
  field.description = json.value("description", field.type ? field.type->description : "");
  if (json.contains("default")) field.default_value = json["default"];
  field.examples = json.value("examples", std::vector<Json>());
  field.unknown = json.value("unknown", "");
  field.platforms = json.value("platforms", std::vector<std::string>());
  field.listed = json.value("listed", true);
  field.header = json.value("x-mcp-header", "");
  field.dispatch = json.value("dispatch", "");
  field.ignored_elsewhere = json.value("elsewhere", "refuse") == "ignore";
  field.place = place;
  return field;
}

void TypeBuilder::add_field(Type& type, Field field, const Place& place) {
  if (!field.type) return;
  Type added;
  added.fields.push_back(field);
  bool clash = false;
  for (const Field& before : flat_fields(type)) {
    for (const Field& now : flat_fields(added)) {
      if (now.name != before.name) continue;
      clash = true;
      error(place, now.name.text() + " is defined twice: in " + before.place.file + " and in " + now.place.file + ".");
    }
  }
  if (!clash) type.fields.push_back(std::move(field));
}

void TypeBuilder::apply_required(Type& type, const Json& json, const Place& place) {
  for (const Json& entry : json.value("required", Json::array())) {
    const auto key = entry.get<std::string>();
    const auto field = std::find_if(type.fields.begin(), type.fields.end(),
                                    [&](const Field& f) { return !f.flattened && f.name.text() == key; });
    if (field == type.fields.end()) {
      // One that could not be read has been reported already.
      if (json.contains("properties") && json["properties"].contains(key)) continue;
      error(place.child("required"), "there is no property " + key + ".");
    } else if (field->default_value) {
      error(place.child("required"), key + " is required and has a default.");
    } else {
      field->required = true;
    }
  }
}

void TypeBuilder::read_union(Type& type, const Json& json, const Place& place, const Declaration& declaration) {
  type.union_member = Name(json.at("member").get<std::string>());
  const Json& forms = json.at("forms");
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const TypePtr form = form_type(type, forms[i], place.child("forms").child(i), declaration);
    if (!form) continue;
    type.forms.push_back({form, forms[i].value("required", std::vector<std::string>()),
                          forms[i].value("optional", std::vector<std::string>())});
  }
}

TypePtr TypeBuilder::form_type(const Type& owner, const Json& form, const Place& place,
                               const Declaration& declaration) {
  auto type = std::make_shared<Type>();
  type->cpp_name = form.at("name").get<std::string>();
  type->home = declaration.home;
  type->description = form.value("description", "");
  type->place = place;
  for (const bool required : {true, false}) {
    for (const Json& entry : form.value(required ? "required" : "optional", Json::array())) {
      const auto key = entry.get<std::string>();
      const auto source =
          std::find_if(owner.fields.begin(), owner.fields.end(), [&](const Field& f) { return f.name.text() == key; });
      if (source == owner.fields.end()) {
        error(place.child(required ? "required" : "optional"), "there is no property " + key + ".");
        continue;
      }
      type->fields.push_back(*source);
      type->fields.back().required = required;
    }
  }
  const auto known = forms_.find(type->cpp_name);
  if (known == forms_.end()) {
    if (!claim_name({type->cpp_name, type->home}, place)) return nullptr;
    return forms_[type->cpp_name] = type;
  }
  if (known->second->home != type->home || !same_fields(known->second->fields, type->fields)) {
    error(place, "the form " + type->cpp_name + " differs from the one in " + known->second->place.file + ": " +
                     known->second->place.pointer + ".");
  }
  return known->second;
}

}  // namespace offhand::codegen
