#include "generated/prompts/cross_app_copy.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> cross_app_copy(Call& call, const CrossAppCopyArgs& args) {
  Guide guide(call, fmt::format("Copy from \"{}\" ({}) to \"{}\" ({}).", args.source_app, args.source_element,
                                args.target_app, args.target_element));
  guide
      .step({{{"ax_connect"}, "Connect to both with ax_connect."},
             {{"list_windows"}, "Find the windows of both with list_windows."}})
      .step({{{"ax_get_value"}, "Read what is to be copied with ax_get_value."},
             {{"get_window_state"}, "Read what is to be copied with get_window_state."}})
      .step({{{"ax_set_value", "ax_type"},
              "Put it into the other with ax_set_value or ax_type: that leaves the clipboard to the user."},
             {{"set_value", "type_text"},
              "Put it into the other with set_value or type_text: that leaves the clipboard to the user."}})
      .step({{{"ax_clipboard"},
              "Only what is no text goes by the clipboard: see with ax_clipboard what it holds before."},
             {{"clipboard_read"},
              "Only what is no text goes by the clipboard: see with clipboard_read what it holds before."}})
      .step("Read the target again and compare: say what arrived.");
  return guide.reply(fmt::format("Copy from {} to {}", args.source_app, args.target_app));
}

}  // namespace offhand::prompts
