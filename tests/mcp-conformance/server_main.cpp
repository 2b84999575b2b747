#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "codegen/runtime/program_words.h"
#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/process.h"
#include "impl/dispatch/selection.h"
#include "impl/mcp/server.h"
#include "impl/transport/http/server.h"
#include "impl/transport/stdio.h"
#include "tests/mcp-conformance/generated/registry/registry.h"

// The server of the product with the fixtures of the conformance suite instead of its tools.
namespace {

constexpr const char* kUsage =
    "Usage: offhand-conformance-server [--port N | --stdio]\n"
    "Serves the fixtures of the MCP conformance suite at http://127.0.0.1:N/mcp.\n"
    "  --port N  port to listen on; 0, the default, takes any free one and prints the address\n"
    "  --stdio   serves one client on standard input and output instead\n"
    "  --help, -h, help; --version, -V, version\n";

std::optional<std::uint16_t> port_of(int argc, char** argv) {
  if (argc == 1) return 0;
  if (argc != 3 || std::string_view(argv[1]) != "--port") return std::nullopt;
  const std::string_view text = argv[2];
  std::uint16_t port = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return port;
}

int serve_http(offhand::mcp::Server& server, std::uint16_t port) {
  offhand::HttpOptions options;
  options.port = port;
  options.sse = true;
  options.listening = [](std::uint16_t taken) {
    std::printf("http://127.0.0.1:%u/mcp\n", static_cast<unsigned>(taken));
    std::fflush(stdout);
  };
  const auto served = offhand::serve_http(server, options);
  if (served) return EXIT_SUCCESS;
  std::fprintf(stderr, "%s\n", served.error().message.c_str());
  return EXIT_FAILURE;
}

}  // namespace

int main(int argc, char** argv) {
  if (const auto word = offhand::program_word(argc, argv); word != offhand::ProgramWord::none) {
    std::fputs(word == offhand::ProgramWord::help ? kUsage : "offhand-conformance-server " OFFHAND_VERSION "\n",
               stdout);
    return EXIT_SUCCESS;
  }
  const bool stdio = argc == 2 && std::string_view(argv[1]) == "--stdio";
  const auto port = stdio ? 0 : port_of(argc, argv);
  if (!port) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  // As in the product: standard output is for messages alone.
  spdlog::set_default_logger(spdlog::stderr_logger_mt("offhand"));
  const auto& catalog = offhand::fixtures::catalog();
  offhand::Process process({.config = {}, .platform = {}, .catalog = &catalog});
  offhand::Dispatcher dispatcher(process);
  offhand::mcp::Server server(dispatcher, offhand::Selection::all(catalog));
  if (!stdio) return serve_http(server, *port);
  offhand::serve_stdio(server, STDIN_FILENO, STDOUT_FILENO);
  return EXIT_SUCCESS;
}
