#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "codegen/runtime/text.h"
#include "generated/types/errors.h"
#include "impl/cli/daemon_caller.h"
#include "impl/cli/service_commands.h"
#include "impl/command_line/print.h"
#include "impl/config/desktop_name.h"
#include "impl/daemon/client.h"
#include "impl/daemon/daemon.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/statistics.h"
#include "platform/host/process.h"

namespace offhand::cli {
namespace {

using nlohmann::json;

constexpr std::chrono::milliseconds answer_timeout{2'000};
/// Longer than a daemon gives its calls to finish.
constexpr std::chrono::milliseconds end_timeout{10'000};

Result<daemon::ListeningSocket> listen(const ProgramOptions& program) {
  if (auto passed = daemon::activation_socket()) {
    return daemon::ListeningSocket::adopt(std::move(passed), socket_of(program));
  }
  return daemon::ListeningSocket::create(socket_of(program));
}

/// "no_snapshot 2, stale_element 1"
std::string codes_of(const json& errors) {
  std::string text;
  for (const auto& [code, count] : errors.items()) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", code, count.get<std::int64_t>());
  }
  return text;
}

/// The upper bound of the duration class that contains this part of the calls (a percentile).
std::string time_within(const json& classes, std::int64_t calls, double part) {
  std::int64_t counted = 0;
  for (const auto& each : classes) {
    counted += each.value("calls", std::int64_t{0});
    const auto at_most = each.find("at_most_ms");
    const bool is_last = at_most == each.end() || !at_most->is_number_integer();
    if (!is_last && static_cast<double>(counted) >= part * static_cast<double>(calls)) {
      return fmt::format("within {} ms", at_most->get<std::int64_t>());
    }
  }
  return fmt::format("over {} ms", Statistics::bounds.back().count());
}

std::string line_of_tool(const json& tool) {
  const auto calls = tool.value("calls", std::int64_t{0});
  auto text = fmt::format("- {}: ", tool.value("identity", ""));
  append_counted(text, calls, "call", "calls");
  text += fmt::format(", {} failed", tool.value("failed", 0));
  if (const auto codes = codes_of(tool.value("errors", json::object())); !codes.empty()) {
    text += fmt::format(" ({})", codes);
  }
  const auto classes = tool.value("durations", json::array());
  text += fmt::format(", p50 {}, p95 {}, {:.1f} ms on average, {:.1f} ms at most\n", time_within(classes, calls, 0.5),
                      time_within(classes, calls, 0.95), tool.value("average_ms", 0.0), tool.value("longest_ms", 0.0));
  return text;
}

std::string table_of(const json& statistics) {
  auto text = fmt::format("✅ Up {} s, ", statistics.value("uptime_ms", 0) / 1000);
  append_counted(text, statistics.value("connections", std::int64_t{0}), "connection", "connections");
  text += '\n';
  for (const auto& tool : statistics.value("tools", json::array())) text += line_of_tool(tool);
  for (const auto& cache : statistics.value("caches", json::array())) {
    text += fmt::format("- kept {}: there {} times, not there {} times\n", cache.value("name", ""),
                        cache.value("hits", 0), cache.value("misses", 0));
  }
  return text;
}

std::string line_of(const json& call) {
  const auto ms = [&](const char* stage) { return call.value(stage, 0.0); };
  const auto error = call.find("error");
  const bool failed = error != call.end() && error->is_string();
  return fmt::format("- {} {} {:.1f} ms (parse {:.1f}, wait {:.1f}, target {:.1f}, body {:.1f}, record {:.1f}) {}\n",
                     call.value("tool", ""), failed ? error->get<std::string>() : "ok", ms("total_ms"), ms("parse_ms"),
                     ms("wait_ms"), ms("target_ms"), ms("body_ms"), ms("record_ms"), call.value("session", ""));
}

/// Asks the daemon of this desktop, whatever its version.
template <class Question>
Result<Reply> ask_daemon(const ProgramOptions& program, const Question& question) {
  OFFHAND_ASSIGN(auto client, daemon::Client::connect(socket_of(program), answer_timeout));
  return question(client);
}

}  // namespace

int run_serve(const ProgramOptions& program, const CollectedOptions& options) {
  host::share_freed_memory();
  daemon::block_end_signals();
  const auto process = make_process(program);
  if (!process) return print_error(process.error(), OutputForm::text);
  auto socket = listen(program);
  if (!socket) return print_error(socket.error(), OutputForm::text);
  Dispatcher dispatcher(**process);
  daemon::serve(dispatcher, std::move(*socket),
                {.idle_exit = std::chrono::seconds(std::stoll(options.value("idle-exit-s")))});
  return 0;
}

int run_stop(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto stopped = [&](daemon::Client& client) -> Result<Reply> {
    OFFHAND_ASSIGN(const auto process, client.process());
    if (!process.end(end_timeout))
      return fail(errors::daemon_hangs({.pid = process.pid(), .waited_ms = end_timeout.count()}));
    return Reply{.text = fmt::format("✅ Stopped the daemon, pid {}", process.pid()),
                 .structured = json{{"pid", process.pid()}}.dump()};
  };
  return print(ask_daemon(program, stopped), form);
}

int run_status(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  if (options.flag("desktop")) return print(OutputForm::text, desktop_name(), "");
  const auto status = [&](daemon::Client& client) -> Result<Reply> {
    OFFHAND_ASSIGN(const auto process, client.process());
    const auto socket = socket_of(program);
    return Reply{.text = fmt::format("✅ A daemon serves this desktop\n- pid {}\n- version {}\n- socket {}",
                                     process.pid(), client.version(), socket),
                 .structured = json{{"pid", process.pid()}, {"version", client.version()}, {"socket", socket}}.dump()};
  };
  return print(ask_daemon(program, status), form);
}

int run_stats(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto statistics = [](daemon::Client& client) -> Result<Reply> {
    OFFHAND_ASSIGN(const auto read, client.statistics());
    return Reply{.text = table_of(read), .structured = read.dump()};
  };
  return print(ask_daemon(program, statistics), form);
}

int run_trace(const ProgramOptions& program, const CollectedOptions& options) {
  const auto form = output_form(options.value("output"));
  const auto most = std::stoul(options.value("count"));
  const auto trace = [&](daemon::Client& client) -> Result<Reply> {
    OFFHAND_ASSIGN(const auto read, client.read("offhand://calls"));
    auto calls = json::parse(read, nullptr, false);
    if (!calls.is_array()) return fail(errors::internal({.reason = "the daemon's calls are no JSON array"}));
    if (calls.size() > most) calls.erase(calls.begin(), calls.end() - static_cast<std::ptrdiff_t>(most));
    auto text = fmt::format("✅ {} calls, the newest last\n", calls.size());
    for (const auto& call : calls) text += line_of(call);
    return Reply{.text = text, .structured = calls.dump()};
  };
  return print(ask_daemon(program, trace), form);
}

}  // namespace offhand::cli
