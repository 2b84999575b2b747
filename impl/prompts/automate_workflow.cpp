#include "generated/prompts/automate_workflow.h"

#include <fmt/format.h>

#include "impl/prompts/guide.h"
#include "impl/tools/call.h"

namespace offhand::prompts {

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
    return guide.reply("Plan a workflow");
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
