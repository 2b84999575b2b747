#include "impl/policy/security_policy.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "generated/types/questions.h"
#include "generated/types/roles.h"
#include "impl/base/fold_case.h"
#include "impl/tools/question_forms.h"

namespace offhand {
namespace {

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

void note(const CallFacts& call, std::string_view flag) {
  if (call.note) call.note(flag);
}

/// Why it is not done where the user cannot be asked; empty: it is done. The security mode decides.
std::string objection_unasked(const CallFacts& call, const Question& question) {
  if (call.is_step && may_ask(call.outer_client, question))
    return "a step of another call asks the user nothing, and they would be asked if it were called by itself";
  if (call.config.security_mode == ConfigSecurityMode::safe)
    return "this client cannot ask the user, which the security mode safe demands";
  spdlog::warn("Done without a question, as the client cannot ask the user: {}", question.message);
  if (call.client != nullptr) call.client->log("warning", "offhand.policy", {{"not_asked", question.message}});
  note(call, "not_asked");
  return std::string();
}

/// Why the user does not let it be done; empty: they do.
Result<std::string> objection(const CallFacts& call, const Question& question) {
  if (!may_ask(call.client, question)) return objection_unasked(call, question);
  OFFHAND_ASSIGN(const bool agrees, user_agrees(call.client, question));
  return agrees ? std::string() : "the user did not confirm it";
}

/// Whether the user is to be asked before an action in a place that is theirs.
bool asks_the_user(const CallFacts& call) {
  return call.config.confirm_destructive != ConfigConfirmDestructive::never ||
         call.config.security_mode != ConfigSecurityMode::normal;
}

/// What the user is shown in place of an action by which somebody signs in or is let in.
Question question_about(const SignIn& sign_in, const std::string& app) {
  auto question = sign_in.kind == SignIn::Kind::consent
                      ? questions::consent_to_access({.app = app, .site = sign_in.site, .client = sign_in.client})
                      : questions::sign_in_to_page({.app = app, .site = sign_in.site});
  // Between two rounds of a call the page may have become another one.
  question.key += ' ' + sign_in.address;
  return question;
}

struct Met {
  Role role;
  std::string name;
};

/// The element that a call means, or acts on.
std::optional<Met> met_by(const CallFacts& call, const Target& target) {
  if (target.element) return Met{target.element->seen.node.role, target.element->now.name};
  const auto node = call.met ? call.met(target) : std::nullopt;
  return node ? std::optional(Met{node->role, node->name}) : std::nullopt;
}

/// Whether an application asks for an administrator's password, by the program that it runs.
bool is_administrator_prompt(const TargetApplication& application, const std::vector<std::string>& programs) {
  const auto program = fold_case(application.executable.substr(application.executable.rfind('/') + 1));
  return !program.empty() && std::ranges::any_of(programs, [&](const auto& one) { return fold_case(one) == program; });
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

Result<void> SecurityPolicy::admits_target(const CallFacts& call, const Target& target,
                                           const TargetApplication& application) {
  // What is offered where nothing may be changed only looks.
  if (!asks_the_user(call) || !may_destroy(call.tool) || call.tool.is_sandboxed) return {};
  if (!is_administrator_prompt(application, call.config.administrator_prompts)) return {};
  note(call, "administrator_prompt");
  const auto* receiver = target.receiving_window();
  const auto& window = receiver == nullptr ? target.window : *receiver;
  OFFHAND_ASSIGN(
      const auto reason,
      objection(call, questions::act_as_administrator(
                          {.tool = std::string(call.tool.title), .window = window.title, .app = application.name})));
  if (reason.empty()) return {};
  return fail(errors::not_confirmed({.what = fmt::format("{} in {}, which asks for the password of an administrator,",
                                                         call.tool.title, application.name),
                                     .word = std::nullopt,
                                     .reason = reason}));
}

Result<void> SecurityPolicy::admits_sign_in(const CallFacts& call, const Target& target) {
  if (!asks_the_user(call) || call.tool.is_sandboxed || !call.sign_in) return {};
  const auto sign_in = call.sign_in();
  if (!sign_in) return {};
  note(call, "sign_in");
  const auto question = question_about(*sign_in, target.window.app_name);
  std::string reason;
  if (may_ask(call.client, question)) {
    OFFHAND_ASSIGN(const bool visits, user_visits(call.client, question, sign_in->address));
    reason = visits ? fmt::format("the user was shown {} and answers there themselves", sign_in->site)
                    : "the user did not agree to answer there";
  } else {
    reason = objection_unasked(call, question);
  }
  if (reason.empty()) return {};
  return fail(errors::not_confirmed({.what = target.describe(), .word = std::nullopt, .reason = reason}));
}

std::shared_ptr<const DestructiveWords> SecurityPolicy::destructive_words(const Config& config) {
  const std::scoped_lock lock(mutex_);
  if (!destructive_words_ || destructive_words_->words() != config.destructive_words)
    destructive_words_ = std::make_shared<const DestructiveWords>(config.destructive_words);
  return destructive_words_;
}

Result<void> SecurityPolicy::admits_element(const CallFacts& call, const Target& target) {
  if (!may_destroy(call.tool)) return {};
  if (target.element) OFFHAND_CHECK(admits_sign_in(call, target));
  if (!wants_confirmation(call)) return {};
  const auto met = met_by(call, target);
  if (!met || has(met->role, RoleTrait::text_field)) return {};
  const auto word = destructive_words(call.config)->first_in(met->name);
  if (!word) return {};
  note(call, "destructive_keyword");
  const auto element =
      target.element ? target.describe()
                     : fmt::format("{} \"{}\" at {}", to_string(met->role), preview(met->name), target.describe());
  OFFHAND_ASSIGN(
      const auto reason,
      objection(call, questions::confirm_destructive(
                          {.tool = std::string(call.tool.title), .element = element, .app = target.window.app_name})));
  if (reason.empty()) return {};
  return fail(errors::not_confirmed({.what = element, .word = *word, .reason = reason}));
}

}  // namespace offhand
