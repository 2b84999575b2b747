#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "codegen/runtime/read_file.h"
#include "generated/cli/exit_codes.h"
#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/cli/caller.h"
#include "impl/cli/commands.h"
#include "impl/command_line/print.h"
#include "impl/dispatch/selection.h"
#include "impl/junit/junit.h"
#include "impl/junit/workflow_suite.h"
#include "platform/host/files.h"

// Workflows of a file as tests of an application, reported as CI servers read it.
namespace offhand::cli {
namespace {

using nlohmann::json;

constexpr const char* runner = "ax.ax_workflow";

/// The workflows of a file: one, or a list of them under "workflows".
std::vector<json> workflows_of(const json& file) {
  if (!file.is_object()) return {};
  if (file.contains("steps")) return {file};
  const auto list = file.find("workflows");
  if (list == file.end() || !list->is_array()) return {};
  return {list->begin(), list->end()};
}

std::string name_of(const json& workflow, std::size_t number) {
  const auto named = workflow.is_object() ? workflow.find("name") : workflow.end();
  if (named != workflow.end() && named->is_string()) return named->get<std::string>();
  return fmt::format("workflow {}", number);
}

/// What running the workflows came to so far.
struct Run {
  std::vector<junit::Suite> suites;
  int code = 0;
};

void run_one(Caller& caller, const ToolInfo& tool, const json& workflow, OutputForm form, Run& run) {
  const auto name = name_of(workflow, run.suites.size() + 1);
  const auto began = std::chrono::steady_clock::now();
  const auto outcome = caller.call(tool, workflow);
  junit::Suite suite{.name = name, .cases = {}};
  if (outcome) {
    const auto result = json::parse(outcome->structured.value_or("{}"), nullptr, false);
    suite = junit::suite_of(workflow, name, result);
    if (form != OutputForm::quiet) print(outcome, form);
    if (!result.value("success", false) || junit::has_failure(suite)) run.code = std::max<int>(run.code, exit_failed);
  } else {
    run.code = std::max(run.code, print_error(outcome.error(), form));
    suite.cases.push_back(
        {.name = name, .group = name, .outcome = junit::Outcome::error, .message = outcome.error().message});
  }
  suite.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  run.suites.push_back(std::move(suite));
}

int print_bad_file(const std::string& path, std::string expected, OutputForm form) {
  print_error(
      errors::invalid_option({.command = "ax run", .option = "file", .value = path, .expected = std::move(expected)}),
      form);
  return exit_bad_usage;
}

}  // namespace

int run_ax_run(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto path = options.value("file");
  const auto text = read_file(path);
  if (!text) return print_bad_file(path, "a file that can be read", form);
  const auto file = json::parse(*text, nullptr, false);
  const auto workflows = workflows_of(file);
  if (workflows.empty()) return print_bad_file(path, R"(JSON with "steps", or with "workflows" that have them)", form);
  const auto tool = tool_named(runner);
  if (!tool) return print_error(tool.error(), form);
  const auto caller =
      make_caller(program, {.session = "run-" + random_id(), .timeout = timeout_of(options), .goes_on = true});
  if (!caller) return print_error(caller.error(), form);
  Run run;
  for (const auto& workflow : workflows) {
    run_one(**caller, **tool, workflow, form, run);
    if (run.code == exit_nothing_works) break;
  }
  const auto report = options.value("junit");
  if (report.empty()) return run.code;
  if (const auto written = host::write_file(report, junit::report(run.suites)); !written)
    return std::max(run.code, print_error(written.error(), form));
  return run.code;
}

}  // namespace offhand::cli
