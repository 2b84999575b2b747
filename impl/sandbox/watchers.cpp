#include "impl/sandbox/watchers.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <string_view>
#include <vector>

#include "impl/sandbox/environment.h"
#include "platform/host/launch.h"

namespace offhand::sandbox {
namespace {

constexpr std::string_view guardian_argument = "__sandbox-guardian";
constexpr std::string_view supervisor_argument = "__sandbox-supervisor";

std::atomic<bool> asked_at_start{false};

std::string_view argument_of(Role role) { return role == Role::guardian ? guardian_argument : supervisor_argument; }

std::vector<std::string> split_at_nul(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\0', start), text.size());
    parts.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return parts;
}

}  // namespace

tl::expected<pid_t, int> launch_watcher(Role role, const Config& config, int channel) {
  host::Launch launch;
  launch.places = {"/proc/self/exe"};
  launch.working_directory = "/";
  launch.argv = {"offhand", std::string(argument_of(role)), config_text(config)};
  // The caller's environment ends here. The values are passed in the environment and not on the command line, which
  // every user may read.
  const auto ours = current_environment();
  launch.environment =
      mark(config.id, config.registry)
          .over(role == Role::guardian ? clean_environment(ours, config.options.let_in.variables) : ours);
  launch.descriptors = {{channel, channel_number}};
  // An attached sandbox stays in the caller's session, so that a command can share the caller's terminal.
  if (role == Role::guardian && config.kind == Kind::background) launch.group = host::Launch::Group::own_session;
  // For the supervisor only. The owner may start the guardian from a thread that ends, so the guardian watches the
  // channel instead.
  if (role == Role::supervisor) launch.death_signal = SIGTERM;
  return host::launch(launch);
}

Watchers find_watchers(const Pids& candidates, const std::string& id) {
  Watchers watchers;
  for (const pid_t pid : candidates) {
    const auto arguments = split_at_nul(command_line(pid));
    if (arguments.size() != 3) continue;
    const bool guardian = arguments[1] == guardian_argument;
    if (!guardian && arguments[1] != supervisor_argument) continue;
    const auto config = parse_config(arguments[2]);
    if (config && config->id == id) (guardian ? watchers.guardians : watchers.supervisors).insert(pid);
  }
  return watchers;
}

bool can_become_watcher() { return asked_at_start; }

std::optional<int> maybe_run_supervisor(int argc, char** argv) {
  asked_at_start = true;
  if (argc != 3) return std::nullopt;
  const bool guardian = argv[1] == guardian_argument;
  if (!guardian && argv[1] != supervisor_argument) return std::nullopt;
  const auto config = parse_config(argv[2]);
  // Somebody typed this command by hand.
  if (!config || ::fcntl(channel_number, F_SETFD, FD_CLOEXEC) != 0) return 2;
  // The name in ps and top, where /proc/self/exe would show as "exe".
  ::prctl(PR_SET_NAME, guardian ? "sandbox-guard" : "sandbox-super");
  return guardian ? guard(*config) : supervise(*config);
}

}  // namespace offhand::sandbox
