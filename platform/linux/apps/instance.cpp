#include "platform/linux/apps/instance.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

#include "platform/linux/apps/page_pipe.h"
#include "platform/linux/apps/planner.h"
#include "platform/linux/apps/process_table.h"

namespace offhand::platform::linux_apps {
namespace {

namespace fs = std::filesystem;

bool is_same_file(const fs::path& one, const fs::path& other) {
  std::error_code error;
  return !one.empty() && !other.empty() && fs::equivalent(one, other, error);
}

/// Whether the program is the process's executable, or the script that its interpreter runs.
bool runs_file(const fs::path& program, const fs::path& executable, const std::vector<std::string>& command) {
  if (is_same_file(program, executable)) return true;
  return command.size() > 1 && command[1].starts_with('/') && is_same_file(program, command[1]);
}

}  // namespace

bool is_interpreter(const fs::path& program) {
  constexpr std::array<std::string_view, 9> known{"python", "perl", "ruby", "node", "java",
                                                  "bash",   "dash", "sh",   "env"};
  const auto name = program.filename().string();
  return std::any_of(known.begin(), known.end(), [&](std::string_view interpreter) {
    // Matches versions like python3.11 as well.
    return name.starts_with(interpreter) &&
           name.find_first_not_of("0123456789.", interpreter.size()) == std::string::npos;
  });
}

bool is_instance(const LaunchPlan& plan, std::int64_t pid, const std::string& app_name, InstanceOf of) {
  // A browser that was started with somebody else's pipe cannot be used.
  if (of == InstanceOf::command && plan.serves_pages_by_pipe && !page_pipe_of(pid)) return false;
  if (plan.argv.empty() || pid <= 0 || user_of(pid) != static_cast<std::int64_t>(::geteuid())) return false;
  const auto program = find_program(plan.argv.front());
  if (!program) return false;
  const fs::path executable = executable_of(pid);
  const auto command = command_line_of(pid);
  const auto has = [&](const std::string& argument) {
    return std::find(command.begin(), command.end(), argument) != command.end();
  };
  const bool any_arguments = of == InstanceOf::program && !is_interpreter(*program);
  const bool has_arguments = any_arguments || std::all_of(plan.argv.begin() + 1, plan.argv.end(), has);
  if (has_arguments && runs_file(*program, executable, command)) return true;
  if (plan.app_names.empty()) return false;
  if (has_arguments && executable.filename() == program->filename()) return true;
  return std::any_of(plan.app_names.begin(), plan.app_names.end(),
                     [&](const std::string& name) { return folded(name) == folded(app_name); });
}

}  // namespace offhand::platform::linux_apps
