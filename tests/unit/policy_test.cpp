#include "impl/policy/policy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>
#include <functional>
#include <mutex>

#include "generated/registry/registry.h"
#include "generated/types/errors.h"
#include "impl/cli/caller.h"
#include "impl/daemon/server_choice.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

// What stands between a caller and a body stands there for every caller and every body.
namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Refuses everything, and remembers what it was asked.
class Refusing final : public Policy {
 public:
  Result<void> admits(const CallFacts& call) override {
    const std::scoped_lock lock(mutex_);
    asked_.push_back(std::string(call.tool.name));
    addresses_.push_back(call.address);
    sessions_.emplace_back(call.session);
    return fail(errors::action_failed({.what = "Everything", .reason = "it is refused here", .advice = ""}));
  }
  std::vector<std::string> asked() {
    const std::scoped_lock lock(mutex_);
    return std::exchange(asked_, {});
  }
  const std::vector<Address>& addresses() const { return addresses_; }
  const std::vector<std::string>& sessions() const { return sessions_; }

 private:
  std::mutex mutex_;
  std::vector<std::string> asked_;
  std::vector<Address> addresses_;
  std::vector<std::string> sessions_;
};

/// Lets through what a schema says can only look.
class OnlyLooking final : public Policy {
 public:
  static constexpr std::string_view reason = "only looking is allowed here";

  Result<void> admits(const CallFacts& call) override {
    if (call.tool.power == Power::observe) return {};
    return fail(errors::action_failed({.what = "This", .reason = std::string(reason), .advice = ""}));
  }
};

/// Arguments that a tool takes: whatever it knows of these.
json arguments_for(const ToolInfo& tool) {
  if (tool.toolset != "desktop") return example_calls(tool.identity).at(0);
  static const json known{{"pid", 200},
                          {"window_id", 1001},
                          {"x", 5},
                          {"y", 5},
                          {"x1", 5},
                          {"y1", 5},
                          {"x2", 50},
                          {"y2", 50},
                          {"from_x", 5},
                          {"from_y", 5},
                          {"to_x", 50},
                          {"to_y", 50},
                          {"width", 300},
                          {"height", 200},
                          {"direction", "down"},
                          {"key", "a"},
                          {"keys", json::array({"ctrl", "a"})},
                          {"text", "a"},
                          {"value", "a"},
                          {"name", "editor"},
                          {"path", json::array({"File", "New"})},
                          {"expect", json::array({json{{"name", "A"}}})},
                          {"session", "run"},
                          {"dir", "/tmp/recording"},
                          {"output_dir", "/tmp/recording"},
                          {"enabled", true}};
  json arguments = json::object();
  for (const auto& property : tool.input->properties) {
    if (!property.platforms.empty()) continue;  // of other systems
    if (const auto found = known.find(property.name); found != known.end()) arguments[found.key()] = *found;
  }
  // One that takes no point takes elements alone.
  const auto knows = [&](std::string_view name) {
    return std::ranges::any_of(tool.input->properties, [&](const auto& property) { return property.name == name; });
  };
  if (knows("element_index") && !knows("x")) arguments["element_index"] = 1;
  // Arguments that belong to one of several works, which is named.
  if (tool.name == "page") return {{"action", "insert_text"}, {"text", "a"}, {"pid", 200}, {"window_id", 1001}};
  return arguments;
}

CallContext in_session(std::string name) {
  CallContext context;
  context.default_session = std::move(name);
  return context;
}

class ARefusedCall : public testing::Test {
 protected:
  std::unique_ptr<Process> process() {
    auto options = SimulatedDesk::options("widgets");
    options.policy = policy_;
    return std::make_unique<Process>(std::move(options));
  }
  void expect_untouched(Process& process) {
    auto simulation = platform::sim::Simulation::of(**process.desk().platform());
    EXPECT_THAT(simulation->log_lines(), IsEmpty());
    EXPECT_TRUE(simulation->window("Widgets")) << "it still runs";
  }

  const std::shared_ptr<Refusing> policy_ = std::make_shared<Refusing>();
};

