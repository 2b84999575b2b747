#include "generated/tools/ax/ax_click.h"

#include "impl/tools/ax/click.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_click(Call& call, const Target& target, const AxClickArgs& args) {
  return click(call, target, args.click_type);
}

}  // namespace offhand::tools::ax
