#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "tests/sandbox/support.h"
#include "tests/support/skip.h"

namespace offhand::sandbox::test {
namespace {

using Argv = std::vector<std::string>;

class SandboxRun : public SandboxTest {
 protected:
  /// The shell's view of a command's end, with output to a file; -1 with a recorded failure if it did not get that far.
  int run_shell(const std::string& script) {
    const auto status = run({}, {"/bin/sh", "-c", script, scratch() + "/output"});
    if (!status) ADD_FAILURE() << status.error().message;
    return status ? status->shell_code() : -1;
  }
};

TEST_F(SandboxRun, PassesTheExitStatusOn) {
  EXPECT_EQ(run_shell("exit 0"), 0);
  EXPECT_EQ(run_shell("exit 7"), 7);
}

TEST_F(SandboxRun, PassesTheEndingSignalOn) {
  const auto status = run({}, {"/bin/sh", "-c", "kill -USR1 $$"});
  ASSERT_TRUE(status);
  EXPECT_EQ(status->signal, SIGUSR1);
  EXPECT_EQ(status->shell_code(), 128 + SIGUSR1);
}

TEST_F(SandboxRun, CommandSeesAWorkingDesktop) {
  const std::string script =
      "dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Get "
      "string:org.a11y.Status string:IsEnabled > \"$0\" && "
      "bus=$(xprop -root AT_SPI_BUS | sed 's/^[^\"]*\"//; s/\"$//') && "
      "dbus-send --bus=\"$bus\" --print-reply --dest=org.freedesktop.DBus / "
      "org.freedesktop.DBus.ListNames >> \"$0\"";
  EXPECT_EQ(run_shell(script), 0);
  EXPECT_NE(contents(scratch() + "/output").find("boolean true"), std::string::npos);
}

TEST_F(SandboxRun, AWindowThatOpensAtOnceIsShown) {
  const std::string script =
      "xev > /dev/null & for look in $(seq 200); do "
      "xwininfo -name 'Event Tester' | grep -q IsViewable && exit 0; sleep 0.02; done; exit 1";
  // openbox announces itself before it takes what windows ask for: two of three such windows were never shown.
  for (int start = 0; start < 4; ++start) EXPECT_EQ(run_shell(script), 0);
}

TEST_F(SandboxRun, EnvironmentIsPrivate) {
  set_variable("WAYLAND_DISPLAY", "wayland-0");
  set_variable("NO_AT_BRIDGE", "1");
  set_variable("AT_SPI_BUS_ADDRESS", "unix:path=/nowhere");
  set_variable("LANG", "de_DE.UTF-8");
  EXPECT_EQ(run_shell("env > \"$0\"; stat -c %a \"$XDG_RUNTIME_DIR\" \"$XDG_CONFIG_HOME\" \"$XAUTHORITY\" >> \"$0\""),
            0);
  const std::string output = contents(scratch() + "/output");
  EXPECT_EQ(output.find("WAYLAND_DISPLAY"), std::string::npos);
  EXPECT_EQ(output.find("NO_AT_BRIDGE"), std::string::npos);
  // Qt 6.4 registers nowhere where it is set.
  EXPECT_EQ(output.find("AT_SPI_BUS_ADDRESS"), std::string::npos);
  for (const char* expected : {"LANG=de_DE.UTF-8\n", "GDK_BACKEND=x11\n", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1\n",
                               "GSETTINGS_BACKEND=memory\n", "\n700\n700\n600\n"})
    EXPECT_NE(output.find(expected), std::string::npos) << expected;
  const char* path = ::getenv("PATH");
  EXPECT_NE(output.find(std::string("PATH=") + path + "\n"), std::string::npos);
}

// python-xlib, and with it pyautogui and pynput, takes no other.
TEST_F(SandboxRun, KeyOfTheDisplayIsFoundByTheNameOfTheHost) {
  EXPECT_EQ(run_shell("grep -qaF \"$(uname -n)\" \"$XAUTHORITY\""), 0);
}

TEST_F(SandboxRun, CommandSharesOurProcessGroupAndDirectory) {
  EXPECT_EQ(run_shell("ps -o pgid= -p $$ | tr -d ' ' > \"$0\"; pwd >> \"$0\""), 0);
  EXPECT_EQ(contents(scratch() + "/output"),
            std::to_string(::getpgrp()) + "\n" + std::filesystem::current_path().string() + "\n");
}

TEST_F(SandboxRun, PassesStandardStreamsThrough) {
  int ends[2];
  ASSERT_EQ(::pipe2(ends, O_CLOEXEC), 0);
  ForkedProcess child([&] {
    ::dup2(ends[1], STDOUT_FILENO);
    const auto status = run({}, {"echo", "hello"});
    return status ? status->shell_code() : 99;
  });
  ::close(ends[1]);
  char buffer[64];
  ASSERT_EQ(::read(ends[0], buffer, sizeof buffer), 6);
  EXPECT_EQ(std::string(buffer, 6), "hello\n");
  // The end of the stream comes: nothing of the sandbox holds on to it.
  EXPECT_EQ(::read(ends[0], buffer, sizeof buffer), 0);
  EXPECT_EQ(child.wait(), 0);
  ::close(ends[0]);
}

TEST_F(SandboxRun, SignalsReachTheCommand) {
  const std::string file = scratch() + "/running";
  ForkedProcess child([&] {
    const auto status =
        run({}, {"/bin/sh", "-c", "trap 'exit 33' TERM; echo > \"$0\"; while :; do sleep 0.01; done", file});
    return status ? status->shell_code() : 99;
  });
  ASSERT_TRUE(eventually([&] { return exists(file); }));
  child.kill(SIGTERM);
  EXPECT_EQ(child.wait(), 33);
}

TEST_F(SandboxRun, EndsWhatTheCommandLeavesBehind) {
  const std::string file = scratch() + "/straggler";
  const auto status = run({}, straggler(file));
  ASSERT_TRUE(status);
  // The straggler may have been ended before it could say its name.
  const std::string pid = contents(file);
  if (!pid.empty()) {
    EXPECT_FALSE(is_alive(std::atoi(pid.c_str())));
  }
}

TEST_F(SandboxRun, UnknownCommandIsAnError) {
  const auto status = run({}, {"no-such-program-here"});
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().code, "command_not_found");
  EXPECT_NE(status.error().message.find("no-such-program-here"), std::string::npos);
  const auto path = run({}, {"/nowhere/program"});
  ASSERT_FALSE(path);
  EXPECT_EQ(path.error().code, "command_not_found");
}

TEST_F(SandboxRun, CommandThatCannotBeExecutedIsAnError) {
  const std::string file = scratch() + "/program";
  std::ofstream(file) << "#!/nowhere/interpreter\n";
  std::filesystem::permissions(file, std::filesystem::perms::owner_read);
  for (const std::string reason : {"Permission denied", "No such file"}) {
    const auto status = run({}, {file});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, "command_not_executable");
    EXPECT_NE(status.error().message.find(reason), std::string::npos) << status.error().message;
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  }
}

