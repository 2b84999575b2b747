// Displays that are absent, refuse, hang or die. Each test brings its own server; the sandbox's is left alone.

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <utility>

#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using Clock = std::chrono::steady_clock;
using platform::x11::Display;

/// A private X server with nothing on it.
class Server {
 public:
  explicit Server(std::vector<std::string> options = {}, const std::string& number = "") {
    std::vector<std::string> argv{"Xvfb"};
    if (!number.empty()) argv.push_back(":" + number);
    argv.insert(argv.end(), {"-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"});
    argv.insert(argv.end(), options.begin(), options.end());
    process_ = std::make_unique<ChildProcess>(argv);
    std::string answer(16, '\0');
    const ssize_t length = ::read(process_->output(), answer.data(), answer.size());
    answer.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    if (const auto end = answer.find('\n'); end != std::string::npos) answer.resize(end);
    number_ = answer;
  }

  const std::string& number() const { return number_; }
  std::string name() const { return ":" + number_; }
  void signal(int number) const { process_->signal(number); }
  void end() {
    process_->signal(SIGKILL);
    process_->wait();
  }

 private:
  std::unique_ptr<ChildProcess> process_;
  std::string number_;
};

/// Something that listens where a display would, and says nothing.
class SilentListener {
 public:
  SilentListener() : fd_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    for (int number = 4000; number < 4100; ++number) {
      sockaddr_un address{};
      address.sun_family = AF_UNIX;
      const std::string path = std::string(1, '\0') + "/tmp/.X11-unix/X" + std::to_string(number);
      std::memcpy(address.sun_path, path.data(), path.size());
      const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size());
      if (::bind(fd_, reinterpret_cast<const sockaddr*>(&address), length) != 0) continue;
      ::listen(fd_, 1);
      name_ = ":" + std::to_string(number);
      return;
    }
  }
  ~SilentListener() { ::close(fd_); }
  SilentListener(const SilentListener&) = delete;
  SilentListener& operator=(const SilentListener&) = delete;
  const std::string& name() const { return name_; }

 private:
  int fd_;
  std::string name_;
};

/// How much later than asked a busy machine may wake us.
constexpr milliseconds slack{2000};

std::string code_of(const Result<std::shared_ptr<Display>>& opened) { return opened ? "" : opened.error().code; }

TEST(Connection, WithoutDisplayThereIsNoDisplay) {
  EventList events;
  for (const char* name : {"", "nonsense", ":3999", "localhost:99"}) {
    EXPECT_EQ(code_of(Display::open(name, events, within(timeout))), "no_display") << name;
  }
}

TEST(Connection, RefusedDisplayIsToldApartAndSaysWhy) {
  const TemporaryFolder folder;
  const std::string cookies = folder.file("server.cookies");
  const std::string own = folder.file("own.cookies");
  write_contents(cookies, "");
  const std::string key(32, 'a');
  // The server takes any display's cookie from its file; the client looks for that of the number.
  run_command({"xauth", "-f", cookies, "add", ":0", ".", key});
  const Server server({"-auth", cookies});
  ASSERT_FALSE(server.number().empty());
  EventList events;

  const char* desktop_cookies = std::getenv("XAUTHORITY");
  const std::string before = desktop_cookies == nullptr ? "" : desktop_cookies;
  ::setenv("XAUTHORITY", folder.file("missing").c_str(), 1);
  const auto without = Display::open(server.name(), events, within(timeout));
  EXPECT_EQ(code_of(without), "display_refused");
  EXPECT_NE(without.error().message.find("uthorization"), std::string::npos) << without.error().message;

  write_contents(own, "");
  ::setenv("XAUTHORITY", own.c_str(), 1);
  run_command({"xauth", "-f", own, "add", server.name(), ".", std::string(32, 'b')});
  EXPECT_EQ(code_of(Display::open(server.name(), events, within(timeout))), "display_refused");

  run_command({"xauth", "-f", own, "add", server.name(), ".", key});
  EXPECT_EQ(code_of(Display::open(server.name(), events, within(timeout))), "");
  before.empty() ? ::unsetenv("XAUTHORITY") : ::setenv("XAUTHORITY", before.c_str(), 1);
}

