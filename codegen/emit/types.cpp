#include "codegen/emit/types.h"

#include <algorithm>

#include "codegen/emit/answers.h"
#include "codegen/emit/reply_text.h"
#include "codegen/emit/schema_tables.h"

namespace offhand::codegen {
namespace {

void declare_enum(Writer& out, const Type& type, bool input) {
  const std::string snake = snake_name(type);
  out.doc(type.description);
  out.block("enum class $Type$ {", "};", {{"Type", type.cpp_name}}, [&] {
    for (const EnumValue& value : type.values) {
      out.doc(value.description);
      out.line("$value$,", {{"value", value.name.identifier()}});
    }
  });
  out.line("std::string_view to_string($Type$ value);", {{"Type", type.cpp_name}});
  out.line("std::optional<$Type$> $type$_from_string(std::string_view text);",
           {{"Type", type.cpp_name}, {"type", snake}});
  out.line("void write(JsonWriter& writer, $Type$ value);", {{"Type", type.cpp_name}});
  if (input) out.line("void read(const nlohmann::json& json, $Type$& out);", {{"Type", type.cpp_name}});
}

void declare_struct(Writer& out, const Type& type, bool input) {
  out.doc(type.description);
  out.block("struct $Type$ {", "};", {{"Type", type.cpp_name}}, [&] {
    for (const Field& field : type.fields) {
      out.doc(field.description);
      const std::string initialiser = member_initialiser(field);
      out.line("$type$ $name$$initialiser$;",
               {{"type", member_type(field)}, {"name", field.name.identifier()}, {"initialiser", initialiser}});
    }
    if (input) out.line("bool operator==(const $Type$&) const = default;", {{"Type", type.cpp_name}});
  });
  out.line("void write(JsonWriter& writer, const $Type$& value);", {{"Type", type.cpp_name}});
  if (!type.text.empty()) out.line("/// The text of a reply.\n" + reply_text_signature(type) + ';');
  if (input) out.line("void read(const nlohmann::json& json, $Type$& out);", {{"Type", type.cpp_name}});
}

void declare_union(Writer& out, const Type& type, bool input) {
  std::string forms;
  for (const UnionForm& form : type.forms) {
    if (!forms.empty()) forms += ", ";
    forms += form.type->cpp_name;
  }
  out.doc(type.description);
  out.line("using $Type$ = std::variant<$forms$>;", {{"Type", type.cpp_name}, {"forms", forms}});
  out.line("void write(JsonWriter& writer, const $Type$& value);", {{"Type", type.cpp_name}});
  if (!input) return;
  out.line("void read(const nlohmann::json& json, $Type$& out);", {{"Type", type.cpp_name}});
  out.line("extern const SchemaUnion $type$_union;", {{"type", snake_name(type)}});
}

/// The forms of a union are validated as part of it and have no schema of their own.
bool has_schema(const Type& type, const std::vector<TypePtr>& types) {
  for (const TypePtr& other : types) {
    for (const UnionForm& form : other->forms) {
      if (form.type.get() == &type) return false;
    }
  }
  return true;
}

void define_enum(Writer& out, const Type& type, bool input) {
  const std::string aliases = type.aliases.empty() ? "" : ", k" + type.cpp_name + "Aliases";
  out.line(
      R"(std::string_view to_string($Type$ value) { return k$Type$Values[static_cast<std::size_t>(value)]; }
std::optional<$Type$> $type$_from_string(std::string_view text) {
  return value_of<$Type$>(text, k$Type$Values$aliases$);
}
void write(JsonWriter& writer, $Type$ value) { writer.value(to_string(value)); })",
      {{"Type", type.cpp_name}, {"type", snake_name(type)}, {"aliases", aliases}});
  if (input)
    out.line(
        "void read(const nlohmann::json& json, $Type$& out) { out = "
        "$type$_from_string(text_of_json(json)).value_or(out); }",
        {{"Type", type.cpp_name}, {"type", snake_name(type)}});
  out.line();
}

bool has_default(const Field& field) { return field.default_value.has_value(); }

std::string key_of(const Field& field, bool leaves_out) {
  if (field.flattened) return "joined_members(" + literal(field.prefix) + ')';
  std::string key = literal(field.name.text());
  if (field.nullable) key = "nullable_member(" + key + ')';
  return leaves_out && has_default(field) ? "default_member(" + key + ')' : key;
}

/// The table of a struct's members and the functions that go by it.
void define_struct(Writer& out, const Type& type, bool input) {
  std::vector<std::string> keys;
  for (const Field& field : type.fields) keys.push_back(key_of(field, type.is_arguments));
  out.wrapped("constexpr auto k" + type.cpp_name + "MemberKeys = member_keys(", keys, ");");
  const bool leaves_out = type.is_arguments && std::ranges::any_of(type.fields, &has_default);
  const std::string tag = type.tag.empty() ? "" : ", {" + literal(type.tag) + ", " + literal(type.tag_value) + '}';
  out.line("void write(JsonWriter& writer, const $Type$& value) { $write$(writer, value, k$Type$MemberKeys$tag$); }",
           {{"Type", type.cpp_name}, {"write", leaves_out ? "write_changed_members" : "write_members"}, {"tag", tag}});
  if (input)
    out.line("void read(const nlohmann::json& json, $Type$& out) { read_members(json, out, k$Type$MemberKeys); }",
             {{"Type", type.cpp_name}});
  out.line();
}

void define_union(Writer& out, const Type& type, bool input) {
  out.line(R"(void write(JsonWriter& writer, const $Type$& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}
)",
           {{"Type", type.cpp_name}});
  if (!input) return;
  out.block("void read(const nlohmann::json& json, $Type$& out) {", "}", {{"Type", type.cpp_name}}, [&] {
    out.block("switch (form_of($type$_union, json)) {", "}", {{"type", snake_name(type)}}, [&] {
      for (std::size_t i = 0; i < type.forms.size(); ++i) {
        const std::string label = i + 1 == type.forms.size() ? "default" : "case " + std::to_string(i);
        out.line("$label$: return read(json, out.emplace<$Form$>());",
                 {{"label", label}, {"Form", type.forms[i].type->cpp_name}});
      }
    });
  });
  out.line();
}

}  // namespace

