#include <algorithm>
#include <map>
#include <set>

#include "codegen/emit/markdown.h"
#include "codegen/emit/products.h"
#include "codegen/emit/type_words.h"
#include "codegen/emit/writer.h"

namespace offhand::codegen {
namespace {

/// The toolset that declares a type, or what the data of errors are in; empty for shared types.
std::string space_of(const Type& type) {
  if (type.home == "generated/types/errors") return "errors";
  constexpr std::string_view tools = "generated/tools/";
  if (!type.home.starts_with(tools)) return "";
  const std::string rest = type.home.substr(tools.size());
  return rest.substr(0, rest.find('/'));
}

std::string json_text(const Json& value) { return value.dump(); }

std::string type_expression(const Type& type);

/// The type's expression without its name.
std::string written_out(const Type& type) {
  if (type.is_enum()) {
    std::vector<std::string> values;
    for (const EnumValue& value : type.values) values.push_back(literal(value.name.text()));
    // An editor offers the known ones all the same.
    if (type.more_values) values.emplace_back("(string & {})");
    return join(values, " | ");
  }
  switch (type.kind) {
    case Kind::string:
      return "string";
    case Kind::integer:
    case Kind::number:
      return "number";
    case Kind::boolean:
      return "boolean";
    case Kind::array:
      return "Array<" + type_expression(*type.items) + '>';
    case Kind::object:
      if (type.is_call()) return "{ tool: string; arguments?: Record<string, unknown> }";
      return "Record<string, " + (type.is_map() ? type_expression(*type.items) : "unknown") + '>';
    case Kind::any:
      break;
  }
  return "unknown";
}

std::string type_expression(const Type& type) {
  if (type.cpp_name.empty()) return written_out(type);
  const std::string space = space_of(type);
  return space.empty() ? type.cpp_name : space + '.' + type.cpp_name;
}

/// Limits and defaults become tags in the comment, because TypeScript's types have neither.
std::vector<std::string> tags_of(const Type& type) {
  const Limits& limits = type.limits;
  std::vector<std::string> tags;
  if (limits.minimum) tags.push_back("@minimum " + json_text(*limits.minimum));
  if (limits.maximum) tags.push_back("@maximum " + json_text(*limits.maximum));
  if (limits.min_size) tags.push_back("@min" + counted_by(type) + ' ' + std::to_string(*limits.min_size));
  if (limits.max_size) tags.push_back("@max" + counted_by(type) + ' ' + std::to_string(*limits.max_size));
  if (!limits.pattern.empty()) tags.push_back("@pattern " + limits.pattern);
  return tags;
}

/// A pattern or description must not end its comment.
std::string in_comment(std::string text) {
  for (std::size_t at = 0; (at = text.find("*/", at)) != std::string::npos;) text.replace(at, 2, "*\\/");
  return text;
}

void doc_comment(Writer& out, const std::string& description, const std::vector<std::string>& tags) {
  if (description.empty() && tags.empty()) return;
  std::string text = in_comment(description);
  if (tags.empty()) return out.line("/** $text$ */", {{"text", text}});
  out.line("/**");
  if (!text.empty()) out.line(" * $text$", {{"text", text}});
  for (const std::string& tag : tags) out.line(" * $tag$", {{"tag", in_comment(tag)}});
  out.line(" */");
}

std::string member_of(const Field& field) {
  return field.name.text() + (field.required ? "" : "?") + ": " + type_expression(*field.type) +
         (field.nullable ? " | null" : "") + ';';
}

void plain_member_line(Writer& out, const Field& field) { out.line("$member$", {{"member", member_of(field)}}); }

void member_line(Writer& out, const Field& field) {
  // A type with a name says its limits itself.
  std::vector<std::string> tags = field.type->cpp_name.empty() ? tags_of(*field.type) : std::vector<std::string>();
  if (field.default_value) tags.push_back("@default " + json_text(*field.default_value));
  if (const std::string platforms = platforms_in_words(field); !platforms.empty())
    tags.push_back("@platforms " + platforms);
  doc_comment(out, field.description, tags);
  plain_member_line(out, field);
}

/// For each form: its required keys, its optional keys, and the exclusion of keys that belong to other forms. A key is
/// described in the first form that has it.
void union_type(Writer& out, const Type& type) {
  out.line("export type $name$ =", {{"name", type.cpp_name}});
  std::set<std::string> described;
  for (const UnionForm& form : type.forms) {
    const auto has = [](const std::vector<std::string>& keys, const Field& field) {
      return std::find(keys.begin(), keys.end(), field.name.text()) != keys.end();
    };
    std::vector<std::string> excluded;
    for (const Field& field : type.fields) {
      const bool is_tag = !form.value.empty() && field.name.text() == type.tag;
      if (!is_tag && !has(form.required, field) && !has(form.optional, field))
        excluded.push_back(literal(field.name.text()));
    }
    const std::string without = excluded.empty() ? "" : " & Without<" + join(excluded, " | ") + '>';
    doc_comment(out, form.type->description, {});
    out.block("| {", "}" + without + (&form == &type.forms.back() ? ";" : ""), {}, [&] {
      for (Field field : type.fields) {
        field.required = has(form.required, field);
        if (!form.value.empty() && field.name.text() == type.tag) {
          if (described.insert(field.name.text()).second) doc_comment(out, field.description, {});
          out.line("$name$: $value$;", {{"name", field.name.text()}, {"value", json_text(form.value)}});
        } else if (field.required || has(form.optional, field)) {
          if (described.insert(field.name.text()).second) {
            member_line(out, field);
          } else {
            plain_member_line(out, field);
          }
        }
      }
    });
  }
}

void object_type(Writer& out, const Type& type) {
  std::vector<std::string> unions;
  // With a prefix the keys differ from those of the declaration, so they are listed one by one.
  for (const Field& part : unions_of(type)) {
    if (part.prefix.empty()) unions.push_back(type_expression(*part.type));
  }
  const std::string head =
      unions.empty() ? "interface " + type.cpp_name : "type " + type.cpp_name + " = " + join(unions, " & ") + " &";
  out.block("export $head$ {", unions.empty() ? "}" : "};", {{"head", head}}, [&] {
    for (const Field& field : type.fields) {
      // Keys of a union are listed in its forms.
      if (!field.flattened) member_line(out, field);
      if (field.prefix.empty()) continue;
      for (Field key : field.type->fields) {
        key.name = Name(field.prefix + key.name.text());
        key.required = false;
        member_line(out, key);
      }
    }
  });
}

/// Whether nothing is said of its members.
bool is_undescribed(const Type& type) {
  return type.is_struct() && std::ranges::all_of(type.fields, [](const Field& field) {
           return field.description.empty() && !field.flattened && !field.default_value && tags_of(*field.type).empty();
         });
}

void short_object_type(Writer& out, const Type& type) {
  std::string members;
  for (const Field& field : type.fields) members += member_of(field) + ' ';
  out.line("export interface $name$ { $members$}", {{"name", type.cpp_name}, {"members", members}});
}

void type_declaration(Writer& out, const Type& type) {
  doc_comment(out, type.description, type.kind == Kind::object ? std::vector<std::string>() : tags_of(type));
  if (type.is_union()) return union_type(out, type);
  if (type.home == "generated/types/errors" && is_undescribed(type)) return short_object_type(out, type);
  if (type.is_struct()) return object_type(out, type);
  out.line("export type $name$ = $type$;", {{"name", type.cpp_name}, {"type", written_out(type)}});
}

/// Collects every named type that tools use, by the toolset that declares it.
class Collector {
 public:
  void visit(const TypePtr& type) {
    if (!type || !seen_.insert(type.get()).second) return;
    if (!type->cpp_name.empty()) spaces_[space_of(*type)][type->cpp_name] = type;
    visit(type->items);
    for (const Field& field : type->fields) visit(field.type);
  }
  const std::map<std::string, std::map<std::string, TypePtr>>& spaces() const { return spaces_; }

