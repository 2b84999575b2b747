#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/mcp-conformance/wire/fixture_server.h"

// What a modern client carries between two rounds comes back from a stranger: it is looked at as such.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

json meta() {
  auto members = modern_meta();
  members["io.modelcontextprotocol/clientCapabilities"] = capable_client();
  return members;
}

/// One server, over either transport.
class Wire {
 public:
  virtual ~Wire() = default;
  /// The whole answer to a modern request.
  virtual json ask(const std::string& method, const json& params) = 0;
  /// Opens a subscription to changes of the tools, and awaits its first message.
  virtual void listen() = 0;
  /// The next message of that subscription.
  virtual json told() = 0;
  virtual std::string errors() = 0;
};

json wanted_changes() { return {{"_meta", meta()}, {"notifications", {{"toolsListChanged", true}}}}; }

class Pipes final : public Wire {
 public:
  explicit Pipes(const TemporaryFolder& runtime_directory) : client_(options(runtime_directory)) {}

  json ask(const std::string& method, const json& params) override { return client_.request(method, params); }
  void listen() override {
    client_.post("subscriptions/listen", wanted_changes());
    EXPECT_EQ(told()["method"], "notifications/subscriptions/acknowledged");
  }
  json told() override { return client_.next_without_id(); }
  std::string errors() override { return client_.errors(); }

 private:
  static McpClient::Options options(const TemporaryFolder& runtime_directory) {
    auto made = fixtures_on_pipes(runtime_directory);
    made.initialize = "";
    return made;
  }
  McpClient client_;
};

class Http final : public Wire {
 public:
  explicit Http(const TemporaryFolder& runtime_directory)
      : server_(fixtures_on_http(runtime_directory)), stream_(server_.port()) {}

  json ask(const std::string& method, const json& params) override {
    const auto response = http_exchange(server_.port(), modern_post(++last_id_, method, params));
    EXPECT_EQ(response.status, 200) << "the request itself was in order: " << response.body;
    return response.message();
  }
  void listen() override {
    stream_.send(modern_post("listen", "subscriptions/listen", wanted_changes()));
    EXPECT_EQ(stream_.head()->status, 200);
    EXPECT_EQ(told()["method"], "notifications/subscriptions/acknowledged");
  }
  json told() override {
    const auto event = stream_.event();
    if (!event) ADD_FAILURE() << "the stream says nothing";
    return event ? json::parse(event->data) : json();
  }
  std::string errors() override { return server_.errors(); }

 private:
  HttpServerProcess server_;
  HttpConnection stream_;
  int last_id_ = 0;
};

std::size_t refusals_in(const std::string& log) {
  std::size_t count = 0;
  for (auto at = log.find("was refused"); at != std::string::npos; at = log.find("was refused", at + 1)) ++count;
  return count;
}

json call(const std::string& tool, const json& arguments) {
  return {{"name", tool}, {"arguments", arguments}, {"_meta", meta()}};
}

const json question{{"message", "Which colour?"}};
constexpr auto secret = "very-secret-vermilion";

/// A call whose question is answered, with this state.
json answered(const json& state, const json& arguments = question, const std::string& tool = "test_elicitation") {
  auto params = call(tool, arguments);
  params["requestState"] = state;
  // The fixtures differ in the key of their question; those that nobody asked for are ignored.
  const json filled{{"action", "accept"}, {"content", {{"response", secret}, {"username", "x"}, {"email", "a@b.c"}}}};
  params["inputResponses"] = {{"response", filled}, {"user_name", filled}, {"defaults", filled}};
  return params;
}

class CarriedState : public testing::TestWithParam<const char*> {
 protected:
  CarriedState() {
    if (std::string(GetParam()) == "stdio") wire_ = std::make_unique<Pipes>(folder_);
    if (std::string(GetParam()) == "http") wire_ = std::make_unique<Http>(folder_);
  }

  static std::string state_from(Wire& wire) {
    const auto asked = wire.ask("tools/call", call("test_elicitation", question));
    EXPECT_EQ(asked["result"]["resultType"], "input_required") << asked;
    return asked["result"]["requestState"];
  }
  std::string state() { return state_from(*wire_); }

