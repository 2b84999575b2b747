#include "generated/prompts/debug_ui.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> debug_ui(Call& call, const DebugUiArgs& args) {
  Guide guide(call, fmt::format("In the application \"{}\", find out why this element is not found: {}{}",
                                args.app_name, args.element_description,
                                args.query_tried ? "\nTried in vain: " + *args.query_tried : std::string()));
  begin_with(guide, args.app_name);
  guide
      .step({{{"ax_find"}, "Look for it with ax_find: by a part of its text, by its role, by both (role:text)."},
             {{"find_elements"}, "Look for it with find_elements: by a part of its text, by its role."}})
      .step({{{"ax_screenshot"}, "See with ax_screenshot whether it shows at all."},
             {{"get_window_state"}, "See with a picture of get_window_state whether it shows at all."}})
      .step({{{"ax_get_attributes"},
              "See with ax_get_attributes what what you found is called, and whether it is hidden or disabled."}})
      .step({{{"ax_find_visual"}, "Where no element is told for it, look for it with ax_find_visual."}})
      .step("Say why it was not found, and give the shortest query that finds it and nothing else.");
  return guide.reply("Find an element of " + args.app_name);
}

}  // namespace offhand::prompts
