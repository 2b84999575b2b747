#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/runtime.h"
#include "impl/dispatch/selection.h"
#include "impl/mcp/server.h"
#include "impl/transport/http/server.h"
#include "tests/mcp-conformance/generated/registry/registry.h"

// The server of the product with the fixtures of the conformance suite instead of its tools.
namespace {

constexpr const char* kUsage =
    "Usage: offhand-conformance-server [--port N]\n"
    "Serves the fixtures of the MCP conformance suite at http://127.0.0.1:N/mcp.\n"
    "  --port N  port to listen on; 0, the default, takes any free one and prints the address\n";

std::optional<std::uint16_t> port_of(int argc, char** argv) {
  if (argc == 1) return 0;
  if (argc != 3 || std::string_view(argv[1]) != "--port") return std::nullopt;
  const std::string_view text = argv[2];
  std::uint16_t port = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), port);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return port;
}

int serve(std::uint16_t port) {
  const auto& catalog = offhand::fixtures::catalog();
  offhand::Runtime runtime({.config = {}, .platform = {}, .catalog = &catalog});
  offhand::Dispatcher dispatcher(runtime);
  offhand::mcp::Server server(dispatcher, offhand::Selection::all(catalog));
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
  const auto port = port_of(argc, argv);
  if (!port) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  return serve(*port);
}
