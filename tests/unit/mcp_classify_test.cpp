#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/mcp/headers.h"
#include "impl/mcp/message.h"
#include "tests/support/json.h"

namespace offhand::test {
namespace {

using mcp::ErrorCode;
using mcp::HttpHints;
using mcp::Message;
using mcp::read_message;
using nlohmann::json;

json meta(const std::string& version = "2026-07-28") {
  return {{"io.modelcontextprotocol/protocolVersion", version},
          {"io.modelcontextprotocol/clientCapabilities", json::object()}};
}

json request(const std::string& method, const json& params = json::object()) {
  return {{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
}

json modern(const std::string& method, json params = json::object(), const json& with = meta()) {
  params["_meta"] = with;
  return request(method, params);
}

HttpHints headers(const std::optional<std::string>& version, const std::optional<std::string>& method = {},
                  const std::optional<std::string>& name = {}) {
  return {.version = version, .method = method, .name = name};
}

json without(json object, const std::string& key) {
  object.erase("io.modelcontextprotocol/" + key);
  return object;
}

json with(json object, const std::string& key, const json& value) {
  object[key] = value;
  return object;
}

/// One row of the rules by which a message is judged.
struct MessageRow {
  std::string name;
  std::string text;
  /// Nothing on stdio.
  std::optional<HttpHints> hints;
  Message::Kind kind;
  bool modern;
  /// 0: nothing is wrong.
  int code = 0;
  int http_status = 400;
};

void PrintTo(const MessageRow& row, std::ostream* out) { *out << row.name; }

using Kind = Message::Kind;

std::vector<MessageRow> stdio_rows() {
  return {
      {"legacy_initialize", request("initialize").dump(), {}, Kind::request, false},
      {"initialize_with_a_valid_modern_meta", modern("initialize").dump(), {}, Kind::request, true},
      {"initialize_with_a_broken_modern_meta",
       modern("initialize", {}, without(meta(), "clientCapabilities")).dump(),
       {},
       Kind::request,
       false},
      {"initialize_that_claims_a_future_version",
       modern("initialize", {}, meta("2099-01-01")).dump(),
       {},
       Kind::request,
       false},
      {"legacy_request", request("tools/list").dump(), {}, Kind::request, false},
      {"legacy_request_with_meta",
       request("tools/call", {{"_meta", {{"progressToken", 1}}}}).dump(),
       {},
       Kind::request,
       false},
      {"modern_request", modern("tools/list").dump(), {}, Kind::request, true},
      {"modern_request_of_an_unknown_version",
       modern("tools/list", {}, meta("2099-01-01")).dump(),
       {},
       Kind::request,
       true,
       -32022},
      {"a_legacy_version_claimed",
       modern("tools/list", {}, meta("2025-11-25")).dump(),
       {},
       Kind::request,
       true,
       -32022},
      {"a_claim_that_is_no_version", modern("tools/list", {}, meta("latest")).dump(), {}, Kind::request, true, -32022},
      {"a_claim_that_is_no_string",
       modern("tools/list", {}, with(meta(), "io.modelcontextprotocol/protocolVersion", 20260728)).dump(),
       {},
       Kind::request,
       true,
       -32602},
      {"no_capabilities",
       modern("tools/list", {}, without(meta(), "clientCapabilities")).dump(),
       {},
       Kind::request,
       true,
       -32602},
      {"capabilities_of_a_wrong_type",
       modern("tools/list", {}, with(meta(), "io.modelcontextprotocol/clientCapabilities", "all")).dump(),
       {},
       Kind::request,
       true,
       -32602},
      {"an_unknown_log_level",
       modern("tools/list", {}, with(meta(), "io.modelcontextprotocol/logLevel", "loud")).dump(),
       {},
       Kind::request,
       true,
       -32602},
      {"a_progress_token_of_a_wrong_type",
       modern("tools/list", {}, with(meta(), "progressToken", json::array())).dump(),
       {},
       Kind::request,
       true,
       -32602},
      {"discover_without_a_claim", request("server/discover").dump(), {}, Kind::request, true, -32602},
      {"a_notification", R"({"jsonrpc":"2.0","method":"notifications/initialized"})", {}, Kind::notification, false},
      {"a_notification_of_an_unknown_version_is_not_answered",
       json{{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"_meta", meta("2099-01-01")}}}}
           .dump(),
       {},
       Kind::notification,
       true},
      {"a_response", R"({"jsonrpc":"2.0","id":"offhand-1","result":{}})", {}, Kind::response, false},
      {"an_error_response",
       R"({"jsonrpc":"2.0","id":1,"error":{"code":-1,"message":"no"}})",
       {},
       Kind::response,
       false},
      {"an_error_of_what_the_peer_could_not_read",
       R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}})",
       {},
       Kind::response,
       false},
      {"an_error_without_an_id",
       R"({"jsonrpc":"2.0","error":{"code":-32700,"message":"no"}})",
       {},
       Kind::response,
       false},
      {"a_response_of_an_unusable_id", R"({"jsonrpc":"2.0","id":{},"result":{}})", {}, Kind::response, false, -32600},
      {"a_result_without_an_id", R"({"jsonrpc":"2.0","result":{}})", {}, Kind::response, false, -32600},
      {"not_json", "{nonsense}", {}, Kind::invalid, false, -32700},
      {"nothing", "", {}, Kind::invalid, false, -32700},
      {"nested_without_end", std::string(100'000, '['), {}, Kind::invalid, false, -32700},
      {"a_number", "42", {}, Kind::invalid, false, -32600},
      {"no_jsonrpc", R"({"id":1,"method":"ping"})", {}, Kind::invalid, false, -32600},
      {"jsonrpc_1", R"({"jsonrpc":"1.0","id":1,"method":"ping"})", {}, Kind::invalid, false, -32600},
      {"a_null_id", R"({"jsonrpc":"2.0","id":null,"method":"ping"})", {}, Kind::invalid, false, -32600},
      {"a_fractional_id", R"({"jsonrpc":"2.0","id":1.5,"method":"ping"})", {}, Kind::invalid, false, -32600},
      {"a_method_that_is_no_string", R"({"jsonrpc":"2.0","id":1,"method":7})", {}, Kind::invalid, false, -32600},
      {"params_that_are_a_list",
       R"({"jsonrpc":"2.0","id":1,"method":"ping","params":[]})",
       {},
       Kind::invalid,
       false,
       -32600},
      {"no_method", R"({"jsonrpc":"2.0","id":1})", {}, Kind::invalid, false, -32600},
      {"result_and_error", R"({"jsonrpc":"2.0","id":1,"result":{},"error":{}})", {}, Kind::response, false, -32600},
      {"a_batch", "[" + request("ping").dump() + "]", {}, Kind::batch, false},
      {"an_empty_batch", "[]", {}, Kind::invalid, false, -32600},
      {"a_batch_with_a_modern_message",
       "[" + request("ping").dump() + "," + modern("tools/list").dump() + "]",
       {},
       Kind::invalid,
       false,
       -32600},
  };
}

std::vector<MessageRow> http_rows() {
  const auto call = modern("tools/call", {{"name", "click"}});
  return {
      {"legacy_without_headers", request("tools/list").dump(), headers({}), Kind::request, false},
      {"legacy_with_its_version", request("tools/list").dump(), headers("2025-06-18"), Kind::request, false},
      {"legacy_with_no_version_at_all", request("tools/list").dump(), headers("newest"), Kind::request, false, -32600},
      {"mcp_method_is_no_evidence", request("initialize").dump(), headers({}, "initialize"), Kind::request, false},
      {"initialize_with_a_modern_header", request("initialize").dump(), headers("2026-07-28"), Kind::request, false,
       -32020},
      {"initialize_with_a_valid_modern_meta", modern("initialize").dump(), headers("2026-07-28", "initialize"),
       Kind::request, true},
      {"no_meta_but_a_modern_header", request("tools/list").dump(), headers("2026-07-28", "tools/list"), Kind::request,
       true, -32602},
      {"modern", modern("tools/list").dump(), headers("2026-07-28", "tools/list"), Kind::request, true},
      {"modern_without_the_version_header", modern("tools/list").dump(), headers({}, "tools/list"), Kind::request, true,
       -32020},
      {"modern_with_another_version_header", modern("tools/list").dump(), headers("2025-11-25", "tools/list"),
       Kind::request, true, -32020},
      {"an_unsupported_version_on_both_sides", modern("tools/list", {}, meta("2099-01-01")).dump(),
       headers("2099-01-01", "tools/list"), Kind::request, true, -32022},
      {"a_legacy_version_claimed_on_both_sides", modern("tools/list", {}, meta("2025-11-25")).dump(),
       headers("2025-11-25", "tools/list"), Kind::request, true, -32022},
      {"no_mcp_method", modern("tools/list").dump(), headers("2026-07-28"), Kind::request, true, -32020},
      {"another_mcp_method", modern("tools/list").dump(), headers("2026-07-28", "tools/call"), Kind::request, true,
       -32020},
      {"mcp_method_in_capitals", modern("tools/list").dump(), headers("2026-07-28", "Tools/List"), Kind::request, true,
       -32020},
      {"mcp_name", call.dump(), headers("2026-07-28", "tools/call", "click"), Kind::request, true},
      {"no_mcp_name", call.dump(), headers("2026-07-28", "tools/call"), Kind::request, true, -32020},
      {"another_mcp_name", call.dump(), headers("2026-07-28", "tools/call", "kill_app"), Kind::request, true, -32020},
      {"mcp_name_in_base64", call.dump(), headers("2026-07-28", "tools/call", "=?base64?Y2xpY2s=?="), Kind::request,
       true},
      {"mcp_name_in_broken_base64", call.dump(), headers("2026-07-28", "tools/call", "=?base64?Y2xpY2s?="),
       Kind::request, true, -32020},
      {"mcp_name_of_a_resource", modern("resources/read", {{"uri", "test://a"}}).dump(),
       headers("2026-07-28", "resources/read", "test://b"), Kind::request, true, -32020},
      {"mcp_name_of_a_task", modern("tasks/get", {{"taskId", "t"}}).dump(), headers("2026-07-28", "tasks/get", "t"),
       Kind::request, true},
      {"a_body_without_a_name", modern("tools/call").dump(), headers("2026-07-28", "tools/call"), Kind::request, true},
      {"a_notification_goes_by_its_header", R"({"jsonrpc":"2.0","method":"notifications/cancelled"})",
       headers("2026-07-28"), Kind::notification, true},
      {"a_notification_without_a_header", R"({"jsonrpc":"2.0","method":"notifications/initialized"})", headers({}),
       Kind::notification, false},
      {"not_json", "<html>", headers("2026-07-28"), Kind::invalid, false, -32700},
      {"a_legacy_batch", "[" + request("ping").dump() + "]", headers("2025-03-26"), Kind::batch, false},
      {"a_batch_with_a_modern_header", "[" + request("ping").dump() + "]", headers("2026-07-28"), Kind::invalid, false,
       -32600},
  };
}

class Classification : public testing::TestWithParam<MessageRow> {};

TEST_P(Classification, FollowsTheMessageItself) {
  const auto& row = GetParam();
  const auto message = read_message(row.text, row.hints ? &*row.hints : nullptr);
  EXPECT_EQ(message.kind, row.kind);
  EXPECT_EQ(message.modern, row.modern);
  EXPECT_EQ(message.problem ? static_cast<int>(message.problem->code) : 0, row.code)
      << (message.problem ? message.problem->message : "");
  if (message.problem) {
    EXPECT_EQ(message.problem->http_status, row.http_status);
  }
}

const auto name_of = [](const auto& row) { return row.param.name; };
INSTANTIATE_TEST_SUITE_P(Stdio, Classification, testing::ValuesIn(stdio_rows()), name_of);
INSTANTIATE_TEST_SUITE_P(Http, Classification, testing::ValuesIn(http_rows()), name_of);

TEST(ErrorResponse, LeavesOutAnIdThatCouldNotBeRead) {
  const auto message = read_message(R"({"jsonrpc":"2.0","id":null,"method":"ping"})");
  const auto response = json::parse(mcp::error_response(message.id, *message.problem));
  EXPECT_FALSE(response.contains("id"));
  EXPECT_EQ(response["error"]["code"], -32600);
}

TEST(ErrorResponse, UnsupportedVersionSaysWhatIsSupportedAndWhatWasAsked) {
  const auto message = read_message(modern("tools/list", {}, meta("2099-01-01")).dump());
  const auto response = json::parse(mcp::error_response(message.id, *message.problem));
  EXPECT_EQ(response["error"]["data"], json({{"supported", {"2026-07-28"}}, {"requested", "2099-01-01"}}));
}

constexpr std::string_view region_at[]{"region"};
constexpr std::string_view level_at[]{"place", "level"};
constexpr HeaderParameter declared[]{{"Region", region_at}, {"Level", level_at}};

struct ParameterRow {
  std::string name;
  json arguments;
  std::vector<std::pair<std::string, std::string>> sent;
  bool agrees;
};

void PrintTo(const ParameterRow& row, std::ostream* out) { *out << row.name; }

class ParameterHeaders : public testing::TestWithParam<ParameterRow> {};

TEST_P(ParameterHeaders, MustSayWhatTheArgumentsSay) {
  const auto& row = GetParam();
  const auto problem = mcp::parameter_header_problem(declared, row.arguments, {.parameters = row.sent});
  EXPECT_EQ(!problem, row.agrees) << (problem ? problem->message : "");
  if (problem) {
    EXPECT_EQ(problem->code, ErrorCode::header_mismatch);
    EXPECT_EQ(problem->http_status, 400);
  }
}

INSTANTIATE_TEST_SUITE_P(
    MessageRow, ParameterHeaders,
    testing::Values(
        ParameterRow{"equal", {{"region", "north"}}, {{"Region", "north"}}, true},
        ParameterRow{"name_in_any_case", {{"region", "north"}}, {{"rEGION", "north"}}, true},
        ParameterRow{"value_in_another_case", {{"region", "north"}}, {{"Region", "North"}}, false},
        ParameterRow{"missing", {{"region", "north"}}, {}, false},
        ParameterRow{"without_an_argument", json::object(), {{"Region", "north"}}, false},
        ParameterRow{"neither", json::object(), {}, true},
        ParameterRow{"null_needs_none", {{"region", nullptr}}, {}, true},
        ParameterRow{"sent_twice", {{"region", "north"}}, {{"Region", "north"}, {"Region", "north"}}, false},
        ParameterRow{"base64", {{"region", "Zürich"}}, {{"Region", "=?base64?WsO8cmljaA==?="}}, true},
        ParameterRow{"broken_base64", {{"region", "Zürich"}}, {{"Region", "=?base64?WsO8cmljaA=?="}}, false},
        ParameterRow{"base64_with_a_foreign_letter", {{"region", "a"}}, {{"Region", "=?base64?Y*==?="}}, false},
        ParameterRow{
            "markers_in_capitals_are_literal", {{"region", "=?BASE64?YQ==?="}}, {{"Region", "=?BASE64?YQ==?="}}, true},
        ParameterRow{"integers_as_numbers", {{"place", {{"level", 7}}}}, {{"Level", "7.0"}}, true},
        ParameterRow{"another_integer", {{"place", {{"level", 7}}}}, {{"Level", "8"}}, false},
        ParameterRow{"no_number_at_all", {{"place", {{"level", 7}}}}, {{"Level", "7x"}}, false},
        ParameterRow{"a_boolean", {{"region", true}}, {{"Region", "true"}}, true},
        ParameterRow{"arguments_that_are_a_list", json::array({1}), {}, true}),
    [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test
