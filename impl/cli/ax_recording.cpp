#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "impl/cli/caller.h"
#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "impl/command_line/tool_arguments.h"
#include "impl/dispatch/selection.h"

// Recording what the commands of a session do, and doing it again. The tools do it; these are their commands beside the
// others of `ax`.
namespace offhand::cli {
namespace {

using nlohmann::json;

/// A call of the session that `offhand ax click` and the other commands belong to.
Result<Reply> called(const ProgramOptions& program, const CollectedOptions& options, const char* name, json arguments) {
  OFFHAND_ASSIGN(const auto* tool, tool_named(name));
  OFFHAND_ASSIGN(const auto caller,
                 make_caller(program, {.session = command_session, .timeout = timeout_of(options), .goes_on = false}));
  complete_arguments(*tool, output_form(options.value("output")), arguments);
  return caller->call(*tool, std::move(arguments));
}

int print_without_folder(OutputForm form) {
  return print_error(errors::invalid_option({.command = "ax record",
                                             .option = "dir",
                                             .value = "",
                                             .expected = "a folder to write to, or --stop instead"}),
                     form);
}

}  // namespace

int run_ax_record(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  if (options.flag("stop")) return print(called(program, options, "stop_recording", json::object()), form);
  const auto folder = options.value("dir");
  if (folder.empty()) return print_without_folder(form);
  const json arguments{{"output_dir", folder}, {"record_video", options.flag("video")}};
  return print(called(program, options, "start_recording", arguments), form);
}

int run_ax_replay(const ProgramOptions& program, const CollectedOptions& options) {
  const json arguments{{"dir", options.value("dir")},
                       {"delay_ms", std::stoi(options.value("delay-ms"))},
                       {"stop_on_error", !options.flag("keep-going")}};
  const auto outcome = called(program, options, "replay_trajectory", arguments);
  const int code = print(outcome, output_form(options.value("output")));
  if (code != 0 || !outcome || !outcome->structured) return code;
  const auto told = json::parse(*outcome->structured, nullptr, false);
  return told.is_object() && told.value("outcome", "") == "partial" ? 1 : 0;
}

}  // namespace offhand::cli