TEST_F(ARefusedCall, ReachesNothingThroughDispatch) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  for (const auto* tool : catalog().tools) {
    const auto outcome = dispatcher.call(*tool, arguments_for(*tool), in_session("test"));
    ASSERT_FALSE(outcome) << tool->identity;
    EXPECT_EQ(outcome.error().code, "action_failed") << tool->identity << ": " << outcome.error().message;
    EXPECT_THAT(policy_->asked(), ElementsAre(std::string(tool->name)));
  }
  expect_untouched(*process);
}

TEST_F(ARefusedCall, ReachesNothingThroughTheCommandLine) {
  auto own = process();
  auto& process = *own;
  const auto caller = cli::make_local_caller(std::move(own), {.session = "test", .timeout = {}});
  for (const auto* tool : catalog().tools) {
    EXPECT_FALSE(caller->call(*tool, arguments_for(*tool))) << tool->identity;
    EXPECT_THAT(policy_->asked(), ElementsAre(std::string(tool->name)));
  }
  expect_untouched(process);
}

/// One message of a client to a server, answered on this thread.
json answer_of(mcp::Connection& connection, const json& message) {
  auto stream = std::make_shared<RecordingStream>();
  if (auto task = connection.receive(mcp::read_message(message.dump()), stream)) (*task)();
  return stream->answer();
}

void call_all_tools(mcp::Server& server, Refusing& policy) {
  mcp::Connection connection(server, {.principal = "uid:1000"});
  for (const auto* tool : server.selection().tools()) {
    const auto params = call_params(std::string(tool->identity), {{"arguments", arguments_for(*tool)}});
    const auto answer = answer_of(connection, modern_request("tools/call", params, json::object()));
    EXPECT_TRUE(answer["result"].value("isError", false)) << answer;
    EXPECT_THAT(policy.asked(), ElementsAre(std::string(tool->name)));
  }
}

TEST_F(ARefusedCall, ReachesNothingThroughMcp) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  mcp::Server server(dispatcher, Selection::all(catalog()), {});
  call_all_tools(server, *policy_);
  expect_untouched(*process);
}

TEST_F(ARefusedCall, ReachesNothingThroughADaemon) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  daemon::ServerChoice choice(dispatcher);
  const json first{{"method", "server/discover"}, {"params", {{"_meta", {{mcp::meta_tools, every_tool}}}}}};
  const auto server = choice.choose(first.dump());
  ASSERT_TRUE(server);
  call_all_tools(**server, *policy_);
  expect_untouched(*process);
}

TEST_F(ARefusedCall, WasJudgedByWhomItMeans) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  const auto call = [&](const char* tool, const json& arguments) {
    EXPECT_FALSE(dispatcher.call(**tool_named(tool), arguments, in_session("own")));
    return policy_->addresses().back();
  };
  const auto in_window = call("click", {{"pid", 200}, {"x", 5}, {"y", 6}, {"session", "named"}});
  const auto& point = std::get<address::Point>(in_window);
  EXPECT_EQ(point.of.window.process, 200);
  EXPECT_EQ(point.y, 6);
  EXPECT_FALSE(is_on_screen(in_window));
  EXPECT_EQ(policy_->sessions().back(), "named");
  EXPECT_TRUE(is_on_screen(call("click", {{"x", 5}, {"y", 6}})));
  EXPECT_EQ(policy_->sessions().back(), "own");
  EXPECT_EQ(std::get<address::Window>(call("get_window_state", {{"pid", 200}, {"window_id", 1001}})).window, 1001);
  EXPECT_EQ(std::get<address::Application>(call("kill_app", {{"pid", 200}})).process, 200);
  EXPECT_TRUE(std::holds_alternative<address::Desktop>(call("list_windows", json::object())));
  EXPECT_TRUE(std::holds_alternative<address::Desktop>(call("move_cursor", {{"x", 5}, {"y", 6}})));
  EXPECT_TRUE(is_on_screen(call("move_cursor", {{"x", 5}, {"y", 6}, {"scope", "desktop"}})));
}

/// A policy that goes by the power of tools, by each way in. What clients are told of a tool is what it is judged by.
class OnlyLooks : public testing::Test {
 protected:
  static std::unique_ptr<Process> process() {
    auto options = SimulatedDesk::options("widgets");
    options.policy = std::make_shared<OnlyLooking>();
    return std::make_unique<Process>(std::move(options));
  }

