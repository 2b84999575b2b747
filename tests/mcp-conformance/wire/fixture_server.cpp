#include "tests/mcp-conformance/wire/fixture_server.h"

namespace offhand::test {

McpClient::Options fixtures_on_pipes(const TemporaryFolder& runtime_directory) {
  McpClient::Options options;
  options.command = {OFFHAND_FIXTURE_SERVER, "--stdio"};
  options.environment = {{"XDG_RUNTIME_DIR", runtime_directory.path()}};
  options.capabilities = capable_client();
  return options;
}

HttpServerProcess::Options fixtures_on_http(const TemporaryFolder& runtime_directory) {
  HttpServerProcess::Options options;
  // The suite reads the address on standard output, we on standard error.
  options.command = {"/bin/sh", "-c", "exec \"$0\" >&2", OFFHAND_FIXTURE_SERVER};
  options.environment = {{"XDG_RUNTIME_DIR", runtime_directory.path()}};
  return options;
}

json capable_client() {
  return {{"elicitation", {{"form", json::object()}, {"url", json::object()}}},
          {"sampling", json::object()},
          {"roots", json::object()}};
}

}  // namespace offhand::test