 private:
  std::set<const Type*> seen_;
  std::map<std::string, std::map<std::string, TypePtr>> spaces_;
};

/// In tags, as `@support linux, sim: full`.
std::vector<std::string> support_tags(const Tool& tool) {
  std::vector<std::string> tags;
  for (const auto& [platforms, words] : grouped_support(tool)) tags.push_back("@support " + platforms + ": " + words);
  return tags;
}

/// The codes, of which a client in JavaScript makes classes.
std::string error_codes(const Model& model) {
  std::string text;
  for (const ErrorCode& error : model.errors) text += (text.empty() ? "[\n  " : ",\n  ") + json_text(error.code.text());
  return text + "\n]\n";
}

}  // namespace

void emit_typescript(const Model& model, Products& products) {
  Collector types;
  for (const Tool& tool : model.tools) {
    types.visit(tool.args);
    types.visit(tool.result);
  }
  for (const ErrorCode& error : model.errors) types.visit(error.data);
  Writer out(banner("schema"));
  out.line("\n/** None of these keys. */\ntype Without<Keys extends string> = { [Key in Keys]?: never };");
  for (const auto& [space, declared] : types.spaces()) {
    out.line();
    const auto all = [&out, &types_here = declared] {
      for (const auto& [name, type] : types_here) type_declaration(out, *type);
    };
    if (space.empty()) {
      all();
    } else {
      out.block("export namespace $space$ {", "}", {{"space", space}}, all);
    }
  }
  out.line("\n/** Arguments and structured content of each tool, by its identity. */");
  out.block("export interface Tools {", "}", {}, [&] {
    for (const Tool& tool : model.tools) {
      if (tool.verbatim) continue;
      doc_comment(out, tool.description, support_tags(tool));
      out.line("$identity$: { arguments: $arguments$; result: $result$ };",
               {{"identity", literal(tool.identity())},
                {"arguments", type_expression(*tool.args)},
                {"result", tool.result ? type_expression(*tool.result) : "unknown"}});
    }
  });
  out.line("\n/** What the error of each code holds. */");
  out.block("export interface ErrorData {", "}", {}, [&] {
    for (const ErrorCode& error : model.errors) {
      doc_comment(out, error.message, {});
      out.line("$code$: $data$;", {{"code", error.code.text()}, {"data", type_expression(*error.data)}});
    }
  });
  products.push_back({"generated/typescript/offhand.d.ts", out.text()});
  products.push_back({"generated/typescript/error-codes.json", error_codes(model)});
}

}  // namespace offhand::codegen