  /// `said_of` tells what came of a call.
  static void expect_by_each_tool(const std::function<std::string(const ToolInfo& tool)>& said_of) {
    std::size_t refused = 0;
    for (const auto* tool : catalog().tools) {
      const bool is_refused = said_of(*tool).find(OnlyLooking::reason) != std::string::npos;
      EXPECT_NE(is_refused, tool->power == Power::observe) << tool->identity;
      refused += is_refused ? 1 : 0;
    }
    EXPECT_GT(refused, 0U);
    EXPECT_LT(refused, catalog().tools.size());
  }

  static std::string said(const Result<Reply>& outcome) { return outcome ? outcome->text : outcome.error().message; }

  static void expect_by_each_tool(mcp::Server& server) {
    mcp::Connection connection(server, {.principal = "uid:1000"});
    expect_by_each_tool([&](const ToolInfo& tool) {
      const auto params = call_params(std::string(tool.identity), {{"arguments", arguments_for(tool)}});
      return answer_of(connection, modern_request("tools/call", params, json::object())).dump();
    });
  }
};

TEST_F(OnlyLooks, PassThroughDispatch) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  expect_by_each_tool(
      [&](const ToolInfo& tool) { return said(dispatcher.call(tool, arguments_for(tool), in_session("test"))); });
}

TEST_F(OnlyLooks, PassThroughTheCommandLine) {
  const auto caller = cli::make_local_caller(process(), {.session = "test", .timeout = {}});
  expect_by_each_tool([&](const ToolInfo& tool) { return said(caller->call(tool, arguments_for(tool))); });
}

TEST_F(OnlyLooks, PassThroughMcp) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  mcp::Server server(dispatcher, Selection::all(catalog()), {});
  expect_by_each_tool(server);
}

TEST_F(OnlyLooks, PassThroughADaemon) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  daemon::ServerChoice choice(dispatcher);
  const json first{{"method", "server/discover"}, {"params", {{"_meta", {{mcp::meta_tools, every_tool}}}}}};
  const auto server = choice.choose(first.dump());
  ASSERT_TRUE(server);
  expect_by_each_tool(**server);
}

TEST_F(ARefusedCall, IsAlsoTheReadingOfAResourceAndTheMakingOfAPrompt) {
  const auto process = this->process();
  Dispatcher dispatcher(*process);
  for (const auto* resource : catalog().resources) {
    const auto read = dispatcher.read(*resource, UriVariables(resource->variables.size(), "click"), in_session("test"));
    ASSERT_FALSE(read) << resource->uri;
    EXPECT_EQ(read.error().code, "action_failed");
    EXPECT_THAT(policy_->asked(), ElementsAre(std::string(resource->name)));
  }
  for (const auto* prompt : catalog().prompts) {
    EXPECT_FALSE(dispatcher.prompt(*prompt, json::object(), in_session("test"))) << prompt->name;
    EXPECT_THAT(policy_->asked(), ElementsAre(std::string(prompt->name)));
  }
}

/// Asks the user about each application that a call acts on; where there is nobody to ask, refuses.
class AskingTheUser final : public Policy {
 public:
  Result<void> admits(const CallFacts& /*call*/) override { return {}; }
  Result<void> admits_target(const CallFacts& call, const Target& target,
                             const TargetApplication& application) override {
    if (call.tool.power == Power::observe) return {};
    applications.push_back(application);
    windows.push_back(target.window.window_id);
    const InputRequest question{"allow " + application.name, InputKind::form, R"({"message":"May it?"})"};
    OFFHAND_ASSIGN(const auto answers, ask(call.client, {question}));
    if (answers.accepted("allow " + application.name) != nullptr) return {};
    return fail(errors::action_failed({.what = "This", .reason = "the user declined it", .advice = ""}));
  }

  std::vector<TargetApplication> applications;
  std::vector<std::int64_t> windows;
};

