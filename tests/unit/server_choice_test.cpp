#include "impl/daemon/server_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/mcp/protocol.h"
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
      if (auto task = connection.receive(mcp::read_message(message.dump()), stream)) (*task)();
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
    const json first{{"method", "server/discover"}, {"params", {{"_meta", {{mcp::meta_tools, tools}}}}}};
    const auto chosen = choice_.choose(first.dump());
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

constexpr auto statistics_resource = "offhand://statistics";

TEST_F(DaemonClients, WhoSubscribesToTheStatisticsIsToldWhenAnotherCalls) {
  const auto watcher = client_with("click");
  const auto caller = client_with("list_windows");
  watcher->initialize();
  ASSERT_EQ(watcher->post(legacy_request("resources/subscribe", {{"uri", statistics_resource}}))->answer()["result"],
            json::object());
  const auto listening = caller->post(
      modern_request("subscriptions/listen", {{"notifications", {{"resourceSubscriptions", {statistics_resource}}}}}));
  ASSERT_EQ(listening->sent(1)[0]["method"], "notifications/subscriptions/acknowledged");
  ASSERT_TRUE(caller->post(modern_request("tools/call", call_params("list_windows")))->answer().contains("result"));
  EXPECT_THAT(watcher->told(1), ElementsAre("notifications/resources/updated"));
  EXPECT_EQ(watcher->side->sent(1)[0]["params"]["uri"], statistics_resource);
  EXPECT_EQ(listening->sent(2)[1]["params"]["uri"], statistics_resource);
}

TEST_F(DaemonClients, ManyCallsMakeOneNotificationASecond) {
  const auto client = client_with("list_windows");
  client->initialize();
  client->post(legacy_request("resources/subscribe", {{"uri", statistics_resource}}))->answer();
  constexpr int calls = 50;
  const auto begun = std::chrono::steady_clock::now();
  const auto call = [&] { client->post(modern_request("tools/call", call_params("list_windows")))->answer(); };
  call();
  EXPECT_EQ(client->told(1).size(), 1U) << "of the first call at once";
  for (int i = 1; i < calls; ++i) call();
  EXPECT_EQ(client->told(2).size(), 2U) << "and of the rest after a pause";
  const auto seconds = (std::chrono::steady_clock::now() - begun) / std::chrono::seconds(1);
  EXPECT_LE(client->side->sent(2).size(), static_cast<std::size_t>(seconds) + 2);
}

TEST_F(DaemonClients, AStateThatOneServerOpenedIsUsedUpForAll) {
  EXPECT_EQ(&client_with("click")->server.request_state(), &client_with("list_windows")->server.request_state());
}

}  // namespace
}  // namespace offhand::test
