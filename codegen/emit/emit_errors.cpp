#include <algorithm>
#include <iterator>
#include <set>

#include "codegen/emit/products.h"
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

bool is_data_of_error(const Model& model, const TypePtr& type) {
  return std::ranges::any_of(own_errors(model), [&](const ErrorCode& error) { return error.data == type; });
}

/// Three lines for each: its members, its JSON text, and the error made of them and of its row in the table.
void define_error(Writer& out, const Model& model, const ErrorCode& error) {
  std::string members;
  for (const Field& field : error.data->fields)
    members += (members.empty() ? "{" : ", {") + literal(field.name.text()) + ", data." + field.name.identifier() + '}';
  const std::string texts = model.part.is_product() ? "" : ", " + literal(error.message) + ", " + literal(error.hint);
  const std::string code = error.code.identifier();
  const std::string type = error.code.pascal();
  const std::string name = literal(error.code.text());
  const char* const make = texts.empty() ? "error_by_code" : "error_of";
  out.line("static ErrorMembers members_of(const $Code$&$data$) { return {$members$}; }",
           {{"Code", type}, {"data", members.empty() ? "" : " data"}, {"members", members}});
  out.line("void write(JsonWriter& writer, const $Code$& data) { write_members(writer, members_of(data)); }",
           {{"Code", type}});
  out.line("Error $code$(const $Code$& data) { return $make$($name$$texts$, members_of(data)); }",
           {{"code", code}, {"Code", type}, {"make", make}, {"name", name}, {"texts", texts}});
}

constexpr std::string_view kInvalidArguments =
    R"(
Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}
)";

constexpr std::string_view kByCode = R"(
static Error error_by_code(std::string_view code, ErrorMembers members) {
  const ErrorInfo& info = *find_error(code);
  return error_of(info.code, info.message, info.hint, std::move(members));
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
                    std::vector<TypePtr> others = all_types(model);
                    std::erase_if(others, [&](const TypePtr& type) { return is_data_of_error(model, type); });
                    define_types(body, others, {});
                    if (model.part.is_product()) {
                      define_list(body, model);
                      body.line(kByCode);
                    }
                    for (const ErrorCode& error : own_errors(model)) define_error(body, model, error);
                    if (model.part.is_product() && has_problems(model)) body.line(kInvalidArguments);
                  });
  Writer out(banner(path_of(model)));
  out.line("#include \"$home$.h\"\n", {{"home", home_of(model)}});
  out.raw(definition_includes());
  out.line("#include \"codegen/runtime/error_text.h\"\n#include \"codegen/runtime/validate.h\"\n");
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
