#include "generated/tools/desktop/click.h"

#include "impl/action/target_mark.h"
#include "impl/tools/call.h"
#include "impl/verbs/press.h"

namespace offhand::tools::desktop {

Result<ActionResult> click(Call& call, const Target& target, const ClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  OFFHAND_ASSIGN(const auto plan, plan_press(*run, {.button = args.button,
                                                    .count = static_cast<int>(args.count),
                                                    .modifiers = platform::Modifiers::of(args.modifier),
                                                    .action = args.action}));
  if (args.debug_image_out) {
    OFFHAND_ASSIGN(const auto file, call.picture_path(*args.debug_image_out));
    OFFHAND_CHECK(write_target_mark(call.scope(), target, file));
  }
  return carry_out(*run, plan);
}

}  // namespace offhand::tools::desktop
