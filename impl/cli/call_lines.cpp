#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <optional>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/base/line_reader.h"
#include "impl/cli/caller.h"
#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "impl/command_line/tool_arguments.h"
#include "impl/dispatch/selection.h"
#include "platform/host/streams.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

struct WrittenCall {
  std::string tool;
  json arguments = json::object();
};

constexpr const char* call_form = R"({"tool": "...", "arguments": {...}}, or the name of a tool and its arguments.)";

Error no_call(std::string reason) { return errors::bad_call_line({.reason = std::move(reason), .form = call_form}); }

/// Accepts {"tool": ..., "arguments": {...}} and no other member, because a misspelt `arguments` would be a call
/// without them.
Result<WrittenCall> read_object(const json& written) {
  constexpr std::array<std::string_view, 2> members{"tool", "arguments"};
  for (const auto& [key, value] : written.items()) {
    if (std::find(members.begin(), members.end(), key) != members.end()) continue;
    const auto near = nearest(key, members);
    const auto rest = near ? fmt::format("; did you mean \"{}\"?", *near) : std::string(", which is none of a call.");
    return fail(no_call(fmt::format("it has the member \"{}\"{}", preview(key), rest)));
  }
  const auto tool = written.find("tool");
  if (tool == written.end() || !tool->is_string()) return fail(no_call("it names no tool."));
  return WrittenCall{tool->get<std::string>(), written.value("arguments", json::object())};
}

Result<WrittenCall> read_call(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  try {
    if (line.starts_with('{')) return read_object(json::parse(line));
    const auto end = std::min(line.find_first_of(" \t{"), line.size());
    const auto arguments = line.substr(end);
    const bool none = arguments.find_first_not_of(" \t") == std::string_view::npos;
    return WrittenCall{std::string(line.substr(0, end)), none ? json::object() : json::parse(arguments)};
  } catch (const json::exception& problem) {
    return fail(errors::malformed_json({.reason = problem.what()}));
  }
}

Result<Reply> run_line(Caller& caller, OutputForm form, std::string_view line) {
  OFFHAND_ASSIGN(auto call, read_call(line));
  OFFHAND_ASSIGN(const auto* tool, tool_named(call.tool));
  complete_arguments(*tool, form, call.arguments);
  return caller.call(*tool, std::move(call.arguments));
}

}  // namespace

int run_call_lines(Caller& caller, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  int exit_code = 0;
  LineReader reader;
  // Stops once the answers can no longer be written.
  const auto is_heard = [] { return std::ferror(stdout) == 0; };
  const auto run_lines = [&] {
    for (auto line = reader.next(); line && is_heard(); line = reader.next()) {
      auto outcome = line->too_long ? fail(errors::message_too_long({.limit_bytes = LineReader::default_limit_bytes}))
                                    : run_line(caller, form, line->text);
      // A program counts the answers; a user gets the line number.
      if (!outcome && form == OutputForm::text)
        outcome.error().message = fmt::format("line {}: {}", line->number, outcome.error().message);
      const int code = print(outcome, form);
      if (exit_code == 0) exit_code = code;
    }
  };
  std::string buffer(std::size_t{64} * 1024, '\0');
  while (is_heard()) {
    const auto count = host::read_input(buffer);
    if (count == 0) break;
    reader.feed(std::string_view(buffer).substr(0, count));
    run_lines();
  }
  reader.finish();
  run_lines();
  return exit_code;
}

}  // namespace offhand::cli
