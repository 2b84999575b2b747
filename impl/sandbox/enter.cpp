#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>

#include "codegen/runtime/read_file.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/home.h"
#include "impl/sandbox/sandbox.h"
#include "platform/host/launch.h"

/// Joining a running sandbox.
namespace offhand::sandbox {
namespace {

/// The variables that a process was started with, as NAME=value entries.
std::vector<std::string> environment_of(pid_t pid) {
  const std::string text = read_file("/proc/" + std::to_string(pid) + "/environ").value_or("");
  std::vector<std::string> entries;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\0', start), text.size());
    entries.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return entries;
}

/// The environment of the sandbox's own commands, on this terminal.
Environment environment_within(const Info& info, const LetIn& let_in) {
  Environment environment = info.environment;
  for (auto& [name, value] : terminal_variables(current_environment())) environment.set[name] = value;
  for (auto& [name, value] : values_let_in(let_in.variables)) environment.set[name] = value;
  return environment;
}

std::string value_in(const std::vector<std::string>& entries, const std::string& name) {
  for (const std::string& entry : entries) {
    if (name_of(entry) == name && entry.size() > name.size()) return entry.substr(name.size() + 1);
  }
  return {};
}

/// Replaces this process; returns only on failure.
Error become(const std::vector<std::string>& argv, std::vector<std::string> environment) {
  const auto program = host::find_program(argv.front(), value_in(environment, "PATH"));
  if (!program) {
    std::error_code ignored;
    const bool is_there = argv.front().find('/') != std::string::npos && std::filesystem::exists(argv.front(), ignored);
    return is_there ? command_not_executable(argv.front(), EACCES) : command_not_found(argv.front());
  }
  std::vector<std::string> words = argv;
  const auto pointers = [](std::vector<std::string>& strings) {
    std::vector<char*> list;
    for (std::string& text : strings) list.push_back(text.data());
    list.push_back(nullptr);
    return list;
  };
  ::execve(program->c_str(), pointers(words).data(), pointers(environment).data());
  return command_not_executable(argv.front(), errno);
}

Result<void> prepare(const Info& info, const LetIn& let_in) {
  OFFHAND_ASSIGN(const HomeLinks links, home_links(let_in.paths));
  return furnish_home(info.directory, links);
}

}  // namespace

Error enter(const std::string& id, const LetIn& let_in, const std::vector<std::string>& argv) {
  const auto info = find(id);
  if (!info) return info.error();
  if (const auto prepared = prepare(*info, let_in); !prepared) return prepared.error();
  if (argv.empty() || argv.front().empty()) return sandbox_failed("command", "There is no command.");
  // The variables given at the sandbox's start are in its supervisor's environment only.
  return become(argv, environment_within(*info, let_in).over(environment_of(info->supervisor)));
}

void join(const Environment& environment) {
  const auto ours = current_environment();
  for (const std::string& entry : ours) {
    const std::string name = name_of(entry);
    if (!name.starts_with("OFFHAND_")) ::unsetenv(name.c_str());
  }
  for (const std::string& entry : environment.over(clean_environment(ours)))
    ::setenv(name_of(entry).c_str(), entry.substr(name_of(entry).size() + 1).c_str(), 1);
}

}  // namespace offhand::sandbox
