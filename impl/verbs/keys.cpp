#include "impl/verbs/keys.h"

#include <algorithm>
#include <memory>
#include <string>

#include "impl/action/keys.h"
#include "impl/evidence/text_evidence.h"
#include "impl/verbs/keyboard_strategies.h"

namespace offhand {
namespace {

/// How many characters they make at most; empty: any number.
std::optional<std::int64_t> most_characters_of_all(const std::vector<platform::KeyPress>& keys) {
  std::int64_t most = 0;
  for (const auto& key : keys) {
    const auto of_key = most_characters_of(key);
    if (!of_key) return std::nullopt;
    most += *of_key;
  }
  return most;
}

std::string characters_of_all(const std::vector<platform::KeyPress>& keys) {
  std::string characters;
  for (const auto& key : keys) characters += characters_of(key);
  return characters;
}

}  // namespace

Result<Plan> plan_keys(ActionRun& run, const KeysParameters& parameters) {
  const auto& keys = parameters.keys;
  const auto characters = characters_of_all(keys);
  const auto receiver = text_receiver(run.scope(), run.target());
  const auto evidence = std::make_shared<KeyEvidence>(run.scope(), receiver);
  if (run.user_state().shares_keyboard()) evidence->user_may_type(most_characters_of_all(keys), characters);
  run.focus().once_clicked([evidence] { evidence->begin_again(); });
  const bool looked_up = !characters.empty() && is_looked_up(run, receiver.has_value());
  Plan plan;
  plan.strategies = keyboard_strategies(run, {.keys = keys, .delay = parameters.delay, .looked_up = looked_up});
  plan.observation = [evidence, may_end = std::ranges::any_of(keys, may_close)](const platform::Delivery&) {
    auto observation = evidence->change();
    observation.end_counts = may_end;
    return observation;
  };
  return plan;
}

}  // namespace offhand