void forward_declarations(Writer& out) {
  out.line("class JsonWriter;\nstruct SchemaNode;\nstruct SchemaUnion;");
  out.line();
}

void declare_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs) {
  for (const TypePtr& type : types) {
    const bool input = inputs.contains(type.get());
    if (type->is_enum()) {
      declare_enum(out, *type, input);
    } else if (type->is_union()) {
      declare_union(out, *type, input);
    } else if (type->is_struct()) {
      declare_struct(out, *type, input);
      if (input && is_form_of_address(*type, types)) declare_address(out, *type);
    } else {
      out.doc(type->description);
      Type unnamed = *type;
      unnamed.cpp_name.clear();
      out.line("using $Type$ = $type$;", {{"Type", type->cpp_name}, {"type", cpp_type(unnamed)}});
    }
    if (input && has_schema(*type, types))
      out.line("extern const SchemaNode $type$_schema;", {{"type", snake_name(*type)}});
    out.line();
  }
}

void define_types(Writer& out, const std::vector<TypePtr>& types, const InputTypes& inputs) {
  for (const TypePtr& type : types) {
    const bool input = inputs.contains(type.get());
    if (type->is_enum()) {
      emit_value_table(out, *type);
    }
    if (input && has_schema(*type, types)) emit_schema_tables(out, *type);
    if (type->is_enum()) {
      define_enum(out, *type, input);
    } else if (type->is_union()) {
      define_union(out, *type, input);
    } else if (type->is_struct()) {
      define_struct(out, *type, input);
      if (!type->text.empty()) define_reply_text(out, reply_text_signature(*type), *type, type->text);
      if (input && is_form_of_address(*type, types)) define_address(out, *type);
    }
  }
}

std::string_view definition_includes() { return "#include \"codegen/runtime/define_types.h\"\n"; }

}  // namespace offhand::codegen
