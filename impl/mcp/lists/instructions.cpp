#include "impl/mcp/lists/instructions.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace offhand::mcp {
namespace {

bool is_listed(const ToolInfo& tool, const Dispatcher& dispatcher, const Selection& selection) {
  return selection.find(tool.name) == &tool && tool.toolset == "desktop" &&
         !dispatcher.process().desk().unsupported_reason(tool);
}

/// True for tools that act on a window in the background.
bool acts(const ToolInfo& tool) {
  return tool.background_lock == LockKind::window && (tool.power == Power::act || tool.power == Power::destroy);
}

bool takes_numbered_elements(const ToolInfo& tool) {
  return std::ranges::any_of(tool.input->properties, [](const auto& known) { return known.name == "element_index"; });
}

/// How the tools of the Computer Use Protocol go together; empty where they are not offered.
std::string way_of_captures(const Dispatcher& dispatcher, const Selection& selection) {
  std::vector<std::string_view> captures;
  bool executes = false;
  for (const auto* tool : selection.tools()) {
    if (tool->toolset != "cup" || dispatcher.process().desk().unsupported_reason(*tool)) continue;
    if (tool->name == "get_foreground" || tool->name == "get_tree") captures.push_back(tool->name);
    if (tool->name == "execute_action") executes = true;
  }
  if (captures.empty() || !executes) return {};
  std::string text = "Capture a tree with ";
  for (const auto name : captures) text.append(name == captures.front() ? "" : " or ").append(name);
  return text + ", then act on its ids with execute_action, which returns the tree with new ids. ";
}

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

/// How elements are named by words; empty where no tool takes them.
std::string way_of_words(const Dispatcher& dispatcher, const Selection& selection) {
  std::vector<std::string_view> acting;
  bool connects = false;
  for (const auto* tool : selection.tools()) {
    if (tool->toolset != "ax" || dispatcher.process().desk().unsupported_reason(*tool)) continue;
    connects = connects || tool->name == "ax_connect";
    const bool takes_words = tool->name == "ax_click" || tool->name == "ax_type" || tool->name == "ax_set_value";
    if (takes_words) acting.push_back(tool->name);
  }
  if (acting.empty()) return {};
  return (connects ? "Connect to an application with ax_connect, then act" : "Act") +
         std::string(" on its elements with ") + joined(acting) +
         ": query names one by its title, as role:title, by words such as \"the field beside Name\", or by the "
         "element_ref that a reply told. ";
}

}  // namespace

std::string instructions(const Dispatcher& dispatcher, const Selection& selection) {
  bool reads_windows = false;
  std::vector<std::string_view> acting;
  std::vector<std::string_view> on_elements;
  for (const auto* tool : dispatcher.process().catalog().tools) {
    if (!is_listed(*tool, dispatcher, selection)) continue;
    if (tool->name == "get_window_state") reads_windows = true;
    if (acts(*tool)) acting.push_back(tool->name);
    if (acts(*tool) && takes_numbered_elements(*tool)) on_elements.push_back(tool->name);
  }
  std::string text;
  if (reads_windows) {
    text = "Read a window with get_window_state";
    text += on_elements.empty() ? ". " : ", then act on its numbered elements with " + joined(on_elements) + ". ";
  } else if (!acting.empty()) {
    text = "Act with " + joined(acting) + ". ";
  }
  const auto others = way_of_captures(dispatcher, selection) + way_of_words(dispatcher, selection);
  text += others;
  if (acting.empty() && others.empty()) return text;
  return text +
         "Actions run in the background: the user's pointer, focus and front window stay as they are. Look at "
         "effect: "
         "only \"confirmed\" was observed.";
}

}  // namespace offhand::mcp
