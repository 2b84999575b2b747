#include "generated/prompts/extract_data.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

Result<PromptReply> extract_data(Call& call, const ExtractDataArgs& args) {
  Guide guide(call, fmt::format("From the application \"{}\", extract: {}", args.app_name, args.data_description));
  begin_with(guide, args.app_name);
  guide
      .step({{{"ax_find", "ax_get_value"}, "Find what holds the data with ax_find and read it with ax_get_value."},
             {{"find_elements"}, "Find what holds the data with find_elements."}})
      .step({{{"ax_scroll"}, "Scroll with ax_scroll where more comes than is shown."},
             {{"scroll"}, "Scroll with scroll where more comes than is shown."}})
      .step({{{"ax_screenshot"}, "What no element tells, read from a picture of ax_screenshot, and say so."},
             {{"zoom"}, "What no element tells, read from a picture of zoom, and say so."}})
      .step(fmt::format("Write the data as {}. Invent nothing; say what you could not read.",
                        args.output_format.value_or("json")));
  return guide.reply("Extract data from " + args.app_name);
}

}  // namespace offhand::prompts
