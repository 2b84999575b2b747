#include "generated/prompts/automate_workflow.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "impl/prompts/guide.h"
#include "impl/prompts/planning.h"
#include "impl/tools/call.h"

namespace offhand::prompts {
namespace {

using nlohmann::json;

/// The first of the applications, separated by commas, that runs and can be read.
std::optional<PlannedApplication> application_of_plan(Call& call, std::string_view names) {
  constexpr std::string_view blanks = " \t\n";
  while (!names.empty()) {
    const auto end = std::min(names.find(','), names.size());
    auto name = names.substr(0, end);
    name.remove_prefix(std::min(name.find_first_not_of(blanks), name.size()));
    name = name.substr(0, name.find_last_not_of(blanks) + 1);
    auto application = name.empty() ? std::nullopt : read_for_plan(call, std::string(name));
    if (application) return application;
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return std::nullopt;
}

/// Behind the text of a plan: what the client's model would do next, or else what the application shows.
Result<PromptReply> with_first_step(Call& call, const AutomateWorkflowArgs& args, PromptReply reply) {
  const auto application = application_of_plan(call, args.apps.value_or(""));
  if (!application) return reply;
  auto messages = json::parse(reply.messages);
  OFFHAND_ASSIGN(const auto action, next_action(call, *application, args.workflow));
  if (action) {
    const auto said =
        fmt::format("The next action in {}, as a look at its elements suggests:\n{}", application->alias, *action);
    messages.push_back({{"role", "assistant"}, {"content", {{"type", "text"}, {"text", said}}}});
  } else {
    for (auto& shown : shown_for_plan(call, *application)) messages.push_back(std::move(shown));
  }
  reply.messages = messages.dump(-1, ' ', false, json::error_handler_t::replace);
  return reply;
}

}  // namespace

Result<PromptReply> automate_workflow(Call& call, const AutomateWorkflowArgs& args) {
  const bool is_plan = args.dry_run == "true";
  Guide guide(call, fmt::format("{}: {}{}", is_plan ? "Plan this and do none of it" : "Do this", args.workflow,
                                args.apps ? "\nApplications: " + *args.apps : std::string()));
  guide
      .step({{{"ax_list_apps", "ax_connect"},
              "See with ax_list_apps what runs, and connect to what is needed with ax_connect."},
             {{"list_apps", "list_windows"}, "See with list_apps and list_windows what runs."},
             {{"list_windows"}, "See with list_windows what runs."}})
      .step({{{"ax_get_tree"}, "Read the elements of each application with ax_get_tree."},
             {{"get_window_state"}, "Read the windows with get_window_state."}});
  if (is_plan) {
    guide.step({{{"ax_workflow"}, "Write the steps as you would give them to ax_workflow, and do not call it."}})
        .step("Write each step: application, element, action, and how one sees that it worked.");
    return with_first_step(call, args, guide.reply("Plan a workflow"));
  }
  guide
      .step({{{"ax_workflow"}, "Carry it out with ax_workflow, with a rollback for steps that can be taken back."},
             {{"click", "type_text"},
              "Carry it out with click, type_text and the other tools, one step after the other."}})
      .step("After each step look at what happened; do not go on after a failure.")
      .step("At the end say what was done, with proof.");
  return guide.reply("Automate a workflow");
}

}  // namespace offhand::prompts
