// What becomes of the keys that somebody types into one application while another comes to the front.
//
//   key_interceptor_probe hold PID
//     Spreads a net over the windows of PID for the window that has the keyboard, says "ready" and keeps it until its
//     input ends.
//   key_interceptor_probe cost PID
//     Prints what it takes to spread a net over the windows of PID: the first time, and the median of a hundred.
//   key_interceptor_probe measure none|back|net COUNT THIEF…
//     Types COUNT characters at 20 ms into an xterm beside THIEF, and prints one line: how many arrived, whether they
//     did in order, how many keys the net caught, and for how long the xterm was without the focus. `back` gives the
//     focus back when a look every 5 ms finds it gone.

#include <xcb/xcb.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <string>
#include <thread>

#include "platform/api/platform.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/display.h"
#include "platform/linux/x11/keyboard/key_interceptor_guard.h"
#include "platform/linux/x11/windows/windows.h"
#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/process.h"

namespace offhand::test {
namespace {

class Nobody final : public platform::EventSink {
 public:
  void post(platform::Event) override {}
};

platform::Limits within(milliseconds time) { return {platform::steady_now() + time, {}}; }

/// The window that has the keyboard, asked again and again.
class FocusWatch {
 public:
  /// Of the window that has it now.
  FocusWatch() : thread_([this](const std::stop_token& stop) { run(stop); }) {}
  double away_ms() const { return static_cast<double>(away_us_) / 1000; }
  double longest_ms() const { return static_cast<double>(longest_us_) / 1000; }

 private:
  static xcb_window_t focus(xcb_connection_t* connection) {
    auto* reply = xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr);
    const xcb_window_t window = reply == nullptr ? XCB_NONE : reply->focus;
    std::free(reply);
    return window;
  }
  void run(const std::stop_token& stop) {
    auto* connection = xcb_connect(nullptr, nullptr);
    const auto home = focus(connection);
    auto left = platform::steady_now();
    auto longest_from = left;
    bool away = false;
    while (!stop.stop_requested()) {
      const bool is_away = focus(connection) != home;
      const auto now = platform::steady_now();
      if (is_away && !away) longest_from = left = now;
      if (is_away || away) {
        using std::chrono::microseconds;
        away_us_ += std::chrono::duration_cast<microseconds>(now - left).count();
        longest_us_ =
            std::max<std::int64_t>(longest_us_, std::chrono::duration_cast<microseconds>(now - longest_from).count());
        left = now;
      }
      away = is_away;
      std::this_thread::sleep_for(std::chrono::microseconds(300));
    }
    xcb_disconnect(connection);
  }

  std::atomic<std::int64_t> away_us_ = 0;
  std::atomic<std::int64_t> longest_us_ = 0;
  std::jthread thread_;
};

using Front = platform::KeyInterceptor::Front;

struct Desk {
  Nobody nobody;
  std::shared_ptr<platform::x11::Display> display =
      platform::x11::Display::open(std::getenv("DISPLAY"), nobody, within(timeout)).value();
  platform::FacetPlaces facets = [this] {
    platform::FacetPlaces made;
    platform::x11::add_windows(display, made);
    return made;
  }();

