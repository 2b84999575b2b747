#include "generated/tools/desktop/type_text.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {
namespace {

/// The node that the text goes to: the element, or what has the focus within the window.
Result<std::optional<platform::NodeHandle>> receiver_of(Call& call, const Target& target) {
  if (target.element) {
    if (!target.element->seen.node.editable_text) return fail(errors::not_editable({.element = target.describe()}));
    return target.element->seen.node.handle;
  }
  if (target.point) return std::nullopt;
  const auto focused = call.platform().tree->focused(target.window, call.limits());
  // A window without an accessibility tree still takes keys.
  if (!focused || !*focused || !(*focused)->editable_text) return std::nullopt;
  return (*focused)->handle;
}

Rung insert(Call& call, const std::optional<platform::NodeHandle>& receiver, const std::string& text) {
  return [&call, &receiver, &text] {
    if (!receiver) return platform::Delivery::not_attempted("");
    return call.platform().tree->insert_text(*receiver, text, call.limits());
  };
}

}  // namespace

Result<ActionResult> type_text(Call& call, const TypeTextArgs& args) {
  OFFHAND_ASSIGN(const auto target, call.resolve(args.target));
  OFFHAND_CHECK(call.act().prepare(target, "type " + args.text));
  OFFHAND_ASSIGN(const auto receiver, receiver_of(call, target));
  const TextEvidence evidence(call, receiver, args.text);

  const auto keys = keys_of_text(args.text);
  auto rungs = keyboard_rungs(call, target, keys, std::chrono::milliseconds(args.delay_ms));
  if (!call.foreground()) rungs.insert(rungs.begin(), insert(call, receiver, args.text));
  OFFHAND_ASSIGN(const auto delivery, call.act().first_of(target, rungs));
  return call.act().conclude(target, delivery, evidence.observation());
}

}  // namespace offhand::tools::desktop
