#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/sandbox/support.h"
#include "tests/support/skip.h"

namespace offhand::sandbox::test {
namespace {

using SandboxCommands = SandboxTest;

unsigned mode_of(const std::string& path) {
  struct stat status{};
  return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

TEST_F(SandboxCommands, StartedSandboxOutlivesItsStarter) {
  const std::string file = scratch() + "/id";
  ForkedProcess starter([&] {
    const auto info = start({});
    if (!info) return 1;
    std::ofstream(file) << info->id;
    return 0;
  });
  ASSERT_EQ(starter.wait(), 0);
  const std::string id = contents(file);
  const auto live = status();
  ASSERT_TRUE(live && live->size() == 1);
  EXPECT_EQ(live->front().id, id);
  EXPECT_EQ(live->front().kind, Kind::background);
  EXPECT_TRUE(is_alive(live->front().supervisor));
  EXPECT_TRUE(is_alive(live->front().guardian));
  EXPECT_GE(live->front().uptime.count(), 0);
  for (const char* helper : {"Xvfb", "dbus-daemon", "openbox"}) EXPECT_TRUE(is_alive(live->front().helpers.at(helper)));
  EXPECT_TRUE(stop(id));
  EXPECT_TRUE(marked_processes(id).empty());
  EXPECT_TRUE(status()->empty());
}

TEST_F(SandboxCommands, StateIsPrivate) {
  const auto info = start({});
  ASSERT_TRUE(info) << info.error().message;
  EXPECT_EQ(mode_of(registry()), 0700U);
  EXPECT_EQ(mode_of(info->directory), 0700U);
  EXPECT_EQ(mode_of(info->directory + ".json"), 0600U);
  EXPECT_TRUE(stop(info->id));
}

TEST_F(SandboxCommands, ExportedTextSetsAShellUp) {
  const auto info = start({});
  ASSERT_TRUE(info) << info.error().message;
  std::ofstream(scratch() + "/script") << "eval \"$(cat \"$1\")\"\n"
                                          "[ \"$DISPLAY\" = \"$2\" ] && [ -z \"${WAYLAND_DISPLAY+x}\" ] && "
                                          "exec dbus-send --session --print-reply --dest=org.freedesktop.DBus / "
                                          "org.freedesktop.DBus.GetId > /dev/null\n";
  std::ofstream(scratch() + "/export") << info->environment.shell_text();
  set_variable("WAYLAND_DISPLAY", "wayland-0");
  ForkedProcess shell([&] {
    ::execl("/bin/sh", "sh", (scratch() + "/script").c_str(), (scratch() + "/export").c_str(), info->display.c_str(),
            nullptr);
    return 127;
  });
  EXPECT_EQ(shell.wait(), 0);
  EXPECT_TRUE(stop(info->id));
}

TEST_F(SandboxCommands, ShellTextQuotesAnything) {
  Environment environment;
  environment.set["QUOTED"] = "it's \"$HOME\" `x`\n";
  std::ofstream(scratch() + "/script") << environment.shell_text() + "printf %s \"$QUOTED\" > \"$1\"\n";
  ForkedProcess shell([&] {
    ::execl("/bin/sh", "sh", (scratch() + "/script").c_str(), (scratch() + "/output").c_str(), nullptr);
    return 127;
  });
  ASSERT_EQ(shell.wait(), 0);
  EXPECT_EQ(contents(scratch() + "/output"), environment.set["QUOTED"]);
}

TEST_F(SandboxCommands, StopWorksFromAProcessThatCarriesTheMark) {
  const auto info = start({});
  ASSERT_TRUE(info) << info.error().message;
  const std::string self = std::filesystem::read_symlink("/proc/self/exe");
  // As `offhand sandbox stop` from a shell that took in the exported environment.
  ForkedProcess stopper([&] {
    for (const auto& [name, value] : info->environment.set) ::setenv(name.c_str(), value.c_str(), 1);
    ::execl(self.c_str(), self.c_str(), "--stop-sandbox", info->id.c_str(), nullptr);
    return 127;
  });
  EXPECT_EQ(stopper.wait(), 0);
  EXPECT_TRUE(marked_processes(info->id).empty());
  EXPECT_FALSE(exists(info->directory));
}

TEST_F(SandboxCommands, StopAllStopsAll) {
  const auto first = start({});
  const auto second = start({});
  ASSERT_TRUE(first && second);
  auto stopped = stop_all();
  ASSERT_TRUE(stopped);
  std::vector<std::string> expected{first->id, second->id};
  std::sort(expected.begin(), expected.end());
  std::sort(stopped->begin(), stopped->end());
  EXPECT_EQ(*stopped, expected);
  EXPECT_TRUE(marked_processes(first->id).empty());
  EXPECT_TRUE(marked_processes(second->id).empty());
}

TEST_F(SandboxCommands, StopEndsASupervisorThatHangs) {
  const auto info = start({});
  ASSERT_TRUE(info) << info.error().message;
  ::kill(info->guardian, SIGSTOP);
  ::kill(info->supervisor, SIGSTOP);
  EXPECT_TRUE(stop(info->id));
  EXPECT_TRUE(marked_processes(info->id).empty());
  EXPECT_FALSE(exists(info->directory));
}

TEST_F(SandboxCommands, UnknownIdIsAnError) {
  for (const char* id : {"0123456789", "", "../../etc", "nothing"}) {
    const auto stopped = stop(id);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, "sandbox_not_found");
  }
}

TEST_F(SandboxCommands, StatusRemovesStaleFiles) {
  ASSERT_TRUE(status());
  std::ofstream(registry() + "/00000000aa.json") << "{}";
  std::ofstream(registry() + "/00000000bb.json") << "not json";
  std::filesystem::create_directories(registry() + "/00000000cc/run");
  const auto live = status();
  ASSERT_TRUE(live);
  EXPECT_TRUE(live->empty());
  EXPECT_TRUE(std::filesystem::is_empty(registry()));
}

TEST_F(SandboxCommands, ForeignRuntimeDirectoryIsNotUsed) {
  if (::geteuid() != 0) OFFHAND_SKIP("only root can make a directory of another user");
  const std::string foreign = scratch() + "/foreign";
  std::filesystem::create_directory(foreign);
  ASSERT_EQ(::chown(foreign.c_str(), 65534, 65534), 0);
  set_variable("XDG_RUNTIME_DIR", foreign);
  ASSERT_TRUE(status());
  EXPECT_TRUE(std::filesystem::is_empty(foreign));
}

}  // namespace
}  // namespace offhand::sandbox::test