TEST(Connection, SilentServerCostsNoMoreThanTheDeadline) {
  const SilentListener listener;
  EventList events;
  // The second and third find the queue of waiting clients full.
  for (int attempt = 0; attempt < 4; ++attempt) {
    const auto begun = Clock::now();
    EXPECT_EQ(code_of(Display::open(listener.name(), events, within(milliseconds(200)))), "deadline_exceeded");
    EXPECT_LT(Clock::now() - begun, milliseconds(200) + slack);
  }
  std::stop_source stop;
  std::thread stopping([&] {
    std::this_thread::sleep_for(milliseconds(50));
    stop.request_stop();
  });
  const auto begun = Clock::now();
  EXPECT_EQ(code_of(Display::open(listener.name(), events, {platform::steady_now() + timeout, stop.get_token()})),
            "cancelled");
  stopping.join();
  EXPECT_LT(Clock::now() - begun, milliseconds(50) + slack);
}

TEST(Connection, HungServerCostsNoMoreThanTheDeadlineAndComesBack) {
  const Server server;
  EventList events;
  const auto display = Display::open(server.name(), events, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  ASSERT_TRUE((*display)->desktop_facts(within(timeout)));
  server.signal(SIGSTOP);
  for (int attempt = 0; attempt < 3; ++attempt) {
    const auto begun = Clock::now();
    const auto facts = (*display)->desktop_facts(within(milliseconds(150)));
    ASSERT_FALSE(facts);
    EXPECT_EQ(facts.error().code, "deadline_exceeded");
    EXPECT_LT(Clock::now() - begun, milliseconds(150) + slack);
  }
  std::stop_source stop;
  std::thread stopping([&] {
    std::this_thread::sleep_for(milliseconds(50));
    stop.request_stop();
  });
  const auto stopped = (*display)->desktop_facts({platform::steady_now() + timeout, stop.get_token()});
  stopping.join();
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, "cancelled");
  server.signal(SIGCONT);
  EXPECT_TRUE((*display)->desktop_facts(within(timeout)));
}

TEST(Connection, DyingServerIsAnErrorAndTheNextCallConnectsAnew) {
  auto server = std::make_unique<Server>();
  const std::string number = server->number();
  EventList events;
  const auto display = Display::open(server->name(), events, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  // A call that is under way when the server dies.
  server->signal(SIGSTOP);
  std::thread killing([&] {
    std::this_thread::sleep_for(milliseconds(100));
    server->end();
  });
  const auto lost = (*display)->desktop_facts(within(timeout));
  killing.join();
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().code, "display_lost");
  const auto absent = (*display)->desktop_facts(within(timeout));
  ASSERT_FALSE(absent);
  EXPECT_EQ(absent.error().code, "no_display");
  server = std::make_unique<Server>(std::vector<std::string>{}, number);
  EXPECT_TRUE(eventually([&] { return (*display)->desktop_facts(within(timeout)).has_value(); }));
}

TEST(Connection, ManyCallsAtOnceDoNotWaitForEachOther) {
  const Server server;
  EventList events;
  const auto display = Display::open(server.name(), events, within(timeout));
  ASSERT_TRUE(display);
  std::atomic<int> failures = 0;
  {
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 16; ++thread) {
      threads.emplace_back([&] {
        for (int call = 0; call < 50; ++call) {
          if (!(*display)->desktop_facts(within(timeout))) ++failures;
        }
      });
    }
  }
  EXPECT_EQ(failures, 0);
}

