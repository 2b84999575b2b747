#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "codegen/runtime/catalog.h"
#include "codegen/runtime/describe_json.h"
#include "codegen/runtime/explain_union.h"
#include "codegen/runtime/validator.h"

// Objects: their members, and the conditions between members.
namespace offhand {

/// The members of an object by property number, found in one pass over the object, which usually has few of its
/// possible members.
class Validator::Members {
 public:
  explicit Members(std::size_t properties) {
    if (properties > few_.size()) many_.resize(properties);
  }

  /// The member of the property with this number; null if it is absent.
  Json*& at(std::size_t property) { return many_.empty() ? few_[property] : many_[property]; }

 private:
  std::array<Json*, 32> few_{};
  std::vector<Json*> many_;
};

namespace {

using Json = nlohmann::json;

/// A suggestion for an unknown key: the property it is confused with, or the most similar name.
std::string hint_for(const SchemaNode& node, std::string_view key) {
  std::vector<std::string_view> names;
  for (const SchemaProperty& property : node.properties) {
    if (std::ranges::find(property.not_called, key) != property.not_called.end()) {
      return ", did you mean \"" + std::string(property.name) + "\"?";
    }
    names.push_back(property.name);
  }
  return did_you_mean(key, names);
}

/// The present keys of a union, in order, found in one pass over the object.
class PresentKeys {
 public:
  PresentKeys(const SchemaUnion& schema, const Json& object) {
    if (schema.keys.size() > few_.size()) many_.resize(schema.keys.size());
    const std::span<std::string_view> found = many_.empty() ? std::span<std::string_view>(few_) : many_;
    for (auto at = object.begin(); at != object.end(); ++at) {
      const auto key = std::ranges::find(schema.keys, std::string_view(at.key()));
      if (key != schema.keys.end()) found[static_cast<std::size_t>(key - schema.keys.begin())] = *key;
    }
    const auto rest = std::ranges::remove_if(found, [](std::string_view key) { return key.empty(); });
    keys_ = found.first(static_cast<std::size_t>(rest.begin() - found.begin()));
  }
  PresentKeys(const PresentKeys&) = delete;
  PresentKeys& operator=(const PresentKeys&) = delete;

  std::span<const std::string_view> keys() const { return keys_; }

