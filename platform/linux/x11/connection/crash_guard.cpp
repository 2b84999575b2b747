#include "platform/linux/x11/connection/crash_guard.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <mutex>
#include <set>
#include <string>
#include <string_view>

#include "platform/host/descriptor.h"
#include "platform/host/helper_program.h"
#include "platform/host/launch.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/crash_cleanup.h"
#include "platform/linux/x11/keyboard/input_devices.h"
#include "platform/linux/x11/keyboard/kept_keyboards.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

constexpr std::string_view crash_guard_role = "--clean-up-after-crash";
/// The inherited end of a pipe that nobody writes to: it ends with the process that is guarded.
constexpr int life_number = 3;
/// The server may learn later than this process that the other one is gone, and may yet have to read what that one sent
/// last: notes of keys, and the presses themselves. One that is over in the first look has missed them.
constexpr milliseconds time_to_notice{1500};
constexpr milliseconds often_at_first{150};
constexpr milliseconds between_first_looks{3};
constexpr milliseconds between_later_looks{50};
/// For applications to read of a second keyboard that is to be removed. What is left then is for the next process.
constexpr milliseconds time_to_read{20'000};

bool crash_guard_asked_at_start = false;

/// Ends when the other end of the pipe is closed in every process that has it.
void await_end_of_life() {
  char byte = 0;
  while (true) {
    const auto size = ::read(life_number, &byte, 1);
    if (size == 0 || (size < 0 && errno != EINTR)) return;
  }
}

/// Removes second keyboards without an owner. What is pressed on them is released at once; they go when every
/// application has read that they exist, and otherwise stay for the next process.
void remove_orphans(const DisplayName& display, const Budget& budget) {
  static_cast<void>(KeptKeyboards::start(display, milliseconds(0), budget));
}

Result<void> clean_up_once(Conversation& talk, const DisplayName& display) {
  OFFHAND_CHECK(clean_up_after_crashed(talk));
  OFFHAND_ASSIGN(const bool orphans, any_orphans(talk));
  if (orphans) remove_orphans(display, talk.budget());
  return {};
}

Result<void> clean_up(Conversation& talk, const DisplayName& display) {
  const auto began = steady_now();
  while (true) {
    OFFHAND_CHECK(clean_up_once(talk, display));
    OFFHAND_ASSIGN(const bool orphans, any_orphans(talk));
    const auto lasted = steady_now() - began;
    if (lasted >= (orphans ? time_to_read : time_to_notice)) return {};
    OFFHAND_CHECK(talk.budget().sleep(lasted < often_at_first ? between_first_looks : between_later_looks));
  }
}

int clean_up_after_life(const std::string& name) {
  await_end_of_life();
  const auto display = parse_display_name(name);
  if (!display) return 1;
  const Budget budget("Cleaning up", {steady_now() + time_to_notice + time_to_read, {}});
  const auto connection = Connection::open(*display, budget);
  // The display has ended as well.
  if (!connection) return 0;
  Conversation talk(**connection, budget);
  return clean_up(talk, *display) ? 0 : 1;
}

/// The end of the pipe stays open as long as this process lives, so nothing has to run at its end.
bool start_crash_guard(const DisplayName& display) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return false;
  const host::Descriptor life(ends[0]);
  host::Launch launch;
  launch.places = host::helper_places();
  launch.argv = {"offhand", std::string(crash_guard_role), display.text};
  launch.environment = host::own_environment();
  launch.descriptors = {{life.get(), life_number}};
  launch.working_directory = "/";
  // Its own session, so that what ends this process from a terminal does not end it.
  launch.group = host::Launch::Group::own_session;
  if (host::launch(launch)) return true;
  ::close(ends[1]);
  return false;
}

}  // namespace

void guard_against_crash(const DisplayName& display) {
  static std::mutex mutex;
  static std::set<std::string> guarded;
  if (!crash_guard_asked_at_start && !host::named_helper_program()) return;
  const std::lock_guard lock(mutex);
  if (guarded.contains(display.text)) return;
  if (start_crash_guard(display)) guarded.insert(display.text);
}

std::optional<int> run_as_crash_guard(int argc, char** argv) {
  crash_guard_asked_at_start = true;
  if (argc != 3 || argv[1] != crash_guard_role) return std::nullopt;
  // Typed by hand.
  if (::fcntl(life_number, F_SETFD, FD_CLOEXEC) != 0) return 2;
  ::signal(SIGPIPE, SIG_IGN);
  // The name for ps and top, which would show "exe" for /proc/self/exe.
  ::prctl(PR_SET_NAME, "crash-guard");
  return clean_up_after_life(argv[2]);
}

}  // namespace offhand::platform::x11