TEST(Connection, WithoutWindowManagerTheRootsChildrenAreTheWindows) {
  const Server server;
  ASSERT_FALSE(server.number().empty());
  const ChildProcess terminal({"xterm", "-T", "Alone"}, {{"DISPLAY", server.name()}});
  EventList events;
  const auto display = Display::open(server.name(), events, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  platform::x11::DesktopFacts desktop;
  EXPECT_TRUE(eventually([&] {
    desktop = (*display)->desktop_facts(within(timeout)).value_or(platform::x11::DesktopFacts{});
    return !desktop.stacking.empty();
  }));
  EXPECT_FALSE(desktop.window_manager);
  ASSERT_EQ(desktop.stacking.size(), 1U);
  const auto facts = (*display)->window_facts(desktop.stacking.front(), within(timeout));
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->title, "Alone");
  EXPECT_EQ(facts->pid, terminal.pid());
}

// It lays windows into frames, and tells neither of windows nor of itself.
TEST(Connection, UnderAManagerThatListsNoWindowsThoseInItsFramesAreTheWindows) {
  const Server server;
  ASSERT_FALSE(server.number().empty());
  const EnvironmentChanges there{{"DISPLAY", server.name()}};
  TemporaryFolder folder;
  const auto settings = folder.file("twmrc");
  write_contents(settings, "RandomPlacement\n" + contents("/etc/X11/twm/system.twmrc"));
  const ChildProcess manager({"twm", "-f", settings}, there);
  const ChildProcess terminal({"xterm", "-T", "Framed"}, there);
  EventList events;
  const auto display = Display::open(server.name(), events, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  // The one that twm frames is not a child of the root any more.
  platform::x11::DesktopFacts desktop;
  EXPECT_TRUE(eventually([&] {
    desktop = (*display)->desktop_facts(within(timeout)).value_or(platform::x11::DesktopFacts{});
    return desktop.stacking.size() == 1 &&
           std::ranges::find(desktop.root_children, desktop.stacking.front()) == desktop.root_children.end();
  }));
  EXPECT_FALSE(desktop.window_manager);
  ASSERT_EQ(desktop.stacking.size(), 1U);
  const auto facts = (*display)->window_facts(desktop.stacking.front(), within(timeout));
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->title, "Framed");
  EXPECT_EQ(facts->pid, terminal.pid());
}

// Killed it leaves the root's properties behind, which name windows that are gone, and lists that nobody keeps.
TEST(Connection, WindowManagerThatIsKilledAndStartedAgainIsNoticedByOneThatListens) {
  const Server server;
  ASSERT_FALSE(server.number().empty());
  const std::vector<std::string> openbox{"openbox", "--sm-disable"};
  std::optional<ChildProcess> manager(std::in_place, openbox, EnvironmentChanges{{"DISPLAY", server.name()}});
  EventList events;
  const auto display = Display::open(server.name(), events, within(timeout));
  ASSERT_TRUE(display) << display.error().message;
  // One that is starting overlooks what shows just then.
  ASSERT_TRUE(eventually([&] {
    const auto desktop = (*display)->desktop_facts(within(timeout));
    return desktop && desktop->window_manager;
  }));
  const ChildProcess terminal({"xterm", "-T", "Managed"}, {{"DISPLAY", server.name()}});
  const auto shows_terminal = [&](bool managed) {
    const auto desktop = (*display)->desktop_facts(within(timeout));
    if (!desktop || desktop->window_manager != managed || desktop->stacking.size() != 1) return false;
    const auto facts = (*display)->window_facts(desktop->stacking.front(), within(timeout));
    return facts && facts->pid == terminal.pid();
  };
  for (int round = 0; round < 3; ++round) {
    ASSERT_TRUE(eventually([&] { return shows_terminal(true); })) << "round " << round;
    manager->signal(SIGKILL);
    ASSERT_TRUE(eventually([&] { return shows_terminal(false); })) << "round " << round;
    manager.emplace(openbox, EnvironmentChanges{{"DISPLAY", server.name()}});
  }
  EXPECT_TRUE(eventually([&] { return shows_terminal(true); }));
}

}  // namespace
}  // namespace offhand::test
