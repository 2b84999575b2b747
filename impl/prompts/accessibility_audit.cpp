#include "generated/prompts/accessibility_audit.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> accessibility_audit(Call& call, const AccessibilityAuditArgs& args) {
  Guide guide(call, fmt::format("Audit the accessibility of the application \"{}\" by WCAG level {}.", args.app_name,
                                args.standard.value_or("AA")));
  begin_with(guide, args.app_name);
  guide.step({{{"ax_a11y_audit"}, "Run ax_a11y_audit for the windows that matter."}})
      .step("Look for elements without a name, with a role that is not theirs, and for what only a picture tells.")
      .step({{{"ax_key_press"}, "Try with ax_key_press whether everything is reached by Tab and used by keys."},
             {{"press_key"}, "Try with press_key whether everything is reached by Tab and used by keys."}})
      .step({{{"ax_screenshot"}, "Judge contrast and size of text in a picture of ax_screenshot."},
             {{"get_window_state"}, "Judge contrast and size of text in a picture of get_window_state."}})
      .step("Report each finding: the element, the criterion of WCAG, how grave it is, and how to mend it.");
  return guide.reply("Audit the accessibility of " + args.app_name);
}

}  // namespace offhand::prompts
