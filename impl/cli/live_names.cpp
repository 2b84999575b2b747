#include "impl/cli/services.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::cli {

std::vector<std::string> sandbox_ids() {
  std::vector<std::string> ids;
  const auto sandboxes = sandbox::status();
  if (!sandboxes) return ids;
  for (const auto& info : *sandboxes) ids.push_back(info.id);
  return ids;
}

}  // namespace offhand::cli
