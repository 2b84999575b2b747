#include "platform/linux/x11/clipboard/clipboard_process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/descriptor.h"
#include "platform/host/helper_program.h"
#include "platform/host/launch.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/clipboard/selection_holder.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::string_view role = "--hold-clipboard";
/// Inherited file descriptors: the bytes to hold, and the pipe for the report.
constexpr int bytes_number = 3;
constexpr int report_number = 4;
constexpr std::string_view held_word = "held";
constexpr std::chrono::seconds start_timeout{5};

bool asked_at_start = false;

Error not_written(std::string reason) {
  return errors::clipboard_unavailable({.action = "written", .reason = std::move(reason), .advice = "Try again."});
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string read_to_end(int descriptor) {
  std::string bytes;
  std::array<char, 65536> part{};
  for (;;) {
    const auto size = ::read(descriptor, part.data(), part.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return bytes;
    bytes.append(part.data(), static_cast<std::size_t>(size));
  }
}

/// In memory, because copied data is confidential and a disk may be full.
Result<host::Descriptor> memory_with(const std::string& bytes) {
  host::Descriptor memory(::memfd_create("clipboard", MFD_CLOEXEC));
  if (!memory || !write_all(memory.get(), bytes) || ::lseek(memory.get(), 0, SEEK_SET) != 0)
    return fail(not_written(std::string("no memory for it: ") + std::strerror(errno)));
  return memory;
}

Result<void> await_report(int descriptor, const Budget& budget) {
  std::string said;
  for (;;) {
    OFFHAND_CHECK(wait_for_descriptor(descriptor, POLLIN, budget));
    std::array<char, 512> part{};
    const auto size = ::read(descriptor, part.data(), part.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) break;
    said.append(part.data(), static_cast<std::size_t>(size));
  }
  if (said == held_word) return {};
  return fail(not_written(said.empty() ? "the process that was to hold it ended" : said));
}

int hold(const std::string& display, ClipboardForm form) {
  // The write end of the report closes with this process, so the waiting process notices its end as well.
  host::Descriptor report(report_number);
  const std::string bytes = read_to_end(bytes_number);
  ::close(bytes_number);
  const auto say = [&](std::string_view words) { (void)write_all(report.get(), words); };
  const auto parsed = parse_display_name(display);
  if (!parsed) return say(parsed.error().message), 1;
  const Budget budget("Taking the clipboard", {steady_now() + start_timeout, {}});
  const auto holder = SelectionHolder::take(*parsed, renditions_of(form, bytes), budget);
  if (!holder) return say(holder.error().message), 1;
  if (!*holder) return say("somebody else took it in the same moment"), 1;
  say(held_word);
  report.reset();
  (*holder)->serve();
  return 0;
}

}  // namespace

Result<void> hold_in_process(const DisplayName& display, ClipboardForm form, const std::string& bytes,
                             const Budget& budget) {
  if (!asked_at_start && !host::named_helper_program())
    return fail(errors::internal({.reason = "this program cannot become a clipboard's process"}));
  OFFHAND_ASSIGN(const auto memory, memory_with(bytes));
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return fail(not_written(std::strerror(errno)));
  const host::Descriptor report(ends[0]);
  host::Descriptor reporter(ends[1]);
  host::Launch launch;
  launch.places = host::helper_places();
  launch.argv = {"offhand", std::string(role), display.text, std::string(to_string(form))};
  launch.environment = host::own_environment();
  launch.descriptors = {{memory.get(), bytes_number}, {reporter.get(), report_number}};
  launch.working_directory = "/";
  launch.group = host::Launch::Group::own_session;
  const auto child = host::launch(launch);
  reporter.reset();
  if (!child) return fail(not_written(std::strerror(child.error())));
  // It exits at once while its own child stays, which nobody has to wait for.
  while (::waitpid(*child, nullptr, 0) < 0 && errno == EINTR) {
  }
  return await_report(report.get(), budget);
}

std::optional<int> run_as_clipboard_process(int argc, char** argv) {
  asked_at_start = true;
  if (argc != 4 || argv[1] != role) return std::nullopt;
  const auto form = clipboard_form_from_string(argv[3]);
  // Typed by hand.
  if (!form || ::fcntl(bytes_number, F_SETFD, FD_CLOEXEC) != 0 || ::fcntl(report_number, F_SETFD, FD_CLOEXEC) != 0)
    return 2;
  if (const pid_t child = ::fork(); child != 0) return child > 0 ? 0 : 1;
  ::signal(SIGPIPE, SIG_IGN);
  // The name for ps and top, which would show "exe" for /proc/self/exe.
  ::prctl(PR_SET_NAME, "clipboard");
  return hold(argv[2], *form);
}

}  // namespace offhand::platform::x11