  std::unique_ptr<platform::KeyInterceptor> net(const platform::UserState& home, pid_t pid,
                                                Front front = Front::users) {
    // Chromium shows its windows from the process that was started; a launcher script replaces itself.
    return facets.key_interception
        ->intercept_keys(
            home, [pid](std::int64_t other) { return other == pid; }, front, within(timeout))
        .value();
  }
};

int hold(pid_t pid, Front front) {
  Desk desk;
  const auto net = desk.net(desk.facets.user_desk->user_state(within(timeout)).value(), pid, front);
  std::cout << (net ? "ready" : "none") << std::endl;
  std::string ignored;
  std::getline(std::cin, ignored);
  return 0;
}

int cost(pid_t pid) {
  Desk desk;
  const auto home = desk.facets.user_desk->user_state(within(timeout)).value();
  std::vector<std::int64_t> took_us;
  for (int i = 0; i < 101; ++i) {
    const auto begun = platform::steady_now();
    const auto net = desk.net(home, pid);
    took_us.push_back(std::chrono::duration_cast<std::chrono::microseconds>(platform::steady_now() - begun).count());
    if (!net) return 1;
  }
  const auto first = took_us.front();
  std::nth_element(took_us.begin() + 1, took_us.begin() + 51, took_us.end());
  std::cout << "first " << first << " us, then " << took_us[51] << " us" << std::endl;
  return 0;
}

int measure(const std::string& mode, std::size_t count, const std::vector<std::string>& thief) {
  Desk desk;
  const TemporaryFolder folder;
  const auto typed = folder.file("typed");
  const Application terminal({"xterm", "-T", "Home", "-e", "sh", "-c", "stty -icanon -echo; cat > " + typed});
  std::unique_ptr<Application> application;
  if (!thief.empty()) application = std::make_unique<Application>(thief);
  // A key whose release is late on a busy machine would count twice.
  run_command({"xset", "r", "off"});
  // The thief is at work already.
  platform::UserState before;
  const bool seated = eventually([&] {
    activate(terminal.window());
    before = desk.facets.user_desk->user_state(within(timeout)).value();
    return before.focus_owner == terminal.window() && before.active_window == terminal.window();
  });
  if (!seated) {
    std::cerr << "The terminal does not get the focus." << std::endl;
    return 1;
  }
  const FocusWatch watch;
  std::unique_ptr<platform::KeyInterceptor> net;
  if (mode == "net") net = desk.net(before, application->pid());
  std::jthread giver;
  if (mode == "back") {
    giver = std::jthread([&](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        const auto now = desk.facets.user_desk->user_state(within(timeout)).value();
        if (now.focus_owner != before.focus_owner) (void)desk.facets.user_desk->restore(before, within(timeout));
        std::this_thread::sleep_for(milliseconds(5));
      }
    });
  }
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += static_cast<char>('a' + i % 26);
  const auto begun = platform::steady_now();
  run_command({"xdotool", "type", "--delay", "40", text}, {.deadline = std::chrono::minutes(5)});
  const auto took = std::chrono::duration_cast<milliseconds>(platform::steady_now() - begun).count();
  eventually([&] { return contents(typed).size() >= count; }, milliseconds(1000));
  const auto arrived = contents(typed);
  std::cout << mode << ": typed " << count << " arrived " << arrived.size()
            << (arrived == text ? " in order" : " NOT AS TYPED") << " caught " << (net ? net->keys_caught() : 0)
            << " away " << watch.away_ms() << " ms, longest " << watch.longest_ms() << " ms, of " << took << " ms"
            << std::endl;
  if (arrived != text && mode == "net") std::cout << "got: " << arrived << std::endl;
  return 0;
}

}  // namespace
}  // namespace offhand::test

int main(int count, char** values) {
  if (const auto status = offhand::platform::x11::run_as_key_interceptor_guard(count, values)) return *status;
  const std::vector<std::string> arguments(values + 1, values + count);
  using Front = offhand::platform::KeyInterceptor::Front;
  if (arguments.size() == 2 && arguments[0] == "hold")
    return offhand::test::hold(std::stoi(arguments[1]), Front::users);
  if (arguments.size() == 2 && arguments[0] == "lend")
    return offhand::test::hold(std::stoi(arguments[1]), Front::about_to_be_lent);
  if (arguments.size() == 2 && arguments[0] == "keep") return offhand::test::hold(std::stoi(arguments[1]), Front::held);
  if (arguments.size() == 2 && arguments[0] == "cost") return offhand::test::cost(std::stoi(arguments[1]));
  if (arguments.size() >= 3 && arguments[0] == "measure")
    return offhand::test::measure(arguments[1], std::stoul(arguments[2]), {arguments.begin() + 3, arguments.end()});
  std::cerr << "key_interceptor_probe hold PID | cost PID | measure none|back|net COUNT THIEF…\n";
  return 2;
}
