#include "generated/tools/ax/ax_click_at.h"

#include "impl/tools/ax/click.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_click_at(Call& call, const Target& target, const AxClickAtArgs& args) {
  return click(call, target, args.click_type);
}

}  // namespace offhand::tools::ax
