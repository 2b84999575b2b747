#include "generated/prompts/operate_application.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> operate_application(Call& call, const OperateApplicationArgs& args) {
  Guide guide(call, fmt::format("In the application \"{}\", do this: {}", args.application, args.task));
  guide
      .step({{{"list_windows", "launch_app"},
              "Find its window with list_windows; start it with launch_app if it has none."},
             {{"list_windows"}, "Find its window with list_windows."},
             {{"ax_connect"}, "Connect to it with ax_connect."}})
      .step({{{"get_window_state", "click", "type_text", "press_key"},
              "Read the window with get_window_state. Elements are numbered; act on them by element_index with click, "
              "type_text and press_key. Points are for what has no element."},
             {{"get_window_state"}, "Read the window with get_window_state. Elements are numbered."},
             {{"ax_get_tree", "ax_click", "ax_type"},
              "Read it with ax_get_tree; act on what a query finds with ax_click and ax_type."},
             {{"ax_get_tree"}, "Read it with ax_get_tree."}})
      .step(
          "After each action look at its effect: confirmed was observed. With unverifiable or suspected_noop, read the "
          "window again before the next step.")
      .step(
          "On stale_element take a new snapshot. Do not use foreground delivery unless an error says that nothing else "
          "works: a user may be at this desk.")
      .step("At the end read the window once more and say what you see as proof.");
  return guide.reply("Operate " + args.application);
}

}  // namespace offhand::prompts