 private:
  std::array<std::string_view, 16> few_{};
  std::vector<std::string_view> many_;
  std::span<const std::string_view> keys_;
};

/// The form that the tag selects; null if there is none.
const SchemaForm* tagged_form(const SchemaUnion& schema, const Json& object) {
  const auto tag = object.find(schema.tag);
  if (tag == object.end() || !tag->is_string()) return nullptr;
  const auto form = std::find_if(schema.forms.begin(), schema.forms.end(), [&](const SchemaForm& known) {
    return known.value == tag->get_ref<const std::string&>();
  });
  return form == schema.forms.end() ? nullptr : &*form;
}

}  // namespace

void Validator::check_object(const SchemaNode& node, Json& value, const Where& where) {
  check_size(node, value.size(), "members", where);
  if (node.open) return;
  Members members(node.properties.size());
  check_keys(node, value, where, members);
  for (std::size_t i = 0; i < node.properties.size(); ++i) {
    const SchemaProperty& property = node.properties[i];
    if (Json* const member = members.at(i)) {
      if (property.nullable && member->is_null()) continue;
      check(*property.node, *member, where.member(property.name), property.unknown);
    } else if (property.required) {
      report(where.member(property.name), "is required", Problem::Fault::missing);
    }
  }
  check_relations(node, value, where);
  if (node.call != nullptr) check_call(*node.call, value, where);
}

/// Reports unknown keys and keys of other platforms; adds the others to `members`.
void Validator::check_keys(const SchemaNode& node, Json& value, const Where& where, Members& members) {
  for (const SchemaProperty& property : node.properties) {
    if (!property.also_called.empty()) rename(property, value, where);
    if (!property.platforms.empty() && value.contains(property.name)) check_platform(property, value, where);
  }
  for (auto at = value.begin(); at != value.end(); ++at) {
    const std::string& key = at.key();
    if (problems_.size() >= most_problems_) return;
    if (node.names != nullptr) {
      Json name = key;
      check(*node.names, name, where.member(key), {});
    }
    const auto property = std::ranges::find(node.properties, key, &SchemaProperty::name);
    if (property != node.properties.end()) {
      members.at(static_cast<std::size_t>(property - node.properties.begin())) = &*at;
      continue;
    }
    if (node.others != nullptr) {
      check(*node.others, *at, where.member(key), {});
    } else {
      report(where.member(key), "unknown key" + hint_for(node, key), Problem::Fault::unknown);
    }
  }
}

/// Renames an alias to the property's own name.
void Validator::rename(const SchemaProperty& property, Json& object, const Where& where) {
  for (const std::string_view alias : property.also_called) {
    const auto found = object.find(alias);
    if (found == object.end()) continue;
    if (!may_change()) return;
    if (object.contains(property.name)) {
      report(where.member(alias), "means " + std::string(property.name) + ", which is given as well");
    } else {
      Json member = std::move(*found);
      object[std::string(property.name)] = std::move(member);
    }
    object.erase(std::string(alias));
  }
}

/// Checks the tool's name, and its arguments by its own schema.
void Validator::check_call(const SchemaCall& call, Json& value, const Where& where) {
  const auto named = value.find(call.tool_key);
  if (named == value.end() || !named->is_string() || call.catalog == nullptr) return;
  const std::string& name = named->get_ref<const std::string&>();
  const ToolInfo* tool = called_tool(call, name);
  if (tool == nullptr) {
    std::vector<std::string_view> names;
    for (const ToolInfo* known : call.catalog().tools)
      names.push_back(known->toolset == call.toolset ? known->name : known->identity);
    return report(where.member(call.tool_key), "there is no tool " + in_quotes(name) + did_you_mean(name, names));
  }
  if (const auto given = value.find(call.arguments_key); given == value.end() || given->is_null()) {
    if (!may_change()) return;
    value[std::string(call.arguments_key)] = Json::object();
  }
  check(*tool->input, *value.find(call.arguments_key), where.member(call.arguments_key), {});
}

void Validator::check_platform(const SchemaProperty& property, Json& object, const Where& where) {
  const auto& platforms = property.platforms;
  if (platform_.empty() || platforms.empty()) return;
  if (std::find(platforms.begin(), platforms.end(), platform_) != platforms.end()) return;
  if (property.elsewhere == Elsewhere::refuse) {
    report(where.member(property.name),
           "exists only on " + joined(platforms, " and ") + ", not on " + std::string(platform_));
  }
  if (may_change()) object.erase(std::string(property.name));
}

/// Checks the conditions between keys.
void Validator::check_relations(const SchemaNode& node, const Json& value, const Where& where) {
  for (const SchemaUnion* schema : node.unions) check_union(*schema, value, where);
  const auto& some = node.at_least_one_of;
  if (!some.empty() && std::none_of(some.begin(), some.end(), [&](auto key) { return value.contains(key); })) {
    report(where, "needs at least one of " + joined(some, ", "));
  }
  for (const DependentRequired& dependency : node.dependent_required) {
    if (!value.contains(dependency.key)) continue;
    std::vector<std::string_view> missing;
    for (const std::string_view key : dependency.needs) {
      if (!value.contains(key)) missing.push_back(key);
    }
    if (!missing.empty()) {
      report(where, std::string(dependency.key) + " needs " + joined(missing, " and ") + " as well");
    }
  }
}

/// A missing or invalid tag was reported before, like any other property.
void Validator::check_union(const SchemaUnion& schema, const Json& value, const Where& where) {
  const PresentKeys found(schema, value);
  const auto present = found.keys();
  if (schema.tag.empty()) {
    if (!matching_form(schema, present)) report(where, explain_union(schema, present));
    return;
  }
  const SchemaForm* form = tagged_form(schema, value);
  if (form == nullptr) return;
  const std::string tagged = std::string(schema.tag) + " " + std::string(form->value);
  if (const auto missing = missing_keys(*form, present); !missing.empty()) {
    report(where, tagged + " needs " + joined(missing, " and "));
  }
  for (const std::string_view key : present) {
    if (!takes(*form, key)) report(where.member(key), "does not go with " + tagged);
  }
}

std::size_t form_of(const SchemaUnion& schema, const Json& object) {
  if (!schema.tag.empty()) {
    const SchemaForm* form = tagged_form(schema, object);
    return form == nullptr ? 0 : static_cast<std::size_t>(form - schema.forms.data());
  }
  return matching_form(schema, PresentKeys(schema, object).keys()).value_or(0);
}

}  // namespace offhand
