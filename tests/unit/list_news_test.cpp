#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/dispatch/selection.h"
#include "impl/mcp/protocol.h"
#include "tests/support/process.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

// What clients are offered follows the security mode that holds for them, and they are told when it changes.
namespace offhand::test::list_news_cases {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;
using testing::UnorderedElementsAre;

class OfferedTools : public testing::Test {
 protected:
  struct Client {
    mcp::Connection connection;
    std::shared_ptr<RecordingStream> side = std::make_shared<RecordingStream>();
    explicit Client(mcp::Server& server) : connection(server, {.principal = "uid:1000"}) {
      connection.set_side_stream(side);
      ask("initialize", {{"protocolVersion", "2025-11-25"},
                         {"capabilities", json::object()},
                         {"clientInfo", {{"name", "t"}, {"version", "1"}}}});
      post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
    }
    std::shared_ptr<RecordingStream> post(const json& message) {
      auto stream = std::make_shared<RecordingStream>();
      if (auto task = connection.receive(mcp::read_message(message.dump()), stream)) (*task)();
      return stream;
    }
    json ask(const std::string& method, const json& params = json::object()) {
      return post(legacy_request(method, params))->answer();
    }
    std::vector<std::string> offered() {
      std::vector<std::string> names;
      const auto listed = ask("tools/list");
      EXPECT_TRUE(listed.contains("result")) << listed;
      for (const auto& tool : listed["result"]["tools"]) names.push_back(tool["name"]);
      return names;
    }
  };

  Process::Options options() {
    auto options = SimulatedDesk::options("widgets");
    options.config_file = file_;
    return options;
  }
  void set_mode(const std::string& mode) { write_contents(file_, R"({"security_mode": ")" + mode + "\"}"); }

  const TemporaryFolder temporary_;
  const std::string file_ = temporary_.path() + "/config.json";
  SimulatedDesk desk_{options()};
  mcp::Server server_{desk_.dispatcher(), Selection::parse("ax", desk_.process().catalog()).value()};
};

TEST_F(OfferedTools, FollowTheModeThatTheUserSetsAndClientsAreTold) {
  Client client(server_);
  EXPECT_THAT(client.offered(), Contains("ax_click"));
  set_mode("sandboxed");
  EXPECT_THAT(client.offered(),
              UnorderedElementsAre("ax_is_accessible", "ax_connect", "ax_list_apps", "ax_find", "ax_find_visual",
                                   "ax_get_tree", "ax_get_attributes", "ax_screenshot", "ax_get_value",
                                   "ax_list_windows", "ax_assert", "ax_a11y_audit", "ax_session_info"));
  std::vector<std::string> told;
  for (const auto& message : client.side->sent(2)) told.push_back(message["method"]);
  EXPECT_THAT(told, ElementsAre("notifications/tools/list_changed", "notifications/prompts/list_changed"));
  set_mode("normal");
  EXPECT_THAT(client.offered(), Contains("ax_click"));
}

TEST_F(OfferedTools, AreFewerForAClientThatIsStricterWithItself) {
  Client strict(server_);
  Client other(server_);
  strict.connection.set_settings(std::make_shared<const Settings>(Settings{{"security_mode", R"("sandboxed")"}}));
  EXPECT_THAT(strict.offered(), Not(Contains("ax_click")));
  EXPECT_THAT(other.offered(), Contains("ax_click"));
}

}  // namespace
}  // namespace offhand::test::list_news_cases
