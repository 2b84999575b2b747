#include <algorithm>
#include <iterator>
#include <set>

#include "codegen/emit/products.h"
#include "codegen/emit/text_code.h"
#include "codegen/emit/types.h"

namespace offhand::codegen {
namespace {

std::string home_of(const Model& model) { return model.part.home("types/errors"); }

std::vector<ErrorCode> own_errors(const Model& model) {
  std::vector<ErrorCode> own;
  std::ranges::copy_if(model.errors, std::back_inserter(own), &ErrorCode::own);
  return own;
}

/// The file that declares the errors.
std::string path_of(const Model& model) { return own_errors(model).front().place.file; }

std::vector<TypePtr> all_types(const Model& model) {
  std::vector<TypePtr> types = model.error_types;
  for (const ErrorCode& error : own_errors(model)) types.push_back(error.data);
  return declared_types(types, home_of(model));
}

bool has_problems(const Model& model) {
  for (const ErrorCode& error : model.errors) {
    if (error.code.text() != "invalid_arguments") continue;
    for (const Field& field : error.data->fields) {
      if (field.name.text() == "problems") return true;
    }
  }
  return false;
}

std::string header_text(const Model& model) {
  const std::vector<TypePtr> types = all_types(model);
  Writer body;
  body.flat_block("namespace offhand {\n", "}  // namespace offhand", {},
                  [&] { body.line("class JsonWriter;\nstruct Problem;\n"); });
  body.line();
  body.flat_block(
      "namespace $space$::errors {\n", "}  // namespace $space$::errors", {{"space", model.part.space}}, [&] {
        if (!model.part.is_product())
          body.line("// Beside these there are those of every server.\nusing namespace offhand::errors;\n");
        declare_types(body, types, {});
        for (const ErrorCode& error : own_errors(model)) {
          body.doc(error.message);
          body.line("Error $code$(const $Code$& data);",
                    {{"code", error.code.identifier()}, {"Code", error.code.pascal()}});
        }
        if (!model.part.is_product()) return;
        body.line();
        if (has_problems(model)) {
          body.line(
              "/// What a generated parser answers when validation found problems.\n"
              "Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems);\n");
        }
        body.line(R"(/// An error as the schema declares it.
struct ErrorInfo {
  std::string_view code;
  /// Templates: {x} stands for a member of the data.
  std::string_view message;
  std::string_view hint;
  /// For a user at a command line, in place of the hint; may be empty.
  std::string_view shell_hint;
  int exit_code = 1;
};

/// Sorted by code.
std::span<const ErrorInfo> all_errors();
const ErrorInfo* find_error(std::string_view code);
/// Exit code of the command line; 1 for a code that is not declared.
int exit_code(std::string_view code);
)");
      });
  Writer out(banner(path_of(model)));
  out.line("#pragma once\n");
  out.raw(standard_includes(body.text()) + '\n');
  out.line("#include \"codegen/runtime/error.h\"");
  std::set<std::string> homes = used_homes(types, home_of(model));
  if (!model.part.is_product()) homes.insert("generated/types/errors");
  out.raw(home_includes(homes));
  out.line();
  out.raw(body.text());
  return out.text();
}

bool is_text(const Field& field) { return field.type->kind == Kind::string && !field.type->is_enum(); }

/// Errors may repeat input of megabytes: quoted text is shortened to a little of it, other text to the length of a
/// reason or path.
void shorten_texts(Writer& out, const ErrorCode& error) {
  constexpr std::string_view quoted = "80";
  constexpr std::string_view anywhere = "2000";
  out.line("$Code$ data = given;", {{"Code", error.code.pascal()}});
  for (const Field& field : error.data->fields) {
    if (!is_text(field)) continue;
    const bool in_quotes = error.message.find("\"{" + field.name.text() + "}\"") != std::string::npos;
    out.line(field.required ? "data.$field$ = brief(data.$field$, $most$);"
                            : "if (data.$field$) data.$field$ = brief(*data.$field$, $most$);",
             {{"field", field.name.identifier()}, {"most", std::string(in_quotes ? quoted : anywhere)}});
  }
}

void define_factory(Writer& out, const ErrorCode& error) {
  const bool empty = error.data->fields.empty();
  const bool shortens = std::ranges::any_of(error.data->fields, is_text);
  const char* head = empty      ? "Error $code$(const $Code$&) {"
                     : shortens ? "Error $code$(const $Code$& given) {"
                                : "Error $code$(const $Code$& data) {";
  out.block(head, "}\n", {{"code", error.code.identifier()}, {"Code", error.code.pascal()}}, [&] {
    if (shortens) shorten_texts(out, error);
    out.line("Error error;\nerror.code = $code$;", {{"code", literal(error.code.text())}});
    emit_text_code(out, error.message, *error.data, "data", "error.message");
    emit_text_code(out, error.hint, *error.data, "data", "error.hint");
    if (!empty) out.line("error.data = to_json(data);");
    out.line("return error;");
  });
}

constexpr std::string_view kInvalidArguments =
    R"(Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}
)";

constexpr std::string_view kLookups = R"(
std::span<const ErrorInfo> all_errors() { return kErrors; }

const ErrorInfo* find_error(std::string_view code) {
  const auto found = std::lower_bound(kErrors.begin(), kErrors.end(), code,
                                      [](const ErrorInfo& error, std::string_view wanted) { return error.code < wanted; });
  return found != kErrors.end() && found->code == code ? &*found : nullptr;
}

int exit_code(std::string_view code) {
  const ErrorInfo* error = find_error(code);
  return error == nullptr ? 1 : error->exit_code;
}
)";

void define_list(Writer& out, const Model& model) {
  std::vector<const ErrorCode*> sorted;
  for (const ErrorCode& error : model.errors) sorted.push_back(&error);
  std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->code.text() < b->code.text(); });
  out.flat_block("namespace {\n", "\n}  // namespace", {}, [&] {
    out.block("constexpr auto kErrors = std::to_array<ErrorInfo>({", "});", {}, [&] {
      for (const ErrorCode* error : sorted) {
        out.line("{$code$, $message$, $hint$, $shell$, $exit$},", {{"code", literal(error->code.text())},
                                                                   {"message", literal(error->message)},
                                                                   {"hint", literal(error->hint)},
                                                                   {"shell", literal(error->shell_hint)},
                                                                   {"exit", std::to_string(error->exit_code)}});
      }
    });
  });
  out.line(kLookups);
}

std::string source_text(const Model& model) {
  Writer body;
  body.flat_block("namespace $space$::errors {\n", "}  // namespace $space$::errors", {{"space", model.part.space}},
                  [&] {
                    define_types(body, all_types(model), {});
                    for (const ErrorCode& error : own_errors(model)) define_factory(body, error);
                    if (!model.part.is_product()) return;
                    if (has_problems(model)) body.line(kInvalidArguments);
                    define_list(body, model);
                  });
  Writer out(banner(path_of(model)));
  out.line("#include \"$home$.h\"\n", {{"home", home_of(model)}});
  out.raw(standard_includes(body.text()) + '\n');
  out.raw(std::string(definition_includes()) +
          "#include \"codegen/runtime/text.h\"\n#include \"codegen/runtime/utf8.h\"\n#include "
          "\"codegen/runtime/validate.h\"\n\n");
  out.raw(body.text());
  return out.text();
}

}  // namespace

void emit_errors(const Model& model, Products& products) {
  if (own_errors(model).empty()) return;
  products.push_back({home_of(model) + ".h", header_text(model)});
  products.push_back({home_of(model) + ".cpp", source_text(model)});
}

}  // namespace offhand::codegen
