#include "generated/tools/desktop/launch_app.h"

#include <optional>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/tools/launch_rule.h"
#include "impl/verbs/launch.h"

namespace offhand::tools::desktop {
namespace {

LaunchParameters parameters_of(const Call& call, const LaunchAppArgs& args) {
  LaunchParameters parameters{.name = args.name,
                              .path = args.launch_path,
                              .arguments = args.additional_arguments,
                              .opens = args.urls,
                              .new_instance = args.creates_new_application_instance,
                              .pages = {},
                              .webkit_inspector_port = args.webkit_inspector_port,
                              .folder = call.folder(),
                              .installed_only = starts_installed_only(call),
                              .keeps_errors = call.has_memory()};
  if (args.page_pipe) parameters.pages = PagesByPipe{};
  if (args.electron_debugging_port) parameters.pages = PagesByPort{*args.electron_debugging_port};
  return parameters;
}

std::optional<std::string> problem_of(const LaunchAppArgs& args, const LaunchParameters& parameters) {
  if (!args.name && !args.launch_path) return "give name or launch_path";
  if (args.page_pipe && args.electron_debugging_port) return "give page_pipe or electron_debugging_port, not both";
  const auto open = opens_pages_to_others(parameters);
  return open ? std::optional("leave out " + *open + ": it opens its pages to other machines") : std::nullopt;
}

}  // namespace

Result<LaunchAppResult> launch_app(Call& call, const LaunchAppArgs& args) {
  const auto parameters = parameters_of(call, args);
  if (auto problem = problem_of(args, parameters))
    return fail(errors::invalid_arguments({.tool = "launch_app", .summary = *std::move(problem), .problems = {}}));
  OFFHAND_ASSIGN(auto launched, launch(call.actions(), parameters));
  LaunchAppResult result;
  result.pid = launched.pid;
  result.name = std::move(launched.name);
  if (!launched.id.empty()) result.bundle_id = std::move(launched.id);
  result.already_running = launched.already_running;
  result.windows = std::move(launched.windows);
  result.self_activation_suppressed = launched.self_activation_suppressed;
  result.side_effects = std::move(launched.side_effects);
  result.late_side_effects = std::move(launched.late_side_effects);
  result.unobserved = std::move(launched.unobserved);
  return result;
}

}  // namespace offhand::tools::desktop
