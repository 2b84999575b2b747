#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "impl/mcp/lists/lists.h"
#include "impl/mcp/lists/projector.h"
#include "tests/unit/mcp_bench.h"

namespace offhand::test {
namespace {

using mcp::project;
using mcp::Subject;

const std::string tool_wire =
    R"({"name":"t","title":"T","icons":[],"inputSchema":{"type":"object"},"outputSchema":{"type":"object"},)"
    R"("annotations":{},"execution":{"taskSupport":"optional"},"_meta":{}})";

std::vector<std::string> keys_of(Subject subject, const std::string& wire, const std::string& version) {
  std::vector<std::string> keys;
  const auto object = json::parse(project(subject, wire, version));
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

TEST(Projector, AToolHasWhatItsVersionKnows) {
  using testing::ElementsAre;
  EXPECT_THAT(keys_of(Subject::tool, tool_wire, "2024-11-05"), ElementsAre("inputSchema", "name"));
  EXPECT_THAT(keys_of(Subject::tool, tool_wire, "2025-03-26"), ElementsAre("annotations", "inputSchema", "name"));
  EXPECT_THAT(keys_of(Subject::tool, tool_wire, "2025-06-18"),
              ElementsAre("_meta", "annotations", "inputSchema", "name", "outputSchema", "title"));
  EXPECT_THAT(
      keys_of(Subject::tool, tool_wire, "2025-11-25"),
      ElementsAre("_meta", "annotations", "execution", "icons", "inputSchema", "name", "outputSchema", "title"));
  EXPECT_THAT(keys_of(Subject::tool, tool_wire, "2026-07-28"),
              ElementsAre("_meta", "annotations", "icons", "inputSchema", "name", "outputSchema", "title"));
}

TEST(Projector, WhatLosesNothingStaysAsItWasWritten) {
  const std::string wire = R"({"name":"z","inputSchema":{"type":"object","b":1,"a":2}})";
  for (const auto* version : {"2024-11-05", "2025-11-25", "2026-07-28"})
    EXPECT_EQ(project(Subject::tool, wire, version), wire);
}

TEST(Projector, AnOutputThatIsNoObjectIsModern) {
  const std::string wire = R"({"name":"t","inputSchema":{"type":"object"},"outputSchema":{"type":"array"}})";
  EXPECT_THAT(project(Subject::tool, wire, "2025-11-25"), testing::Not(testing::HasSubstr("outputSchema")));
  EXPECT_EQ(project(Subject::tool, wire, "2026-07-28"), wire);
  EXPECT_FALSE(mcp::takes_structured("[1]", "2025-11-25"));
  EXPECT_TRUE(mcp::takes_structured("[1]", "2026-07-28"));
  EXPECT_TRUE(mcp::takes_structured("{}", "2025-06-18"));
  EXPECT_FALSE(mcp::takes_structured("{}", "2025-03-26"));
}

TEST(Projector, ContentThatAVersionCannotReadBecomesText) {
  const std::string audio = R"({"type":"audio","data":"AAAA","mimeType":"audio/wav"})";
  const std::string link = R"({"type":"resource_link","uri":"test://a","name":"a","icons":[]})";
  const auto type = [](const std::string& block, const char* version) {
    return json::parse(project(Subject::content, block, version))["type"].get<std::string>();
  };
  EXPECT_EQ(type(audio, "2024-11-05"), "text");
  EXPECT_EQ(type(audio, "2025-03-26"), "audio");
  EXPECT_EQ(type(link, "2025-03-26"), "text");
  EXPECT_EQ(type(link, "2025-06-18"), "resource_link");
  EXPECT_THAT(project(Subject::content, link, "2025-03-26"), testing::HasSubstr("test://a"));
  EXPECT_THAT(keys_of(Subject::content, link, "2025-06-18"), testing::Not(testing::Contains("icons")));
}

TEST(Projector, MessagesOfPromptsToo) {
  const auto projected = json::parse(mcp::project_messages(
      R"([{"role":"user","content":{"type":"audio","data":"","mimeType":"audio/wav"}}])", "2024-11-05"));
  EXPECT_EQ(projected[0]["content"]["type"], "text");
}

TEST(Projector, AFormAsksOlderClientsForWhatTheyCanFillIn) {
  const json titled{{"type", "string"},
                    {"oneOf", {{{"const", "r"}, {"title", "Red"}}, {{"const", "g"}, {"title", "Green"}}}}};
  const json several{{"type", "array"}, {"items", {{"type", "string"}, {"enum", {"a", "b"}}}}};
  json form{{"type", "object"},
            {"properties", {{"colour", titled}, {"letters", several}, {"name", {{"type", "string"}}}}},
            {"required", {"name"}}};
  EXPECT_EQ(mcp::project_form(form, "2025-11-25"), form);
  const auto older = mcp::project_form(form, "2025-06-18");
  EXPECT_EQ(older["properties"]["colour"],
            (json{{"type", "string"}, {"enum", {"r", "g"}}, {"enumNames", {"Red", "Green"}}}));
  EXPECT_FALSE(older["properties"].contains("letters"));
  EXPECT_EQ(older["properties"]["name"], form["properties"]["name"]);
  EXPECT_TRUE(mcp::can_project_form(form, "2025-06-18"));
  form["required"].push_back("letters");
  EXPECT_FALSE(mcp::can_project_form(form, "2025-06-18"));
  EXPECT_TRUE(mcp::can_project_form(form, "2026-07-28"));
}

TEST(Projector, AFormGivesOlderClientsOnlyTheDefaultsTheyKnow) {
  const json form{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"type", "object"},
                  {"properties",
                   {{"name", {{"type", "string"}, {"title", "Name"}, {"maxLength", 9}, {"default", "Ada"}}},
                    {"age", {{"type", "integer"}, {"minimum", 0}, {"default", 30}}},
                    {"mood", {{"type", "string"}, {"enum", {"good", "bad"}}, {"default", "good"}}},
                    {"sure", {{"type", "boolean"}, {"default", true}}}}}};
  EXPECT_EQ(mcp::project_form(form, "2025-11-25"), form);
  const json older{{"type", "object"},
                   {"properties",
                    {{"name", {{"type", "string"}, {"title", "Name"}, {"maxLength", 9}}},
                     {"age", {{"type", "integer"}, {"minimum", 0}}},
                     {"mood", {{"type", "string"}, {"enum", {"good", "bad"}}}},
                     {"sure", {{"type", "boolean"}, {"default", true}}}}}};
  EXPECT_EQ(mcp::project_form(form, "2025-06-18"), older);
}

TEST(Projector, WhatIsInsideLosesWhatItsVersionDoesNotKnowToo) {
  const auto projected = [](Subject subject, const json& wire, const char* version) {
    return json::parse(project(subject, wire.dump(), version));
  };
  const json annotations{{"priority", 1}, {"lastModified", "2026-01-01"}};
  const json prompt{{"name", "p"}, {"arguments", {{{"name", "a"}, {"title", "A"}}}}};
  EXPECT_EQ(projected(Subject::prompt, prompt, "2025-06-18"), prompt);
  EXPECT_EQ(projected(Subject::prompt, prompt, "2025-03-26")["arguments"], json({{{"name", "a"}}}));
  for (const auto subject : {Subject::resource, Subject::resource_template, Subject::content}) {
    const json wire{{"type", "resource"},
                    {"annotations", annotations},
                    {"resource", {{"uri", "test://a"}, {"text", "a"}, {"_meta", json::object()}}}};
    EXPECT_EQ(projected(subject, wire, "2025-06-18"), wire);
    const auto older = projected(subject, wire, "2025-03-26");
    EXPECT_EQ(older["annotations"], json({{"priority", 1}}));
    EXPECT_EQ(older["resource"], json({{"uri", "test://a"}, {"text", "a"}}));
  }
}

TEST(Projector, AModelOfAnOlderClientIsAskedBlockByBlock) {
  const json text{{"type", "text"}, {"text", "a"}};
  const json audio{{"type", "audio"}, {"data", "AAAA"}, {"mimeType", "audio/wav"}};
  const json result{{"type", "tool_result"}, {"toolUseId", "1"}, {"content", {text}}};
  const json params{{"maxTokens", 1},
                    {"messages",
                     {{{"role", "user"}, {"content", {text, audio}}, {"_meta", json::object()}},
                      {{"role", "user"}, {"content", text}},
                      {{"role", "user"}, {"content", result}}}}};
  EXPECT_EQ(mcp::project_sampling(params, "2025-11-25"), params);
  const auto said = [](const json& content) { return json{{"role", "user"}, {"content", content}}; };
  const auto messages = [&](const char* version) { return mcp::project_sampling(params, version)["messages"]; };
  EXPECT_EQ(messages("2025-06-18")[1], said(audio));
  EXPECT_EQ(messages("2025-06-18")[2], said(text));
  EXPECT_EQ(messages("2025-06-18")[3]["content"]["type"], "text");
  EXPECT_EQ(messages("2024-11-05")[0], said(text));
  EXPECT_EQ(messages("2024-11-05")[1]["content"]["type"], "text");
}

TEST(Projector, AnOlderImplementationHasNoTitle) {
  EXPECT_THAT(keys_of(Subject::implementation, R"({"name":"n","title":"t","version":"1"})", "2025-03-26"),
              testing::ElementsAre("name", "version"));
}

std::vector<std::string> all_names(McpBench& bench, std::size_t& pages) {
  std::vector<std::string> names;
  json params = json::object();
  do {
    const auto result = bench.ask(modern_request("tools/list", params))["result"];
    for (const auto& tool : result["tools"]) names.push_back(tool["name"]);
    ++pages;
    params = result.contains("nextCursor") ? json{{"cursor", result["nextCursor"]}} : json();
  } while (!params.is_null());
  return names;
}

TEST(Pages, TogetherHaveEveryEntryOnceInOrder) {
  McpBench whole;
  std::size_t one = 0;
  const auto expected = all_names(whole, one);
  EXPECT_EQ(one, 1U);
  EXPECT_TRUE(std::is_sorted(expected.begin(), expected.end()));
  for (const std::size_t size : {std::size_t{1}, std::size_t{4}, std::size_t{5}, expected.size()}) {
    McpBench bench({.page_size = size});
    std::size_t pages = 0;
    EXPECT_EQ(all_names(bench, pages), expected);
    EXPECT_EQ(pages, (expected.size() + size - 1) / size);
  }
}

TEST(Pages, EveryPageCarriesTheSameHints) {
  McpBench bench({.page_size = 5});
  const auto first = bench.ask(modern_request("tools/list"))["result"];
  const auto second = bench.ask(modern_request("tools/list", {{"cursor", first["nextCursor"]}}))["result"];
  EXPECT_EQ(first["cacheScope"], second["cacheScope"]);
  EXPECT_TRUE(second["ttlMs"].is_number_unsigned());
}

TEST(Pages, ACursorServesAnyProcessOfTheSameBuild) {
  McpBench one({.page_size = 5});
  McpBench other({.page_size = 5});
  const auto cursor = one.ask(modern_request("tools/list"))["result"]["nextCursor"];
  EXPECT_TRUE(other.ask(modern_request("tools/list", {{"cursor", cursor}})).contains("result"));
}

TEST(Pages, AnUnknownCursorIsRefused) {
  McpBench bench({.page_size = 5});
  const auto of_tools = bench.ask(modern_request("tools/list"))["result"]["nextCursor"];
  for (const json& cursor : {json(""), json("nonsense"), json(7), json(of_tools.get<std::string>() + "A")}) {
    const auto error = bench.ask(modern_request("tools/list", {{"cursor", cursor}}))["error"];
    EXPECT_EQ(error["code"], -32602) << cursor;
  }
  EXPECT_EQ(bench.ask(modern_request("resources/list", {{"cursor", of_tools}}))["error"]["code"], -32602);
}

}  // namespace
}  // namespace offhand::test
