#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

/// "1280x800"
Result<sandbox::Options> options_of(const std::string& command, const CollectedOptions& options) {
  sandbox::Options made;
  const auto size = options.value("size");
  const auto* end = size.data() + size.size();
  const auto width = std::from_chars(size.data(), end, made.width);
  const bool has_cross = width.ec == std::errc{} && width.ptr != end && *width.ptr == 'x';
  const auto height = has_cross ? std::from_chars(width.ptr + 1, end, made.height) : width;
  const auto sensible = [](int pixels) { return pixels >= 64 && pixels <= 16384; };
  if (has_cross && height.ec == std::errc{} && height.ptr == end && sensible(made.width) && sensible(made.height))
    return made;
  return fail(errors::invalid_option(
      {.command = command, .option = "--size", .value = size, .expected = "WIDTHxHEIGHT, 64 to 16384 each"}));
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

}  // namespace

int run_sandbox_run(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto made = options_of("sandbox run", options);
  if (!made) return print_error(made.error(), OutputForm::text);
  const auto command = options.lists.find("command");
  const auto status =
      sandbox::run(*made, command == options.lists.end() ? std::vector<std::string>{} : command->second);
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
               fmt::format("✅ Sandbox {} on display {}; stop it with: offhand sandbox stop {}", info->id,
                           info->display, info->id),
               to_json(*info).dump());
}

int run_sandbox_stop(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto id = options.value("id");
  if (!id.empty()) {
    const auto stopped = sandbox::stop(id);
    return stopped ? print(OutputForm::text, fmt::format("✅ Stopped {}", id), "")
                   : print_error(stopped.error(), OutputForm::text);
  }
  const auto stopped = sandbox::stop_all();
  if (!stopped) return print_error(stopped.error(), OutputForm::text);
  return print(OutputForm::text, fmt::format("✅ Stopped {} sandboxes", stopped->size()), "");
}

int run_sandbox_status(const ProgramOptions& /*program*/, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto all = sandbox::status();
  if (!all) return print_error(all.error(), form);
  auto text = fmt::format("✅ {} sandboxes\n", all->size());
  json list = json::array();
  for (const auto& info : *all) {
    text += fmt::format("- {} display {}, up {} s, supervisor {}\n", info.id, info.display, info.uptime.count() / 1000,
                        info.supervisor);
    list.push_back(to_json(info));
  }
  return print(form, text, list.dump());
}

}  // namespace offhand::cli
