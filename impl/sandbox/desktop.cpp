#include "impl/sandbox/desktop.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "impl/base/line_reader.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "platform/host/launch.h"

namespace offhand::sandbox {
namespace {

/// More than ten times what any step of a healthy start takes.
constexpr std::chrono::seconds step_limit{10};

struct Needed {
  const char* program;
  const char* package;
  /// Directories for programs that are not meant for the PATH, on Debian and other systems.
  std::vector<std::string> elsewhere;
};

const std::vector<Needed>& needed_programs() {
  static const std::vector<Needed> needed = {
      {"Xvfb", "xvfb", {}},
      {"dbus-daemon", "dbus-daemon", {}},
      {"dbus-send", "dbus-bin", {}},
      {"at-spi-bus-launcher", "at-spi2-core", {"/usr/libexec", "/usr/lib/at-spi2-core", "/usr/lib/at-spi2"}},
  };
  return needed;
}

std::vector<Needed> needed_programs(const Options& options) {
  auto all = needed_programs();
  const auto& manager = options.window_manager;
  if (!manager.empty()) all.push_back({manager.c_str(), manager.c_str(), {}});
  return all;
}

std::string joined(const std::vector<std::string>& directories) {
  std::string path;
  for (const std::string& directory : directories) path += (path.empty() ? "" : ":") + directory;
  return path;
}

Result<std::string> find(const Needed& needed) {
  auto found = host::find_program(needed.program, variable("PATH"));
  if (!found) found = host::find_program(needed.program, joined(needed.elsewhere));
  if (!found) return fail(missing_package(needed.program, needed.package));
  return *std::move(found);
}

std::string end_of(const std::string& name, int status) {
  if (WIFSIGNALED(status)) return name + " was ended by signal " + std::to_string(WTERMSIG(status)) + ".";
  return name + " exited with status " + std::to_string(WEXITSTATUS(status)) + ".";
}

std::string last_line(const std::string& file) {
  std::ifstream stream(file);
  std::string last;
  for (std::string line; std::getline(stream, line);) {
    if (!line.empty()) last = line;
  }
  return last.substr(0, 300);
}

}  // namespace

Result<void> programs_are_there(const Options& options) {
  for (const Needed& needed : needed_programs(options)) OFFHAND_CHECK(find(needed));
  return {};
}

Desktop::Desktop(const Config& config, Events& events)
    : config_(config), events_(events), deadline_(Clock::now() + config.options.start_timeout) {
  environment_ = mark(config_.id, config_.registry);
  describe_desktop(environment_, config_.directory(), config_.options.let_in.variables);
}

Result<void> Desktop::start() {
  OFFHAND_CHECK(find_programs());
  OFFHAND_CHECK(start_x_server());
  // The bus starts after the display, because the services that it activates inherit its environment.
  OFFHAND_CHECK(start_session_bus());
  OFFHAND_CHECK(start_window_manager());
  OFFHAND_CHECK(start_accessibility());
  OFFHAND_CHECK(await_window_manager());
  if (failure_) return fail(*failure_);
  exits_.clear();
  starting_ = false;
  return {};
}

Result<void> Desktop::find_programs() {
  for (const Needed& needed : needed_programs(config_.options)) {
    OFFHAND_ASSIGN(programs_[needed.program], find(needed));
  }
  return {};
}

Result<pid_t> Desktop::start_helper(const std::string& name, const std::vector<std::string>& arguments,
                                    const std::vector<std::pair<int, int>>& descriptors) {
  return start_helper_with(environment_, name, arguments, descriptors);
}

Result<pid_t> Desktop::start_helper_with(const Environment& environment, const std::string& name,
                                         const std::vector<std::string>& arguments,
                                         const std::vector<std::pair<int, int>>& descriptors) {
  host::Launch launch;
  launch.places = {programs_[name]};
  launch.working_directory = "/";
  launch.argv = arguments;
  launch.argv.insert(launch.argv.begin(), name);
  launch.environment = environment.over(current_environment());
  const std::string log_file = log_of(name);
  const host::Descriptor log(::open(log_file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
  if (!log) return fail(sandbox_failed("log", "Cannot make " + log_file + ": " + errno_text(errno) + "."));
  launch.descriptors = {{log.get(), 1}, {log.get(), 2}};
  launch.descriptors.insert(launch.descriptors.end(), descriptors.begin(), descriptors.end());
  // The fallback if both watching processes are killed at once. SIGTERM lets Xvfb remove its lock file.
  launch.death_signal = SIGTERM;
  const auto pid = host::launch(launch);
  if (!pid) return fail(sandbox_failed(name, "Cannot start " + programs_[name] + ": " + errno_text(pid.error()) + "."));
  return *pid;
}

void Desktop::child_exited(pid_t pid, int status) {
  const auto helper =
      std::find_if(helpers_.begin(), helpers_.end(), [&](const auto& entry) { return entry.second == pid; });
  if (starting_) exits_[pid] = status;
  if (helper == helpers_.end()) return;
  // A window manager may be replaced later by a user of the sandbox.
  const bool essential = starting_ || helper->first == "Xvfb" || helper->first == "dbus-daemon";
  if (essential && !failure_) {
    failure_ = failed("desktop", helper->first, end_of(helper->first, status));
    events_.end();
  }
}

Result<std::string> Desktop::first_line(const std::string& step, const std::string& name, pid_t pid, int fd) {
  LineReader reader;
  const Deadline deadline = step_deadline();
  for (;;) {
    const Events::Wake wake = events_.wait_readable(fd, deadline);
    if (wake == Events::Wake::deadline) return fail(failed(step, name, name + " did not get ready in time."));
    if (wake == Events::Wake::ending) return fail(called_off(step));
    char buffer[512];
    const ssize_t count = ::read(fd, buffer, sizeof buffer);
    if (count > 0) {
      reader.feed({buffer, static_cast<std::size_t>(count)});
      if (const auto line = reader.next()) return std::string(line->text);
      continue;
    }
    // The other end is closed; the exit status follows.
    await_exit(pid, deadline);
    const auto exit = exits_.find(pid);
    return fail(failed(step, name, exit == exits_.end() ? name + " fell silent." : end_of(name, exit->second)));
  }
}

void Desktop::await_exit(pid_t pid, Deadline deadline) {
  while (exits_.count(pid) == 0 && Clock::now() < deadline && !events_.ending()) events_.serve_once(deadline);
}

Result<std::string> Desktop::output_of(const std::string& step, const std::string& name,
                                       const std::vector<std::string>& arguments) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return fail(sandbox_failed(step, errno_text(errno) + "."));
  const host::Descriptor output(ends[0]);
  host::Descriptor writer(ends[1]);
  OFFHAND_ASSIGN(const pid_t pid, start_helper(name, arguments, {{writer.get(), 1}}));
  writer.reset();
  std::string text;
  const Deadline deadline = step_deadline();
  for (ssize_t count = 1; count > 0 && events_.wait_readable(output.get(), deadline) == Events::Wake::ready;) {
    char buffer[512];
    count = ::read(output.get(), buffer, sizeof buffer);
    if (count > 0) text.append(buffer, static_cast<std::size_t>(count));
  }
  await_exit(pid, deadline);
  const auto exit = exits_.find(pid);
  if (exit == exits_.end()) return fail(failure_.value_or(failed(step, name, name + " got no answer in time.")));
  if (exit->second != 0) return fail(failed(step, name, end_of(name, exit->second)));
  return text;
}

Pids Desktop::helper_pids() const {
  Pids pids;
  for (const auto& [name, pid] : helpers_) pids.insert(pid);
  return pids;
}

Error Desktop::failed(const std::string& step, const std::string& name, const std::string& reason) const {
  const std::string said = last_line(log_of(name));
  return sandbox_failed(step, said.empty() ? reason : reason + " Its last words: " + said);
}

Error Desktop::called_off(const std::string& step) const {
  return failure_.value_or(sandbox_failed(step, "The start was called off."));
}

std::string Desktop::log_of(const std::string& name) const {
  return config_.directory() + "/log/" + name.substr(name.rfind('/') + 1);
}

Deadline Desktop::step_deadline() const { return std::min(deadline_, Clock::now() + step_limit); }

}  // namespace offhand::sandbox
