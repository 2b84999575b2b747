#include "impl/command_line/print.h"

#include <cerrno>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::cli {
namespace {

constexpr std::string_view product = "offhand";

std::string& program_name() {
  static std::string name(product);
  return name;
}

bool write(std::FILE* file, std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

bool write_line(std::FILE* file, std::string_view text) {
  while (!text.empty() && text.back() == '\n') text.remove_suffix(1);
  std::string line(text);
  line += '\n';
  return write(file, line);
}

/// The code of a write error if there was one and `code` is success, else `code`.
int code_after(bool written, int code) {
  if (written) return code;
  const auto lost = errors::output_lost({.reason = std::generic_category().message(errno)});
  // A reader that closed the pipe early (`| head`) is no error to report.
  if (errno != EPIPE) print_error(lost, OutputForm::text);
  return code == 0 ? errors::exit_code(lost.code) : code;
}

int answer(std::string_view text, int code) {
  errno = 0;
  return code_after(write_line(stdout, text), code);
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

/// A hint is written for any caller of a tool, possibly a model. Some errors have another one for users of the command
/// line; its placeholders are filled from the error's data.
std::string hint_for_a_user(const Error& error) {
  // The hint names offhand's own commands.
  if (program_name() != product) return error.hint;
  const auto* declared = errors::find_error(error.code);
  if (declared == nullptr || declared->shell_hint.empty()) return error.hint;
  std::string hint(declared->shell_hint);
  const auto data = nlohmann::json::parse(error.data, nullptr, false);
  if (!data.is_object()) return error.hint;
  for (const auto& [name, value] : data.items()) {
    const auto place = hint.find("{" + name + "}");
    if (place != std::string::npos)
      hint.replace(place, name.size() + 2, value.is_string() ? value.get<std::string>() : value.dump());
  }
  return hint;
}

OutputForm output_form(std::string_view name) {
  if (name == "json") return OutputForm::json;
  return name == "quiet" ? OutputForm::quiet : OutputForm::text;
}

int print(const Result<Reply>& outcome, OutputForm form) {
  if (!outcome) return print_error(outcome.error(), form);
  return form == OutputForm::quiet ? 0 : answer(form == OutputForm::json ? json_of(*outcome) : outcome->text, 0);
}

int print_error(const Error& error, OutputForm form) {
  const int code = errors::exit_code(error.code);
  if (form == OutputForm::json) return answer(error_json(error), code);
  const auto hint = hint_for_a_user(error);
  if (form == OutputForm::text) complain(program_name() + ": " + error.message + (hint.empty() ? "" : "\n" + hint));
  return code;
}

int print_exactly(std::string_view text) {
  errno = 0;
  return code_after(write(stdout, text), 0);
}

int print(OutputForm form, const std::string& text, const std::string& json) {
  return form == OutputForm::quiet ? 0 : answer(form == OutputForm::json ? json : text, 0);
}

void name_program(std::string name) { program_name() = std::move(name); }

void complain(std::string_view text) { write_line(stderr, text); }

}  // namespace offhand::cli
