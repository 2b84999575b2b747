#include "impl/tools/desktop/text_rungs.h"

#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand {
namespace {

Rung by_accessibility(Attempt& attempt, const std::optional<platform::NodeHandle>& receiver, const std::string& text,
                      Writing writing) {
  return [&attempt, &receiver, &text, writing] {
    if (!receiver) return platform::Delivery::not_attempted("");
    auto& tree = attempt.platform().tree();
    if (writing == Writing::replace) return tree.replace_text(*receiver, text, attempt.limits());
    return tree.insert_text(*receiver, text, attempt.limits());
  };
}

std::vector<platform::KeyPress> keys_for(const std::string& text, Writing writing) {
  auto keys = keys_of_text(text);
  if (writing == Writing::insert) return keys;
  if (keys.empty()) keys.push_back({"delete", {}});
  platform::KeyPress select_all{"a", {}};
  select_all.modifiers.insert(KeyModifier::ctrl);
  keys.insert(keys.begin(), select_all);
  return keys;
}

}  // namespace

std::vector<Rung> text_rungs(Attempt& attempt, const std::optional<platform::NodeHandle>& receiver,
                             const std::string& text, Writing writing, std::chrono::milliseconds delay) {
  auto rungs = keyboard_rungs(attempt, {keys_for(text, writing), delay});
  if (!attempt.manner().foreground) rungs.insert(rungs.begin(), by_accessibility(attempt, receiver, text, writing));
  return rungs;
}

}  // namespace offhand