/// A client whose user answers one thing to all that is asked.
class AnsweringClient final : public Client {
 public:
  explicit AnsweringClient(std::string answer) : answer_(std::move(answer)) {}
  bool takes(InputKind /*kind*/) const override { return true; }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override {
    json answers;
    for (const auto& question : questions) answers[question.key] = {{"action", answer_}, {"content", json::object()}};
    return Answers(std::make_shared<const json>(answers));
  }
  json& state() override { return state_; }
  void progress(double, std::optional<double>, std::string_view) override {}
  void log(std::string_view, std::string_view, const json&) override {}
  Result<std::optional<std::chrono::milliseconds>> enter_task() override {
    return std::optional<std::chrono::milliseconds>();
  }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change&) override {}
  void complete_elicitation(std::string_view) override {}

 private:
  std::string answer_;
  json state_;
};

class APolicyThatKnowsTheTarget : public testing::Test {
 protected:
  APolicyThatKnowsTheTarget() : desk_(options()) {}
  Process::Options options() {
    auto options = SimulatedDesk::options("widgets");
    options.policy = policy_;
    return options;
  }
  Result<Reply> click(Client* client) {
    auto context = in_session("test");
    context.client = client;
    return desk_.reply("click", {{"element_token", desk_.element("A").token}}, std::move(context));
  }
  const std::shared_ptr<AskingTheUser> policy_ = std::make_shared<AskingTheUser>();
  SimulatedDesk desk_;
};

TEST_F(APolicyThatKnowsTheTarget, IsAskedOnceWithItsApplication) {
  AnsweringClient client("accept");
  ASSERT_TRUE(click(&client));
  ASSERT_EQ(policy_->applications.size(), 1U) << "not for the look before";
  EXPECT_EQ(policy_->applications[0].name, "Widgets");
  EXPECT_EQ(policy_->applications[0].pid, 200);
  EXPECT_EQ(policy_->windows[0], desk_.window());
  EXPECT_EQ(desk_.log().size(), 1U);
}

TEST_F(APolicyThatKnowsTheTarget, IsAskedOfAProcess) {
  EXPECT_EQ(desk_.refusal("kill_app", {{"pid", 200}}).code, "missing_capability");
  ASSERT_EQ(policy_->applications.size(), 1U);
  EXPECT_EQ(policy_->applications[0].pid, 200);
}

TEST_F(APolicyThatKnowsTheTarget, RefusesWhatTheUserDeclines) {
  AnsweringClient client("decline");
  EXPECT_EQ(click(&client).error().code, "action_failed");
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST_F(APolicyThatKnowsTheTarget, RefusesWhereThereIsNobodyToAsk) {
  EXPECT_EQ(click(nullptr).error().code, "missing_capability");
  EXPECT_THAT(desk_.log(), IsEmpty());
}

TEST(ACallThatWaited, RanItsBodyOnce) {
  SimulatedDesk desk("widgets");
  const auto a = desk.element("A");
  auto held = desk.process().desk().locks().line_up({Locks::What::window, desk.window()});
  constexpr std::size_t calls = OFFHAND_TEST_SANITIZED == 0 ? 1000 : 200;
  std::vector<std::unique_ptr<CallPipeline>> waiting(calls);
  std::deque<std::size_t> ready;
  const auto click = [&](std::size_t i) {
    auto context = in_session("test");
    context.timeout = std::chrono::minutes(10);
    context.pipeline = &waiting[i];
    const auto outcome = desk.reply("click", {{"element_token", a.token}}, context);
    if (waiting[i]) waiting[i]->when_ready([&ready, i] { ready.push_back(i); });
    return outcome;
  };
  for (std::size_t i = 0; i < calls; ++i) click(i);
  const auto clicks = [&] { return desk.process().statistics().tools()["desktop.click"].calls; };
  EXPECT_EQ(clicks(), 0U) << "only the look before came to its end";
  held.reset();
  std::size_t done = 0;
  for (; !ready.empty(); ++done) {
    const auto i = ready.front();
    ready.pop_front();
    const auto outcome = click(i);
    ASSERT_TRUE(outcome) << i << ": " << outcome.error().message;
    ASSERT_FALSE(waiting[i]);
  }
  EXPECT_EQ(done, calls);
  EXPECT_EQ(clicks(), calls);
  EXPECT_EQ(desk.log().size(), calls) << "each pressed once";
}

}  // namespace
}  // namespace offhand::test
