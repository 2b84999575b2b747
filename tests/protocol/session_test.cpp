#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tests/support/declared_tools.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const McpClient::Options simulated_desk{.program = {"--platform", "sim:widgets"}, .server = {"--tools", "full"}};

McpClient::Options opened_with(const std::string& version) {
  auto options = simulated_desk;
  options.initialize = version;
  return options;
}

std::vector<std::string> names_in(const json& reply) {
  std::vector<std::string> names;
  for (const auto& tool : reply["result"]["tools"]) names.push_back(tool["name"]);
  return names;
}

json initialize_params(const std::string& version) {
  return {{"protocolVersion", version},
          {"capabilities", json::object()},
          {"clientInfo", {{"name", "t"}, {"version", "1"}}}};
}

class LegacyVersion : public testing::TestWithParam<std::string> {};

TEST_P(LegacyVersion, IsAgreedOnAndServed) {
  McpClient client(opened_with(""));
  const auto opened = client.request("initialize", initialize_params(GetParam()));
  EXPECT_EQ(opened["result"]["protocolVersion"], GetParam());
  EXPECT_EQ(opened["result"]["serverInfo"]["name"], "offhand");
  EXPECT_TRUE(opened["result"]["capabilities"].contains("tools"));
  EXPECT_FALSE(opened["result"].contains("resultType")) << "a word of the modern era";
  client.notify("notifications/initialized");
  EXPECT_EQ(client.request("ping")["result"], json::object());
  EXPECT_EQ(names_in(client.request("tools/list")), declared_names());
  const auto reply = client.call("list_windows");
  EXPECT_FALSE(reply.failed) << reply.dump();
  EXPECT_THAT(reply.text, HasSubstr("Letter"));
  EXPECT_EQ(reply.structured.is_object(), GetParam() >= "2025-06-18") << "structured results came with 2025-06-18";
}

