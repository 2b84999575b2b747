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
#include "platform/linux/apps/programs.h"

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

/// The words behind the program of a process, or behind the script that its interpreter runs.
std::vector<std::string> words_of(const fs::path& program, const fs::path& executable,
                                  const std::vector<std::string>& command) {
  const bool by_script = !is_same_file(program, executable) && command.size() > 1 && command[1].starts_with('/') &&
                         is_same_file(program, command[1]);
  const auto skipped = static_cast<std::ptrdiff_t>(std::min<std::size_t>(by_script ? 2 : 1, command.size()));
  return {command.begin() + skipped, command.end()};
}

/// A file or an address, as a field code of an entry takes it.
bool can_be_opened(const std::string& word, const fs::path& folder) {
  std::error_code error;
  return word.find("://") != std::string::npos || fs::exists(folder / word, error);
}

/// Whether a process was started as a command says. An entry is its whole command line: with an option more, or with
/// one less, the same program is something else (a settings dialog, a terminal that runs a program). It may have been
/// given files.
bool is_started_by(const std::vector<std::string>& argv, std::vector<std::string> words, const fs::path& folder) {
  for (auto wanted = argv.begin() + 1; wanted != argv.end(); ++wanted) {
    const auto found = std::ranges::find(words, *wanted);
    if (found == words.end()) return false;
    words.erase(found);
  }
  return std::ranges::all_of(words,
                             [&](const auto& word) { return !word.starts_with('-') && can_be_opened(word, folder); });
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
  std::error_code error;
  const auto folder = fs::read_symlink(fs::path("/proc") / std::to_string(pid) / "cwd", error);
  const bool is_started_so = is_started_by(plan.argv, words_of(*program, executable, command), folder);
  if (of == InstanceOf::command && !is_started_so) return false;
  const bool has_arguments = is_started_so || !is_interpreter(*program);
  if (has_arguments && runs_file(*program, executable, command)) return true;
  if (plan.app_names.empty()) return false;
  if (has_arguments && executable.filename() == program->filename()) return true;
  return std::any_of(plan.app_names.begin(), plan.app_names.end(),
                     [&](const std::string& name) { return folded(name) == folded(app_name); });
}

}  // namespace offhand::platform::linux_apps
