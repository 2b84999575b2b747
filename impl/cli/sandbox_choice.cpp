#include "impl/cli/sandbox_choice.h"

#include <fmt/format.h>

#include "generated/types/errors.h"

namespace offhand::cli {

std::string lines_of(const std::vector<sandbox::Info>& sandboxes) {
  std::string text;
  for (const auto& info : sandboxes) {
    text += fmt::format("- {} display {}, up {} s, supervisor {}\n", info.id, info.display, info.uptime.count() / 1000,
                        info.supervisor);
  }
  return text;
}

Error which_is_not_said(const std::vector<sandbox::Info>& live) {
  if (live.empty()) return errors::sandbox_not_named({.sandboxes = "is none"});
  std::string names;
  for (const auto& info : live) names += fmt::format("{}{} ({})", names.empty() ? "" : ", ", info.id, info.display);
  return errors::sandbox_not_named({.sandboxes = (live.size() == 1 ? "is " : "are ") + names});
}

Result<sandbox::Info> sandbox_meant(const std::string& id) {
  if (!id.empty()) return sandbox::find(id);
  OFFHAND_ASSIGN(auto live, sandbox::status());
  if (live.size() != 1) return fail(which_is_not_said(live));
  return std::move(live.front());
}

}  // namespace offhand::cli
