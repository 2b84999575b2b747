#include "impl/cli/verdict.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

namespace offhand::cli {
namespace {

struct Verdict {
  std::string_view tool;
  /// The member of its result that is false then.
  std::string_view member;
};

constexpr auto verdicts = std::to_array<Verdict>({{"ax.ax_a11y_audit", "passed"},
                                                  {"ax.ax_assert", "passed"},
                                                  {"ax.ax_clipboard", "success"},
                                                  {"ax.ax_find", "found"},
                                                  {"ax.ax_find_visual", "found"},
                                                  {"ax.ax_get_value", "found"},
                                                  {"ax.ax_is_accessible", "enabled"},
                                                  {"ax.ax_run_script", "success"},
                                                  {"ax.ax_visual_diff", "passed"},
                                                  {"ax.ax_wait_idle", "idle"},
                                                  {"ax.ax_workflow", "success"}});

}  // namespace

bool is_as_asked(const ToolInfo& tool, const Reply& reply) {
  const auto* const verdict = std::ranges::find(verdicts, tool.identity, &Verdict::tool);
  if (verdict == verdicts.end() || !reply.structured) return true;
  const auto result = nlohmann::json::parse(*reply.structured, nullptr, false);
  const auto told = result.is_object() ? result.find(std::string(verdict->member)) : result.end();
  return told == result.end() || !told->is_boolean() || told->get<bool>();
}

}  // namespace offhand::cli