  void expect_refusal(const json& params, const std::string& why) {
    const auto answer = wire_->ask("tools/call", params);
    EXPECT_EQ(answer["error"]["code"], -32602) << why << ": " << answer;
    EXPECT_THAT(answer.dump(), Not(HasSubstr(secret))) << why;
    ++refusals_;
    EXPECT_TRUE(eventually([&] { return refusals_in(wire_->errors()) >= refusals_; })) << why << " is logged";
    EXPECT_EQ(refusals_in(wire_->errors()), refusals_) << why << " is logged once";
  }
  void expect_service(const json& params, const std::string& why) {
    const auto answer = wire_->ask("tools/call", params);
    EXPECT_EQ(answer["result"]["resultType"], "complete") << why << ": " << answer;
    EXPECT_THAT(answer.dump(), HasSubstr(secret)) << why;
  }

  TemporaryFolder folder_;
  std::unique_ptr<Wire> wire_;
  std::size_t refusals_ = 0;
};

TEST_P(CarriedState, ServesOnce) {
  const auto sealed = state();
  expect_service(answered(sealed), "as it came");
  expect_refusal(answered(sealed), "a replay");
  expect_refusal(answered(sealed), "another replay");
  expect_service(answered(state()), "a new call");
}

TEST_P(CarriedState, IsRefusedWhenCutOrChanged) {
  const auto sealed = state();
  for (const auto size : {sealed.size() - 1, sealed.size() / 2, std::size_t{1}, std::size_t{0}}) {
    expect_refusal(answered(sealed.substr(0, size)), "cut to " + std::to_string(size));
  }
  expect_refusal(answered(sealed + "AAAA"), "something appended");
  auto changed = sealed;
  changed[sealed.size() / 2] = changed[sealed.size() / 2] == 'A' ? 'B' : 'A';
  expect_refusal(answered(changed), "a changed letter");
  expect_service(answered(sealed), "none of that used it up");
}

TEST_P(CarriedState, IsOfNoUseForAnotherRequest) {
  const auto sealed = state();
  expect_refusal(answered(sealed, {{"message", "Which animal?"}}), "other arguments");
  expect_refusal(answered(sealed, json::object(), "test_elicitation_sep1034_defaults"), "another tool");
  expect_service(answered(sealed), "none of that used it up");
}

TEST_P(CarriedState, OfAnotherServerIsRefused) {
  const TemporaryFolder elsewhere;
  Pipes foreign(elsewhere);
  const auto theirs = state_from(foreign);
  const auto ours = state();
  expect_refusal(answered(theirs), "sealed with another key");
  expect_service(answered(ours), "ours");
}

TEST_P(CarriedState, OfASiblingIsServed) {
  Pipes sibling(folder_);
  expect_service(answered(state_from(sibling)), "the same user, the same key");
}

TEST_P(CarriedState, RefusalDisturbsNobodyAndTellsNothing) {
  wire_->listen();
  const auto sealed = state();
  expect_service(answered(sealed), "the first time");
  const auto before = wire_->errors().size();
  expect_refusal(answered(sealed), "a replay");
  expect_refusal(answered(sealed.substr(0, 40)), "a cut one");
  const auto logged = wire_->errors().substr(before);
  EXPECT_THAT(logged, Not(HasSubstr(sealed.substr(0, 16)))) << "a state is worth something until it expires";
  EXPECT_THAT(logged, Not(HasSubstr(secret)));
  EXPECT_THAT(logged, HasSubstr("used before"));
  expect_service(answered(state()), "others are served");
  EXPECT_TRUE(wire_->ask("tools/call", call("test_trigger_tool_change", json::object())).contains("result"));
  EXPECT_EQ(wire_->told()["method"], "notifications/tools/list_changed") << "a stream that was open stayed so";
}

INSTANTIATE_TEST_SUITE_P(Over, CarriedState, testing::Values("stdio", "http"),
                         [](const auto& row) { return std::string(row.param); });

}  // namespace
}  // namespace offhand::test
