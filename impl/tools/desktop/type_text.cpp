#include "generated/tools/desktop/type_text.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {
namespace {

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
  const auto receiver = text_receiver(call, target);
  if (target.element && !receiver) return fail(errors::not_editable({.element = target.describe()}));
  const TextEvidence evidence(call, receiver, args.text);

  const auto keys = keys_of_text(args.text);
  auto rungs = keyboard_rungs(call, target, keys, std::chrono::milliseconds(args.delay_ms));
  if (!call.foreground()) rungs.insert(rungs.begin(), insert(call, receiver, args.text));
  OFFHAND_ASSIGN(const auto delivery, call.act().first_of(target, rungs));
  return call.act().conclude(target, delivery, evidence.arrival());
}

}  // namespace offhand::tools::desktop
