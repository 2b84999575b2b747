#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/stat.h>

#include "tests/protocol/daemon_fixture.h"

// A daemon that gets its socket from systemd: there is still one a desktop, and it is the desktop of the socket.
namespace offhand::test {
namespace {

using testing::HasSubstr;

/// What systemd does with a socket unit: listens, starts the service when a line comes, says how that ended, and goes
/// on listening until its input ends; then it says whether somebody waits for it.
constexpr auto listening_manager = R"(import os, socket, sys
if os.path.exists(sys.argv[1]): os.unlink(sys.argv[1])
listening = socket.socket(socket.AF_UNIX)
listening.bind(sys.argv[1])
listening.listen(8)
print('listening', flush=True)
if sys.stdin.readline():
  pid = os.fork()
  if pid == 0:
    os.dup2(listening.fileno(), 3)
    os.set_inheritable(3, True)
    os.environ.update(LISTEN_FDS='1', LISTEN_PID=str(os.getpid()))
    os.execv(sys.argv[2], sys.argv[2:])
  print('ended', os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)
  sys.stdin.readline()
listening.setblocking(False)
try: print('waiting', bool(listening.accept()))
except BlockingIOError: print('nobody')
)";

class Systemd {
 public:
  Systemd(const std::string& socket, std::vector<std::string> words, const EnvironmentChanges& environment)
      : process_(command(socket, std::move(words)), environment) {
    EXPECT_EQ(line(), "listening");
  }

  void start_service() { write_all(process_.input(), "\n"); }
  /// The next thing it says; empty at the deadline.
  std::string line() {
    pollfd readable{process_.output(), POLLIN, 0};
    std::string text;
    for (char letter = 0; ::poll(&readable, 1, static_cast<int>(timeout.count())) > 0;) {
      if (::read(process_.output(), &letter, 1) != 1 || letter == '\n') return text;
      text += letter;
    }
    return {};
  }
  /// Whether somebody is still at the door once systemd stops listening.
  std::string last_words() {
    process_.close_input();
    auto words = line();
    process_.wait();
    return words;
  }
  std::string errors() {
    process_.close_input();
    process_.wait();
    return read_all(process_.errors());
  }

 private:
  static std::vector<std::string> command(const std::string& socket, std::vector<std::string> words) {
    std::vector<std::string> all{"/usr/bin/python3", "-c",         listening_manager, socket,
                                 offhand_program(),  "--platform", "sim:widgets"};
    all.insert(all.end(), words.begin(), words.end());
    return all;
  }

  ChildProcess process_;
};

ino_t file_at(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

class Activation : public DaemonFixture {
 protected:
  std::vector<std::string> named() const { return {"--socket", socket(), "serve", "--idle-exit-s", "20"}; }
  bool answers() const { return command({"status"}).exit_code == 0; }
};

TEST_F(Activation, TheDaemonIsTheOnlyOneAtItsSocket) {
  Systemd systemd(socket(), named(), environment());
  systemd.start_service();
  ASSERT_TRUE(eventually([&] { return answers(); }));
  const auto second = run_offhand({"--platform", "sim:widgets", "--socket", socket(), "serve", "--idle-exit-s", "1"},
                                  {.environment = environment()});
  EXPECT_EQ(second.exit_code, 1);
  EXPECT_THAT(second.errors, HasSubstr("A daemon listens on " + socket()));
  EXPECT_TRUE(answers());
  EXPECT_EQ(command({"stop"}).exit_code, 0);
  EXPECT_EQ(systemd.line(), "ended 0");
}

TEST_F(Activation, ASocketThatSomebodyListensOnIsNeitherTakenNorTouched) {
  Systemd systemd(socket(), named(), environment());
  const auto file = file_at(socket());
  const auto refused = run_offhand({"--platform", "sim:widgets", "--socket", socket(), "serve", "--idle-exit-s", "1"},
                                   {.environment = environment()});
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.errors, HasSubstr(socket()));
  EXPECT_THAT(refused.errors, HasSubstr("systemctl --user stop"));
  EXPECT_EQ(file_at(socket()), file);
  EXPECT_EQ(systemd.last_words(), "nobody") << "systemd would start the service for whoever connects";
}

TEST_F(Activation, IsRefusedWhereAnotherDaemonIsTheOne) {
  const auto daemon = start();
  // systemd puts its own socket in the place of one that is there.
  Systemd systemd(socket(), named(), environment());
  const auto file = file_at(socket());
  const RawClient waiting(socket());
  systemd.start_service();
  EXPECT_EQ(systemd.line(), "ended 1");
  EXPECT_EQ(systemd.last_words(), "nobody") << "or systemd would start it again at once";
  daemon->signal(SIGTERM);
  EXPECT_EQ(daemon->wait(), 0);
  EXPECT_EQ(file_at(socket()), file) << "this one is not the daemon's to remove";
}

/// A socket of the default place, for the desktop of one display.
class ActivationOfDesktop : public DaemonFixture {
 protected:
  ActivationOfDesktop() { std::filesystem::create_directory(folder_.file("offhand")); }

