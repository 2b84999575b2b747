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
  if (type == "any") return Kind::any;
  return type == "array" ? Kind::array : Kind::object;
}

Limits read_limits(const Json& json) {
  Limits limits;
  if (json.contains("minimum")) limits.minimum = json["minimum"];
  if (json.contains("maximum")) limits.maximum = json["maximum"];
  for (const char* key : {"minLength", "minItems", "minProperties"}) {
    if (json.contains(key)) limits.min_size = json[key].get<std::uint64_t>();
  }
  for (const char* key : {"maxLength", "maxItems", "maxProperties"}) {
    if (json.contains(key)) limits.max_size = json[key].get<std::uint64_t>();
  }
  limits.pattern = json.value("pattern", "");
  limits.format = json.value("format", "");
  // A path is never empty, and the documentation says so.
  if (limits.format == "path" && !limits.min_size) limits.min_size = 1;
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

std::string types_home(const std::string& file) {
  // "schema/common/target.json" becomes "generated/types/target", for a part below its folder.
  if (const std::size_t common = file.rfind(kCommonFolder); common != std::string::npos)
    return file.substr(0, common) + "generated/types/" + stem_of(file);
  // For a tool: "schema/tools/desktop/page.json" becomes "generated/tools/desktop/page".
  const std::size_t folder = file.rfind("schema/tools/");
  const std::string below = file.substr(folder + std::string_view("schema/").size());
  return file.substr(0, folder) + "generated/" + below.substr(0, below.rfind('.'));
}

TypePtr TypeBuilder::build(const Json& json, const Place& place, const Declaration& declaration) {
  if (json.contains("$ref")) {
    TypePtr type = referenced(json["$ref"].get<std::string>(), place.child("$ref"));
    // A type's reference to itself does not count as a use, and does not own it.
    if (type.use_count() > 0) used_as_type_.insert(type.get());
    return type;
  }
  return build_inline(json, place, declaration);
}

TypePtr TypeBuilder::referenced(const std::string& reference, const Place& place) {
  const auto found = folder_.resolve(reference, place, diagnostics_);
  if (!found) return nullptr;
  if (is_referable(*found, place)) return definition(*found);
  error(found->place, "a $ref leads here, but may only lead to $defs of a file in schema/common or of the same file.");
  return nullptr;
}

bool TypeBuilder::is_referable(const Found& found, const Place& from) const {
  const std::string& pointer = found.place.pointer;
  const bool definition = pointer.starts_with("/$defs/") && pointer.find('/', 7) == std::string::npos;
  return definition && (found.place.file.find(kCommonFolder) != std::string::npos || found.place.file == from.file);
}

/// A struct may contain a list or a map of itself. The pointer does not own the type.
TypePtr TypeBuilder::recursive(const Type& type, const Place& place) {
  if (!owners_.empty() && owners_.back() == &type && type.is_struct()) return TypePtr(TypePtr(), &type);
  refuse_recursion(place);
  return nullptr;
}

void TypeBuilder::refuse_recursion(const Place& place) {
  error(place, "the definition contains itself otherwise than in a list or a map of its own.");
}

/// A definition whose members are merged into another one.
TypePtr TypeBuilder::taken_in(const std::string& reference, const Place& place) {
  const TypePtr source = referenced(reference, place);
  if (!source || source.use_count() > 0) return source;
  refuse_recursion(source->place);
  return nullptr;
}

TypePtr TypeBuilder::definition(const Found& found) {
  const std::string key = found.place.file + '#' + found.place.pointer;
  if (const auto known = definitions_.find(key); known != definitions_.end()) return known->second;
  if (const auto begun = in_progress_.find(key); begun != in_progress_.end()) {
    if (begun->second != nullptr) return recursive(*begun->second, found.place);
    error(found.place, "the definition contains itself.");
    return nullptr;
  }
  in_progress_[key] = nullptr;
  const Declaration declaration{found.place.pointer.substr(7), types_home(found.place.file)};
  TypePtr type = found.json->contains("$ref") ? build(*found.json, found.place, declaration)
                                              : build_inline(*found.json, found.place, declaration, key);
  if (type && type->cpp_name.empty()) {
    // A scalar gets its name here, because only definitions become aliases.
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

bool TypeBuilder::is_used(const TypePtr& type) const {
  return used_as_fragment_.contains(type.get()) || used_as_type_.contains(type.get()) ||
         used_in_part_.contains(type.get());
}

bool TypeBuilder::claim_name(const Declaration& declaration, const Place& place) {
  // Each toolset and the errors have a namespace of their own; all other types share one.
  const std::size_t slash = declaration.home.rfind('/');
  const std::string folder = declaration.home.substr(0, slash);
  const std::string scope = declaration.home == "generated/types/errors" ? declaration.home : folder;
  const auto [entry, added] = claimed_.emplace(scope + ' ' + declaration.cpp_name, place.file + ": " + place.pointer);
  if (added) return true;
  error(place, "the C++ name " + declaration.cpp_name + " is taken by " + entry->second + ".");
  return false;
}

TypePtr TypeBuilder::build_inline(const Json& json, const Place& place, const Declaration& declaration,
                                  const std::string& definition) {
  auto type = std::make_shared<Type>();
  type->kind = kind_of(json.value("type", "object"));
  type->description = json.value("description", "");
  type->summary = json.value("summary", "");
  type->row = json.value("row", "");
  type->text = json.value("text", "");
  type->used_by = json.value("used_by", "");
  type->place = place;
  type->limits = read_limits(json);
  type->unique_items = json.value("uniqueItems", false);
  type->live = json.value("live", "");
  type->call_toolset = json.value("toolset", "");
  type->open = json.value("additionalProperties", Json()) == true;
  read_enum(*type, json, place);
  const bool is_map = json.contains("additionalProperties") && !type->open;
  if ((type->is_struct() && !is_map) || type->is_enum()) {
    type->cpp_name = declaration.cpp_name;
    type->home = declaration.home;
    type->is_arguments = declaration.is_arguments;
    if (!claim_name(declaration, place)) return nullptr;
  }
  if (!definition.empty() && type->kind == Kind::object) in_progress_[definition] = type.get();
  if (type->kind == Kind::array) type->items = build(json.at("items"), place.child("items"), declaration);
  if (is_map) type->items = build(json.at("additionalProperties"), place.child("additionalProperties"), declaration);
  if ((type->kind == Kind::array || is_map) && !type->items) return nullptr;
  type->holds = json.value("holds", type->items ? type->items->holds : "");
  if (type->is_struct()) {
    owners_.push_back(type.get());
    read_object(*type, json, place, declaration);
    owners_.pop_back();
  }
  return type;
}

void TypeBuilder::read_enum(Type& type, const Json& json, const Place& place) {
  const Json values = json.value("enum", Json::array());
  const Json descriptions = json.value("enumDescriptions", Json::array());
  if (!descriptions.empty() && descriptions.size() != values.size())
    error(place.child("enumDescriptions"), "there must be one for each value.");
  const Json since = json.value("enumSince", Json::array());
  type.more_values = json.value("more_values", false);
  if (type.more_values && (since.size() != values.size() || descriptions.size() != values.size()))
    error(place,
          "an enum with more values to come has a description and a release (enumSince) for each that is known.");
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool described = i < descriptions.size();
    type.values.push_back({Name(values[i].get<std::string>()), described ? descriptions[i].get<std::string>() : "",
                           i < since.size() ? since[i].get<std::string>() : ""});
  }
  const Json aliases = json.value("aliases", Json::object());
  for (const auto& [alias, value] : aliases.items()) type.aliases.emplace_back(alias, value.get<std::string>());
}

void TypeBuilder::read_object(Type& type, const Json& json, const Place& place, const Declaration& declaration) {
  if (json.contains("part_of")) return take_part(type, json["part_of"], place.child("part_of"));
  const Json fragments = json.value("allOf", Json::array());
  for (std::size_t i = 0; i < fragments.size(); ++i) take_fragment(type, fragments[i], place.child("allOf").child(i));
  read_members(type, json, place, declaration);
  apply_required(type, json, place);
  const Json dependencies = json.value("dependentRequired", Json::object());
  for (const auto& [key, needs] : dependencies.items()) {
    type.dependent_required.push_back({key, needs.get<std::vector<std::string>>()});
  }
  for (const Json& key : json.value("at_least_one_of", Json::array()))
    type.at_least_one_of.push_back(key.get<std::string>());
  if (json.contains("union")) read_union(type, json["union"], place.child("union"), declaration);
}

void TypeBuilder::read_members(Type& type, const Json& json, const Place& place, const Declaration& declaration) {
  const Json properties = json.value("properties", Json::object());
  for (const auto& [key, property] : properties.items()) {
    const Place at = place.child("properties").child(key);
    add_field(type, read_field(key, property, at, declaration), at);
  }
}

/// Reads a subset of a union's forms, with their keys.
void TypeBuilder::take_part(Type& type, const Json& part, const Place& place) {
  const TypePtr whole = taken_in(part.at("$ref").get<std::string>(), place.child("$ref"));
  if (!whole) return;
  used_in_part_.insert(whole.get());
  type.union_member = whole->union_member;
  type.tag = whole->tag;
  std::set<std::string> keys = {whole->tag};
  for (std::size_t i = 0; i < part.at("forms").size(); ++i) {
    const auto name = part["forms"][i].get<std::string>();
    const auto form = std::find_if(whole->forms.begin(), whole->forms.end(),
                                   [&](const UnionForm& known) { return known.type->cpp_name == name; });
    if (form == whole->forms.end()) {
      error(place.child("forms").child(i), "there is no form " + name + " in " + whole->cpp_name + '.');
      continue;
    }
    type.forms.push_back(*form);
    keys.insert(form->required.begin(), form->required.end());
    keys.insert(form->optional.begin(), form->optional.end());
  }
  for (Field field : whole->fields) {
    if (!keys.contains(field.name.text())) continue;
    if (field.name.text() != type.tag) {
      type.fields.push_back(std::move(field));
      continue;
    }
    auto tag = std::make_shared<Type>(*field.type);
    std::erase_if(tag->values, [&](const EnumValue& value) {
      return std::none_of(type.forms.begin(), type.forms.end(),
                          [&](const UnionForm& form) { return form.value == value.name.text(); });
    });
    field.type = tag;
    type.fields.push_back(std::move(field));
  }
  claim_forms(type, place);
}

void TypeBuilder::take_fragment(Type& type, const Json& fragment, const Place& place) {
  const TypePtr source = taken_in(fragment.at("$ref").get<std::string>(), place.child("$ref"));
  if (!source) return;
  used_as_fragment_.insert(source.get());
  const auto prefix = fragment.value("prefix", std::string());
  for (const DependentKeys& dependency : source->dependent_required)
    type.dependent_required.push_back({prefix + dependency.key, prefixed(prefix, dependency.needs)});
  if (!source->at_least_one_of.empty()) {
    if (!type.at_least_one_of.empty()) error(place, "at_least_one_of may come from one place only.");
    type.at_least_one_of = prefixed(prefix, source->at_least_one_of);
  }
  if (!source->is_union()) {
    for (Field field : source->fields) {
      field.name = Name(prefix + field.name.text());
      add_field(type, std::move(field), place);
    }
    return;
  }
  if (!type.is_arguments) return error(place, "a union can only join the inputSchema of a tool.");
  Field field;
  field.name = prefix.empty() ? source->union_member : Name(prefix.substr(0, prefix.size() - 1));
  field.prefix = prefix;
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
  // A member called args or result would collide with the name of the arguments themselves.
  const bool taken = owner.is_arguments && (field.name.text() == "args" || field.name.text() == "result");
  const std::string inner = owner.inner_prefix() + field.name.pascal() + (taken ? "Member" : "");
  field.type = build(json, place, {inner, owner.home});
  if (field.type && !owners_.empty() && field.type.get() == owners_.back()) {
    error(place, "an object cannot hold itself, only a list or a map of itself.");
    field.type = nullptr;
  }
  field.description = json.value("description", field.type ? field.type->description : "");
  // A description of its own is not that which the type's summary shortens.
  field.summary = json.value("summary", field.type && !json.contains("description") ? field.type->summary : "");
  field.row = json.value("row", field.type ? field.type->row : "");
  if (json.contains("default")) field.default_value = json["default"];
  field.examples = json.value("examples", std::vector<Json>());
  field.unknown = json.value("unknown", "");
  field.platforms = json.value("platforms", std::vector<std::string>());
  field.listed = json.value("listed", true);
  field.header = json.value("x-mcp-header", "");
  field.holds = json.value("holds", field.type ? field.type->holds : "");
  field.also_called = json.value("also_called", std::vector<std::string>());
  field.not_called = json.value("not_called", std::vector<std::string>());
  field.nullable = json.value("nullable", false);
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
      // An unreadable property has been reported already.
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
  type.tag = json.value("tag", "");
  const Json& forms = json.at("forms");
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const TypePtr form = form_type(type, forms[i], place.child("forms").child(i), declaration);
    if (!form) continue;
    type.forms.push_back({form, form->tag_value, forms[i].value("required", std::vector<std::string>()),
                          forms[i].value("optional", std::vector<std::string>())});
  }
  if (!type.tag.empty()) read_tag(type, place);
  claim_forms(type, place);
}

/// The tag has a value for each form. It is no member of a form, because the form implies it.
void TypeBuilder::read_tag(Type& type, const Place& place) {
  const auto field =
      std::find_if(type.fields.begin(), type.fields.end(), [&](const Field& f) { return f.name.text() == type.tag; });
  if (field == type.fields.end()) return error(place.child("tag"), "there is no property " + type.tag + '.');
  if (field->type->kind != Kind::string || field->type->is_enum() || field->default_value)
    return error(field->place, "a tag is a plain string: its values are those of the forms.");
  auto tag = std::make_shared<Type>(*field->type);
  for (std::size_t i = 0; i < type.forms.size(); ++i) {
    const UnionForm& form = type.forms[i];
    const Place at = place.child("forms").child(i);
    for (const EnumValue& value : tag->values) {
      if (value.name.text() == form.value) error(at, "another form has the value " + form.value + '.');
    }
    tag->values.push_back({Name(form.value), form.type->description});
    for (const auto& keys : {form.required, form.optional}) {
      if (std::find(keys.begin(), keys.end(), type.tag) != keys.end()) error(at, "the tag belongs to all forms.");
    }
  }
  field->type = tag;
  field->required = true;
}

void TypeBuilder::claim_forms(const Type& type, const Place& place) {
  std::string forms;
  for (const UnionForm& form : type.forms) forms += form.type->home + ' ' + form.type->cpp_name + ' ';
  const auto [other, added] = unions_.emplace(forms, type.cpp_name);
  if (!added) error(place, other->second + " has the same forms; use that.");
}

TypePtr TypeBuilder::form_type(const Type& owner, const Json& form, const Place& place,
                               const Declaration& declaration) {
  auto type = std::make_shared<Type>();
  type->cpp_name = form.at("name").get<std::string>();
  type->home = declaration.home;
  type->description = form.value("description", "");
  type->place = place;
  if (!owner.tag.empty()) {
    type->tag = owner.tag;
    type->tag_value = form.value("value", Name(type->cpp_name).snake());
  }
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
  const bool same_tag = known->second->tag == type->tag && known->second->tag_value == type->tag_value;
  if (known->second->home != type->home || !same_tag || !same_fields(known->second->fields, type->fields)) {
    error(place, "the form " + type->cpp_name + " differs from the one in " + known->second->place.file + ": " +
                     known->second->place.pointer + ".");
  }
  return known->second;
}

}  // namespace offhand::codegen
