#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "impl/dispatch/selection.h"
#include "impl/mcp/protocol.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

// What a client sends without waiting for answers is done in the order in which it was sent.
namespace offhand::test::call_order_cases {
namespace {

class SentTogether : public testing::Test {
 protected:
  std::shared_ptr<RecordingStream> post(const json& message) {
    auto stream = std::make_shared<RecordingStream>();
    if (auto task = connection_.receive(mcp::read_message(message.dump()), stream))
      desk_.process().executor().submit([call = std::make_shared<mcp::ReadyCall>(*std::move(task))] { (*call)(); });
    return stream;
  }
  void initialize() {
    post(legacy_request("initialize", {{"protocolVersion", "2025-11-25"},
                                       {"capabilities", json::object()},
                                       {"clientInfo", {{"name", "t"}, {"version", "1"}}}}))
        ->answer();
    post({{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  }

  SimulatedDesk desk_{scene_of(json{{"role", "textbox"},
                                    {"name", "Name"},
                                    {"value", ""},
                                    {"bounds", {{"x", 10}, {"y", 10}, {"width", 200}, {"height", 20}}}})};
  mcp::Server server_{desk_.dispatcher(), Selection::parse("full,ax", desk_.process().catalog()).value()};
  mcp::Connection connection_{server_, {.principal = "uid:1000"}};
};

TEST_F(SentTogether, TextsArriveInTheirOrder) {
  initialize();
  const std::string expected = "0123456789";
  post(legacy_request("tools/call", call_params("ax_connect", {{"arguments", {{"app", "App"}}}})))->answer();
  for (int round = 0; round < 20; ++round) {
    post(legacy_request(
             "tools/call",
             call_params("ax_set_value", {{"arguments", {{"app", "App"}, {"query", "textbox:Name"}, {"value", ""}}}})))
        ->answer();
    std::vector<std::shared_ptr<RecordingStream>> answers;
    for (const char digit : expected) {
      const json arguments{{"app", "App"}, {"query", "textbox:Name"}, {"text", std::string(1, digit)}};
      answers.push_back(post(legacy_request("tools/call", call_params("ax_type", {{"arguments", arguments}}))));
    }
    for (const auto& answer : answers) {
      EXPECT_NE(answer->answer()["result"].value("isError", false), true) << answer->answer();
    }
    const json wish{{"app", "App"}, {"query", "textbox:Name"}};
    const auto holds = post(legacy_request("tools/call", call_params("ax_get_value", {{"arguments", wish}})))->answer();
    ASSERT_THAT(text_of_result(holds), testing::HasSubstr('"' + expected + '"')) << "in round " << round;
  }
}

}  // namespace
}  // namespace offhand::test::call_order_cases
