#include "generated/tools/ax/ax_list_windows.h"

#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxListWindowsResult> ax_list_windows(Call& call, const Target& target, const AxListWindowsArgs& /*args*/) {
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), target.process->pid));
  AxListWindowsResult result;
  for (const auto& window : windows) {
    result.windows.push_back({.index = static_cast<std::int64_t>(result.windows.size()),
                              .title = window.title,
                              .position = {window.bounds.x, window.bounds.y},
                              .size = {window.bounds.width, window.bounds.height},
                              .focused = window.is_active,
                              .minimized = window.is_minimized});
  }
  return result;
}

}  // namespace offhand::tools::ax
