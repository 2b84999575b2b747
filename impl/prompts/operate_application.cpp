#include "generated/prompts/operate_application.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "impl/tools/call.h"

namespace offhand::prompts {
namespace {

constexpr std::string_view wording =
    "In the application \"{}\", do this: {}\n\n"
    "1. Find its window with list_windows; start it with launch_app if it has none.\n"
    "2. Read the window with get_window_state. Elements are numbered; act on them by element_index with click, "
    "type_text and "
    "press_key. Points are for what has no element.\n"
    "3. After each action look at its effect: confirmed was observed. With unverifiable or suspected_noop, read the "
    "window "
    "again before the next step.\n"
    "4. On stale_element take a new snapshot. Do not use foreground delivery unless an error says that nothing else "
    "works: "
    "a user may be at this desk.\n"
    "5. At the end read the window once more and say what you see as proof.";

}  // namespace

Result<PromptReply> operate_application(Call& /*call*/, const OperateApplicationArgs& args) {
  const nlohmann::json message{
      {"role", "user"}, {"content", {{"type", "text"}, {"text", fmt::format(wording, args.application, args.task)}}}};
  return PromptReply{.description = "Operate " + args.application, .messages = nlohmann::json::array({message}).dump()};
}

}  // namespace offhand::prompts
