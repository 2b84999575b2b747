#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/protocol/every_way.h"
#include "tests/protocol/same_scripts.h"
#include "tests/support/seeing_model.h"
#include "tests/support/stated.h"

// The 26 tools as section 4 of their design prints them. The table is data, ax_section_4.json. What is listed is
// compared with it by every way; that each argument is taken and each member of a result answered by every way alike is
// the matter of the scripts (same_by_every_way_test.cpp), of which it is only asked here whether they leave nothing
// out.
namespace offhand::test::ax_section_4_cases {
namespace {

using testing::HasSubstr;
using testing::SizeIs;

const json& table() {
  static const auto read = json::parse(contents(OFFHAND_TEST_ROOT "/tests/protocol/ax_section_4.json"));
  return read;
}

/// Macs alone have scripts.
const std::string macs_tool = "ax_run_script";

std::map<std::string, json> by_name(const json& tools) {
  std::map<std::string, json> named;
  for (const auto& tool : tools) named[tool["name"]] = tool;
  return named;
}

/// The schema of a member by its place: "steps[].tool". Null where there is none.
json schema_at(const json& schema, const std::string& place) {
  auto at = schema;
  for (auto part : split(place, '.')) {
    const bool is_list = part.ends_with("[]");
    if (is_list) part.resize(part.size() - 2);
    at = at.value("properties", json::object()).value(part, json());
    if (is_list) at = at.value("items", json());
    if (at.is_null()) break;
  }
  return at;
}

/// The object that has it among its own: "steps[]" of "steps[].tool"; empty for the arguments themselves.
std::string owner_of(const std::string& place) {
  const auto dot = place.rfind('.');
  return dot == std::string::npos ? "" : place.substr(0, dot);
}

std::string last_of(const std::string& place) { return place.substr(place.rfind('.') + 1); }

bool has(const json& list, const json& word) { return std::find(list.begin(), list.end(), word) != list.end(); }

void expect_argument(const std::string& tool, const json& input, const std::string& place, const Stated& stated) {
  SCOPED_TRACE(tool + "/" + place);
  const auto schema = schema_at(input, place);
  ASSERT_TRUE(schema.is_object()) << "it is not listed";
  EXPECT_EQ(schema["type"], stated.type);
  const auto single = schema.value("items", schema);
  if (!stated.items.empty()) {
    EXPECT_EQ(single["type"], stated.items);
  }
  for (const auto& value : stated.values) {
    const auto unlisted = table()["unlisted_values"].value(tool + "/" + place + "/" + value, "");
    EXPECT_NE(has(single.value("enum", json::array()), value), !unlisted.empty()) << value;
  }
  // What is off unless it is said otherwise needs no word.
  const auto assumed = stated.type == "boolean" ? json(false) : json();
  if (!stated.fallback.is_null()) {
    EXPECT_EQ(schema.value("default", assumed), stated.fallback);
  }
  const auto owner = owner_of(place).empty() ? input : schema_at(input, owner_of(place));
  const bool is_required_here = table()["required_here"].contains(tool + "/" + owner_of(place));
  EXPECT_EQ(has(owner.value("required", json::array()), last_of(place)), stated.required || is_required_here);
}

/// What a client takes for granted where a tool does not say; the protocol has two of them for acting tools alone.
void expect_hints(const json& tool, const std::string& hints) {
  const auto said = tool.value("annotations", json::object());
  const auto stated = split(hints, ' ');
  const bool reads = has(stated, "read_only");
  EXPECT_EQ(said.value("readOnlyHint", false), reads);
  EXPECT_EQ(said.value("openWorldHint", true), has(stated, "open_world"));
  if (reads) return;
  EXPECT_EQ(said.value("destructiveHint", true), has(stated, "destructive"));
  EXPECT_EQ(said.value("idempotentHint", false), has(stated, "idempotent"));
}

/// Everything but `session`, which is ours, and what we have grown.
void expect_tool(const std::string& name, const json& stated, const json& listed) {
  SCOPED_TRACE(name);
  expect_hints(listed, stated["hints"]);
  EXPECT_FALSE(listed.value("title", "").empty());
  EXPECT_EQ(listed["inputSchema"]["additionalProperties"], false);
  EXPECT_TRUE(listed["inputSchema"]["properties"].contains("session")) << "it owns the connections";
  for (const auto& [place, notation] : stated["arguments"].items())
    expect_argument(name, listed["inputSchema"], place, Stated(notation));
  for (const auto& argument : listed["inputSchema"].value("required", json::array()))
    EXPECT_TRUE(stated["arguments"].contains(argument)) << argument << " is required here alone";
  ASSERT_TRUE(listed.contains("outputSchema"));
  EXPECT_EQ(listed["outputSchema"]["type"], "object");
  for (const auto& [place, notation] : stated["result"].items()) {
    if (owner_of(place).empty() && Stated(notation).required) {
      EXPECT_TRUE(has(listed["outputSchema"].value("required", json::array()), place)) << place;
    }
  }
}

/// One way's list, as a client or a user gets it.
void expect_list(const json& tools, const std::string& way, bool tells_tasks) {
  SCOPED_TRACE(way);
  const auto listed = by_name(tools);
  ASSERT_THAT(listed, SizeIs(table()["tools"].size()));
  for (const auto& [name, stated] : table()["tools"].items()) {
    ASSERT_TRUE(listed.contains(name)) << name;
    expect_tool(name, stated, listed.at(name));
    const auto tasks = listed.at(name).value(json::json_pointer("/execution/taskSupport"), "");
    EXPECT_EQ(tasks, tells_tasks ? stated.value("tasks", "") : "") << name;
  }
}

class AxSection4 : public EveryWay {
 protected:
  AxSection4() : EveryWay("sim:widgets", "ax") {}
  static json listed_by(McpClient& client, const json& meta = nullptr) {
    json params = json::object();
    if (!meta.is_null()) params["_meta"] = meta;
    return client.request("tools/list", params)["result"]["tools"];
  }
  static McpClient::Options of_era(McpClient::Options options, std::string version) {
    options.initialize = std::move(version);
    return options;
  }
  json listed_by_command(std::vector<std::string> words) const {
    words.insert(words.end(), {"list-tools", "--tools", "ax", "--output", "json"});
    return json::parse(run_offhand(words, {.input = {}, .environment = at_home()}).output);
  }
};

TEST_F(AxSection4, HasTheTwentySixToolsAndSevenMayBeTasks) {
  EXPECT_THAT(table()["tools"], SizeIs(26));
  int tasks = 0;
  for (const auto& [name, stated] : table()["tools"].items()) tasks += stated.contains("tasks") ? 1 : 0;
  EXPECT_EQ(tasks, 7);
}

TEST_F(AxSection4, IsListedOverMcpOfBothEras) {
  McpClient legacy(of_era(own_server(), "2025-11-25"));
  expect_list(listed_by(legacy), "of 2025", true);
  // Clients of this era learn of a task from its answer.
  McpClient modern(of_era(own_server(), ""));
  expect_list(listed_by(modern, modern_meta()), "of 2026", false);
}

TEST_F(AxSection4, IsListedByACommand) { expect_list(listed_by_command(alone()), "a command", true); }

TEST_F(AxSection4, IsListedBesideADaemon) {
  const auto serving = daemon();
  McpClient legacy(of_era(beside_daemon(), "2025-11-25"));
  expect_list(listed_by(legacy), "of 2025", true);
  McpClient modern(of_era(beside_daemon(), ""));
  expect_list(listed_by(modern, modern_meta()), "of 2026", false);
  expect_list(listed_by_command({"--socket", socket(), "--platform", "sim:widgets"}), "a command", true);
}

/// With the lists of this system, which has no such scripts: refused with the reason by whoever names the tool.
TEST_F(AxSection4, ToolOfMacsIsKnownAndRefusedHere) {
  const auto here = by_name(json::parse(run_offhand({"list-tools", "--tools", "ax", "--output", "json"}).output));
  EXPECT_THAT(here, SizeIs(25));
  EXPECT_FALSE(here.contains(macs_tool));
  const auto all = run_offhand({"list-tools", "--all"}).output;
  EXPECT_THAT(all, HasSubstr(macs_tool));
  const auto refused = json::parse(run_offhand({"ax", "script", "return 1", "--output", "json"}).output);
  EXPECT_EQ(refused["code"], "unsupported_platform");
  EXPECT_THAT(refused["message"].get<std::string>(), HasSubstr("macOS"));
}

/// Those at a place of an answer, which may be in several rows of a list: "apps[].name".
std::vector<json> members_at(const json& answer, const std::string& place) {
  std::vector<json> found{answer};
  for (auto part : split(place, '.')) {
    const bool is_list = part.ends_with("[]");
    if (is_list) part.resize(part.size() - 2);
    std::vector<json> next;
    for (const auto& one : found) {
      if (!one.is_object() || !one.contains(part)) continue;
      if (!is_list) next.push_back(one[part]);
      if (is_list) next.insert(next.end(), one[part].begin(), one[part].end());
    }
    found = std::move(next);
  }
  return found;
}

bool is_of(const json& value, const std::string& type) {
  if (type == "any") return true;
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  return value.type_name() == type;
}

/// Members of results that were seen, with what is wrong with them.
class Seen {
 public:
  void note(const std::string& tool, const json& answer) {
    if (!table()["tools"].contains(tool) || answer.contains("code")) return;
    for (const auto& [place, notation] : table()["tools"][tool]["result"].items()) {
      const Stated stated(notation);
      for (const auto& value : members_at(answer, place)) expect_value(tool, place, stated, value);
    }
  }
  bool has(const std::string& tool, const std::string& place) const { return places_.contains(tool + "/" + place); }

