#include "codegen/emit/text_code.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

const Field* find_field(const Type& type, const std::string& name) {
  const auto found =
      std::find_if(type.fields.begin(), type.fields.end(), [&](const Field& f) { return f.name.text() == name; });
  return found == type.fields.end() ? nullptr : &*found;
}

void require(std::vector<std::string>& conditions, const std::string& condition) {
  if (std::find(conditions.begin(), conditions.end(), condition) == conditions.end()) conditions.push_back(condition);
}

bool is_text_list(const Type& type) {
  return type.kind == Kind::array && type.items->kind == Kind::string && !type.items->is_enum();
}

/// `object` is an expression for a member; `optional` when that member is an std::optional.
void finish(Access& access, const Type& type, const std::string& object, bool optional,
            const Placeholder& placeholder) {
  const std::string dot = optional ? "->" : ".";
  access.expression = optional ? '*' + object : object;
  if (placeholder.condition_only) {
    if (type.kind == Kind::boolean) require(access.conditions, access.expression);
    return;
  }
  if (type.is_enum()) {
    access.expression = "to_string(" + access.expression + ')';
  } else if (type.kind == Kind::string || is_text_list(type)) {
    require(access.conditions, '!' + object + dot + "empty()");
  } else if (type.kind == Kind::boolean) {
    require(access.conditions, access.expression);
  } else if (type.kind == Kind::object || type.kind == Kind::array) {
    access.problem = "is no text, number or boolean";
  }
}

void finish_count(Access& access, const Type& type, const std::string& object, bool optional) {
  const std::string dot = optional ? "->" : ".";
  if (type.kind != Kind::array) access.problem = "has no count: it is no list";
  access.expression = object + dot + "size()";
  require(access.conditions, '!' + object + dot + "empty()");
}

void emit_part(Writer& out, const TextPart& part, const Type& type, const std::string& variable,
               const std::string& target) {
  if (const auto* text = std::get_if<std::string>(&part)) {
    out.line("$target$ += $text$;", {{"target", target}, {"text", literal(*text)}});
    return;
  }
  const auto& placeholder = std::get<Placeholder>(part);
  if (placeholder.condition_only) return;
  const Access access = find_access(placeholder, type, variable);
  out.line("append_text($target$, $value$);", {{"target", target}, {"value", access.expression}});
}

std::string segment_condition(const TextSegment& segment, const Type& type, const std::string& variable) {
  std::vector<std::string> conditions;
  for (const TextPart& part : segment.parts) {
    if (const auto* placeholder = std::get_if<Placeholder>(&part)) {
      for (const std::string& condition : find_access(*placeholder, type, variable).conditions)
        require(conditions, condition);
    }
  }
  std::string joined;
  for (const std::string& condition : conditions) joined += (joined.empty() ? "" : " && ") + condition;
  return joined;
}

}  // namespace

Access find_access(const Placeholder& placeholder, const Type& type, const std::string& variable) {
  Access access;
  const Type* current = &type;
  std::string object = variable;
  bool optional = false;
  for (std::size_t i = 0; i < placeholder.path.size(); ++i) {
    const std::string& key = placeholder.path[i];
    if (key == "count" && i > 0 && i + 1 == placeholder.path.size() && current->kind == Kind::array) {
      finish_count(access, *current, object, optional);
      return access;
    }
    const Field* field = find_field(*current, key);
    if (field == nullptr) {
      access.problem = "there is no " + key;
      return access;
    }
    object += (optional ? "->" : ".") + field->name.identifier();
    optional = field->is_optional();
    if (optional) {
      access.optional = true;
      require(access.conditions, object + ".has_value()");
    }
    current = field->type.get();
  }
  finish(access, *current, object, optional, placeholder);
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

void emit_text_code(Writer& out, std::string_view text, const Type& type, const std::string& variable,
                    const std::string& target) {
  const TextTemplate parsed = parse_text_template(text);
  for (const TextSegment& segment : parsed.segments) {
    const auto body = [&] {
      for (const TextPart& part : segment.parts) emit_part(out, part, type, variable, target);
    };
    if (!segment.optional) {
      body();
    } else {
      out.block("if ($condition$) {", "}", {{"condition", segment_condition(segment, type, variable)}}, body);
    }
  }
}

}  // namespace offhand::codegen
