#include "impl/mcp/instructions.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace offhand::mcp {
namespace {

constexpr std::array<std::string_view, 12> acting_tools{
    "click",     "type_text",   "press_key",    "hotkey",      "scroll",           "drag",
    "set_value", "invoke_menu", "double_click", "right_click", "set_window_frame", "kill_app"};

bool is_listed(std::string_view name, const Dispatcher& dispatcher, const Selection& selection) {
  const auto* tool = selection.find(name);
  return tool != nullptr && tool->toolset == "desktop" && !dispatcher.runtime().unsupported_reason(*tool);
}

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace

std::string instructions(const Dispatcher& dispatcher, const Selection& selection) {
  const auto listed = [&](std::string_view name) { return is_listed(name, dispatcher, selection); };
  std::vector<std::string_view> acting;
  std::copy_if(acting_tools.begin(), acting_tools.end(), std::back_inserter(acting), listed);
  if (acting.size() > 3) acting.resize(3);
  std::string text;
  if (listed("get_window_state")) {
    text = "Read a window with get_window_state";
    text += acting.empty() ? ". " : ", then act on its numbered elements with " + joined(acting) + ". ";
  } else if (!acting.empty()) {
    text = "Act with " + joined(acting) + ". ";
  }
  if (acting.empty()) return text;
  return text +
         "Actions run in the background: the person's pointer, focus and front window stay as they are. Look at "
         "effect: "
         "only \"confirmed\" was observed.";
}

}  // namespace offhand::mcp
