// Generated from schema/tools. Do not edit.
#include "generated/support/verdicts.h"

namespace offhand {

std::string_view verdict_of(std::string_view tool) {
  if (tool == "ax.ax_a11y_audit") return "passed";
  if (tool == "ax.ax_assert") return "passed";
  if (tool == "ax.ax_clipboard") return "success";
  if (tool == "ax.ax_find") return "found";
  if (tool == "ax.ax_find_visual") return "found";
  if (tool == "ax.ax_get_value") return "found";
  if (tool == "ax.ax_is_accessible") return "enabled";
  if (tool == "ax.ax_run_script") return "success";
  if (tool == "ax.ax_visual_diff") return "passed";
  if (tool == "ax.ax_wait_idle") return "idle";
  if (tool == "ax.ax_workflow") return "success";
  return {};
}

}  // namespace offhand
