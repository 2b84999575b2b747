#include "impl/verbs/keys.h"

#include <algorithm>
#include <memory>
#include <string>

#include "impl/action/keys.h"
#include "impl/evidence/text_evidence.h"
#include "impl/verbs/keyboard_strategies.h"

namespace offhand {
namespace {

using platform::Delivery;

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

/// Escape for a menu that an earlier action of the session opened and that has kept the user's keyboard since: the key
/// goes to whoever holds that keyboard, for Motif and Tk take it from no other.
Strategy close_menu_left_open(ActionRun& run) {
  return [&run] {
    if (!run.platform().has_input_grabs()) return Delivery::not_attempted("");
    const auto release = run.platform().input_grabs().release_grab(run.target().window, run.limits());
    if (!release) return Delivery::unknown(ActionPath::key_events, release.error().message);
    if (*release == platform::GrabRelease::still_held)
      return Delivery::unknown(ActionPath::key_events, "the menu still holds the user's pointer or keyboard");
    if (*release != platform::GrabRelease::released) return Delivery::not_attempted("");
    auto delivery = Delivery::delivered(ActionPath::key_events);
    delivery.evidence = Evidence{EvidenceKind::event, "the menu that held the user's keyboard closed"};
    return delivery;
  };
}

bool is_escape(const std::vector<platform::KeyPress>& keys) {
  return keys.size() == 1 && keys.front().key == "escape" && keys.front().modifiers.empty();
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
  if (is_escape(keys) && run.user_state().began_with_grab())
    plan.strategies.insert(plan.strategies.begin(), close_menu_left_open(run));
  plan.observation = [evidence, may_end = std::ranges::any_of(keys, may_close)](const Delivery& delivery) {
    if (delivery.evidence) return Observation();
    auto observation = evidence->change();
    observation.end_counts = may_end;
    return observation;
  };
  return plan;
}

}  // namespace offhand
