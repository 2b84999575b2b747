#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1034_defaults.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_sep1330_enums.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_elicitation_url.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_missing_capability.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_sampling.h"

namespace offhand::fixtures::tools::conformance {
namespace {

using nlohmann::json;

std::string outcome(const json& answer) {
  const bool understood = answer.is_object();
  return "action=" + (understood ? answer.value("action", "") : "") +
         ", content=" + (understood ? answer.value("content", json::object()) : json::object()).dump();
}

json titled(const char* value, const char* title) { return {{"const", value}, {"title", title}}; }

json choice_properties() {
  const json options = {"option1", "option2", "option3"};
  const json first = {titled("value1", "First Option"), titled("value2", "Second Option"),
                      titled("value3", "Third Option")};
  const json many = {titled("value1", "First Choice"), titled("value2", "Second Choice"),
                     titled("value3", "Third Choice")};
  return {{"untitledSingle", {{"type", "string"}, {"enum", options}}},
          {"titledSingle", {{"type", "string"}, {"oneOf", first}}},
          {"legacyEnum",
           {{"type", "string"},
            {"enum", {"opt1", "opt2", "opt3"}},
            {"enumNames", {"Option One", "Option Two", "Option Three"}}}},
          {"untitledMulti", {{"type", "array"}, {"items", {{"type", "string"}, {"enum", options}}}}},
          {"titledMulti", {{"type", "array"}, {"items", {{"anyOf", many}}}}}};
}

}  // namespace

Result<Reply> test_sampling(Call& call, const TestSamplingArgs& args) {
  OFFHAND_ASSIGN(const auto answers, call.ask(sampling("answer", args.prompt, 100)));
  return text_reply("LLM response: " + said(answers, "answer"));
}

Result<Reply> test_elicitation(Call& call, const TestElicitationArgs& args) {
  const json properties = {{"username", {{"type", "string"}, {"description", "User's response"}}},
                           {"email", {{"type", "string"}, {"description", "User's email address"}}}};
  OFFHAND_ASSIGN(const auto answers, call.ask(form("response", args.message, properties)));
  return text_reply("User response: " + outcome(answers["response"]));
}

Result<Reply> test_elicitation_sep1034_defaults(Call& call, const TestElicitationSep1034DefaultsArgs&) {
  const json properties = {
      {"name", {{"type", "string"}, {"description", "User name"}, {"default", "John Doe"}}},
      {"age", {{"type", "integer"}, {"description", "User age"}, {"default", 30}}},
      {"score", {{"type", "number"}, {"description", "User score"}, {"default", 95.5}}},
      {"status", {{"type", "string"}, {"enum", {"active", "inactive", "pending"}}, {"default", "active"}}},
      {"verified", {{"type", "boolean"}, {"description", "Verification status"}, {"default", true}}}};
  OFFHAND_ASSIGN(const auto answers,
                 call.ask(form("defaults", "Please review and update the form fields", properties, json::array())));
  return text_reply("Elicitation completed: " + outcome(answers["defaults"]));
}

Result<Reply> test_elicitation_sep1330_enums(Call& call, const TestElicitationSep1330EnumsArgs&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(form("choices", "Please select options from the enum fields",
                                                   choice_properties(), json::array())));
  return text_reply("Elicitation completed: " + outcome(answers["choices"]));
}

Result<Reply> test_elicitation_url(Call& call, const TestElicitationUrlArgs&) {
  const json params = {{"mode", "url"}, {"url", "https://example.com/sign-in"}, {"message", "Please sign in."}};
  OFFHAND_ASSIGN(const auto answers, call.ask({.key = "page", .kind = InputKind::url, .params = params.dump()}));
  call.complete_elicitation("page");
  return text_reply("Elicitation completed: " + outcome(answers["page"]));
}

Result<Reply> test_missing_capability(Call& call, const TestMissingCapabilityArgs&) {
  OFFHAND_CHECK(call.require(InputKind::sampling));
  return text_reply("This client can be asked for sampling.");
}

}  // namespace offhand::fixtures::tools::conformance