INSTANTIATE_TEST_SUITE_P(Each, LegacyVersion, testing::Values("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"),
                         [](const auto& row) {
                           auto name = row.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Initialize, UnknownVersionGetsTheNewestLegacyOne) {
  for (const auto* version : {"2099-01-01", "2026-07-28", "1.0"}) {
    McpClient client(opened_with(""));
    EXPECT_EQ(client.request("initialize", initialize_params(version))["result"]["protocolVersion"], "2025-11-25")
        << version;
  }
}

TEST(Initialize, NeedsAVersion) {
  McpClient client(opened_with(""));
  const auto reply = client.request("initialize", {{"capabilities", json::object()}});
  EXPECT_EQ(reply["error"]["code"], -32602);
  EXPECT_THAT(reply["error"]["message"].get<std::string>(), HasSubstr("protocolVersion"));
}

TEST(Initialize, PingIsAnsweredBefore) {
  McpClient client(opened_with(""));
  EXPECT_EQ(client.request("ping")["result"], json::object());
}

TEST(Messages, NotificationsAndResponsesGetNoAnswer) {
  McpClient client(simulated_desk);
  const auto before = client.line_count();
  client.notify("notifications/initialized");
  client.notify("notifications/unheard-of", {{"x", 1}});
  client.notify("notifications/cancelled", {{"requestId", "unknown"}});
  client.write("{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":{}}\n");
  client.request("ping");
  EXPECT_EQ(client.line_count(), before + 1);
}

TEST(Messages, IdsOfBothTypesComeBackAsTheyWere) {
  McpClient client(simulated_desk);
  client.write("{\"jsonrpc\":\"2.0\",\"id\":\"a \\\"b\\\"\",\"method\":\"ping\"}\n");
  EXPECT_EQ(client.reply_to("a \"b\"")["result"], json::object());
  client.write("{\"jsonrpc\":\"2.0\",\"id\":-9007199254740991,\"method\":\"ping\"}\n");
  EXPECT_EQ(client.reply_to(-9007199254740991)["result"], json::object());
}

TEST(Messages, UnknownMethodIsNamed) {
  McpClient client(simulated_desk);
  const auto reply = client.request("resources/lists");
  EXPECT_EQ(reply["error"]["code"], -32601);
  EXPECT_THAT(reply["error"]["message"].get<std::string>(), HasSubstr("resources/lists"));
}

TEST(ToolsList, OffersOnlyWhatWasSelected) {
  auto options = simulated_desk;
  options.server = {"--tools", "click,type_text"};
  McpClient client(options);
  EXPECT_THAT(names_in(client.request("tools/list")), ElementsAre("click", "type_text"));
  const auto outside = client.request("tools/call", {{"name", "kill_app"}, {"arguments", {{"pid", 200}}}});
  EXPECT_EQ(outside["error"]["code"], -32602);
  EXPECT_THAT(outside["error"]["message"].get<std::string>(), HasSubstr("preset full"));
  EXPECT_EQ(outside["error"]["data"]["code"], "tool_not_selected");
}

TEST(ToolsList, FullHasEveryNativeTool) {
  McpClient client(simulated_desk);
  EXPECT_EQ(names_in(client.request("tools/list")), declared_names());
}

TEST(ToolsList, LeanIsTheDefaultAndSmall) {
  auto options = simulated_desk;
  options.server = {};
  McpClient client(options);
  const auto reply = client.request("tools/list");
  EXPECT_LE(names_in(reply).size(), 14U);
  EXPECT_LT(reply.dump().size(), 16'000U);
}

void expect_no_references(const json& schema, const std::string& where) {
  EXPECT_FALSE(schema.is_object() && schema.contains("$ref")) << where;
  for (const auto& [key, value] : schema.items()) {
    if (value.is_structured()) expect_no_references(value, where + "/" + key);
  }
}

TEST(ToolsList, SchemasAreFlat) {
  McpClient client(simulated_desk);
  const auto reply = client.request("tools/list");
  std::map<std::string, json> declared;
  for (auto& tool : declared_tools()) declared[tool["name"]] = tool["annotations"];
  for (const auto& tool : reply["result"]["tools"]) {
    const std::string name = tool["name"];
    EXPECT_FALSE(tool.value("description", "").empty()) << name;
    EXPECT_FALSE(tool.value("title", "").empty()) << name;
    // Absent means what the protocol says: not read-only.
    const bool read_only = tool.value("annotations", json::object()).value("readOnlyHint", false);
    EXPECT_EQ(read_only, declared[name]["readOnlyHint"]) << name;
    const auto& input = tool["inputSchema"];
    EXPECT_EQ(input["type"], "object") << name;
    EXPECT_EQ(input["additionalProperties"], false) << name;
    for (const auto* keyword : {"allOf", "anyOf", "oneOf", "$ref", "union"})
      EXPECT_FALSE(input.contains(keyword)) << name << " " << keyword;
    for (const auto& [key, property] : input["properties"].items()) {
      EXPECT_FALSE(property.value("description", "").empty()) << name << "/" << key;
    }
    expect_no_references(input, name + "/inputSchema");
    if (tool.contains("outputSchema")) {
      EXPECT_EQ(tool["outputSchema"]["type"], "object") << name;
      expect_no_references(tool["outputSchema"], name + "/outputSchema");
    }
    const bool is_content =
        name == "get_window_state" || name == "get_desktop_state" || name == "zoom" || name == "clipboard_read";
    EXPECT_NE(tool.contains("outputSchema"), is_content) << name << ": pictures and trees go as content";
  }
}

TEST(ToolsList, ThereIsOnePage) {
  McpClient client(simulated_desk);
  EXPECT_FALSE(client.request("tools/list")["result"].contains("nextCursor"));
  const auto reply = client.request("tools/list", {{"cursor", "page two"}});
  EXPECT_EQ(reply["error"]["code"], -32602);
  EXPECT_THAT(reply["error"]["message"].get<std::string>(), HasSubstr("page two"));
}

TEST(ToolsCall, TextAndStructureSayTheSame) {
  McpClient client(simulated_desk);
  const auto reply = client.call("list_windows");
  for (const auto& window : reply.structured["windows"]) {
    EXPECT_THAT(reply.text, HasSubstr("window_id " + window["window_id"].dump()));
    EXPECT_THAT(reply.text, HasSubstr(window["title"].get<std::string>()));
  }
  EXPECT_TRUE(reply.text.starts_with("✅ "));
}

TEST(ToolsCall, TreeGoesAsContentUnlessJsonIsAskedFor) {
  McpClient client(simulated_desk);
  const auto markdown = client.call("get_window_state", {{"pid", 200}});
  EXPECT_TRUE(markdown.structured.is_null());
  EXPECT_EQ(markdown.images.size(), 1U);
  EXPECT_TRUE(markdown.images[0].starts_with("iVBORw0KGgo")) << "a PNG";
  EXPECT_THAT(markdown.text, HasSubstr("checkbox \"Check me\""));
  const auto structured =
      client.call("get_window_state", {{"pid", 200}, {"format", "json"}, {"include_screenshot", false}});
  EXPECT_EQ(element_named(structured.structured, "A").role, "button");
  EXPECT_TRUE(structured.images.empty());
}

TEST(ToolsCall, CostOfAReadStandsInMeta) {
  McpClient client(simulated_desk);
  const auto reply = client.call("get_window_state", {{"pid", 200}});
  EXPECT_EQ(reply.raw["_meta"]["dev.offhand/cost"]["source"], "full");
}

TEST(ToolsCall, ActsOnAnElementOfASnapshot) {
  McpClient client(simulated_desk);
  const auto state = client.call("get_window_state", {{"pid", 200}, {"format", "json"}});
  const auto clicked = client.call("click", {{"element_token", element_named(state.structured, "A").token}});
  EXPECT_FALSE(clicked.failed) << clicked.dump();
  EXPECT_EQ(clicked.structured["path"], "sim_action");
  const auto after = client.call("get_window_state", {{"pid", 200}, {"format", "json"}});
  EXPECT_TRUE(find_element(after.structured, "Status: clicked A")) << after.dump();
}

TEST(ToolsCall, FailureIsAResultWithCodeMessageHintAndData) {
  McpClient client(simulated_desk);
  const auto reply = client.call("get_window_state", {{"pid", 4000000}});
  EXPECT_TRUE(reply.failed);
  EXPECT_EQ(reply.code(), "process_not_found");
  EXPECT_EQ(reply.structured["data"]["pid"], 4000000);
  EXPECT_THAT(reply.text, HasSubstr("4000000"));
  EXPECT_THAT(reply.text, HasSubstr(reply.structured["hint"].get<std::string>()));
}

TEST(ToolsCall, UnknownToolIsAnErrorOfTheProtocolWithASuggestion) {
  McpClient client(simulated_desk);
  const auto reply = client.request("tools/call", {{"name", "clikc"}});
  EXPECT_EQ(reply["error"]["code"], -32602);
  EXPECT_THAT(reply["error"]["message"].get<std::string>(), HasSubstr("clikc"));
  EXPECT_THAT(reply["error"]["message"].get<std::string>(), HasSubstr("\"click\""));
}

TEST(ToolsCall, DeadlineOfACallStandsInMeta) {
  auto options = simulated_desk;
  options.program = {
      "--platform",
      R"(sim:{"applications":[{"name":"App","pid":200,"windows":[{"title":"W","bounds":{"x":0,"y":0,"width":9,"height":9}}]}],
    "troubles":[{"at_ms":0,"do":[{"do":"hang","application":"App"}]}]})"};
  McpClient client(options);
  const auto reply = client.call("get_window_state", {{"pid", 200}, {"include_screenshot", false}},
                                 {{"dev.offhand/timeout_ms", 1234}});
  EXPECT_EQ(reply.code(), "app_not_responding");
  // It runs from the receipt of the call, so a little of it was over when the wait began.
  EXPECT_LE(reply.structured["data"]["waited_ms"], 1234);
}

TEST(Modern, DiscoverAnswersWithoutAnyHandshake) {
  McpClient client(opened_with(""));
  const auto reply = client.request("server/discover", {{"_meta", modern_meta()}});
  EXPECT_EQ(reply["result"]["resultType"], "complete");
  EXPECT_THAT(reply["result"]["supportedVersions"].get<std::vector<std::string>>(), ElementsAre("2026-07-28"));
  EXPECT_TRUE(reply["result"]["capabilities"].contains("tools"));
  EXPECT_TRUE(reply["result"]["ttlMs"].is_number_integer());
  EXPECT_THAT(reply["result"]["cacheScope"].get<std::string>(), testing::AnyOf("public", "private"));
  EXPECT_EQ(reply["result"]["_meta"]["io.modelcontextprotocol/serverInfo"]["name"], "offhand");
  EXPECT_FALSE(reply["result"].contains("serverInfo"));
}

TEST(Modern, DiscoverTouchesNoDisplay) {
  McpClient client({.environment = {{"DISPLAY", ":4711"}}, .initialize = ""});
  EXPECT_TRUE(client.request("server/discover", {{"_meta", modern_meta()}}).contains("result"));
}

TEST(Modern, ListsAndCalls) {
  McpClient client(opened_with(""));
  const auto list = client.request("tools/list", {{"_meta", modern_meta()}});
  EXPECT_EQ(names_in(list), declared_names());
  EXPECT_EQ(list["result"]["resultType"], "complete");
  EXPECT_TRUE(list["result"].contains("ttlMs"));
  const auto reply = client.request("tools/call", {{"name", "list_windows"}, {"_meta", modern_meta()}});
  EXPECT_EQ(reply["result"]["resultType"], "complete");
  EXPECT_EQ(reply["result"]["structuredContent"]["windows"].size(), 2U);
}

TEST(Modern, BothErasAreServedOnOneConnection) {
  McpClient client(opened_with(""));
  EXPECT_TRUE(client.request("server/discover", {{"_meta", modern_meta()}}).contains("result"));
  EXPECT_EQ(client.request("initialize", initialize_params("2025-06-18"))["result"]["protocolVersion"], "2025-06-18");
  EXPECT_FALSE(client.request("tools/list")["result"].contains("resultType"));
  EXPECT_EQ(client.request("tools/list", {{"_meta", modern_meta()}})["result"]["resultType"], "complete");
  EXPECT_FALSE(client.call("list_windows").raw.contains("resultType"));
}

TEST(Modern, BothErasShareTheirSnapshots) {
  McpClient client(simulated_desk);
  const auto state = client.call("get_window_state", {{"pid", 200}, {"format", "json"}});
  const auto reply =
      client.request("tools/call", {{"name", "click"},
                                    {"_meta", modern_meta()},
                                    {"arguments", {{"element_token", element_named(state.structured, "A").token}}}});
  EXPECT_EQ(reply["result"]["structuredContent"]["path"], "sim_action") << reply.dump();
}

TEST(Modern, UnsupportedVersionNamesWhatIs) {
  McpClient client(opened_with(""));
  auto meta = modern_meta();
  meta["io.modelcontextprotocol/protocolVersion"] = "2099-01-01";
  const auto reply = client.request("tools/list", {{"_meta", meta}});
  EXPECT_EQ(reply["error"]["code"], -32022);
  EXPECT_EQ(reply["error"]["data"]["requested"], "2099-01-01");
  EXPECT_EQ(reply["error"]["data"]["supported"], json::array({"2026-07-28"}));
}

TEST(Modern, EnvelopeMustBeWhole) {
  McpClient client(opened_with(""));
  const auto without_capabilities =
      client.request("tools/list", {{"_meta", {{"io.modelcontextprotocol/protocolVersion", "2026-07-28"}}}});
  EXPECT_EQ(without_capabilities["error"]["code"], -32602);
  EXPECT_THAT(without_capabilities["error"]["message"].get<std::string>(), HasSubstr("clientCapabilities"));
  const auto without_meta = client.request("server/discover");
  EXPECT_EQ(without_meta["error"]["code"], -32602);
  EXPECT_THAT(without_meta["error"]["message"].get<std::string>(), HasSubstr("protocolVersion"));
}

TEST(Modern, WordsOfTheOldEraAreUnknown) {
  McpClient client(opened_with(""));
  for (const auto* method : {"initialize", "ping", "logging/setLevel"}) {
    EXPECT_EQ(client.request(method, {{"_meta", modern_meta()}})["error"]["code"], -32601) << method;
  }
}

}  // namespace
}  // namespace offhand::test
