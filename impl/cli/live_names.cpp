#include <nlohmann/json.hpp>

#include "impl/cli/daemon_caller.h"
#include "impl/cli/services.h"
#include "impl/sandbox/sandbox.h"

namespace offhand::cli {

std::vector<std::string> run_names(const ProgramOptions& program) {
  auto client = daemon_client(program, "full");
  if (!client || !*client) return {};
  const auto statistics = (*client)->statistics();
  return statistics ? statistics->value("sessions", std::vector<std::string>()) : std::vector<std::string>();
}

std::vector<std::string> sandbox_ids() {
  std::vector<std::string> ids;
  const auto sandboxes = sandbox::status();
  if (!sandboxes) return ids;
  for (const auto& info : *sandboxes) ids.push_back(info.id);
  return ids;
}

}  // namespace offhand::cli
