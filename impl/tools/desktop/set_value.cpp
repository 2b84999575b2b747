#include "generated/tools/desktop/set_value.h"

#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/text_rungs.h"
#include "impl/tools/desktop/value_setting.h"

namespace offhand::tools::desktop {
namespace {

/// A spin button is a field as well; its number is what is meant.
bool is_field(const platform::Node& node) {
  return node.editable_text && node.role != "spinbutton" && node.role != "combobox";
}

}  // namespace

Result<ActionResult> set_value(Call& call, const Target& target, const SetValueArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  if (!is_field(target.element->seen.node)) {
    OFFHAND_ASSIGN(const auto setting, plan_value(*attempt, args.value));
    OFFHAND_ASSIGN(auto dispatched, attempt->first_of(setting.rungs));
    return std::move(dispatched).conclude(setting.observation);
  }
  const auto receiver = std::optional(target.element->seen.node.handle);
  const TextEvidence evidence(attempt->scope(), text_receiver(attempt->scope(), target), args.value);
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(text_rungs(*attempt, receiver, args.value, Writing::replace, {})));
  return std::move(dispatched).conclude(evidence.replacement());
}

}  // namespace offhand::tools::desktop
