#include "tests/unit/mcp_catalog.h"

#include <array>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <vector>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using Body = Result<Reply> (*)(Call&, const json&);

std::mutex mutex;
std::condition_variable_any released;
bool is_released = false;
std::map<std::string, int> runs;

Reply said(std::string text) {
  Reply reply;
  reply.text = std::move(text);
  return reply;
}

InputRequest form(const std::string& key) {
  return {key, InputKind::form,
          R"({"message":"Which )" + key + R"(?","requestedSchema":{"type":"object","properties":{")" + key +
              R"(":{"type":"string"}}}})"};
}

Result<Reply> ask(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto first, call.ask(form("name")));
  const auto* name = first.accepted("name");
  if (name == nullptr) return said("nobody");
  call.state() = {{"seen", name->value("name", "")}};
  OFFHAND_ASSIGN(const auto second, call.ask(form("colour")));
  const auto* colour = second.accepted("colour");
  if (colour == nullptr) return said("no colour");
  return said(name->value("name", "") + " likes " + colour->value("colour", ""));
}

constexpr auto survey_params = R"({"message":"Who?","requestedSchema":{"type":"object","properties":{
    "name":{"type":"string","minLength":1,"maxLength":5},"age":{"type":"integer","minimum":0},
    "mood":{"type":"string","enum":["good","bad"]}},"required":["name"]}})";

/// Takes its answer at its word.
Result<Reply> survey(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask({"user", InputKind::form, survey_params}));
  const auto* user = answers.accepted("user");
  if (user == nullptr) return said("nobody");
  return said((*user)["name"].get<std::string>() + " " + std::to_string(user->value("age", 0)));
}

Result<Reply> ask_url(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask({"visit", InputKind::url,
                                               R"({"mode":"url","url":"https://example.org/","message":"Visit"})"}));
  call.complete_elicitation("visit");
  call.complete_elicitation("visit");
  call.complete_elicitation("unheard-of");
  return said(answers["visit"].value("action", ""));
}

Result<Reply> task_url(Call& call, const json& arguments) {
  OFFHAND_CHECK(call.enter_task());
  return ask_url(call, arguments);
}

constexpr auto sampling_params =
    R"({"maxTokens":10,"messages":[{"role":"user","content":{"type":"text","text":"Capital?"}}]})";
constexpr auto sampling_with_tools =
    R"({"maxTokens":10,"messages":[],"tools":[{"name":"t","inputSchema":{"type":"object"}}],"toolChoice":{"mode":"auto"}})";

Result<Reply> sample(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask({"capital", InputKind::sampling, sampling_params}));
  return said(answers["capital"]["content"].value("text", ""));
}

Result<Reply> sample_with_tools(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask({"tools", InputKind::sampling, sampling_with_tools}));
  return said(answers["tools"].dump());
}

Result<Reply> roots(Call& call, const json&) {
  OFFHAND_CHECK(call.require(InputKind::roots));
  OFFHAND_ASSIGN(const auto answers, call.ask({"roots", InputKind::roots, "{}"}));
  return said(answers["roots"]["roots"].dump());
}

Result<Reply> talk(Call& call, const json&) {
  call.progress(0, 100);
  call.progress(0, 100);
  call.progress(-1, 100);
  call.progress(100, 100, "done");
  call.progress(50, 100);
  call.log("debug", "bench", "low");
  call.log("info", "bench", {{"n", 1}});
  call.log("error", "", "high");
  return said("talked");
}

Result<Reply> wait(Call& call, const json&) {
  std::unique_lock lock(mutex);
  released.wait(lock, call.limits().stop, [] { return is_released; });
  if (call.limits().stop.stop_requested()) return fail(errors::cancelled({.what = "wait"}));
  call.progress(1);
  call.log("debug", "bench", "released");
  return said("waited");
}

Result<Reply> slow(Call& call, const json& arguments) {
  OFFHAND_CHECK(call.enter_task());
  return wait(call, arguments);
}

/// Goes on when it should stop.
Result<Reply> stubborn(Call& call, const json&) {
  {
    std::unique_lock lock(mutex);
    released.wait(lock, [] { return is_released; });
  }
  call.progress(1);
  call.log("error", "bench", "late");
  const std::scoped_lock lock(mutex);
  ++runs["stubborn done"];
  return said("done all the same");
}

Result<Reply> must(Call& call, const json& arguments) { return slow(call, arguments); }

Result<Reply> confirm(Call& call, const json&) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto answers, call.ask({form("one"), form("two")}));
  return said(answers["one"].value("action", "") + " " + answers["two"].value("action", ""));
}

