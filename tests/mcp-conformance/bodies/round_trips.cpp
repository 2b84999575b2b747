#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_capabilities.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_elicitation.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_list_roots.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multi_round.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_multiple_inputs.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_request_state.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_sampling.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_input_required_result_tampered_state.h"

namespace offhand::fixtures::tools::conformance {
namespace {

using nlohmann::json;

InputRequest name_question() { return text_form("user_name", "What is your name?", "name"); }

InputRequest confirm_question() { return form("confirm", "Please confirm", {{"ok", {{"type", "boolean"}}}}); }

std::string listed_roots(const Answers& answers) {
  std::string text;
  const json& answer = answers["client_roots"];
  for (const json& root : answer.is_object() ? answer.value("roots", json::array()) : json::array()) {
    text += ' ' + root.value("uri", "");
  }
  return text;
}

/// Asks for a confirmation and tells whether what was kept is still there.
Result<Reply> confirm_with_state(Call& call, const json& kept) {
  if (call.state().is_null()) call.state() = kept;
  OFFHAND_ASSIGN(const auto answers, call.ask(confirm_question()));
  const std::string state = call.state() == kept ? "state-ok" : "state-lost";
  return text_reply(state + ", confirmed: " + filled_in(answers, "confirm", "ok"));
}

}  // namespace

Result<Reply> test_input_required_result_elicitation(Call& call, const TestInputRequiredResultElicitationArgs&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(name_question()));
  if (answers.accepted("user_name") == nullptr) return text_reply("Hello, whoever you are!");
  return text_reply("Hello, " + filled_in(answers, "user_name", "name") + "!");
}

Result<Reply> test_input_required_result_sampling(Call& call, const TestInputRequiredResultSamplingArgs&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(sampling("capital_question", "What is the capital of France?", 100)));
  return text_reply(said(answers, "capital_question"));
}

Result<Reply> test_input_required_result_list_roots(Call& call, const TestInputRequiredResultListRootsArgs&) {
  OFFHAND_ASSIGN(const auto answers, call.ask(roots("client_roots")));
  return text_reply("Roots:" + listed_roots(answers));
}

Result<Reply> test_input_required_result_request_state(Call& call, const TestInputRequiredResultRequestStateArgs&) {
  return confirm_with_state(call, {{"purpose", "request_state"}});
}

Result<Reply> test_input_required_result_multiple_inputs(Call& call, const TestInputRequiredResultMultipleInputsArgs&) {
  OFFHAND_ASSIGN(const auto answers,
                 call.ask(std::vector<InputRequest>{name_question(), sampling("greeting", "Generate a greeting", 50),
                                                    roots("client_roots")}));
  return text_reply(said(answers, "greeting") + ' ' + filled_in(answers, "user_name", "name") + ":" +
                    listed_roots(answers));
}

Result<Reply> test_input_required_result_multi_round(Call& call, const TestInputRequiredResultMultiRoundArgs&) {
  OFFHAND_ASSIGN(const auto first, call.ask(text_form("step1", "Step 1: What is your name?", "name")));
  OFFHAND_ASSIGN(const auto second, call.ask(text_form("step2", "Step 2: What is your favorite color?", "color")));
  return text_reply(filled_in(first, "step1", "name") + " likes " + filled_in(second, "step2", "color") + ".");
}

Result<Reply> test_input_required_result_tampered_state(Call& call, const TestInputRequiredResultTamperedStateArgs&) {
  return confirm_with_state(call, {{"purpose", "tampered_state"}});
}

Result<Reply> test_input_required_result_capabilities(Call& call, const TestInputRequiredResultCapabilitiesArgs&) {
  std::vector<InputRequest> questions;
  if (call.client_takes(InputKind::form)) questions.push_back(name_question());
  if (call.client_takes(InputKind::sampling)) questions.push_back(sampling("greeting", "Generate a greeting", 50));
  if (call.client_takes(InputKind::roots)) questions.push_back(roots("client_roots"));
  if (questions.empty()) return text_reply("This client cannot be asked anything.");
  OFFHAND_ASSIGN(const auto answers, call.ask(questions));
  return text_reply("Asked and answered:" + listed_roots(answers));
}

}  // namespace offhand::fixtures::tools::conformance
