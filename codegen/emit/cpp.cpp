#include "codegen/emit/cpp.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>

#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

/// Types that a type directly consists of.
std::vector<TypePtr> parts_of(const Type& type) {
  std::vector<TypePtr> parts;
  if (type.items) parts.push_back(type.items);
  for (const Field& field : type.fields) parts.push_back(field.type);
  for (const UnionForm& form : type.forms) parts.push_back(form.type);
  return parts;
}

/// The lowest integer has no literal of its own, and the highest JSON integers fit no signed type.
std::string number_literal(const Type& type, const Json& value) {
  if (type.kind == Kind::number) return floating_literal(value);
  const bool is_lowest = value.is_number_integer() && !value.is_number_unsigned() &&
                         value.get<std::int64_t>() == std::numeric_limits<std::int64_t>::min();
  return is_lowest ? "(" + std::to_string(std::numeric_limits<std::int64_t>::min() + 1) + " - 1)" : value.dump();
}

std::string value_expression(const Type& type, const Json& value);

std::string member_expression(const Field& field, const Json& value) {
  if (field.nullable && value.is_null()) return "std::optional<" + cpp_type(*field.type) + ">()";
  return value_expression(*field.type, value);
}

/// The struct of an object; for a union, that of the matching form.
const Type& struct_of(const Type& type, const Json& value) {
  const auto has_form = [&](const UnionForm& form) {
    if (!type.tag.empty()) return value.value(type.tag, "") == form.value;
    const auto is_there = [&](const std::string& key) { return value.contains(key); };
    const auto is_known = [&](const auto& member) {
      return std::ranges::any_of(form.type->fields,
                                 [&](const Field& field) { return field.name.text() == member.key(); });
    };
    return std::ranges::all_of(form.required, is_there) && std::ranges::all_of(value.items(), is_known);
  };
  const auto form = std::ranges::find_if(type.forms, has_form);
  return form == type.forms.end() ? type : *form->type;
}

/// The initialisers in the braces of an object, a list or a map, each with its type, so that they are valid anywhere.
std::vector<std::string> parts_of_value(const Type& type, const Json& value) {
  std::vector<std::string> parts;
  if (type.kind == Kind::any || type.open) return {literal(value.dump())};
  if (type.kind == Kind::array) {
    for (const Json& item : value) parts.push_back(value_expression(*type.items, item));
  } else if (type.is_map()) {
    for (const auto& [key, item] : value.items())
      parts.push_back('{' + literal(key) + ", " + value_expression(*type.items, item) + '}');
  } else {
    for (const Field& field : struct_of(type, value).fields) {
      const auto member = value.find(field.name.text());
      if (member != value.end())
        parts.push_back('.' + field.name.identifier() + " = " + member_expression(field, *member));
    }
  }
  return parts;
}

std::string braced(const std::vector<std::string>& parts) {
  std::string out = "{";
  for (const std::string& part : parts) out += (out.size() > 1 ? ", " : "") + part;
  return out + '}';
}

bool is_braced(const Type& type) {
  return type.kind == Kind::any || type.kind == Kind::object || type.kind == Kind::array;
}

std::string value_expression(const Type& type, const Json& value) {
  if (type.is_enum()) return type.cpp_name + "::" + Name(value.get<std::string>()).identifier();
  if (type.kind == Kind::string) return literal(value.get<std::string>());
  if (!is_braced(type)) return number_literal(type, value);
  return (type.is_union() ? struct_of(type, value).cpp_name : cpp_type(type)) + braced(parts_of_value(type, value));
}

/// Only braces, because the member's declaration already has the type.
std::string default_expression(const Field& field) {
  const Type& type = *field.type;
  const Json& value = *field.default_value;
  const bool is_plain = is_braced(type) && !field.nullable && !type.is_struct() && !type.is_union();
  return is_plain ? braced(parts_of_value(type, value)) : member_expression(field, value);
}

/// True if the default equals the value-initialised type: no member, no item, null.
bool is_of_itself(const Field& field) {
  const Json& value = *field.default_value;
  const Type& type = *field.type;
  if (value.is_null()) return true;
  const bool is_text = type.open || type.kind == Kind::any;
  return value.empty() && !field.nullable && !is_text && !type.is_union();
}

struct Header {
  std::string_view name;
  std::string_view use;
};

constexpr Header kStandardHeaders[] = {
    {"algorithm", "std::find("},
    {"algorithm", "std::lower_bound"},
    {"array", "std::array<"},
    {"array", "std::to_array"},
    {"cstddef", "std::size_t"},
    {"cstdint", "std::int64_t"},
    {"functional", "std::hash<"},
    {"map", "std::map<"},
    {"memory", "std::unique_ptr"},
    {"memory", "std::make_unique"},
    {"nlohmann/json_fwd.hpp", "nlohmann::json"},
    {"optional", "std::optional"},
    {"span", "std::span"},
    {"string", "std::string "},
    {"string", "std::string>"},
    {"string", "std::string;"},
    {"string_view", "std::string_view"},
    {"utility", "std::move"},
    {"variant", "std::variant"},
    {"vector", "std::vector"},
};

}  // namespace

std::string floating_literal(const Json& value) {
  constexpr double beyond_exact = 9007199254740992.0;
  const auto number = value.is_number() ? value.get<double>() : 0;
  return number > -beyond_exact && number < beyond_exact ? value.dump() : Json(number).dump();
}

