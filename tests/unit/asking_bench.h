#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/unit/mcp_calls.h"
#include "tests/unit/product_bench.h"

namespace offhand::test {

enum class Era { legacy, modern };

/// The product on a scene, and a client whose user answers the questions of a call, and whose model does.
class AskingBench : public testing::TestWithParam<Era>, public ProductBench {
 protected:
  explicit AskingBench(const std::string& scene, Config config = {}) : ProductBench(scene, std::move(config)) {}

  void open(const json& capabilities) {
    if (GetParam() == Era::legacy) initialize(capabilities);
    capabilities_ = capabilities;
  }
  void can_ask() { open({{"elicitation", {{"form", json::object()}}}}); }
  void can_show_pages() { open({{"elicitation", {{"url", json::object()}}}}); }
  void can_ask_and_look() { open({{"elicitation", {{"form", json::object()}}}, {"sampling", json::object()}}); }
  void cannot_ask() { open(json::object()); }

  /// A call whose questions get these answers, one after the other; the result. One that is no list: the only one.
  json call(const std::string& tool, const json& arguments, const json& responses = nullptr) {
    return request("tools/call", {{"name", tool}, {"arguments", arguments}}, responses);
  }
  /// The same of the reading of a resource.
  json read(const std::string& uri, const json& responses = nullptr) {
    return request("resources/read", {{"uri", uri}}, responses);
  }
  /// The same of a prompt.
  json prompt(const std::string& name, const json& arguments, const json& responses = nullptr) {
    return request("prompts/get", {{"name", name}, {"arguments", arguments}}, responses);
  }
  /// A call whose question gets an answer that does not fit: what the client is told of it.
  void expect_unfit(const std::string& tool, const json& arguments, const json& response, const std::string& member) {
    const json params{{"name", tool}, {"arguments", arguments}};
    if (GetParam() == Era::legacy) {
      const auto failed = request_legacy("tools/call", params, json::array_t(8, response));
      EXPECT_EQ(failed["isError"], true) << failed.dump();
      EXPECT_NE(failed.dump().find("8 rounds: " + member + ' '), std::string::npos) << failed.dump();
      return;
    }
    const auto first = ask(modern_request("tools/call", params, capabilities_))["result"];
    ASSERT_TRUE(was_asked(first)) << first.dump();
    const auto second = again("tools/call", params, first, response);
    EXPECT_TRUE(was_asked(second)) << second.dump();
    EXPECT_EQ(second["inputRequests"], first["inputRequests"]) << member;
  }

  static json accept(const json& content) { return {{"action", "accept"}, {"content", content}}; }
  static json agree() { return {{"action", "accept"}}; }
  static json decline() { return {{"action", "decline"}}; }
  static json cancel() { return {{"action", "cancel"}}; }
  static bool has_failed(const json& result) { return result.value("isError", false); }
  /// Params of the last call's question; null: nothing was asked.
  const json& asked() const { return asked_; }
  /// Those of all its questions, in their order.
  const std::vector<json>& all_asked() const { return all_asked_; }
  std::string message() const { return asked_.is_object() ? asked_.value("message", "") : ""; }

 private:
  static bool was_asked(const json& result) {
    return result.is_object() && result.value("resultType", "") == "input_required";
  }

  json request(const std::string& method, const json& params, const json& responses) {
    asked_ = nullptr;
    all_asked_.clear();
    const auto in_order = responses.is_array() ? responses : json::array({responses});
    if (GetParam() == Era::legacy) return request_legacy(method, params, in_order);
    auto result = ask(modern_request(method, params, capabilities_))["result"];
    for (const auto& response : in_order)
      if (was_asked(result)) result = again(method, params, result, response);
    return result;
  }

  json again(const std::string& method, json params, const json& first, const json& response) {
    const auto& requests = first["inputRequests"];
    note_asked(requests.begin().value()["params"]);
    params["requestState"] = first["requestState"];
    params["inputResponses"] = {{requests.begin().key(), response}};
    return ask(modern_request(method, params, capabilities_))["result"];
  }

  json request_legacy(const std::string& method, const json& params, const json& responses) {
    const auto stream = post(legacy_request(method, params));
    if (responses.front().is_null()) return stream->answer()["result"];
    for (std::size_t round = 1; round <= responses.size(); ++round) {
      const auto questions = stream->sent_before_answer(round);
      if (questions.size() < round) return stream->answer()["result"];
      const auto& question = questions[round - 1];
      EXPECT_EQ(question["method"], method_of_question(question["params"]));
      note_asked(question["params"]);
      post({{"jsonrpc", "2.0"}, {"id", question["id"]}, {"result", responses[round - 1]}});
    }
    return stream->answer()["result"];
  }

  static std::string method_of_question(const json& params) {
    if (params.contains("messages")) return "sampling/createMessage";
    return params.contains("message") ? "elicitation/create" : "roots/list";
  }

  void note_asked(const json& params) {
    asked_ = params;
    all_asked_.push_back(params);
  }

  json capabilities_;
  json asked_;
  std::vector<json> all_asked_;
};

inline auto each_era() { return testing::Values(Era::legacy, Era::modern); }
inline std::string name_of_era(const testing::TestParamInfo<Era>& row) {
  return row.param == Era::legacy ? "legacy" : "modern";
}

}  // namespace offhand::test
