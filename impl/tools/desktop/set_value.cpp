#include "generated/tools/desktop/set_value.h"

#include "impl/evidence/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/verbs/text_strategies.h"
#include "impl/verbs/value_setting.h"

namespace offhand::tools::desktop {
namespace {

/// A spin button is a field as well; its number is what is meant.
bool is_field(const platform::Node& node) {
  return node.editable_text && node.role != Role::spinbutton && node.role != Role::combobox;
}

/// A number of a page that nobody has written yet stays empty whatever it is set to (Chromium and Firefox): it takes
/// text. Of other spin buttons a text is none yet.
bool is_empty_number(const Scope& scope, const Target& target) {
  const auto& node = target.element->seen.node;
  if (node.role != Role::spinbutton || !node.editable_text) return false;
  const auto held = scope.platform.tree().text(node.handle, scope.limits);
  if (!held || !*held || !(*held)->empty()) return false;
  const auto written = scope.platform.tree().markup({node.handle}, scope.limits);
  return written && !written->empty() && !written->front().tag.empty();
}

Result<ActionResult> replace_text(const Target& target, const std::string& text, ActionRun& run) {
  const auto receiver = std::optional(target.element->seen.node.handle);
  const TextEvidence evidence(run.scope(), text_receiver(run.scope(), target), text);
  OFFHAND_ASSIGN(auto dispatched, run.first_of(text_strategies(run, receiver, text, Writing::replace, {})));
  return std::move(dispatched).conclude(evidence.replacement());
}

}  // namespace

Result<ActionResult> set_value(Call& call, const Target& target, const SetValueArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  if (!is_field(target.element->seen.node)) {
    OFFHAND_ASSIGN(const auto setting, plan_value(*run, args.value));
    if (is_empty_number(call.scope(), target)) return replace_text(target, args.value, *run);
    OFFHAND_ASSIGN(auto dispatched, run->first_of(setting.strategies));
    return std::move(dispatched).conclude(setting.observation);
  }
  return replace_text(target, args.value, *run);
}

}  // namespace offhand::tools::desktop
