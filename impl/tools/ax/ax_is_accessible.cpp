#include "generated/tools/ax/ax_is_accessible.h"

#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxIsAccessibleResult> ax_is_accessible(Call& call, const AxIsAccessibleArgs& /*args*/) {
  AxIsAccessibleResult result;
  result.process_name = "offhand";
  const auto enabled = call.tree().enabled(call.limits());
  if (!enabled) {
    OFFHAND_CHECK(call.still_allowed("Looking whether accessibility is on"));
    result.suggestion = enabled.error().message + " " + enabled.error().hint;
    return result;
  }
  result.enabled = *enabled || call.see().may_switch_accessibility_on();
  if (!result.enabled) {
    result.suggestion =
        "Accessibility is switched off on this desktop. Set accessibility_enable to auto, or switch it on in the "
        "desktop's settings.";
  }
  return result;
}

}  // namespace offhand::tools::ax
