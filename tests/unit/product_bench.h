#pragma once

#include <memory>
#include <string>

#include "impl/mcp/connection.h"
#include "impl/mcp/server.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

namespace offhand::test {

/// A server with everything that the product declares, on a scene, and a client of it.
class ProductBench {
 public:
  explicit ProductBench(const std::string& scene, Config config = {})
      : ProductBench(SimulatedDesk::options(scene, std::move(config))) {}
  explicit ProductBench(Process::Options options)
      : desk(std::move(options)),
        server(desk.dispatcher(), Selection::all(desk.process().catalog())),
        connection(std::make_unique<mcp::Connection>(server, mcp::ClientIdentity{.principal = "uid:1000"})) {}

  void initialize(const json& capabilities = json::object()) {
    ask(legacy_request("initialize", {{"protocolVersion", "2025-11-25"},
                                      {"capabilities", capabilities},
                                      {"clientInfo", {{"name", "t"}, {"version", "1"}}}}));
    post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  }
  std::shared_ptr<RecordingStream> post(const json& message) {
    auto stream = std::make_shared<RecordingStream>();
    if (auto call = connection->receive(mcp::read_message(message.dump()), stream))
      desk.process().executor().submit(*std::move(call));
    return stream;
  }
  json ask(const json& message) { return post(message)->answer(); }

  SimulatedDesk desk;
  mcp::Server server;
  std::unique_ptr<mcp::Connection> connection;
};

}  // namespace offhand::test
