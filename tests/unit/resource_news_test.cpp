#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "impl/mcp/resources/listeners.h"
#include "impl/mcp/resources/resource_news.h"
#include "tests/support/process.h"
#include "tests/unit/product_bench.h"

// Who subscribes to a resource is told when it changed, and of nothing else.
namespace offhand::test::resource_news_cases {
namespace {

using testing::IsEmpty;

constexpr const char* state = "offhand://app/App/state";
constexpr const char* clipboard = "offhand://clipboard";

/// A side stream that counts what it is told.
class Told final : public mcp::Stream {
 public:
  void send(std::string message) override {
    const std::scoped_lock lock(mutex_);
    messages_.push_back(json::parse(message));
    changed_.notify_all();
  }
  void finish(std::string, int) override {}
  void abandon() override {}

  /// How often a resource was told to have changed.
  std::size_t count(const std::string& uri) {
    const std::scoped_lock lock(mutex_);
    return count_locked(uri);
  }
  /// Whether another list of resources was announced.
  bool wait_for_list() {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, timeout, [&] {
      return std::ranges::any_of(
          messages_, [](const json& message) { return message["method"] == "notifications/resources/list_changed"; });
    });
  }
  bool wait(const std::string& uri, std::size_t at_least) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, timeout, [&] { return count_locked(uri) >= at_least; });
  }

 private:
  std::size_t count_locked(const std::string& uri) const {
    return static_cast<std::size_t>(std::ranges::count_if(messages_, [&](const json& message) {
      return message["method"] == "notifications/resources/updated" && message["params"]["uri"] == uri;
    }));
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<json> messages_;
};

/// A server of the product on a scene, and a client of the legacy era.
class Subscribing : public testing::Test, public ProductBench {
 protected:
  Subscribing() : ProductBench(scene_of(json::array({button("Save"), status_text("ready")}))) {
    connection->set_side_stream(told);
    initialize();
  }

  json subscribe(const std::string& uri) { return ask(legacy_request("resources/subscribe", {{"uri", uri}})); }
  json unsubscribe(const std::string& uri) { return ask(legacy_request("resources/unsubscribe", {{"uri", uri}})); }
  void rename(const std::string& text) {
    const json deed{{"do", "set_text"}, {"node", "status"}, {"text", text}};
    EXPECT_TRUE(desk.sim().run(deed.dump(), "App"));
  }
  std::string tree() {
    return ask(legacy_request("resources/read", {{"uri", "offhand://app/App/tree"}}))["result"]["contents"][0]["text"];
  }

  std::shared_ptr<Told> told = std::make_shared<Told>();
};

TEST_F(Subscribing, IsToldWhenItChanged) {
  EXPECT_EQ(subscribe("offhand://app/App/tree")["result"], json::object());
  EXPECT_EQ(told->count("offhand://app/App/tree"), 0U);
  rename("done");
  EXPECT_TRUE(told->wait("offhand://app/App/tree", 1));
  EXPECT_THAT(tree(), testing::HasSubstr("done"));
}

TEST_F(Subscribing, IsToldByTheAddressOfTheProgramBeforeToo) {
  constexpr const char* former = "axterminator://app/App/tree";
  EXPECT_EQ(subscribe(former)["result"], json::object());
  rename("done");
  EXPECT_TRUE(told->wait(former, 1));
  const auto read = ask(legacy_request("resources/read", {{"uri", former}}))["result"]["contents"][0];
  EXPECT_EQ(read["uri"], former);
  EXPECT_THAT(read["text"].get<std::string>(), testing::HasSubstr("done"));
}

TEST_F(Subscribing, AnAliasMeansTheApplicationOfItsOwnConnection) {
  ask(legacy_request("tools/call", call_params("ax_connect", {{"arguments", {{"app", "App"}, {"alias", "w"}}}})));
  constexpr const char* by_alias = "offhand://app/w/tree";
  EXPECT_EQ(subscribe(by_alias)["result"], json::object());
  const json wanted{{"resourceSubscriptions", {by_alias, "offhand://app/nobody/tree"}}};
  const auto listening = post(modern_request("subscriptions/listen", {{"notifications", wanted}}));
  EXPECT_EQ(listening->sent(1)[0]["params"]["notifications"]["resourceSubscriptions"], json::array({by_alias}));
  rename("done");
  EXPECT_TRUE(told->wait(by_alias, 1));
  const auto update = listening->sent(2).back();
  EXPECT_EQ(update["params"]["uri"], by_alias) << "as this client named it";
  EXPECT_EQ(server.resource_news().watched(), 1U) << "read once for both";
}

