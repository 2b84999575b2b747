#include "codegen/emit/type_words.h"

#include <algorithm>
#include <cctype>

#include "codegen/emit/markdown.h"

namespace offhand::codegen {
namespace {

std::string kind_in_words(const Type& type) {
  switch (type.kind) {
    case Kind::string:
      if (type.more_values) return "so far one of";
      return type.is_enum() ? "one of" : "string";
    case Kind::integer:
      return "integer";
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::array:
      return (type.is_set() ? "set of " : "list of ") + kind_in_words(*type.items);
    case Kind::object:
      if (type.is_call()) return "call of a tool";
      return type.is_map() ? "map to " + kind_in_words(*type.items) : "object";
    case Kind::any:
      break;
  }
  return "any JSON";
}

std::string joined_keys(const std::vector<std::string>& keys) {
  std::string text;
  for (const std::string& key : keys) text += (text.empty() ? "" : " + ") + key;
  return text;
}

const Type& single_of(const Type& type) { return type.items ? *type.items : type; }

std::string in_capitals(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

std::string with_platforms(const std::string& facts, const Field& field) {
  const std::string platforms = platforms_in_words(field);
  return platforms.empty() ? facts : facts + (facts.empty() ? "Only on " : " Only on ") + platforms + '.';
}

/// Adds the combinations of one object; `path` is the prefix of its keys.
void add_combinations(std::vector<std::string>& sentences, const Type& type, const std::string& path) {
  for (const Field& field : unions_of(type))
    sentences.push_back((path.empty() ? field.name.title() : path + field.name.text()) + ": " +
                        forms_in_words(*field.type, field.prefix) + '.');
  for (const DependentKeys& dependency : type.dependent_required)
    sentences.push_back(path + dependency.key + " needs " + join(prefixed(path, dependency.needs), ", ") + " as well.");
  if (!type.at_least_one_of.empty())
    sentences.push_back("At least one of " + join(prefixed(path, type.at_least_one_of), ", ") + '.');
}

/// `within`: the enclosing objects.
void add_held(std::vector<HeldObject>& objects, const Type& type, std::vector<const Type*> within,
              const std::string& path) {
  within.push_back(&type);
  for (const Field& field : flat_fields(type)) {
    const Type& inner = single_of(*field.type);
    if (inner.fields.empty() || std::find(within.begin(), within.end(), &inner) != within.end()) continue;
    objects.push_back({(path.empty() ? "" : path + '.') + field.name.text() +
                           (field.type->is_map() ? ".*"
                            : field.type->items  ? "[]"
                                                 : ""),
                       &inner});
    add_held(objects, inner, within, std::string(objects.back().path));
  }
}

}  // namespace

std::string placeholder_of(const Type& type) {
  const Type& single = single_of(type);
  std::string name = single.limits.format == "path" ? "PATH" : single.kind == Kind::string ? "TEXT" : "NUMBER";
  if (!single.live.empty()) name = in_capitals(single.live);
  if (single.is_enum()) name = "NAME";
  if (type.is_map() || single.kind == Kind::object || single.kind == Kind::any) return "JSON";
  if (single.kind == Kind::boolean) name = "true|false";
  return type.items ? name + ",..." : name;
}

std::string unquoted(std::string_view text) { return std::string(text); }

std::string limits_in_words(const Type& type, Quote quote) {
  const Limits& limits = type.limits;
  std::vector<std::string> parts;
  if (limits.minimum && limits.maximum) {
    parts.push_back(limits.minimum->dump() + " to " + limits.maximum->dump());
  } else if (limits.minimum) {
    parts.push_back("at least " + limits.minimum->dump());
  } else if (limits.maximum) {
    parts.push_back("at most " + limits.maximum->dump());
  }
  const std::string unit = type.kind == Kind::array ? " items" : type.kind == Kind::object ? " members" : " characters";
  if (limits.min_size && limits.max_size) {
    parts.push_back(std::to_string(*limits.min_size) + " to " + std::to_string(*limits.max_size) + unit);
  } else if (limits.max_size) {
    parts.push_back("at most " + std::to_string(*limits.max_size) + unit);
  } else if (limits.min_size) {
    parts.push_back("at least " + std::to_string(*limits.min_size) + unit);
  }
  if (!limits.format.empty()) parts.push_back("a " + limits.format);
  if (!limits.pattern.empty()) parts.push_back("matches " + quote(limits.pattern));
  return join(parts, ", ");
}

std::string type_in_words(const Type& type, Quote quote) {
  std::string text = kind_in_words(type);
  std::vector<std::string> values;
  for (const std::string& name : enum_names(type)) values.push_back(quote(name));
  if (!values.empty()) text += ' ' + join(values, ", ");
  const std::string limits = limits_in_words(type, quote);
  return limits.empty() ? text : text + ", " + limits;
}

std::string default_in_words(const Field& field) {
  if (!field.default_value) return "";
  const Json& value = *field.default_value;
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::vector<std::string> items;
  for (const Json& item : value) items.push_back(item.is_string() ? item.get<std::string>() : item.dump());
  return join(items, ", ");
}

std::vector<std::string> enum_names(const Type& type) {
  std::vector<std::string> names;
  for (const EnumValue& value : single_of(type).values) names.push_back(value.name.text());
  return names;
}

std::string facts_in_words(const std::vector<std::string>& values, const std::string& limits,
                           const std::string& fallback, bool required) {
  std::vector<std::string> sentences;
  if (!values.empty()) sentences.push_back("One of " + join(values, ", ") + '.');
  if (!limits.empty()) sentences.push_back("Limits: " + limits + '.');
  if (!fallback.empty()) sentences.push_back("Default: " + fallback + '.');
  if (required) sentences.push_back("Required.");
  return join(sentences, " ");
}

std::string facts_in_words(const Field& field) {
  return with_platforms(facts_in_words(enum_names(*field.type), limits_in_words(*field.type, unquoted),
                                       default_in_words(field), field.required),
                        field);
}

std::string platforms_in_words(const Field& field) {
  if (field.platforms.empty()) return "";
  return join(field.platforms, ", ") + (field.ignored_elsewhere ? "; ignored elsewhere" : "; refused elsewhere");
}

std::string support_in_words(const PlatformEntry& entry) {
  const std::string level = entry.support == SupportLevel::full      ? "full"
                            : entry.support == SupportLevel::partial ? "partial"
                                                                     : "none";
  return entry.note.empty() ? level : level + ": " + entry.note;
}

std::vector<std::pair<std::string, std::string>> grouped_support(const Tool& tool) {
  std::vector<std::pair<std::string, std::string>> groups;
  for (const PlatformEntry& entry : tool.platforms) {
    const std::string words = support_in_words(entry);
    const auto same = std::ranges::find(groups, words, &std::pair<std::string, std::string>::second);
    if (same == groups.end()) {
      groups.emplace_back(entry.platform, words);
    } else {
      same->first += ", " + entry.platform;
    }
  }
  return groups;
}

std::string facts_in_words(const Tool& tool, const Field& field) {
  const auto other = tool.only_with.find(field.name.text());
  if (other == tool.only_with.end()) return facts_in_words(field);
  return with_platforms(facts_in_words({}, "", "true with --" + Name(other->second).kebab(), false), field);
}

std::string forms_in_words(const Type& type, const std::string& prefix) {
  std::string text;
  for (const UnionForm& form : type.forms) {
    std::string keys = joined_keys(prefixed(prefix, form.required));
    if (!form.value.empty()) {
      for (const std::string& key : prefixed(prefix, form.optional)) keys += (keys.empty() ? "[" : " [") + key + ']';
      keys = form.value + (keys.empty() ? "" : " (" + keys + ')');
    }
    const bool is_last = &form == &type.forms.back();
    text += (text.empty() ? "" : is_last ? ", or " : ", ") + (keys.empty() ? "nothing" : keys);
  }
  return text;
}

std::string member_facts_in_words(const Field& field) {
  std::string type = type_in_words(*field.type, unquoted);
  type.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(type.front())));
  const std::string rest = with_platforms(facts_in_words({}, "", default_in_words(field), field.required), field);
  return rest.empty() ? type + '.' : type + ". " + rest;
}

std::vector<HeldObject> held_objects(const Type& arguments) {
  std::vector<HeldObject> objects;
  add_held(objects, arguments, {}, "");
  return objects;
}

std::vector<HeldMember> held_members(const Type& arguments) {
  std::vector<HeldMember> members;
  for (const HeldObject& object : held_objects(arguments)) {
    for (const Field& field : flat_fields(*object.type))
      members.push_back({object.path + '.' + field.name.text(), field});
  }
  return members;
}

std::vector<std::string> combinations_in_words(const Tool& tool) {
  std::vector<std::string> sentences;
  if (tool.verbatim) return sentences;
  add_combinations(sentences, *tool.args, "");
  for (const HeldObject& object : held_objects(*tool.args)) {
    if (object.type->is_union()) sentences.push_back(object.path + ": " + forms_in_words(*object.type, "") + '.');
    add_combinations(sentences, *object.type, object.path + '.');
  }
  return sentences;
}

}  // namespace offhand::codegen
