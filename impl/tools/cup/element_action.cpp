#include "impl/tools/cup/element_action.h"

#include <array>
#include <string_view>
#include <utility>

#include "generated/types/cup.h"
#include "generated/types/errors.h"
#include "impl/action/keys.h"
#include "impl/session/captures.h"
#include "impl/tools/given_file.h"
#include "impl/verbs/keys.h"
#include "impl/verbs/node_action.h"
#include "impl/verbs/scroll.h"
#include "impl/verbs/text.h"
#include "impl/verbs/value.h"

namespace offhand::tools::cup {
namespace {

tl::unexpected<Error> invalid(std::string summary) {
  return fail(errors::invalid_arguments({.tool = "execute_action", .summary = std::move(summary), .problems = {}}));
}

/// In the order of the words.
constexpr std::array<std::string_view, 16> done_words{
    "Clicked", "Collapsed",   "Decremented",  "Dismissed",     "Double-clicked", "Expanded",
    "Focused", "Incremented", "Pressed long", "Right-clicked", "Scrolled",       "Selected",
    "Set",     "Toggled",     "Typed into",   "Pressed keys"};

NodeAction meaning_of(CupAction action) {
  return offhand::cup::node_action_of(*offhand::cup::action_from_string(to_string(action)));
}

Result<Plan> plan_of(Call& call, ActionRun& run, const ExecuteActionArgs& args) {
  switch (args.action) {
    case CupAction::press_keys: {
      OFFHAND_ASSIGN(const auto press, parse_key_chord(*args.keys, call.input()));
      return plan_keys(run, {.keys = {press}, .delay = {}});
    }
    case CupAction::type:
      // Nothing would be inserted by nothing.
      return plan_text(
          run, {.text = *args.value, .writing = args.value->empty() ? Writing::replace : Writing::insert, .delay = {}});
    case CupAction::setvalue:
      return plan_value(run, {.value = *args.value, .file = files_given_by(call)});
    case CupAction::scroll:
      return plan_scroll(run, {.direction = *args.direction, .by = ScrollBy::page, .amount = 1});
    default:
      return plan_node_action(run, meaning_of(args.action));
  }
}

/// In the words of the protocol, as the latest capture has them.
tl::unexpected<Error> not_offered(Call& call, const Target& target, const ExecuteActionArgs& args) {
  std::string offered;
  if (const auto place = call.session().captures().place(args.element_id)) {
    for (const auto action : place->capture->envelope.tree[place->at].actions)
      offered += (offered.empty() ? "" : ", ") + std::string(to_string(action));
  }
  return fail(errors::no_such_action({.element = target.describe(),
                                      .action = std::string(to_string(args.action)),
                                      .offered = offered.empty() ? "none" : offered}));
}

Result<ActionResult> press_escape(Call& call, const Target& target) {
  Target window;
  window.window = target.window;
  OFFHAND_ASSIGN(const auto run, call.begin_action(window));
  auto done = carry_out(*run, plan_keys(*run, {.keys = {{.key = "escape", .modifiers = {}}}, .delay = {}}));
  if (done) done->target = target.acted_on();
  return done;
}

}  // namespace

Result<void> check_arguments(const ExecuteActionArgs& args) {
  const bool is_keys = args.action == CupAction::press_keys;
  if (is_keys && !args.keys) return invalid("press_keys needs keys");
  if (!is_keys && args.element_id.empty()) return invalid(std::string(to_string(args.action)) + " needs element_id");
  const bool is_text = args.action == CupAction::type || args.action == CupAction::setvalue;
  if (is_text && !args.value) return invalid(std::string(to_string(args.action)) + " needs value");
  if (args.action == CupAction::scroll && !args.direction) return invalid("scroll needs direction");
  return {};
}

Result<ActionResult> act_on(Call& call, const Target& target, const ExecuteActionArgs& args) {
  if (args.action == CupAction::dismiss && is_cancelled_by_escape(target)) return press_escape(call, target);
  if (args.action == CupAction::press_keys || args.action == CupAction::dismiss)
    OFFHAND_CHECK(call.facets().require(platform::Facet::input));
  if (args.action == CupAction::longpress) return not_offered(call, target, args);
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  const auto plan = plan_of(call, *run, args);
  if (!plan && plan.error().code == "no_such_action") return not_offered(call, target, args);
  return carry_out(*run, plan);
}

CupActionResult told(CupAction action, ActionResult done) {
  CupActionResult result;
  result.success = done.effect != Effect::suspected_noop;
  result.message = text_of(done, done_words[static_cast<std::size_t>(action)]);
  if (!result.success) result.error = std::string(to_string(done.effect));
  result.path = done.path;
  result.effect = done.effect;
  result.target = std::move(done.target);
  result.evidence = std::move(done.evidence);
  result.value = std::move(done.value);
  result.observed = std::move(done.observed);
  result.escalation = std::move(done.escalation);
  result.side_effects = std::move(done.side_effects);
  result.unobserved = std::move(done.unobserved);
  return result;
}

}  // namespace offhand::tools::cup
