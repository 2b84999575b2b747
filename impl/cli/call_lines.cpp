#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/caller.h"
#include "impl/cli/commands.h"
#include "impl/cli/print.h"
#include "impl/dispatch/selection.h"
#include "impl/transport/line_reader.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

struct WrittenCall {
  std::string tool;
  json arguments = json::object();
};

Result<WrittenCall> read_call(const std::string& line) {
  WrittenCall call;
  try {
    if (line.starts_with('{')) {
      const auto written = json::parse(line);
      call.tool = written.at("tool").get<std::string>();
      if (written.contains("arguments")) call.arguments = written["arguments"];
      return call;
    }
    const auto space = std::min(line.find(' '), line.size());
    call.tool = line.substr(0, space);
    if (line.find_first_not_of(' ', space) != std::string::npos) call.arguments = json::parse(line.substr(space));
    return call;
  } catch (const json::exception& problem) {
    return fail(errors::malformed_json({.reason = problem.what()}));
  }
}

Result<Reply> run_line(Caller& caller, OutputForm form, const std::string& line) {
  OFFHAND_ASSIGN(auto call, read_call(line));
  OFFHAND_ASSIGN(const auto* tool, tool_named(call.tool));
  const bool has_format =
      std::any_of(tool->cli.begin(), tool->cli.end(), [](const auto& option) { return option.key == "format"; });
  if (form == OutputForm::json && has_format && call.arguments.is_object() && !call.arguments.contains("format")) {
    call.arguments["format"] = "json";
  }
  return caller.call(*tool, std::move(call.arguments));
}

}  // namespace

int run_call_lines(Caller& caller, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  int exit_code = 0;
  const auto conclude = [&](const Result<Reply>& outcome) {
    const int code = print(outcome, form);
    if (exit_code == 0) exit_code = code;
  };
  LineReader reader(
      {.line =
           [&](std::string_view line) {
             if (std::ferror(stdout) == 0) conclude(run_line(caller, form, std::string(line)));
           },
       .too_long =
           [&] { conclude(fail(errors::message_too_long({.limit_bytes = LineReader::default_limit_bytes}))); }});
  std::string buffer(std::size_t{64} * 1024, '\0');
  // Nobody goes on acting whose answers are not heard any more.
  while (std::ferror(stdout) == 0) {
    const auto count = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count <= 0) break;
    reader.feed(std::string_view(buffer).substr(0, static_cast<std::size_t>(count)));
  }
  reader.finish();
  return exit_code;
}

}  // namespace offhand::cli
