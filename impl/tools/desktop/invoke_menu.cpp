#include "generated/tools/desktop/invoke_menu.h"

#include "impl/tools/call.h"
#include "impl/verbs/menu.h"

namespace offhand::tools::desktop {

Result<ActionResult> invoke_menu(Call& call, const Target& target, const InvokeMenuArgs& args) {
  return choose_from_menu(call.actions(args.observe), target, {.path = args.path});
}

}  // namespace offhand::tools::desktop
