#include "generated/prompts/test_app.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> test_app(Call& call, const TestAppArgs& args) {
  const auto where = args.focus_area ? fmt::format(", above all its {}", *args.focus_area) : std::string();
  Guide guide(
      call, fmt::format("Test the application \"{}\"{}. Change nothing that cannot be undone.", args.app_name, where));
  guide.step({{{"ax_is_accessible"}, "Check with ax_is_accessible that elements can be seen."},
              {{"check_permissions"}, "Check with check_permissions that elements can be seen."}});
  begin_with(guide, args.app_name);
  guide
      .step(fmt::format("Subscribe to offhand://app/{}/events where you can: it tells what the application reports.",
                        args.app_name))
      .step({{{"ax_screenshot"}, "Take a picture with ax_screenshot and compare it with the elements."},
             {{"get_window_state"}, "Ask get_window_state for a picture and compare it with the elements."}})
      .step({{{"ax_click", "ax_type", "ax_set_value"},
              "Try each element that can be used, with ax_click, ax_type and ax_set_value."},
             {{"click", "type_text"}, "Try each element that can be used, with click and type_text."}})
      .step({{{"ax_assert"}, "Assert with ax_assert what has to hold after each step."},
             {{"verify_state"}, "Check with verify_state what has to hold after each step."}});
  if (args.include_a11y_audit == "true")
    guide.step({{{"ax_a11y_audit"}, "Audit the accessibility with ax_a11y_audit."}});
  guide.step({{{"ax_undo"}, "Take back what you changed with ax_undo."}})
      .step("Report what you tried, what happened, and what is wrong, with proof.");
  return guide.reply("Test " + args.app_name);
}

}  // namespace offhand::prompts
