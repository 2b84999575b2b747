#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <vector>

#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/read_file.h"
#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "offhand/cup/compact_text.h"
#include "offhand/cup/search.h"
#include "platform/host/paths.h"
#include "platform/host/streams.h"

namespace offhand::cli {
namespace {

/// Standard input, and one byte more than an envelope may have if there are more.
std::string whole_input() {
  std::string text;
  std::vector<char> part(std::size_t{64} * 1024);
  while (text.size() <= cup::kLongestEnvelope) {
    const auto read = host::read_input(part);
    if (read == 0) break;
    text.append(part.data(), read);
  }
  return text;
}

/// The library's failure as an error of the command line: its code has an exit code and perhaps another hint.
int print_failure(const Failure& failure) {
  return print_error(
      {.code = failure.code, .message = failure.message, .hint = failure.hint, .data = "{}", .input = {}},
      OutputForm::text);
}

int print_bad_option(std::string option, std::string value, std::string expected) {
  return print_error(errors::invalid_option({.command = "cup search",
                                             .option = std::move(option),
                                             .value = preview(value),
                                             .expected = std::move(expected)}),
                     OutputForm::text);
}

std::optional<std::string> given(const CollectedOptions& options, const std::string& name) {
  auto text = options.value(name);
  return text.empty() ? std::nullopt : std::optional(std::move(text));
}

std::size_t number_of(const CollectedOptions& options, const std::string& name) {
  const auto text = options.value(name);
  std::size_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string expected_state(std::string_view word) {
  std::vector<std::string_view> states;
  for (std::size_t i = 0; i < cup::kStateCount; ++i) states.push_back(to_string(static_cast<cup::State>(i)));
  const auto near = nearest(word, states);
  return fmt::format("one of {}{}", fmt::join(states, ", "), near ? fmt::format("; did you mean \"{}\"", *near) : "");
}

/// A number from 0 to 2: no score is higher.
std::optional<double> threshold_of(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return whole && number >= 0 && number <= 2 ? std::optional(number) : std::nullopt;
}

/// An envelope's nodes, or those of a list.
Outcome<std::vector<cup::Node>> nodes_of(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin != std::string_view::npos && text[begin] == '[') return cup::read_nodes(text);
  auto envelope = cup::read_envelope(text);
  if (!envelope) return envelope.error();
  return std::move(envelope->tree);
}

}  // namespace

int run_cup_format(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  cup::PrintOptions print;
  print.detail = *cup::detail_from_string(options.value("detail"));
  print.dialect = *cup::dialect_from_string(options.value("dialect"));
  print.max_chars = number_of(options, "max-chars");
  std::vector<cup::Window> windows;
  if (const auto file = options.value("windows"); !file.empty()) {
    const auto text = read_file(host::path_of(file));
    if (!text) return print_error(errors::file_unreadable({.path = file}), OutputForm::text);
    auto read = cup::read_windows(*text);
    if (!read) return print_failure(read.error());
    windows = std::move(*read);
    print.windows = &windows;
  }
  const auto envelope = cup::read_envelope(whole_input());
  if (!envelope) return print_failure(envelope.error());
  return print_exactly(envelope->scope == cup::Scope::overview ? cup::print_overview(*envelope)
                                                               : cup::print_compact(*envelope, print));
}

int run_cup_search(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  cup::Search search;
  search.query = given(options, "query");
  search.role = given(options, "role");
  search.name = given(options, "name");
  if (const auto state = options.value("state"); !state.empty()) {
    search.state = cup::state_from_string(state);
    if (!search.state) return print_bad_option("--state", state, expected_state(state));
  }
  const auto threshold = threshold_of(options.value("threshold"));
  if (!threshold) return print_bad_option("--threshold", options.value("threshold"), "a number from 0 to 2");
  search.threshold = *threshold;
  search.limit = number_of(options, "limit");
  if (const auto problem = cup::problem_of(search)) return print_failure(*problem);
  const auto nodes = nodes_of(whole_input());
  if (!nodes) return print_failure(nodes.error());
  std::string out;
  for (const auto& match : cup::find_elements(*nodes, search)) {
    JsonWriter writer(out);
    writer.begin_object();
    write_member(writer, "id", (*nodes)[match.index].id);
    write_member(writer, "score", match.score);
    writer.end_object();
    out += '\n';
  }
  return print_exactly(out);
}

int run_cup_validate(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto problems = cup::validate_envelope(whole_input());
  std::string text;
  auto list = nlohmann::json::array();
  for (const auto& problem : problems) {
    text += fmt::format("{}: {}\n", problem.pointer.empty() ? "(whole text)" : problem.pointer, problem.message);
    list.push_back({{"pointer", problem.pointer}, {"message", problem.message}});
  }
  if (problems.empty()) text = "The text is an envelope of the Computer Use Protocol 0.1.0.";
  const int printed = print(form, text, nlohmann::json{{"valid", problems.empty()}, {"problems", list}}.dump());
  return problems.empty() ? printed : std::max(printed, 1);
}

}  // namespace offhand::cli
