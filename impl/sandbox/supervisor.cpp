#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <map>

#include "impl/sandbox/channel.h"
#include "impl/sandbox/desktop.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/events.h"
#include "impl/sandbox/request.h"
#include "impl/sandbox/teardown.h"
#include "impl/sandbox/watchers.h"
#include "platform/host/launch.h"

namespace offhand::sandbox {
namespace {

constexpr std::chrono::hours long_time{24};

class Supervisor {
 public:
  explicit Supervisor(const Config& config)
      : config_(config), guardian_(::getppid()), events_(channel_number), desktop_(config, events_) {
    events_.on_child_exit = [this](pid_t pid, int status) { child_exited(pid, status); };
    events_.on_request = [this](Packet packet) { serve(std::move(packet)); };
  }

  int run() {
    const auto started = start();
    if (!started) report(started.error());
    while (started && !events_.ending()) events_.serve_once(Clock::now() + long_time);
    if (started && desktop_.failure()) report(*desktop_.failure());
    Teardown teardown;
    teardown.config = config_;
    teardown.supervisor = ::getpid();
    teardown.spared = {guardian_};
    teardown.desktop = desktop_.helper_pids();
    teardown.reap = [this] { events_.reap(); };
    return tear_down(teardown) ? 0 : 1;
  }

 private:
  Result<void> start() {
    OFFHAND_CHECK(desktop_.start());
    Event ready;
    ready.type = Event::Type::ready;
    ready.info = info();
    OFFHAND_CHECK(write_state(config_, ready.info));
    if (!tell(channel_number, ready)) return fail(sandbox_failed("report", "Nobody is listening."));
    if (config_.kind == Kind::background) events_.let_owner_go();
    return {};
  }

  Info info() const {
    Info info;
    info.id = config_.id;
    info.display = desktop_.display();
    info.kind = config_.kind;
    info.directory = config_.directory();
    info.guardian = guardian_;
    info.supervisor = ::getpid();
    info.helpers = desktop_.helpers();
    info.environment = desktop_.environment();
    return info;
  }

  void serve(Packet packet) {
    auto request = read_request(std::move(packet));
    if (!request) return;
    Event answer;
    const auto pid = start_command(*request);
    if (pid) {
      answer.type = Event::Type::spawned;
      answer.pid = *pid;
    } else {
      answer.error = pid.error();
    }
    tell(request->reply.get(), answer);
    if (pid) commands_[*pid] = std::move(request->reply);
  }

  Result<pid_t> start_command(const SpawnRequest& request) {
    const std::string& name = request.argv.front();
    Environment environment = desktop_.environment();
    for (const auto& [variable, value] : request.environment) environment.set[variable] = value;
    host::Launch launch;
    launch.argv = request.argv;
    launch.environment = environment.over(current_environment());
    launch.working_directory = request.working_directory;
    const auto path = request.environment.find("PATH");
    const bool relative = name.front() != '/' && name.find('/') != std::string::npos;
    const std::string wanted = relative ? request.working_directory + "/" + name : name;
    const auto program =
        host::find_program(wanted, path == request.environment.end() ? variable("PATH") : path->second);
    if (!program) {
      const bool is_path = name.find('/') != std::string::npos;
      const bool is_there = is_path && ::access(wanted.c_str(), F_OK) == 0;
      return fail(is_there ? command_not_executable(name, EACCES) : command_not_found(name));
    }
    launch.places = {*program};
    launch.descriptors = {
        {request.standard[0].get(), 0}, {request.standard[1].get(), 1}, {request.standard[2].get(), 2}};
    launch.group = request.group_id == 0 ? host::Launch::Group::own : host::Launch::Group::join;
    launch.group_id = request.group_id;
    launch.death_signal = SIGTERM;
    const auto pid = host::launch(launch);
    if (!pid) return fail(command_not_executable(name, pid.error()));
    return *pid;
  }

  void child_exited(pid_t pid, int status) {
    desktop_.child_exited(pid, status);
    const auto command = commands_.find(pid);
    if (command == commands_.end()) return;
    Event event;
    event.type = Event::Type::exited;
    if (WIFSIGNALED(status)) event.status.signal = WTERMSIG(status);
    if (WIFEXITED(status)) event.status.code = WEXITSTATUS(status);
    tell(command->second.get(), event);
    commands_.erase(command);
  }

  void report(const Error& error) {
    Event event;
    event.error = error;
    tell(channel_number, event);
  }

  /// Never blocks: a stopped owner must not stop the supervisor.
  static bool tell(int channel, const Event& event) { return send_packet(channel, event_text(event), Clock::now()); }

  Config config_;
  pid_t guardian_;
  Events events_;
  Desktop desktop_;
  /// Running commands, and the descriptors that get their exit status.
  std::map<pid_t, host::Descriptor> commands_;
};

}  // namespace

int supervise(const Config& config) {
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  return Supervisor(config).run();
}

}  // namespace offhand::sandbox
