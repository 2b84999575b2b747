#include "impl/sandbox/sandbox.h"

#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "impl/base/random.h"
#include "impl/sandbox/channel.h"
#include "impl/sandbox/directories.h"
#include "impl/sandbox/environment.h"
#include "impl/sandbox/errors.h"
#include "impl/sandbox/home.h"
#include "impl/sandbox/request.h"
#include "impl/sandbox/state.h"
#include "impl/sandbox/teardown.h"
#include "impl/sandbox/watchers.h"

namespace offhand::sandbox {
namespace {

constexpr std::chrono::seconds end_limit{8};
constexpr std::chrono::seconds answer_limit{10};

/// Reads the channel to its end, which comes when no process of the sandbox is left.
bool await_end(int channel, Deadline deadline) {
  while (wait_readable(channel, deadline)) {
    if (!receive_packet(channel)) return true;
  }
  return false;
}

void collect(pid_t child) {
  while (::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }
}

/// Ends the sandbox without its watching processes, if they fail to do it.
void force_end(const Info& info) {
  Teardown teardown;
  teardown.config.id = info.id;
  teardown.config.registry = std::filesystem::path(info.directory).parent_path().string();
  teardown.supervisor = info.supervisor;
  teardown.spared = ProcessTable::read().ancestors(::getpid());
  teardown.children = Teardown::Children::our_own;
  tear_down(teardown);
}

Result<Event> await_event(int channel, Deadline deadline, const std::string& step) {
  if (!wait_readable(channel, deadline)) return fail(sandbox_failed(step, "The supervisor does not answer."));
  const auto packet = receive_packet(channel);
  auto event = packet ? parse_event(packet->text) : std::nullopt;
  if (!event) return fail(sandbox_failed(step, "The supervisor ended."));
  if (event->type == Event::Type::failed) return fail(std::move(event->error));
  return std::move(*event);
}

}  // namespace

Sandbox::Sandbox(Info info, host::Descriptor channel, pid_t guardian)
    : info_(std::move(info)), channel_(std::move(channel)), guardian_(guardian) {}

Sandbox::~Sandbox() { (void)stop(); }

Result<std::unique_ptr<Sandbox>> Sandbox::start(const Options& options) { return launch(options, Kind::attached); }

Result<std::unique_ptr<Sandbox>> Sandbox::launch(const Options& options, Kind kind) {
  // Without this check a program that forgot the call would start itself over and over.
  if (!can_become_watcher())
    return fail(sandbox_failed("supervisor", "main() has to call offhand::sandbox::maybe_run_supervisor first."));
  OFFHAND_ASSIGN(const std::string registry, registry_directory());
  OFFHAND_ASSIGN(HomeLinks home, home_links(options.let_in.paths));
  const Config config{hexadecimal(random_bytes(5)), registry, kind, options, std::move(home)};
  auto ends = make_channel();
  if (!ends) return fail(sandbox_failed("channel", errno_text(errno) + "."));
  const auto guardian = launch_watcher(Role::guardian, config, ends->second.get());
  if (!guardian) return fail(sandbox_failed("supervisor", errno_text(guardian.error()) + "."));
  ends->second.reset();
  Info info;
  info.id = config.id;
  info.directory = config.directory();
  // From here on the destructor ends everything that was started.
  std::unique_ptr<Sandbox> sandbox(new Sandbox(std::move(info), std::move(ends->first), *guardian));
  OFFHAND_ASSIGN(
      const Event event,
      await_event(sandbox->channel_.get(), Clock::now() + options.start_timeout + std::chrono::seconds(2), "start"));
  sandbox->info_ = event.info;
  // The caller supplied these variables, so the sandbox does not report them.
  for (auto& [name, value] : values_let_in(options.let_in.variables))
    sandbox->info_.environment.set[name] = std::move(value);
  return sandbox;
}

Info Sandbox::leave_running() {
  channel_.reset();
  // The guardian of a background sandbox forked, so the known child exits at once.
  collect(std::exchange(guardian_, 0));
  return info_;
}

Result<Process> Sandbox::spawn(const Command& command) {
  if (command.argv.empty() || command.argv.front().empty())
    return fail(sandbox_failed("command", "There is no command."));
  std::string directory = command.working_directory;
  std::error_code ignored;
  if (directory.empty()) directory = std::filesystem::current_path(ignored).string();
  if (directory.empty()) directory = "/";
  auto ends = make_channel();
  if (!ends) return fail(sandbox_failed("command", errno_text(errno) + "."));
  const Deadline deadline = Clock::now() + answer_limit;
  if (!send_request(channel_.get(), command, directory, ends->second.get(), deadline))
    return fail(sandbox_failed("command", "The sandbox " + info_.id + " has ended."));
  ends->second.reset();
  OFFHAND_ASSIGN(const Event event, await_event(ends->first.get(), deadline, "command"));
  return Process(event.pid, std::move(ends->first));
}

Result<void> Sandbox::stop() {
  if (!channel_) return {};
  ::shutdown(channel_.get(), SHUT_WR);
  const bool ended = await_end(channel_.get(), Clock::now() + end_limit);
  channel_.reset();
  if (!ended) force_end(info_);
  collect(std::exchange(guardian_, 0));
  if (!ended) return fail(sandbox_failed("stop", "The watching processes did not answer and were killed."));
  return {};
}

std::optional<Error> Sandbox::failure() {
  if (!failure_ && channel_ && wait_readable(channel_.get(), Clock::now())) {
    const auto event = await_event(channel_.get(), Clock::now(), "desktop");
    if (!event) failure_ = event.error();
  }
  return failure_;
}

Result<std::optional<ExitStatus>> Process::wait(std::chrono::milliseconds timeout) {
  if (ended_) return ended_;
  if (!wait_readable(status_.get(), Clock::now() + timeout)) return std::optional<ExitStatus>();
  OFFHAND_ASSIGN(const Event event, await_event(status_.get(), Clock::now(), "command"));
  ended_ = event.status;
  return ended_;
}

}  // namespace offhand::sandbox