Result<Reply> task_survey(Call& call, const json& arguments) {
  OFFHAND_CHECK(call.enter_task());
  return survey(call, arguments);
}

Result<Reply> asks_then_task(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(form("name")));
  OFFHAND_CHECK(call.enter_task());
  return said("task of " + answers["name"]["content"].value("name", ""));
}

Result<Reply> failing(Call&, const json&) { return fail(errors::process_not_found({.pid = 7})); }
Result<Reply> crash(Call&, const json&) { throw std::runtime_error("on purpose"); }

Result<Reply> change(Call& call, const json&) {
  call.notify({Change::Kind::tools});
  call.notify({Change::Kind::prompts});
  call.notify({Change::Kind::resources});
  call.notify({Change::Kind::resource, "test://text"});
  call.notify({Change::Kind::resource, "test://bytes"});
  return said("changed");
}

Result<Reply> rich(Call&, const json&) {
  Reply reply;
  reply.blocks = {R"({"type":"audio","data":"AAAA","mimeType":"audio/wav"})",
                  R"({"type":"resource_link","uri":"test://text","name":"text","title":"Text"})"};
  reply.structured = "[1,2]";
  return reply;
}

template <Body body>
class Running final : public TypedInvocation<json, Reply> {
 public:
  using TypedInvocation::TypedInvocation;
  std::string arguments_json() const override { return arguments_.dump(); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    {
      const std::scoped_lock lock(mutex);
      ++runs[std::string(tool().name)];
    }
    OFFHAND_ASSIGN(outcome_, body(call, arguments_));
    return {};
  }
};

template <Body body>
ToolInfo tool(std::string_view name, std::string_view wire, TaskSupport tasks = TaskSupport::forbidden) {
  static std::string_view own_name;
  own_name = name;
  ToolInfo info{};
  info.toolset = "bench";
  info.name = info.identity = name;
  info.tasks = tasks;
  info.wire = wire;
  info.parse = [](const json& arguments, std::string_view) -> Result<std::unique_ptr<Invocation>> {
    return std::make_unique<Running<body>>(*bench_catalog().find_tool(own_name), arguments);
  };
  return info;
}

constexpr std::string_view region_path[]{"region"};
constexpr HeaderParameter region_header[]{{"Region", region_path}};

const std::vector<ToolInfo>& tools() {
  static const std::vector<ToolInfo> all = [] {
    std::vector<ToolInfo> made{
        tool<ask>("ask",
                  R"({"name":"ask","title":"Ask","inputSchema":{"type":"object"},"icons":[{"src":"data:,"}],)"
                  R"("annotations":{"readOnlyHint":true},"execution":{"taskSupport":"forbidden"},"_meta":{"a":1}})"),
        tool<ask_url>("ask_url", R"({"name":"ask_url","inputSchema":{"type":"object"}})"),
        tool<asks_then_task>("asks_then_task", R"({"name":"asks_then_task","inputSchema":{"type":"object"}})",
                             TaskSupport::optional),
        tool<change>("change", R"({"name":"change","inputSchema":{"type":"object"}})"),
        tool<confirm>("confirm", R"({"name":"confirm","inputSchema":{"type":"object"}})", TaskSupport::optional),
        tool<crash>("crash", R"({"name":"crash","inputSchema":{"type":"object"}})"),
        tool<failing>("fail", R"({"name":"fail","inputSchema":{"type":"object"}})"),
        tool<must>("must", R"({"name":"must","inputSchema":{"type":"object"}})", TaskSupport::required),
        tool<rich>("rich", R"({"name":"rich","inputSchema":{"type":"object"},"outputSchema":{"type":"array"}})"),
        tool<roots>("roots", R"({"name":"roots","inputSchema":{"type":"object"}})"),
        tool<sample>("sample", R"({"name":"sample","inputSchema":{"type":"object"}})"),
        tool<sample_with_tools>("sample_with_tools", R"({"name":"sample_with_tools","inputSchema":{"type":"object"}})"),
        tool<slow>("slow", R"({"name":"slow","inputSchema":{"type":"object"}})", TaskSupport::optional),
        tool<stubborn>("stubborn", R"({"name":"stubborn","inputSchema":{"type":"object"}})", TaskSupport::optional),
        tool<survey>("survey", R"({"name":"survey","inputSchema":{"type":"object"}})"),
        tool<talk>("talk", R"({"name":"talk","inputSchema":{"type":"object"}})", TaskSupport::optional),
        tool<task_survey>("task_survey", R"({"name":"task_survey","inputSchema":{"type":"object"}})",
                          TaskSupport::optional),
        tool<task_url>("task_url", R"({"name":"task_url","inputSchema":{"type":"object"}})", TaskSupport::optional),
        tool<wait>("wait", R"({"name":"wait","inputSchema":{"type":"object"}})"),
    };
    for (auto& info : made) {
      if (info.name == "talk") info.headers = region_header;
    }
    return made;
  }();
  return all;
}

Result<ResourceContent> read_text(Call&, const UriVariables&) { return ResourceContent{"text/plain", "hello", {}}; }
Result<ResourceContent> read_bytes(Call&, const UriVariables&) {
  return ResourceContent{"application/octet-stream", "", std::string("\0\xff", 2)};
}
Result<ResourceContent> read_thing(Call&, const UriVariables& variables) {
  if (variables.at(0) == "nothing") {
    Error error;
    error.code = "resource_not_found";
    return fail(error);
  }
  return ResourceContent{"text/plain", "thing " + variables.at(0), {}};
}
Result<ResourceContent> read_asks(Call& call, const UriVariables&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(form("name")));
  return ResourceContent{"text/plain", answers["name"].value("action", ""), {}};
}