TEST_F(Subscribing, TheSessionTellsToHowManyResources) {
  const auto told_now = [&] {
    return ask(modern_request("tools/call", call_params("ax_session_info")))["result"]["structuredContent"];
  };
  EXPECT_EQ(told_now()["subscriptions"], 0);
  subscribe(state);
  subscribe(clipboard);
  EXPECT_EQ(told_now()["subscriptions"], 2);
  const auto listening =
      post(modern_request("subscriptions/listen", {{"notifications", {{"resourceSubscriptions", {clipboard}}}}}));
  ASSERT_EQ(listening->sent(1)[0]["method"], "notifications/subscriptions/acknowledged");
  EXPECT_EQ(told_now()["subscriptions"], 2) << "one resource, in both eras";
  unsubscribe(state);
  unsubscribe(clipboard);
  EXPECT_EQ(told_now()["subscriptions"], 1) << "the stream still listens";
}

TEST_F(Subscribing, IsNotToldOfAnotherApplication) {
  subscribe(state);
  const auto before = desk.process().statistics().tools()["resources.app_state"].calls;
  ASSERT_TRUE(desk.sim().run(R"({"do": "set_text", "node": "Page", "text": "Dear Ada"})", "Editor"));
  subscribe(clipboard);
  desk.sim().user_copies({.bytes = "later"});
  ASSERT_TRUE(told->wait(clipboard, 1));
  EXPECT_EQ(told->count(state), 0U);
  EXPECT_EQ(desk.process().statistics().tools()["resources.app_state"].calls, before) << "it was not even read";
}

TEST_F(Subscribing, IsNotToldOfWhatChangesNothing) {
  subscribe(clipboard);
  desk.sim().user_copies({.bytes = "once"});
  ASSERT_TRUE(told->wait(clipboard, 1));
  desk.sim().user_copies({.bytes = "once"});
  desk.sim().user_copies({.bytes = "twice"});
  ASSERT_TRUE(told->wait(clipboard, 2));
  EXPECT_EQ(told->count(clipboard), 2U);
}