 private:
  void expect_value(const std::string& tool, const std::string& place, const Stated& stated, const json& value) {
    places_.insert(tool + "/" + place);
    EXPECT_TRUE(is_of(value, stated.type)) << tool << "/" << place << " " << value;
    if (!stated.items.empty()) {
      for (const auto& one : value) EXPECT_TRUE(is_of(one, stated.items)) << tool << "/" << place << " " << value;
    }
    if (!stated.values.empty()) {
      EXPECT_TRUE(offhand::test::ax_section_4_cases::has(stated.values, value)) << tool << "/" << place << " " << value;
    }
  }
  std::set<std::string> places_;
};

/// One script of ax, over MCP.
class Answers final : public SeeingModel, public EveryWay {
 public:
  explicit Answers(SameScript script)
      : EveryWay(script.platform, script.tools, vision_settings()), script_(std::move(script)) {}
  /// Each call of a tool that may be one as a task, the others as calls. How many tasks there were, by tool.
  std::map<std::string, int> run_tasks(bool is_modern) const {
    start_without_files();
    auto options = own_server();
    options.initialize = is_modern ? "" : "2025-11-25";
    McpClient client(options);
    std::map<std::string, int> tasks;
    for (const auto& call : script_.calls) {
      const auto stated = table()["tools"].value(call.tool, json::object());
      const bool is_task = stated.contains("tasks") && call.code.empty();
      json params{{"name", call.tool}, {"arguments", placed(call.arguments)}};
      if (is_modern) params["_meta"] = meta_of_tasks();
      if (is_task && !is_modern) params["task"] = {{"ttl", 60'000}};
      const auto result = client.request("tools/call", params)["result"];
      if (!is_task) continue;
      const auto answer = is_modern ? done_modern(client, result) : done_legacy(client, result);
      EXPECT_TRUE(answer.contains("structuredContent")) << call.tool << " " << answer;
      EXPECT_FALSE(answer.value("isError", false)) << call.tool << " " << answer;
      ++tasks[call.tool];
    }
    return tasks;
  }
  void note(Seen& seen) const {
    start_without_files();
    OverMcp way(own_server(), "2025-11-25");
    for (const auto& call : script_.calls) seen.note(call.tool, way.call(call.tool, placed(call.arguments)));
  }

 private:
  void TestBody() override {}
  static json meta_of_tasks() {
    auto meta = modern_meta();
    meta["io.modelcontextprotocol/clientCapabilities"] = {
        {"extensions", {{"io.modelcontextprotocol/tasks", json::object()}}}};
    return meta;
  }
  static json done_legacy(McpClient& client, const json& made) {
    EXPECT_TRUE(made.contains("task")) << made;
    return client.request("tasks/result", {{"taskId", made["task"]["taskId"]}})["result"];
  }
  /// The server decides whether it is one.
  static json done_modern(McpClient& client, const json& made) {
    if (made.value("resultType", "") != "task") return made;
    json task;
    EXPECT_TRUE(eventually([&] {
      task = client.request("tasks/get", {{"taskId", made["taskId"]}, {"_meta", meta_of_tasks()}})["result"];
      return task.value("status", "") == "completed";
    })) << task;
    return task.value("result", json::object());
  }
  const SameScript script_;
};

TEST(AxScripts, AnswerEveryMemberAsItIsStated) {
  Seen seen;
  for (const auto& script : ax_scripts()) Answers(script).note(seen);
  for (const auto& [tool, stated] : table()["tools"].items()) {
    for (const auto& [place, notation] : stated["result"].items())
      EXPECT_NE(seen.has(tool, place), table()["untold"].contains(tool + "/" + place)) << tool << "/" << place;
  }
}

TEST(AxScripts, SevenToolsAreTasksInBothEras) {
  for (const bool is_modern : {false, true}) {
    EXPECT_THAT(Answers(ax_scripts().front()).run_tasks(is_modern), SizeIs(7)) << (is_modern ? "2026" : "2025");
  }
}

TEST(AxScripts, PassEveryArgument) {
  std::set<std::string> passed;
  for (const auto& script : ax_scripts()) {
    for (const auto& call : script.calls) {
      if (!table()["tools"].contains(call.tool)) continue;
      passed.insert(call.tool);
      for (const auto& [place, notation] : table()["tools"][call.tool]["arguments"].items()) {
        if (!members_at(call.arguments, place).empty()) passed.insert(call.tool + "/" + place);
      }
    }
  }
  for (const auto& [tool, stated] : table()["tools"].items()) {
    EXPECT_TRUE(passed.contains(tool)) << tool;
    for (const auto& [place, notation] : stated["arguments"].items())
      EXPECT_TRUE(passed.contains(tool + "/" + place)) << tool << "/" << place;
  }
}

}  // namespace
}  // namespace offhand::test::ax_section_4_cases
