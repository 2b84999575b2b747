#include "impl/tools/ax/click.h"

#include "impl/tools/call.h"
#include "impl/verbs/context_menu.h"
#include "impl/verbs/press.h"

namespace offhand::tools::ax {

Result<ActionResult> click(Call& call, const Target& target, ClickType type) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  if (type == ClickType::right) return carry_out(*run, plan_context_menu(*run, {}));
  return carry_out(*run, plan_press(*run, {.count = type == ClickType::double_ ? 2 : 1}));
}

}  // namespace offhand::tools::ax
