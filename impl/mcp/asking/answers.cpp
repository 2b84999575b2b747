#include "impl/mcp/asking/answers.h"

#include <fmt/format.h>

#include "impl/mcp/asking/form_answer.h"
#include "impl/mcp/asking/sampling_answer.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

Complaint elicitation_problem(const InputRequest& question, const json& result) {
  const auto* action = member_of(result, "action");
  const bool accepts = action != nullptr && *action == "accept";
  if (!accepts && (action == nullptr || (*action != "decline" && *action != "cancel"))) {
    return "action must be accept, decline or cancel";
  }
  const bool filled_in = accepts && question.kind == InputKind::form;
  const auto* content = member_of(result, "content");
  // Some clients send null for an absent member.
  if (content == nullptr || (content->is_null() && !filled_in)) return filled_in ? "content is missing" : "";
  if (!content->is_object()) return "content must be an object";
  const auto params = filled_in ? json::parse(question.params, nullptr, false) : json();
  const auto* schema = member_of(params, "requestedSchema");
  return form_problem(schema == nullptr ? json() : *schema, *content);
}

Complaint roots_problem(const json& result) {
  if (auto problem = needed_member(result, "", "roots", &json::is_array, "an array"); !problem.empty()) return problem;
  const auto& roots = result["roots"];
  for (std::size_t i = 0; i < roots.size(); ++i) {
    const auto where = fmt::format("roots[{}]", i);
    if (!roots[i].is_object()) return where + " must be an object";
    const auto inside = where + ".";
    const auto* uri = member_of(roots[i], "uri");
    const bool is_file =
        uri != nullptr && uri->is_string() && uri->get_ref<const std::string&>().starts_with("file://");
    if (!is_file) return inside + "uri must be a string that begins with file://";
    if (auto problem = optional_member(roots[i], inside, "name", &json::is_string, "a string"); !problem.empty())
      return problem;
    if (auto problem = meta_problem(roots[i], inside); !problem.empty()) return problem;
  }
  return {};
}

}  // namespace

std::string answer_problem(const InputRequest& question, const json& result, std::string_view version) {
  if (!result.is_object()) return "the result must be an object";
  if (auto problem = meta_problem(result, ""); !problem.empty()) return problem;
  switch (question.kind) {
    case InputKind::form:
    case InputKind::url:
      return elicitation_problem(question, result);
    case InputKind::sampling:
      return sampling_problem(result, version);
    case InputKind::roots:
      break;
  }
  return roots_problem(result);
}

}  // namespace offhand::mcp