TEST_F(Subscribing, TenThousandChangesMissNoFinalStateAndMakeNoStorm) {
  subscribe("offhand://app/App/tree");
  for (int i = 1; i <= 10'000; ++i) rename("step " + std::to_string(i));
  const auto after = told->count("offhand://app/App/tree");
  EXPECT_TRUE(told->wait("offhand://app/App/tree", after + 1)) << "of the last change, after its debounce";
  EXPECT_THAT(tree(), testing::HasSubstr("step 10000"));
  EXPECT_LE(told->count("offhand://app/App/tree"), 60U);
}

/// Each event is news by itself.
TEST_F(Subscribing, EventsAreToldWithoutBeingReadAndTheLastIsNotMissed) {
  const std::string events = "offhand://app/App/events";
  subscribe(events);
  const auto readings = [&] { return desk.process().statistics().tools()["resources.app_events"].calls; };
  const auto before = readings();
  rename("once");
  EXPECT_TRUE(told->wait(events, 1));
  EXPECT_EQ(readings(), before);
  for (int i = 1; i <= 10'000; ++i) rename("step " + std::to_string(i));
  const auto after = told->count(events);
  EXPECT_TRUE(told->wait(events, after + 1)) << "of the last change, after its rest";
  EXPECT_LE(told->count(events), 60U);
  ASSERT_TRUE(desk.sim().run(R"({"do": "vanish"})", "App"));
  EXPECT_TRUE(told->wait(events, told->count(events) + 1)) << "of its end";
}

TEST_F(Subscribing, LeavesNothingBehind) {
  for (int i = 0; i < 1'000; ++i) EXPECT_EQ(subscribe(state)["result"], json::object());
  EXPECT_EQ(server.resource_news().watched(), 1U) << "however often it is subscribed to";
  EXPECT_TRUE(server.resource_news().listens());
  unsubscribe(state);
  EXPECT_EQ(server.resource_news().watched(), 0U);
  EXPECT_FALSE(server.resource_news().listens()) << "no event is received for nobody";
  subscribe(state);
  connection->close();
  connection.reset();
  EXPECT_TRUE(eventually([&] { return server.resource_news().watched() == 0; })) << "with the connection";
}

TEST_F(Subscribing, OpensNothingForWhatIsNotThere) {
  for (const auto* uri : {"offhand://app/Nobody/state", "offhand://app/..%2fetc/state", "offhand://nothing",
                          "offhand://app/App/window/99/tree"}) {
    const auto refused = subscribe(uri);
    EXPECT_EQ(refused["error"]["code"], -32002) << refused.dump();
    EXPECT_EQ(refused["error"]["data"]["uri"], uri);
  }
  EXPECT_EQ(server.resource_news().watched(), 0U);
  EXPECT_FALSE(server.resource_news().listens());
}

TEST_F(Subscribing, AnApplicationThatEndsIsToldOnce) {
  subscribe(state);
  ASSERT_TRUE(desk.sim().run(R"({"do": "vanish"})", "App"));
  EXPECT_TRUE(told->wait(state, 1));
  EXPECT_EQ(ask(legacy_request("resources/read", {{"uri", state}}))["error"]["code"], -32002);
}

TEST_F(Subscribing, TheModernEraListens) {
  const json wanted{{"resourceSubscriptions", {clipboard, "offhand://app/Nobody/tree"}}};
  const auto listening = post(modern_request("subscriptions/listen", {{"notifications", wanted}}));
  const auto granted = listening->sent(1).front();
  EXPECT_EQ(granted["method"], "notifications/subscriptions/acknowledged");
  EXPECT_EQ(granted["params"]["notifications"]["resourceSubscriptions"], json::array({clipboard}))
      << "what is not there is not granted";
  desk.sim().user_copies({.bytes = "news"});
  const auto update = listening->sent(2).back();
  EXPECT_EQ(update["method"], "notifications/resources/updated");
  EXPECT_EQ(update["params"]["uri"], clipboard);
  EXPECT_EQ(server.resource_news().watched(), 1U);
  server.shut_down();
  EXPECT_TRUE(listening->answer().contains("result"));
}

std::atomic<int> silent_number = 0;

Result<ResourceContent> read_silent(Call& /*call*/, const UriVariables& /*variables*/) {
  return ResourceContent{.text = std::to_string(silent_number)};
}

TEST_F(Subscribing, AResourceWhoseEventsFailIsPolled) {
  static constexpr std::string_view events[] = {"window_opened"};
  ResourceInfo silent;
  silent.call = {.identity = "resources.silent", .annotations = {.read_only = true}, .power = Power::observe};
  silent.watches = {.events = events, .debounce_ms = 0, .each_event_is_news = false};
  silent.read = read_silent;
  const auto listeners = std::make_shared<mcp::Listeners>(8);
  using std::chrono::milliseconds;
  const auto news = std::make_shared<mcp::ResourceNews>(
      desk.dispatcher(), listeners,
      mcp::ResourceNews::Pace{.unasked = milliseconds(20), .polling = milliseconds(5), .late_events = milliseconds(5)});
  const auto calls = [&] { return desk.process().statistics().tools()["resources.silent"].calls; };
  const auto interest = news->watch({"test://silent", {&silent, {}}});
  ASSERT_TRUE(interest);
  ++silent_number;
  // 200 readings come only where it is read far more often than every 20 ms, in the time that a test has.
  const auto until = std::chrono::steady_clock::now() + timeout;
  while (calls() < 200 && std::chrono::steady_clock::now() < until) std::this_thread::yield();
  EXPECT_GE(calls(), 200U);
  news->close();
}

TEST_F(Subscribing, WhatIsConnectedIsListed) {
  const auto uris = [&] {
    std::set<std::string> found;
    const auto listed = ask(legacy_request("resources/list"))["result"]["resources"];
    for (const auto& entry : listed) found.insert(entry["uri"]);
    return found;
  };
  EXPECT_FALSE(uris().contains(state));
  ask(legacy_request("tools/call", call_params("ax_connect", {{"arguments", {{"app", "App"}, {"alias", "my-app"}}}})));
  EXPECT_TRUE(told->wait_for_list());
  const auto after = uris();
  EXPECT_TRUE(after.contains("offhand://app/my-app/state"));
  EXPECT_TRUE(after.contains("offhand://app/my-app/tree"));
  EXPECT_TRUE(after.contains("offhand://apps")) << "what everybody has";
  for (const auto& uri : after) {
    if (!uri.starts_with("offhand://app/")) continue;
    const auto read = ask(legacy_request("resources/read", {{"uri", uri}}));
    EXPECT_TRUE(read.contains("result")) << uri << read.dump();
  }
}

TEST_F(Subscribing, CompletionsNameWhatIsThere) {
  const auto values = [&](const std::string& uri, const std::string& name, const std::string& value, json chosen) {
    return ask(legacy_request("completion/complete",
                              {{"ref", {{"type", "ref/resource"}, {"uri", uri}}},
                               {"argument", {{"name", name}, {"value", value}}},
                               {"context", {{"arguments", std::move(chosen)}}}}))["result"]["completion"]["values"];
  };
  constexpr const char* window = "offhand://app/{name}/window/{index}/tree{?cursor}";
  EXPECT_EQ(values(window, "name", "", json::object()), json({"Editor", "App"}));
  EXPECT_EQ(values(window, "name", "ed", json::object()), json({"Editor"}));
  EXPECT_EQ(values(window, "index", "", {{"name", "App"}}), json({"0"}));
  EXPECT_THAT(values(window, "index", "", json::object()), IsEmpty()) << "of no application";
  EXPECT_THAT(values(window, "index", "", {{"name", "Nobody"}}), IsEmpty());
}

/// The log messages before an answer, but for what the audit log tells.
std::vector<json> logs_of(RecordingStream& stream) {
  stream.answer();
  std::vector<json> logs;
  for (const auto& message : stream.sent(0)) {
    if (message["method"] == "notifications/message" && message["params"]["logger"] != "offhand.audit")
      logs.push_back(message["params"]);
  }
  return logs;
}

TEST_F(Subscribing, EachCallIsLoggedToWhoWantsIt) {
  const auto call = [&](const std::string& tool, const json& arguments) {
    return logs_of(*post(legacy_request("tools/call", call_params(tool, {{"arguments", arguments}}))));
  };
  EXPECT_THAT(call("ax_connect", {{"app", "App"}, {"alias", "it"}}), IsEmpty()) << "nobody asked for logs";
  ask(legacy_request("logging/setLevel", {{"level", "debug"}}));
  const auto found = call("ax_find", {{"app", "it"}, {"query", "Save"}});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["logger"], "offhand.tools.ax_find");
  EXPECT_EQ(found[0]["data"]["query"], "Save");
  EXPECT_EQ(found[0]["data"]["found"], true);
  EXPECT_GE(found[0]["data"]["duration_ms"], 0);
  const auto failed = call("ax_click", {{"app", "it"}, {"query", "No such thing"}});
  ASSERT_EQ(failed.size(), 1U);
  EXPECT_EQ(failed[0]["level"], "error");
  EXPECT_EQ(failed[0]["data"]["error"], "no_matching_element");
  const auto typed = call("ax_clipboard", {{"action", "write"}, {"text", "hunter2"}});
  ASSERT_EQ(typed.size(), 1U);
  EXPECT_THAT(typed[0].dump(), testing::Not(testing::HasSubstr("hunter2")));
  ask(legacy_request("logging/setLevel", {{"level", "alert"}}));
  EXPECT_THAT(call("ax_find", {{"app", "it"}, {"query", "Save"}}), IsEmpty());
}

TEST(CallingTooOften, IsAnErrorOfTheProtocolBeforeTheModernEra) {
  Config config;
  config.rate_limit_per_minute = 1;
  ProductBench bench("widgets", config);
  bench.initialize();
  const auto ask = [&](const json& message) { return bench.ask(message); };
  EXPECT_TRUE(ask(legacy_request("tools/call", call_params("list_windows"))).contains("result"));
  const auto refused = ask(legacy_request("tools/call", call_params("list_windows")));
  EXPECT_EQ(refused["error"]["code"], -32000) << refused.dump();
  EXPECT_GT(refused["error"]["data"]["retry_after_ms"], 0);
  EXPECT_LE(refused["error"]["data"]["retry_after_ms"], 60'000);
  const auto read = ask(legacy_request("resources/read", {{"uri", "offhand://apps"}}));
  EXPECT_EQ(read["error"]["code"], -32000) << "a resource, too";
  // A client that has roots would be asked for them first.
  const auto modern = ask(modern_request("tools/call", call_params("list_windows"), json::object()));
  ASSERT_TRUE(modern.contains("result")) << modern.dump();
  EXPECT_EQ(modern["result"]["isError"], true) << modern.dump();
}

}  // namespace
}  // namespace offhand::test::resource_news_cases
