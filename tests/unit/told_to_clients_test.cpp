#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/support/process.h"
#include "tests/unit/product_bench.h"

// What a client is told besides the result of its call: logs, what was tried, what it may name.
namespace offhand::test::told_to_clients_cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Telling : public testing::Test, public ProductBench {
 protected:
  explicit Telling(Config config = {})
      : ProductBench(scene_of(json::array({button("Save"), status_text("ready")})), std::move(config)) {
    initialize();
    ask(call("ax_connect", {{"app", "App"}, {"alias", "w"}}));
  }

  static json call(const std::string& tool, const json& arguments) {
    return legacy_request("tools/call", call_params(tool, {{"arguments", arguments}}));
  }
  /// The log messages before an answer, of one logger.
  std::vector<json> logs(const json& message, const std::string& logger) {
    const auto stream = post(message);
    stream->answer();
    std::vector<json> found;
    for (const auto& sent : stream->sent(0)) {
      if (sent["method"] == "notifications/message" && sent["params"]["logger"] == logger)
        found.push_back(sent["params"]);
    }
    return found;
  }
  json log_of_find(const std::string& query) {
    const auto found = logs(call("ax_find", {{"app", "w"}, {"query", query}}), "offhand.tools.ax_find");
    return found.size() == 1 ? found[0] : json(found);
  }
  json status(const json& answer) { return json::parse(answer["result"]["contents"][0]["text"].get<std::string>()); }
};

TEST_F(Telling, WhichVersionTheySpeakAndWhatLooksAtPictures) {
  const json params{{"uri", "offhand://system/status"}};
  const auto legacy = status(ask(legacy_request("resources/read", params)));
  EXPECT_EQ(legacy["protocol_version"], "2025-11-25");
  EXPECT_EQ(legacy["vlm_backend"], "tesseract");
  EXPECT_TRUE(legacy["vlm_available"].is_boolean());
  const auto modern = status(ask(modern_request("resources/read", params, {{"sampling", json::object()}})));
  EXPECT_EQ(modern["protocol_version"], "2026-07-28");
  EXPECT_EQ(modern["vlm_backend"], "sampling") << "this client offers its model";
  EXPECT_EQ(modern["vlm_available"], true);
}

TEST_F(Telling, CompletionsOfferAliasesAndTakeTheTemplateWithoutItsCursor) {
  const auto names = [&](const std::string& uri) {
    return ask(legacy_request("completion/complete",
                              {{"ref", {{"type", "ref/resource"}, {"uri", uri}}},
                               {"argument", {{"name", "name"}, {"value", ""}}}}))["result"]["completion"]["values"];
  };
  EXPECT_EQ(names("offhand://app/{name}/tree{?cursor}"), json({"w", "App", "Editor"}));
  EXPECT_EQ(names("offhand://app/{name}/tree"), json({"w", "App", "Editor"}));
}

TEST_F(Telling, WhatWasTriedAndWhatToDoNext) {
  const auto failed = ask(call("ax_click", {{"app", "w"}, {"query", "Frobnicate"}}))["result"];
  ASSERT_EQ(failed["isError"], true) << failed.dump();
  const auto text = failed["content"][0]["text"].get<std::string>();
  EXPECT_THAT(text, HasSubstr("Tried: title_exact, title_contains, identifier, semantic."));
  EXPECT_THAT(text, HasSubstr("ax_get_tree"));
  const auto found =
      ask(call("ax_find", {{"app", "w"}, {"query", "button:Frobnicate"}}))["result"]["structuredContent"];
  EXPECT_EQ(found["strategies_tried"], json({"title_exact", "role_title"}));
  EXPECT_THAT(found["suggestion"].get<std::string>(), HasSubstr("ax_get_tree"));
  const auto first = ask(call("ax_find", {{"app", "w"}, {"query", "Save"}}))["result"]["structuredContent"];
  EXPECT_EQ(first["strategies_tried"], json({"title_exact"}));
  EXPECT_FALSE(first.contains("suggestion"));
}

TEST_F(Telling, LogsSayWhatServed) {
  ask(legacy_request("logging/setLevel", {{"level", "debug"}}));
  const auto first = log_of_find("Save");
  EXPECT_TRUE(first["data"]["cache_hit"].is_boolean()) << first.dump();
  EXPECT_THAT(first["level"].get<std::string>(), testing::AnyOf("info", "warning")) << "slow machines warn";
  EXPECT_THAT(log_of_find("Sav")["level"].get<std::string>(), testing::AnyOf("notice", "warning"));
  EXPECT_EQ(log_of_find("Frobnicate")["level"], "error");
}

class Unaudited : public Telling {
 protected:
  Unaudited() : Telling(without_log()) {}

 private:
  static Config without_log() {
    Config config;
    config.audit_log = "none";
    return config;
  }
};

TEST_F(Unaudited, NothingOfAnAuditIsTold) {
  ask(legacy_request("logging/setLevel", {{"level", "debug"}}));
  EXPECT_THAT(logs(call("ax_click", {{"app", "w"}, {"query", "Save"}}), "offhand.audit"), IsEmpty());
}

class Auditing : public Telling {
 protected:
  Auditing() : Telling(with_log()) {}

 private:
  static Config with_log() {
    Config config;
    config.audit_log = testing::TempDir() + "told_to_clients_audit.jsonl";
    return config;
  }
};

TEST_F(Auditing, IsToldToClientsThatWantLogs) {
  EXPECT_THAT(logs(call("ax_click", {{"app", "w"}, {"query", "Save"}}), "offhand.audit"), IsEmpty());
  ask(legacy_request("logging/setLevel", {{"level", "notice"}}));
  const auto told = logs(call("ax_click", {{"app", "w"}, {"query", "Save"}}), "offhand.audit");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0]["level"], "notice");
  EXPECT_EQ(told[0]["data"]["tool"], "ax_click");
  EXPECT_EQ(told[0]["data"]["result"], "ok");
  EXPECT_THAT(logs(call("ax_find", {{"app", "w"}, {"query", "Save"}}), "offhand.audit"), IsEmpty())
      << "it changes nothing";
  const auto typed = logs(call("ax_clipboard", {{"action", "write"}, {"text", "hunter2"}}), "offhand.audit");
  ASSERT_EQ(typed.size(), 1U);
  EXPECT_THAT(typed[0].dump(), Not(HasSubstr("hunter2")));
}

}  // namespace
}  // namespace offhand::test::told_to_clients_cases
