#include "generated/prompts/navigate_to.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> navigate_to(Call& call, const NavigateToArgs& args) {
  Guide guide(call, fmt::format("In the application \"{}\", go to: {}", args.app_name, args.destination));
  begin_with(guide, args.app_name);
  guide
      .step({{{"ax_find", "ax_click"},
              "Find each step of the way with ax_find and take it with ax_click; look again after each."},
             {{"click", "invoke_menu"},
              "Take each step of the way with click, or with invoke_menu where it is an entry of a menu; look again "
              "after each."},
             {{"click"}, "Take each step of the way with click; look again after each."}})
      .step({{{"ax_wait_idle"}, "Wait with ax_wait_idle while the application is busy."},
             {{"wait_for"}, "Wait with wait_for while the application is busy."}})
      .step("Say what is shown in the end as proof that it is the right place.");
  return guide.reply(fmt::format("Go to {} in {}", args.destination, args.app_name));
}

}  // namespace offhand::prompts
