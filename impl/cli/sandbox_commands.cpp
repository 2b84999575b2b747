#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/sandbox_choice.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/sandbox/sandbox.h"
#include "platform/host/streams.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

/// Parses a size such as "1280x800".
Result<void> read_size(const std::string& command, const std::string& size, sandbox::Options& made) {
  const auto* end = size.data() + size.size();
  const auto width = std::from_chars(size.data(), end, made.width);
  const bool has_cross = width.ec == std::errc{} && width.ptr != end && *width.ptr == 'x';
  const auto height = has_cross ? std::from_chars(width.ptr + 1, end, made.height) : width;
  const auto sensible = [](int pixels) { return pixels >= 64 && pixels <= 16384; };
  if (has_cross && height.ec == std::errc{} && height.ptr == end && sensible(made.width) && sensible(made.height))
    return {};
  return fail(errors::invalid_option(
      {.command = command, .option = "--size", .value = size, .expected = "WIDTHxHEIGHT, 64 to 16384 each"}));
}

Result<sandbox::LetIn> let_in_of(const std::string& command, const CollectedOptions& options) {
  const auto refused = [&](const std::string& option, const std::string& value, const std::string& expected) {
    return fail(errors::invalid_option({.command = command, .option = option, .value = value, .expected = expected}));
  };
  sandbox::LetIn let_in{options.list("env"), options.list("bind")};
  for (const auto& entry : let_in.variables) {
    const auto name = entry.substr(0, entry.find('='));
    if (name.empty()) return refused("--env", entry, "NAME or NAME=VALUE");
    if (!sandbox::may_let_in(name)) return refused("--env", entry, "a variable that does not lead to another desktop");
  }
  for (const auto& path : let_in.paths) {
    std::error_code absent;
    if (!std::filesystem::exists(path, absent)) return refused("--bind", path, "a folder or file that is there");
  }
  return let_in;
}

Result<sandbox::Options> options_of(const std::string& command, const CollectedOptions& options) {
  sandbox::Options made;
  OFFHAND_CHECK(read_size(command, options.value("size"), made));
  OFFHAND_ASSIGN(made.let_in, let_in_of(command, options));
  return made;
}

json to_json(const sandbox::Info& info) {
  return {{"id", info.id},
          {"display", info.display},
          {"directory", info.directory},
          {"supervisor_pid", info.supervisor},
          {"helper_pids", info.helpers},
          {"uptime_ms", info.uptime.count()},
          {"environment", info.environment.set}};
}

int stop_one(const std::string& id) {
  const auto stopped = sandbox::stop(id);
  return stopped ? print(OutputForm::text, fmt::format("✅ Stopped {}", id), "")
                 : print_error(stopped.error(), OutputForm::text);
}

int stop_all() {
  const auto stopped = sandbox::stop_all();
  if (!stopped) return print_error(stopped.error(), OutputForm::text);
  return print(OutputForm::text, fmt::format("✅ Stopped {} sandboxes", stopped->size()), "");
}

/// Stops the sandboxes that the user chooses at the terminal.
int stop_as_answered(const std::vector<sandbox::Info>& live) {
  complain(fmt::format("{}Which one is to be stopped? Its id, or all; nothing leaves them be:", lines_of(live)));
  std::string answer;
  std::getline(std::cin, answer);
  if (answer == "all") return stop_all();
  if (!answer.empty()) return stop_one(answer);
  complain("Nothing was stopped.");
  return 1;
}

}  // namespace

int run_sandbox_run(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto made = options_of("sandbox run", options);
  if (!made) return print_error(made.error(), OutputForm::text);
  auto command = options.list("command");
  if (!command.empty() && sandbox::valid_id(command.front())) {
    const std::string id = command.front();
    command.erase(command.begin());
    return print_error(sandbox::enter(id, made->let_in, command), OutputForm::text);
  }
  const auto status = sandbox::run(*made, command);
  return status ? status->shell_code() : print_error(status.error(), OutputForm::text);
}

int run_sandbox_start(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto made = options_of("sandbox start", options);
  if (!made) return print_error(made.error(), form);
  const auto info = sandbox::start(*made);
  if (!info) return print_error(info.error(), form);
  if (options.flag("export")) return print(OutputForm::text, info->environment.shell_text(), "");
  return print(form,
               fmt::format("✅ Sandbox {0} on display {1}; to use it: offhand sandbox run {0} -- CMD, "
                           "to see it: offhand sandbox view {0}, to stop it: offhand sandbox stop {0}",
                           info->id, info->display),
               to_json(*info).dump());
}

int run_sandbox_stop(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  if (const auto id = options.value("id"); !id.empty()) return stop_one(id);
  if (options.flag("all")) return stop_all();
  const auto live = sandbox::status();
  if (!live) return print_error(live.error(), OutputForm::text);
  if (live->empty()) return print(OutputForm::text, "✅ No sandbox runs", "");
  if (host::can_ask()) return stop_as_answered(*live);
  return print_error(which_is_not_said(*live), OutputForm::text);
}

int run_sandbox_status(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto all = sandbox::status();
  if (!all) return print_error(all.error(), form);
  json list = json::array();
  for (const auto& info : *all) list.push_back(to_json(info));
  return print(form, fmt::format("✅ {} sandboxes\n{}", all->size(), lines_of(*all)), list.dump());
}

}  // namespace offhand::cli