constexpr std::string_view thing_values[]{"apple", "apricot", "pear"};
constexpr UriVariableInfo thing_variables[]{{"name", thing_values}};

ResourceInfo resource(std::string_view uri, std::string_view wire,
                      Result<ResourceContent> (*read)(Call&, const UriVariables&)) {
  ResourceInfo info{};
  info.call = {.name = uri, .identity = uri, .annotations = {.read_only = true}};
  info.uri = uri;
  info.wire = wire;
  info.read = read;
  return info;
}

const std::array<ResourceInfo, 4>& resources() {
  static const std::array<ResourceInfo, 4> all = [] {
    std::array<ResourceInfo, 4> made{
        resource("test://asks", R"({"uri":"test://asks","name":"asks"})", read_asks),
        resource("test://bytes", R"({"uri":"test://bytes","name":"bytes"})", read_bytes),
        resource("test://text", R"({"uri":"test://text","name":"text","title":"Text","size":5})", read_text),
        resource("test://things/{name}", R"({"uriTemplate":"test://things/{name}","name":"thing"})", read_thing)};
    made[3].is_template = true;
    made[3].variables = thing_variables;
    return made;
  }();
  return all;
}

Result<PromptReply> greet(Call&, const json& arguments) {
  if (!arguments.contains("who")) {
    return fail(errors::invalid_arguments({.tool = "greet", .summary = "who is missing", .problems = {}}));
  }
  return PromptReply{"A greeting", R"([{"role":"user","content":{"type":"text","text":"Hello"}}])"};
}

Result<PromptReply> asking(Call& call, const json&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(form("name")));
  return PromptReply{answers["name"].value("action", ""), "[]"};
}

constexpr std::string_view style_values[]{"formal", "friendly", "short"};
constexpr PromptArgumentInfo greet_arguments[]{{"who", true, {}}, {"style", false, style_values}};

PromptInfo prompt(std::string_view name, std::string_view wire, Result<PromptReply> (*get)(Call&, const json&)) {
  PromptInfo info{};
  info.call = {.name = name, .identity = name, .annotations = {.read_only = true}};
  info.name = name;
  info.wire = wire;
  info.get = get;
  return info;
}

const std::array<PromptInfo, 2>& prompts() {
  static const std::array<PromptInfo, 2> all = [] {
    std::array<PromptInfo, 2> made{prompt("asking", R"({"name":"asking"})", asking),
                                   prompt("greet", R"({"name":"greet","icons":[{"src":"data:,"}]})", greet)};
    made[1].arguments = greet_arguments;
    return made;
  }();
  return all;
}

template <class Infos>
auto pointers(const Infos& infos) {
  std::vector<const typename Infos::value_type*> all;
  for (const auto& info : infos) all.push_back(&info);
  return all;
}

}  // namespace

const Catalog& bench_catalog() {
  static const auto all_tools = pointers(tools());
  static const auto all_resources = pointers(resources());
  static const auto all_prompts = pointers(prompts());
  static const Catalog catalog{.tools = all_tools, .resources = all_resources, .prompts = all_prompts};
  return catalog;
}

void release_waiting_bodies() {
  const std::scoped_lock lock(mutex);
  is_released = true;
  released.notify_all();
}

void hold_waiting_bodies() {
  const std::scoped_lock lock(mutex);
  is_released = false;
}

int runs_of(const std::string& tool) {
  const std::scoped_lock lock(mutex);
  return runs[tool];
}

void forget_runs() {
  const std::scoped_lock lock(mutex);
  runs.clear();
}

}  // namespace offhand::test
