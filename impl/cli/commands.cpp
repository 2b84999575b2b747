#include "impl/cli/commands.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "codegen/runtime/json_writer.h"
#include "generated/cli/exit_codes.h"
#include "generated/registry/registry.h"
#include "generated/types/errors.h"
#include "impl/base/random.h"
#include "impl/cli/caller.h"
#include "impl/cli/verdict.h"
#include "impl/command_line/print.h"
#include "impl/config/load_config.h"
#include "impl/config/log_level.h"
#include "impl/dispatch/selection.h"
#include "platform/select.h"

namespace offhand::cli {
namespace {

/// Logs go to standard error, because standard output carries the protocol or the result.
void start_logging(ConfigLogLevel level) {
  static const auto logger = spdlog::stderr_logger_mt("offhand");
  spdlog::set_default_logger(logger);
  spdlog::set_pattern("offhand: %l: %v");
  set_log_level(level);
}

std::string tool_line(const ToolInfo& tool, const std::optional<std::string>& reason) {
  const auto short_text = tool.description.substr(0, tool.description.find(". "));
  // Tools of several toolsets may have one name.
  const auto name = tool.command.find(' ') == std::string_view::npos ? tool.name : tool.identity;
  if (reason) return fmt::format("{:<20} not here: {}\n", name, *reason);
  return fmt::format("{:<20} {}{}\n", name, short_text, short_text.ends_with('.') ? "" : ".");
}

}  // namespace

std::optional<std::chrono::milliseconds> timeout_of(const CollectedOptions& options) {
  const auto text = options.value("timeout-ms");
  if (text.empty()) return std::nullopt;
  return std::chrono::milliseconds(std::strtoll(text.c_str(), nullptr, 10));
}

Result<std::unique_ptr<Process>> make_process(const ProgramOptions& program) {
  const auto named = program.config.empty() ? std::nullopt : std::optional(program.config);
  const auto file = named.value_or(config_path());
  OFFHAND_ASSIGN(auto config, load_config(named));
  OFFHAND_CHECK(platform::backend_name(program.platform));
  start_logging(config.log_level);
  if (const auto read = read_settings_file(file, false); read && !read->unknown.empty()) {
    spdlog::warn("{}", unknown_settings_note(file, read->unknown));
  }
  Process::Options options;
  options.config = std::move(config);
  options.config_file = file;
  options.platform = program.platform;
  return std::make_unique<Process>(std::move(options));
}

int run_tool(const ProgramOptions& program, const ToolInfo& tool, const WrittenArguments& written,
             const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  auto arguments = json_arguments(tool, written);
  if (!arguments) return print_error(arguments.error(), form);
  const auto caller =
      make_caller(program, {.session = command_session, .timeout = timeout_of(options), .goes_on = false});
  if (!caller) return print_error(caller.error(), form);
  complete_arguments(tool, form, *arguments);
  const auto outcome = (*caller)->call(tool, std::move(*arguments));
  const int code = print(outcome, form);
  return code == 0 && outcome && !is_as_asked(tool, *outcome) ? exit_failed : code;
}

int run_call(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const bool lines = options.value("tool") == "-";
  const auto caller = make_caller(program, {.session = lines ? "lines-" + random_id() : std::string(command_session),
                                            .timeout = timeout_of(options),
                                            .goes_on = lines});
  if (!caller) return print_error(caller.error(), form);
  if (lines) return run_call_lines(**caller, options);
  const auto tool = tool_named(options.value("tool"));
  if (!tool) return print_error(tool.error(), form);
  WrittenArguments written;
  const auto text = options.value("arguments");
  written.positionals = {text.empty() ? "{}" : text};
  if (!written.positionals[0].starts_with('{')) {
    return print_error(errors::malformed_json({.reason = "the arguments are a JSON object"}), form);
  }
  auto arguments = json_arguments(**tool, written);
  if (!arguments) return print_error(arguments.error(), form);
  complete_arguments(**tool, form, *arguments);
  return print((*caller)->call(**tool, std::move(*arguments)), form);
}

int run_check_update(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = options.flag("json") ? OutputForm::json : output_form(options.value("output"));
  const auto tool = tool_named("check_for_update");
  auto caller = make_caller(program, {.session = command_session, .timeout = {}});
  if (!caller) return print_error(caller.error(), form);
  return print((*caller)->call(**tool, nlohmann::json::object()), form);
}

int run_list_tools(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto process = make_process(program);
  if (!process) return print_error(process.error(), form);
  const auto selection = Selection::parse(options.value("tools"));
  if (!selection) return print_error(selection.error(), form);
  auto& desk = (*process)->desk();
  const bool all = options.flag("all");
  std::vector<const ToolInfo*> tools = selection->tools();
  if (all) tools.assign(catalog().tools.begin(), catalog().tools.end());
  std::string text;
  std::string json = "[";
  for (const auto* tool : tools) {
    auto reason = desk.unsupported_reason(*tool);
    if (reason && !all) continue;
    if (all && !reason) reason = desk.missing_here(*tool);
    text += tool_line(*tool, reason);
    const auto detail = all ? WireDetail::whole : selection->detail_of(*tool);
    json.append(json.size() > 1 ? "," : "").append(tool->wire_on(desk.platform_name(), detail));
  }
  return print(form, text, json + "]");
}

int run_describe(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto tool = tool_named(options.value("tool"));
  if (!tool) return print_error(tool.error(), form);
  return print(form, std::string((*tool)->reference), std::string((*tool)->wire));
}

}  // namespace offhand::cli
