#include "generated/tools/cup/launch_app.h"

#include <fmt/format.h>

#include <utility>

#include "impl/tools/call.h"
#include "impl/tools/launch_rule.h"
#include "impl/verbs/launch.h"

namespace offhand::tools::cup {

Result<LaunchAppResult> launch_app(Call& call, const LaunchAppArgs& args) {
  LaunchParameters parameters;
  parameters.name = args.name;
  parameters.accepts_similar_names = true;
  parameters.installed_only = starts_installed_only(call);
  parameters.folder = call.folder();
  parameters.keeps_errors = call.has_memory();
  OFFHAND_ASSIGN(auto launched, launch(call.actions(), parameters));
  LaunchAppResult result;
  result.success = true;
  result.message = fmt::format("{} {}: pid {}", launched.already_running ? "There is a window of" : "Launched",
                               launched.name, launched.pid);
  result.pid = launched.pid;
  result.name = std::move(launched.name);
  result.already_running = launched.already_running;
  result.windows = std::move(launched.windows);
  result.side_effects = std::move(launched.side_effects);
  result.unobserved = std::move(launched.unobserved);
  return result;
}

}  // namespace offhand::tools::cup
