#include "impl/policy/security_policy.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "generated/types/roles.h"
#include "impl/policy/destructive_words.h"

namespace offhand {
namespace {

using nlohmann::json;

/// Of questions: the answer is found by it when the call is made again.
constexpr const char* question_key = "confirm_destructive";

bool may_destroy(const ToolInfo& tool) { return tool.power == Power::act || tool.power == Power::destroy; }

/// Whether the user is to be asked before an action that may be irreversible.
bool wants_confirmation(const CallFacts& call) {
  switch (call.config.confirm_destructive) {
    case ConfigConfirmDestructive::always:
      return true;
    case ConfigConfirmDestructive::never:
      return call.config.security_mode != ConfigSecurityMode::normal;
    case ConfigConfirmDestructive::auto_:
      break;
  }
  return call.config.security_mode != ConfigSecurityMode::normal || call.tool.toolset == "ax";
}

InputRequest question_about(const CallFacts& call, const Target& target, const std::string& element) {
  const json params{
      {"mode", "form"},
      {"message", fmt::format("{} is about to act on {} in {}. This may be irreversible.", call.tool.title, element,
                              target.window.app_name)},
      {"requestedSchema",
       {{"type", "object"},
        {"properties", {{"confirm", {{"type", "boolean"}, {"title", "Confirm this action"}, {"default", false}}}}},
        {"required", json::array({"confirm"})}}}};
  return {.key = question_key, .kind = InputKind::form, .params = params.dump()};
}

}  // namespace

bool mode_allows(ConfigSecurityMode mode, const ToolInfo& tool) {
  if (mode == ConfigSecurityMode::sandboxed) return tool.is_sandboxed;
  if (mode == ConfigSecurityMode::safe) return tool.power != Power::execute;
  return true;
}

Result<void> SecurityPolicy::admits(const CallFacts& call) {
  const auto mode = call.config.security_mode;
  if (mode_allows(mode, call.tool)) return {};
  const bool is_sandboxed = mode == ConfigSecurityMode::sandboxed;
  return fail(errors::refused_by_mode(
      {.tool = std::string(call.tool.name),
       .mode = is_sandboxed ? "sandboxed" : "safe",
       .allowed = is_sandboxed ? "only tools that look are served" : "nothing that a caller supplies is executed"}));
}

Result<void> SecurityPolicy::admits_element(const CallFacts& call, const Target& target) {
  if (!target.element || !may_destroy(call.tool) || !wants_confirmation(call)) return {};
  const auto& node = target.element->seen.node;
  if (has(node.role, RoleTrait::text_field)) return {};
  const auto& name = target.element->now.name;
  const auto word = destructive_word_in(name, call.config.destructive_words);
  if (!word) return {};
  const auto element = target.describe();
  if (call.client == nullptr || !call.client->takes(InputKind::form)) {
    if (call.config.security_mode != ConfigSecurityMode::safe) {
      spdlog::warn("{} acts on {}, whose name holds \"{}\"; its client cannot ask the user.", call.tool.name, element,
                   *word);
      return {};
    }
    return fail(
        errors::not_confirmed({.what = element,
                               .word = *word,
                               .reason = "this client cannot ask the user, which the security mode safe demands"}));
  }
  OFFHAND_ASSIGN(const auto answers, ask(call.client, {question_about(call, target, element)}));
  const auto* answer = answers.accepted(question_key);
  if (answer != nullptr && answer->value("confirm", false)) return {};
  return fail(errors::not_confirmed({.what = element, .word = *word, .reason = "the user did not confirm it"}));
}

}  // namespace offhand