std::string cpp_type(const Type& type) {
  if (!type.cpp_name.empty()) return type.cpp_name;
  switch (type.kind) {
    case Kind::string:
      return "std::string";
    case Kind::integer:
      return "std::int64_t";
    case Kind::number:
      return "double";
    case Kind::boolean:
      return "bool";
    case Kind::array:
      return (type.is_set() ? "EnumSet<" : "std::vector<") + cpp_type(*type.items) + '>';
    case Kind::object:
      if (type.is_call()) return "ToolCall";
      return type.is_map() ? "std::map<std::string, " + cpp_type(*type.items) + '>' : "JsonValue";
    case Kind::any:
      break;
  }
  return "JsonValue";
}

std::string member_type(const Field& field) {
  std::string type = cpp_type(*field.type);
  if (field.nullable) type = "std::optional<" + type + '>';
  return field.is_optional() ? "std::optional<" + type + '>' : type;
}

std::string member_initialiser(const Field& field) {
  if (field.default_value && !is_of_itself(field)) return " = " + default_expression(field);
  if (field.is_optional() || field.default_value || field.nullable) return "{}";
  switch (field.type->kind) {
    case Kind::integer:
      return " = 0";
    case Kind::number:
      return " = 0";
    case Kind::boolean:
      return " = false";
    default:
      return "{}";
  }
}

std::string snake_name(const Type& type) { return Name(type.cpp_name).snake(); }

std::vector<TypePtr> declared_types(const std::vector<TypePtr>& roots, const std::string& home) {
  std::vector<TypePtr> ordered;
  std::set<const Type*> seen;
  const std::function<void(const TypePtr&)> visit = [&](const TypePtr& type) {
    if (!seen.insert(type.get()).second) return;
    // A type with another home declares its own parts; a type without a name is written where it is used.
    if (!type->home.empty() && type->home != home) return;
    for (const TypePtr& part : parts_of(*type)) visit(part);
    if (type->home == home) ordered.push_back(type);
  };
  for (const TypePtr& root : roots) visit(root);
  return ordered;
}

std::set<std::string> used_homes(const std::vector<TypePtr>& types, const std::string& home) {
  std::set<std::string> homes;
  const std::function<void(const Type&)> visit = [&](const Type& type) {
    if (!type.home.empty()) {
      homes.insert(type.home);
    } else if (type.items) {
      visit(*type.items);
    }
  };
  for (const TypePtr& type : types) {
    visit(*type);
    for (const TypePtr& part : parts_of(*type)) visit(*part);
  }
  homes.erase(home);
  return homes;
}

std::string standard_includes(const std::string& body) {
  std::set<std::string_view> names;
  for (const Header& header : kStandardHeaders) {
    if (body.find(header.use) != std::string::npos) names.insert(header.name);
  }
  std::string out;
  for (const std::string_view name : names) out += "#include <" + std::string(name) + ">\n";
  return out;
}

std::string runtime_includes(const std::string& body) {
  std::string out;
  if (body.find("AddressParts") != std::string::npos) out += "#include \"codegen/runtime/address.h\"\n";
  if (body.find("EnumSet<") != std::string::npos) out += "#include \"codegen/runtime/enum_set.h\"\n";
  if (body.find("JsonValue") != std::string::npos || body.find("ToolCall") != std::string::npos)
    out += "#include \"codegen/runtime/json_value.h\"\n";
  return out;
}

std::string catalog_include(const std::string& body, const Part& part) {
  if (body.find("&catalog") == std::string::npos) return "";
  return "#include \"" + part.home("registry/registry") + ".h\"\n";
}

std::string home_includes(const std::set<std::string>& homes) {
  std::string out;
  for (const std::string& home : homes) out += "#include \"" + home + ".h\"\n";
  return out;
}

std::string written_in(const Part& part, const std::string& file) {
  // Tests keep several small bodies in one file.
  const std::string place = part.is_product() ? "impl/" + file + ".cpp" : part.folder + "bodies";
  return "/// Written by hand in " + place + '.';
}

InputTypes input_types(const Model& model) {
  InputTypes found;
  const std::function<void(const TypePtr&)> visit = [&](const TypePtr& type) {
    if (!found.insert(type.get()).second) return;
    for (const TypePtr& part : parts_of(*type)) visit(part);
  };
  for (const Tool& tool : model.tools) {
    if (tool.args) visit(tool.args);
  }
  for (const Resource& resource : model.resources) {
    if (resource.variables) visit(resource.variables);
  }
  for (const Prompt& prompt : model.prompts) visit(prompt.args);
  if (model.config) visit(model.config);
  return found;
}

std::string plain_call_info(std::string_view kind, const Name& name, const std::vector<std::string>& needs) {
  const std::string title(kind);
  return "{.toolset = " + literal(title) + ", .name = " + literal(name.text()) +
         ", .identity = " + literal(title + '.' + name.text()) +
         ", .annotations = {.read_only = true, .destructive = false}" +
         ", .power = Power::observe, .is_sandboxed = true" +
         (needs.empty() ? "" : ", .needs = k" + name.pascal() + "Needs") + '}';
}

void define_needs(Writer& out, const Name& name, const std::vector<std::string>& needs) {
  if (needs.empty()) return;
  out.line("constexpr auto k$Name$Needs = std::to_array<std::string_view>($list$);",
           {{"Name", name.pascal()}, {"list", literal_list(needs)}});
}

}  // namespace offhand::codegen
