// Asks the user whether accessibility may be switched on, where the setting accessibility_enable is ask.
#include "generated/types/questions.h"
#include "impl/config/desk.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/tools/question_forms.h"

namespace offhand {

Result<void> CallPipeline::offer_accessibility() {
  if (!scope_ || !scope_->platform.has_tree()) return {};
  if (accessibility_policy(*config_) != ConfigAccessibilityEnable::ask) return {};
  const auto question = questions::switch_accessibility_on({});
  if (!may_ask(context_.client, question) || session_->was_asked(question.key)) return {};
  auto& tree = scope_->platform.tree();
  // Where it cannot be said, reading a tree fails with the reason.
  const auto enabled = tree.enabled(limits_);
  if (enabled && !*enabled) {
    OFFHAND_ASSIGN(const auto action, user_says(context_.client, question));
    if (action == "switch_on") OFFHAND_CHECK(tree.enable(limits_));
  }
  session_->note_asked(question.key);
  return {};
}

}  // namespace offhand