  EnvironmentChanges desktop(const std::string& display) const {
    return {{"XDG_RUNTIME_DIR", folder_.path()},
            {"DISPLAY", display},
            {"WAYLAND_DISPLAY", std::nullopt},
            {"DBUS_SESSION_BUS_ADDRESS", std::nullopt}};
  }
  std::string socket_of(const std::string& display) const {
    auto name = run_offhand({"status", "--desktop"}, {.environment = desktop(display)}).output;
    name.pop_back();
    return folder_.file("offhand/daemon-" + name + ".socket");
  }
  bool answers(const std::string& display) const {
    return run_offhand({"status"}, {.environment = desktop(display)}).exit_code == 0;
  }
  const std::vector<std::string> serve_{"serve", "--idle-exit-s", "20"};
};

TEST_F(ActivationOfDesktop, ServesTheDesktopThatTheSocketNames) {
  Systemd systemd(socket_of(":88"), serve_, desktop(":88"));
  systemd.start_service();
  ASSERT_TRUE(eventually([&] { return answers(":88"); }));
  EXPECT_EQ(run_offhand({"stop"}, {.environment = desktop(":88")}).exit_code, 0);
  EXPECT_EQ(systemd.line(), "ended 0");
}

TEST_F(ActivationOfDesktop, TheSocketOfAnotherIsRefusedAndNobodyIsLeftWaiting) {
  Systemd systemd(socket_of(":88"), serve_, desktop(":77"));
  const RawClient waiting(socket_of(":88"));
  waiting.send(modern_call(1, "server/discover"));
  systemd.start_service();
  EXPECT_EQ(systemd.line(), "ended 1");
  char byte = 0;
  EXPECT_LE(::read(waiting.descriptor(), &byte, 1), 0) << "turned away";
  const auto said = systemd.errors();
  EXPECT_THAT(said, HasSubstr(socket_of(":88")));
  EXPECT_THAT(said, HasSubstr(socket_of(":77")));
  EXPECT_THAT(said, HasSubstr("systemctl --user import-environment DISPLAY"));
  EXPECT_EQ(systemd.line(), "nobody") << "or systemd would start it again at once";
}

TEST_F(ActivationOfDesktop, TheSocketThatIsNamedIsServedWhicheverItIs) {
  auto words = serve_;
  words.insert(words.begin(), {"--socket", socket_of(":88")});
  Systemd systemd(socket_of(":88"), words, desktop(":77"));
  systemd.start_service();
  ASSERT_TRUE(eventually([&] { return answers(":88"); }));
  EXPECT_EQ(run_offhand({"stop"}, {.environment = desktop(":88")}).exit_code, 0);
  EXPECT_EQ(systemd.line(), "ended 0");
}

}  // namespace
}  // namespace offhand::test
