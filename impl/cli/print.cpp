#include "impl/cli/print.h"

#include <fmt/format.h>

#include <cstdio>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {
namespace {

void line(std::FILE* file, std::string_view text) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  fmt::print(file, "{}\n", text);
  std::fflush(file);
}

std::string json_of(const Reply& reply) {
  if (reply.structured) return *reply.structured;
  std::string out;
  JsonWriter writer(out);
  writer.begin_object();
  write_member(writer, "text", reply.text);
  writer.end_object();
  return out;
}

}  // namespace

OutputForm output_form(std::string_view name) {
  if (name == "json") return OutputForm::json;
  return name == "quiet" ? OutputForm::quiet : OutputForm::text;
}

int print(const Result<Reply>& outcome, OutputForm form) {
  if (!outcome) return print_error(outcome.error(), form);
  if (form == OutputForm::json) line(stdout, json_of(*outcome));
  if (form == OutputForm::text) line(stdout, outcome->text);
  return 0;
}

int print_error(const Error& error, OutputForm form) {
  if (form == OutputForm::json) line(stdout, error_json(error));
  if (form == OutputForm::text) {
    line(stderr, "offhand: " + error.message);
    if (!error.hint.empty()) line(stderr, error.hint);
  }
  return errors::exit_code(error.code);
}

int print(OutputForm form, const std::string& text, const std::string& json) {
  if (form == OutputForm::text) line(stdout, text);
  if (form == OutputForm::json) line(stdout, json);
  return 0;
}

}  // namespace offhand::cli
