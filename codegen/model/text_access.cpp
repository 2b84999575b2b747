#include "codegen/model/text_access.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

const Field* find_field(const Type& type, const std::string& name) {
  const auto found =
      std::find_if(type.fields.begin(), type.fields.end(), [&](const Field& f) { return f.name.text() == name; });
  return found == type.fields.end() ? nullptr : &*found;
}

/// A list of texts or of integers, which prints its items.
bool is_printed_list(const Type& type) {
  return type.kind == Kind::array && (type.items->kind == Kind::string || type.items->kind == Kind::integer);
}

bool has_count(const Type& type) { return type.kind == Kind::array || type.is_map(); }

void finish_comparison(Access& access, const Type& type, const Placeholder& placeholder) {
  const std::string& word = placeholder.equals;
  const auto value = std::find_if(type.values.begin(), type.values.end(),
                                  [&](const EnumValue& known) { return known.name.text() == word; });
  if (value == type.values.end()) {
    access.problem = "is never " + word;
    return;
  }
  const std::string comparison = placeholder.is_negated ? " != " : " == ";
  add_condition(access.conditions, access.expression + comparison + type.cpp_name + "::" + value->name.identifier());
}

/// `object` is the expression of a member; `optional` if that member is an std::optional.
void finish(Access& access, const Type& type, const std::string& object, bool optional,
            const Placeholder& placeholder) {
  const std::string dot = optional ? "->" : ".";
  access.expression = optional ? '*' + object : object;
  if (!placeholder.equals.empty()) {
    finish_comparison(access, type, placeholder);
    return;
  }
  if (placeholder.condition_only) {
    if (type.kind == Kind::boolean) add_condition(access.conditions, access.expression);
    return;
  }
  if (placeholder.lines && (type.kind != Kind::string || type.is_enum())) {
    access.problem = "is no text that could have lines";
  } else if (!placeholder.one.empty() && type.kind != Kind::integer) {
    access.problem = "is no number of things";
  } else if (type.is_enum()) {
    access.expression = "to_string(" + access.expression + ')';
  } else if (type.kind == Kind::string || is_printed_list(type)) {
    add_condition(access.conditions, '!' + object + dot + "empty()");
  } else if (type.kind == Kind::boolean) {
    add_condition(access.conditions, access.expression);
  } else if (type.kind == Kind::object || (type.kind == Kind::array && !type.is_set())) {
    access.problem = "is no text, number or boolean";
  }
}

void finish_count(Access& access, const std::string& object, bool optional) {
  const std::string dot = optional ? "->" : ".";
  access.expression = object + dot + "size()";
  add_condition(access.conditions, '!' + object + dot + "empty()");
}

}  // namespace

void add_condition(std::vector<std::string>& conditions, const std::string& condition) {
  if (std::find(conditions.begin(), conditions.end(), condition) == conditions.end()) conditions.push_back(condition);
}

Access find_access(const Placeholder& placeholder, const Type& type, const std::string& variable) {
  Access access;
  if (placeholder.path == std::vector<std::string>{"verb"} && type.asks_for_verb()) {
    access.expression = "verb";
    return access;
  }
  const Type* current = &type;
  std::string object = variable;
  bool optional = false;
  for (std::size_t i = 0; i < placeholder.path.size(); ++i) {
    const std::string& key = placeholder.path[i];
    if (key == "count" && i > 0 && i + 1 == placeholder.path.size() && has_count(*current)) {
      finish_count(access, object, optional);
      return access;
    }
    const Field* field = find_field(*current, key);
    if (field == nullptr) {
      access.problem = "there is no " + key;
      return access;
    }
    object += (optional ? "->" : ".") + field->name.identifier();
    optional = field->is_optional() || field->nullable;
    if (field->is_optional() && field->nullable)
      access.problem = "may be absent and may be null: no text tells these apart";
    if (optional) {
      access.optional = true;
      add_condition(access.conditions, object + ".has_value()");
    }
    current = field->type.get();
  }
  if (access.problem.empty()) finish(access, *current, object, optional, placeholder);
  return access;
}

std::string text_problem(std::string_view text, const Type& type) {
  const TextTemplate parsed = parse_text_template(text);
  if (!parsed.problem.empty()) return parsed.problem;
  for (const TextSegment& segment : parsed.segments) {
    bool depends = false;
    for (const TextPart& part : segment.parts) {
      const auto* placeholder = std::get_if<Placeholder>(&part);
      if (placeholder == nullptr) continue;
      const Access access = find_access(*placeholder, type, "value");
      std::string name;
      for (const std::string& key : placeholder->path) name += (name.empty() ? "" : ".") + key;
      if (!access.problem.empty()) return '{' + name + "}: " + access.problem + '.';
      if (access.optional && !segment.optional) return '{' + name + "} may be absent and must stand in [ ].";
      depends = depends || !access.conditions.empty();
    }
    if (segment.optional && !depends) return "nothing in a [ ] can be absent.";
  }
  return "";
}

}  // namespace offhand::codegen
