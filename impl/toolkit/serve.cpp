#include "impl/toolkit/serve.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/program_words.h"
#include "generated/types/errors.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/runtime.h"
#include "impl/dispatch/selection.h"
#include "impl/transport/http/server.h"
#include "impl/transport/stdio.h"

namespace offhand::toolkit {
namespace {

constexpr int bad_usage = 2;

std::string usage_of(const std::string& name) {
  return fmt::format(
      "Usage: {0} [--port N | call TOOL JSON]\n"
      "Serves the Model Context Protocol on standard input and output.\n"
      "  --port N  serves at http://127.0.0.1:N/mcp instead; 0 takes any free port\n"
      "  call TOOL JSON  calls a tool once, with these arguments, and prints what it answers\n"
      "  --help, -h, help; --version, -V, version\n",
      name);
}

std::optional<std::uint16_t> port_of(int argc, char** argv) {
  if (argc != 3 || std::string_view(argv[1]) != "--port") return std::nullopt;
  const std::string_view text = argv[2];
  std::uint16_t port = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return port;
}

int fail_with(const Error& error) {
  fmt::print(stderr, "{}\n{}{}", error.message, error.hint, error.hint.empty() ? "" : "\n");
  return EXIT_FAILURE;
}

int call_once(Dispatcher& dispatcher, std::string_view name, std::string_view text) {
  const auto tool = tool_named(name, dispatcher.runtime().catalog());
  if (!tool) return fail_with(tool.error());
  const auto arguments = nlohmann::json::parse(text, nullptr, false);
  if (!arguments.is_object()) return fail_with(errors::malformed_json({.reason = "the arguments are a JSON object"}));
  CallContext context;
  context.default_session = "call";
  const auto reply = dispatcher.call(**tool, arguments, context);
  if (!reply) return fail_with(reply.error());
  fmt::print("{}\n", reply->text);
  return reply->is_error ? EXIT_FAILURE : EXIT_SUCCESS;
}

int serve_on_port(mcp::Server& server, std::uint16_t port) {
  HttpOptions options;
  options.port = port;
  options.listening = [](std::uint16_t taken) {
    fmt::print(stderr, "http://127.0.0.1:{}/mcp\n", taken);
    std::fflush(stderr);
  };
  const auto served = serve_http(server, options);
  if (served) return EXIT_SUCCESS;
  return fail_with(served.error());
}

}  // namespace

int serve(int argc, char** argv, const Catalog& catalog, mcp::ServerInfo info) {
  if (const auto word = program_word(argc, argv); word != ProgramWord::none) {
    fmt::print("{}", word == ProgramWord::help ? usage_of(info.name) : fmt::format("{} {}\n", info.name, info.version));
    return EXIT_SUCCESS;
  }
  const auto port = port_of(argc, argv);
  const bool calls = argc == 4 && std::string_view(argv[1]) == "call";
  if (argc > 1 && !port && !calls) {
    fmt::print(stderr, "{}", usage_of(info.name));
    return bad_usage;
  }
  // Standard output is for messages alone.
  spdlog::set_default_logger(spdlog::stderr_logger_mt(info.name));
  Runtime runtime({.config = {}, .catalog = &catalog});
  Dispatcher dispatcher(runtime);
  if (calls) return call_once(dispatcher, argv[2], argv[3]);
  mcp::Server server(dispatcher, Selection::all(catalog), {.info = std::move(info)});
  if (port) return serve_on_port(server, *port);
  serve_stdio(server, STDIN_FILENO, STDOUT_FILENO);
  return EXIT_SUCCESS;
}

}  // namespace offhand::toolkit