TEST_F(SandboxRun, LongAndOddArgumentsArriveWhole) {
  const std::string odd = std::string(100'000, 'x') + "\xff\n'";
  const auto status = run({}, {"/bin/sh", "-c", "printf %s \"$1\" > \"$0\"", scratch() + "/output", odd});
  ASSERT_TRUE(status);
  EXPECT_EQ(contents(scratch() + "/output"), odd);
}

TEST_F(SandboxRun, WorksForAnOrdinaryUser) {
  if (::geteuid() != 0)
    OFFHAND_SKIP("only root can become another user; the tests beside this one ran as an ordinary one");
  constexpr uid_t nobody = 65534;
  // The directory of the runtime variable is root's now, as after su: the sandbox goes to /tmp.
  ForkedProcess child([&] {
    if (::setgroups(0, nullptr) != 0 || ::setresgid(nobody, nobody, nobody) != 0 ||
        ::setresuid(nobody, nobody, nobody) != 0)
      return 98;
    // Root's own folder, where this may run, is closed to others.
    if (::chdir("/") != 0) return 97;
    const auto status = run({}, {"/bin/sh", "-c", "id -u > \"$0\"; echo $XAUTHORITY >> \"$0\"", scratch() + "/output"});
    if (!status) std::cerr << status.error().message << '\n';
    return status ? status->shell_code() : 99;
  });
  EXPECT_EQ(child.wait(), 0);
  const std::string output = contents(scratch() + "/output");
  EXPECT_EQ(output.substr(0, output.find('/')), "65534\n");
  EXPECT_NE(output.find("/tmp/offhand-65534/sandboxes/"), std::string::npos) << output;
}

TEST_F(SandboxRun, NestedSandboxEndsWithTheOuterOne) {
  auto outer = Sandbox::start();
  ASSERT_TRUE(outer) << outer.error().message;
  for (const auto& [name, value] : (*outer)->environment().set) set_variable(name, value);
  const auto inner = start({});
  ASSERT_TRUE(inner) << inner.error().message;
  EXPECT_TRUE((*outer)->stop());
  EXPECT_TRUE(eventually([&] { return marked_processes(inner->id).empty(); }, gone_limit));
}

}  // namespace
}  // namespace offhand::sandbox::test
