#include "impl/daemon/server_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/daemon/marks.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

// Clients of a daemon may choose different tools; they work at one desktop all the same.
namespace offhand::test {
namespace {

using testing::ElementsAre;

class DaemonClients : public testing::Test {
 protected:
  struct Client {
    mcp::Server& server;
    mcp::Connection connection;
    std::shared_ptr<RecordingStream> side = std::make_shared<RecordingStream>();

    explicit Client(mcp::Server& chosen) : server(chosen), connection(chosen, {.principal = "uid:1000"}) {
      connection.set_side_stream(side);
    }
    std::shared_ptr<RecordingStream> post(const json& message) {
      auto stream = std::make_shared<RecordingStream>();
      connection.receive(mcp::read_message(message.dump()), stream);
      return stream;
    }
    void initialize() {
      post(legacy_request("initialize", {{"protocolVersion", "2025-11-25"},
                                         {"capabilities", json::object()},
                                         {"clientInfo", {{"name", "t"}, {"version", "1"}}}}))
          ->answer();
      post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
    }
    std::vector<std::string> told(std::size_t count) {
      std::vector<std::string> methods;
      for (const auto& message : side->sent(count)) methods.push_back(message["method"]);
      return methods;
    }
  };

  std::unique_ptr<Client> client_with(const std::string& tools) {
    const auto chosen = choice_.choose(daemon::choice_of_tools(tools));
    return std::make_unique<Client>(**chosen);
  }

  SimulatedDesk desk_;
  daemon::ServerChoice choice_{desk_.dispatcher()};
};

constexpr auto tools_changed = "notifications/tools/list_changed";

TEST_F(DaemonClients, OfTheSameToolsShareAServer) {
  EXPECT_EQ(&client_with("click")->server, &client_with("click")->server);
  EXPECT_NE(&client_with("click")->server, &client_with("list_windows")->server);
}

TEST_F(DaemonClients, HearOfChangesWhateverToolsTheyChose) {
  const auto one = client_with("click");
  const auto two = client_with("click,list_windows");
  const auto three = client_with("full");
  for (const auto& client : {one.get(), two.get(), three.get()}) client->initialize();
  one->server.publish({Change::Kind::tools});
  three->server.publish({Change::Kind::prompts});
  for (const auto& client : {one.get(), two.get(), three.get()}) {
    EXPECT_THAT(client->told(2), ElementsAre(tools_changed, "notifications/prompts/list_changed"));
  }
}

TEST_F(DaemonClients, ThatListenHearOfThemToo) {
  const auto one = client_with("click");
  const auto two = client_with("list_windows");
  const auto stream =
      two->post(modern_request("subscriptions/listen", {{"notifications", {{"toolsListChanged", true}}}}));
  one->server.publish({Change::Kind::prompts});
  one->server.publish({Change::Kind::tools});
  const auto sent = stream->sent(2);
  ASSERT_EQ(sent.size(), 2U) << "nobody asked for the prompts";
  EXPECT_EQ(sent[1]["method"], tools_changed);
}

TEST_F(DaemonClients, ThatAreGoneAreForgotten) {
  const auto one = client_with("click");
  {
    const auto two = client_with("list_windows");
    two->initialize();
  }
  one->initialize();
  one->server.publish({Change::Kind::tools});
  EXPECT_THAT(one->told(1), ElementsAre(tools_changed));
}

}  // namespace
}  // namespace offhand::test
