#include "platform/linux/apps/apps.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "platform/linux/apps/desktop_entry.h"
#include "platform/linux/apps/programs.h"
#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using platform::LaunchPlan;
namespace linux_apps = platform::linux_apps;
using Words = std::vector<std::string>;

class Apps : public X11Desktop {
 protected:
  void SetUp() override {
    X11Desktop::SetUp();
    apps_ =
        linux_apps::make_apps([this](const platform::Limits& limits) { return display_->desktop_processes(limits); });
  }
  std::int64_t start(const LaunchPlan& plan) {
    const auto pid = apps_->start(plan, within(timeout));
    if (pid) return *pid;
    ADD_FAILURE() << pid.error().message;
    return 0;
  }
  std::int64_t start_shell(const std::string& script) {
    return start({.name = "sh", .argv = {"/bin/sh", "-c", script}, .environment = {}});
  }

  std::unique_ptr<platform::Apps> apps_;
};

linux_apps::DesktopEntry entry_of(const std::string& exec) {
  auto entry =
      linux_apps::parse_desktop_entry("[Desktop Entry]\nType=Application\nName=Editor\nIcon=pen\nExec=" + exec +
                                      "\n[Desktop Action new]\nName=Other\nExec=other\n");
  EXPECT_TRUE(entry);
  return entry.value_or(linux_apps::DesktopEntry{});
}

TEST(DesktopEntry, FieldCodesTakeWhatIsToBeOpened) {
  using linux_apps::expand_exec;
  EXPECT_EQ(expand_exec(entry_of("edit %U"), {"a", "b"}), (Words{"edit", "a", "b"}));
  EXPECT_EQ(expand_exec(entry_of("edit %F"), {"file:///tmp/a%20b"}), (Words{"edit", "/tmp/a b"}));
  EXPECT_EQ(expand_exec(entry_of("edit --new %u"), {"a"}), (Words{"edit", "--new", "a"}));
  EXPECT_EQ(expand_exec(entry_of("edit --new %u"), {}), (Words{"edit", "--new"}));
  EXPECT_EQ(expand_exec(entry_of("edit %f"), {"a", "b"}), (Words{"edit", "a", "b"}));
  EXPECT_EQ(expand_exec(entry_of("edit"), {"a"}), (Words{"edit", "a"}));
  EXPECT_EQ(expand_exec(entry_of("edit %i -c %c %d 100%%"), {}),
            (Words{"edit", "--icon", "pen", "-c", "Editor", "100%"}));
  EXPECT_EQ(expand_exec(entry_of("edit \"two words\" \"a \\\\\"quote\\\\\"\""), {}),
            (Words{"edit", "two words", "a \"quote\""}));
}

TEST(DesktopEntry, OnlyApplicationsCount) {
  using linux_apps::parse_desktop_entry;
  EXPECT_FALSE(parse_desktop_entry("[Desktop Entry]\nType=Link\nURL=x\nExec=x\n"));
  EXPECT_FALSE(parse_desktop_entry("[Desktop Entry]\nType=Application\nName=x\n"));
  EXPECT_FALSE(parse_desktop_entry(""));
  EXPECT_FALSE(parse_desktop_entry("\0\xff[[[=\n=\n"));
}

TEST_F(Apps, AreFoundByNameIdProgramAndTranslation) {
  const TemporaryFolder data;
  std::filesystem::create_directories(data.path() + "/applications");
  write_contents(data.file("applications/org.example.Sketch.desktop"),
                 "[Desktop Entry]\nType=Application\nName=Sketch Book\nName[de]=Skizzenbuch\nExec=true --draw %U\n");
  ::setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  for (const char* name : {"Sketch Book", "sketch book", "Skizzenbuch", "org.example.Sketch",
                           "org.example.Sketch.desktop", "Sketch", "Skizz"}) {
    const auto plan = apps_->plan(name, {}, {"a.png"}, {"--fast"});
    ASSERT_TRUE(plan) << name << ": " << plan.error().message;
    EXPECT_EQ(plan->name, "Sketch Book");
    EXPECT_EQ(plan->argv, (Words{"true", "--draw", "a.png", "--fast"}));
  }
  const auto by_file = apps_->plan({}, data.file("applications/org.example.Sketch.desktop"), {}, {});
  ASSERT_TRUE(by_file);
  EXPECT_EQ(by_file->argv, (Words{"true", "--draw"}));
  const auto unknown = apps_->plan("Skech Book", {}, {}, {});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().code, "app_not_found");
  EXPECT_NE(unknown.error().message.find("Sketch Book"), std::string::npos) << unknown.error().message;
  ::unsetenv("XDG_DATA_HOME");
  const auto program = apps_->plan("sleep", {}, {}, {"1"});
  ASSERT_TRUE(program);
  EXPECT_EQ(program->argv.size(), 2U);
  EXPECT_TRUE(program->argv[0].ends_with("/sleep"));
  EXPECT_FALSE(apps_->plan({}, "/nowhere/at/all", {}, {}));
}

TEST_F(Apps, ANameOfTheirOwnGoesBeforeOneInAnotherLanguage) {
  const TemporaryFolder data;
  std::filesystem::create_directories(data.path() + "/applications");
  write_contents(
      data.file("applications/a-files.desktop"),
      "[Desktop Entry]\nType=Application\nName=Drawers\nName[ro]=Sketcher\nNoDisplay=true\nExec=true --files\n");
  write_contents(data.file("applications/b-sketcher.desktop"),
                 "[Desktop Entry]\nType=Application\nName=Sketcher\nExec=true --sketch\n");
  ::setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  for (const char* name : {"Sketcher", "sketcher", "Sketch"}) {
    const auto plan = apps_->plan(name, {}, {}, {});
    ASSERT_TRUE(plan) << plan.error().message;
    EXPECT_EQ(plan->argv, (Words{"true", "--sketch"})) << name;
  }
  ::unsetenv("XDG_DATA_HOME");
}

TEST_F(Apps, AnEntryWhoseProgramIsMissingSaysWhichOneInsteadOfSuggestingItself) {
  const TemporaryFolder data;
  std::filesystem::create_directories(data.path() + "/applications");
  write_contents(data.file("applications/org.example.Quoits.desktop"),
                 "[Desktop Entry]\nType=Application\nName=Quoits\nExec=example-quoits %U\n");
  ::setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  for (const char* name : {"Quoits", "example-quoits", "Example-Quoits", "org.example.Quoits"}) {
    const auto plan = apps_->plan(name, {}, {}, {});
    ASSERT_FALSE(plan) << name;
    EXPECT_EQ(plan.error().code, "launch_failed") << name;
    EXPECT_NE(plan.error().message.find("program example-quoits"), std::string::npos) << plan.error().message;
  }
  const auto misspelt = apps_->plan("exmple-quoits", {}, {}, {});
  ASSERT_FALSE(misspelt);
  EXPECT_NE(misspelt.error().message.find("did you mean \"example-quoits\""), std::string::npos);
  ::unsetenv("XDG_DATA_HOME");
}

TEST(SearchPath, HasTheFoldersOfGamesOnceAndLast) {
  const auto* before = std::getenv("PATH");
  const std::string path = before == nullptr ? "" : before;
  ::setenv("PATH", "/usr/bin:/usr/games", 1);
  EXPECT_EQ(linux_apps::search_path(), "/usr/bin:/usr/games:/usr/local/games");
  ::setenv("PATH", "/opt/usr/games", 1);
  EXPECT_EQ(linux_apps::search_path(), "/opt/usr/games:/usr/local/games:/usr/games");
  ::setenv("PATH", path.c_str(), 1);
}

TEST_F(Apps, StartDetachedAndLeaveNoZombies) {
  const TemporaryFolder folder;
  const int leak = ::dup(0);
  const auto pid = start_shell("ls -l /proc/self/fd > " + folder.file("fds") + "; exit 3");
  ASSERT_TRUE(eventually([&] { return apps_->ended(pid).has_value(); }));
  EXPECT_EQ(*apps_->ended(pid), (platform::Ended{platform::Ended::How::exited, 3}));
  EXPECT_FALSE(std::filesystem::exists("/proc/" + std::to_string(pid)));
  EXPECT_FALSE(apps_->started_here(pid));
  const std::string descriptors = contents(folder.file("fds"));
  // Its three, and the one that ls reads the folder with.
  EXPECT_EQ(std::count(descriptors.begin(), descriptors.end(), '>'), 4) << descriptors;
  ::close(leak);

  const auto running = start_shell("sleep 100");
  EXPECT_TRUE(apps_->started_here(running));
  EXPECT_FALSE(apps_->ended(running));
  EXPECT_EQ(::getsid(static_cast<pid_t>(running)), running);
  ASSERT_TRUE(apps_->kill(running, within(timeout)));
  ASSERT_TRUE(eventually([&] { return apps_->ended(running).has_value(); }));
  EXPECT_EQ(*apps_->ended(running), (platform::Ended{platform::Ended::How::signalled, 9}));
}

TEST_F(Apps, HowAProgramEndedIsKnownAtOnce) {
  // /proc shows a zombie before it was collected: that says that it ended, not how.
  for (int i = 0; i < 200; ++i) {
    const auto pid = start({.name = "true", .argv = {"/bin/true"}, .environment = {}});
    std::optional<platform::Ended> end;
    ASSERT_TRUE(eventually([&] { return (end = apps_->ended(pid)).has_value(); }));
    ASSERT_EQ(*end, (platform::Ended{platform::Ended::How::exited, 0})) << "of program " << i;
  }
}

TEST_F(Apps, WhatRunsOnAnotherDesktopIsNotListedAsRunningHere) {
  const TemporaryFolder data;
  std::filesystem::create_directories(data.path() + "/applications");
  write_contents(data.file("program"), "#!/bin/sh\nsleep 100\n");
  std::filesystem::permissions(data.file("program"), std::filesystem::perms::owner_all);
  write_contents(data.file("applications/there.desktop"),
                 "[Desktop Entry]\nType=Application\nName=There\nExec=" + data.file("program") + "\n");
  ::setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  const auto runs = [&] {
    const auto apps = apps_->list({}, within(timeout));
    EXPECT_TRUE(apps);
    const auto there = std::ranges::find(*apps, "there", &platform::AppInfo::id);
    return there == apps->end() ? std::vector<std::int64_t>() : there->pids;
  };
  LaunchPlan plan{.name = "There", .argv = {data.file("program")}, .environment = {}};
  plan.environment = {{"DISPLAY", ":4711"}, {"WAYLAND_DISPLAY", "none"}};
  const auto elsewhere = start(plan);
  plan.environment = {};
  const auto here = start(plan);
  EXPECT_TRUE(eventually([&] { return !runs().empty(); }));
  EXPECT_EQ(runs(), std::vector<std::int64_t>{here});
  ::unsetenv("XDG_DATA_HOME");
  for (const auto pid : {elsewhere, here}) static_cast<void>(apps_->kill(pid, within(timeout)));
}

TEST_F(Apps, AnEntryThatIsNoOrdinaryFileOrIsTooLongIsNone) {
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo(folder.file("fifo.desktop").c_str(), 0600), 0);
  const std::string entry = "[Desktop Entry]\nType=Application\nName=It\nExec=true\n";
  write_contents(folder.file("long.desktop"), entry + std::string(10'000'000, '#') + "\n");
  write_contents(folder.file("real.desktop"), entry);
  std::filesystem::create_symlink(folder.file("real.desktop"), folder.file("link.desktop"));
  for (const auto* name : {"fifo.desktop", "long.desktop"}) {
    const auto plan = apps_->plan({}, folder.file(name), {}, {});
    ASSERT_FALSE(plan) << name;
    EXPECT_EQ(plan.error().code, "app_not_found");
  }
  EXPECT_TRUE(apps_->plan({}, folder.file("link.desktop"), {}, {}));
}

TEST_F(Apps, AnOptionMoreOrLessMakesAnotherApplicationOfAProgram) {
  using platform::InstanceOf;
  const TemporaryFolder folder;
  std::ofstream(folder.file("note")) << "bread\n";
  const auto runs = [&](std::vector<std::string> argv) {
    argv.insert(argv.begin(), {"/bin/sh", folder.file("program")});
    return start({.name = "sh", .argv = argv, .environment = {}});
  };
  std::ofstream(folder.file("program")) << "#!/bin/sh\nsleep 100\n";
  std::filesystem::permissions(folder.file("program"), std::filesystem::perms::owner_all);
  const auto is_of = [&](std::int64_t pid, std::vector<std::string> argv) {
    argv.insert(argv.begin(), folder.file("program"));
    // As of an entry: its windows may call themselves like the program.
    const LaunchPlan plan{.name = "It", .argv = argv, .environment = {}, .app_names = {"It"}};
    Window window{};
    window.pid = pid;
    window.app_name = "It";
    return apps_->is_instance(plan, window, InstanceOf::command);
  };
  const auto plain = runs({});
  const auto with_file = runs({folder.file("note")});
  const auto with_option = runs({"--settings"});
  const auto with_command = runs({"top"});
  ASSERT_TRUE(eventually([&] { return is_of(plain, {}) && is_of(with_option, {"--settings"}); }));
  EXPECT_TRUE(is_of(with_file, {})) << "a file is what an entry opens";
  EXPECT_FALSE(is_of(plain, {"--settings"}));
  EXPECT_FALSE(is_of(with_option, {}));
  EXPECT_FALSE(is_of(with_command, {})) << "a terminal that runs a program is no empty one";
  for (const auto pid : {plain, with_file, with_option, with_command})
    static_cast<void>(apps_->kill(pid, within(timeout)));
}

/// The window of a process, as its application calls itself.
Window window_of(std::int64_t pid, const std::string& app_name = "") {
  Window window{};
  window.pid = pid;
  window.app_name = app_name;
  return window;
}

TEST_F(Apps, AnInstanceRunsTheProgramsFile) {
  using platform::InstanceOf;
  const auto sleeper = start({.name = "sleep", .argv = {"/bin/sleep", "100"}, .environment = {}});
  const auto is_instance = [&](const LaunchPlan& plan, const Window& window, InstanceOf of) {
    return apps_->is_instance(plan, window, of);
  };
  LaunchPlan plan{.name = "sleep", .argv = {"/usr/bin/sleep", "100"}, .environment = {}};
  ASSERT_TRUE(eventually([&] { return is_instance(plan, window_of(sleeper), InstanceOf::command); }))
      << "/bin is a link to /usr/bin";
  plan.argv.pop_back();
  EXPECT_FALSE(is_instance(plan, window_of(sleeper), InstanceOf::command)) << "an entry is its whole command line";
  plan.argv.emplace_back("7");
  EXPECT_FALSE(is_instance(plan, window_of(sleeper), InstanceOf::command)) << "started with something else";
  EXPECT_TRUE(is_instance(plan, window_of(sleeper), InstanceOf::program));
  EXPECT_FALSE(is_instance(plan, window_of(::getpid()), InstanceOf::program));
  EXPECT_FALSE(is_instance(plan, window_of(1), InstanceOf::program)) << "somebody else's, or another program";

  // By its path it is that file and nothing else; by its name also what calls itself like it.
  EXPECT_FALSE(is_instance(plan, window_of(::getpid(), "Sleep"), InstanceOf::program));
  plan.app_names = {"sleep"};
  EXPECT_TRUE(is_instance(plan, window_of(::getpid(), "Sleep"), InstanceOf::program));
  static_cast<void>(apps_->kill(sleeper, within(timeout)));
}

TEST_F(Apps, AScriptIsAnInstanceOfItself) {
  using platform::InstanceOf;
  const TemporaryFolder folder;
  ASSERT_EQ(::mkfifo(folder.file("never").c_str(), 0600), 0);
  for (const auto* name : {"one", "two"}) {
    write_contents(folder.file(name), "#!/bin/sh\nread line < " + folder.file("never") + "\n");
    std::filesystem::permissions(folder.file(name), std::filesystem::perms::owner_all);
  }
  const auto script = start({.name = "one", .argv = {folder.file("one")}, .environment = {}});
  const LaunchPlan one{.name = "one", .argv = {folder.file("one")}, .environment = {}};
  const LaunchPlan two{.name = "two", .argv = {folder.file("two")}, .environment = {}};
  EXPECT_TRUE(eventually([&] { return apps_->is_instance(one, window_of(script), InstanceOf::command); }));
  EXPECT_FALSE(apps_->is_instance(two, window_of(script), InstanceOf::program));
  const LaunchPlan shell{.name = "sh", .argv = {"/bin/sh", folder.file("two")}, .environment = {}};
  EXPECT_FALSE(apps_->is_instance(shell, window_of(script), InstanceOf::program))
      << "an interpreter's arguments say what";
  static_cast<void>(apps_->kill(script, within(timeout)));
}

TEST_F(Apps, OtherChildrenAreLeftToTheirOwner) {
  const pid_t own = ::fork();
  if (own == 0) ::_exit(7);
  const auto pid = start_shell("exit 0");
  ASSERT_TRUE(eventually([&] { return apps_->ended(pid).has_value(); }));
  int status = 0;
  EXPECT_EQ(::waitpid(own, &status, 0), own);
  EXPECT_EQ(WEXITSTATUS(status), 7);
}

TEST_F(Apps, ProgramsThatCannotBeExecutedFailAtOnce) {
  const TemporaryFolder folder;
  write_contents(folder.file("text"), "not a program");
  for (const std::string& program : {folder.file("text"), folder.file("missing")}) {
    const auto pid = apps_->start({.name = "broken", .argv = {program}, .environment = {}}, within(timeout));
    ASSERT_FALSE(pid);
    EXPECT_EQ(pid.error().code, "launch_failed");
  }
}

TEST_F(Apps, TreeHasDescendantsAndWhatDetached) {
  const TemporaryFolder folder;
  const auto pid = start_shell("sleep 100 & (sleep 101 &) ; echo > " + folder.file("ready") + "; wait");
  ASSERT_TRUE(eventually([&] { return std::filesystem::exists(folder.file("ready")); }));
  const auto tree = apps_->process_tree(pid);
  EXPECT_EQ(tree.size(), 3U);
  EXPECT_EQ(tree.front(), pid);
  for (const auto member : tree) EXPECT_TRUE(apps_->is_in_process_tree(pid, member));
  EXPECT_FALSE(apps_->is_in_process_tree(pid, ::getpid()));
  EXPECT_FALSE(apps_->is_in_process_tree(tree.back(), pid));
  const auto is_member = apps_->members_of_process_tree(pid);
  for (const auto member : tree) EXPECT_TRUE(is_member(member));
  EXPECT_FALSE(is_member(::getpid()));
  // What was told of another family says nothing of this one.
  EXPECT_TRUE(apps_->members_of_process_tree(::getpid())(pid));
  for (const auto member : tree) EXPECT_TRUE(apps_->kill(member, within(timeout)) || member == pid);
}

TEST_F(Apps, PillarsOfTheDesktopAreProtected) {
  const auto protects = [&](std::int64_t pid, const std::string& word) {
    const auto reason = apps_->protected_reason(pid);
    EXPECT_TRUE(reason) << word;
    EXPECT_NE(reason.value_or("").find(word), std::string::npos) << *reason;
    const auto killed = apps_->kill(pid, within(timeout));
    ASSERT_FALSE(killed);
    EXPECT_EQ(killed.error().code, "protected_process");
  };
  protects(1, "first process");
  protects(::getpid(), "Offhand itself");
  protects(::getppid(), "descends");
  const auto pid_of = [](const std::string& program) {
    // Of several desktops on this machine ours is the one whose processes are closest: any will do for the name.
    return std::atoll(run_command({"pidof", "-s", program}).output.c_str());
  };
  protects(pid_of("dbus-daemon"), "message bus");
  bool window_manager = false;
  bool server = false;
  for (const auto& process : display_->desktop_processes(within(timeout))) {
    window_manager |= process.what == "the window manager";
    server |= process.what == "the X server";
    EXPECT_TRUE(apps_->protected_reason(process.pid));
  }
  EXPECT_TRUE(server);
  EXPECT_TRUE(window_manager);
}

TEST_F(Apps, KillEndsAnApplicationAndItsWindow) {
  const FixtureApplication target("gtk3");
  EXPECT_FALSE(apps_->protected_reason(target.pid()));
  const auto info = apps_->process(target.pid());
  ASSERT_TRUE(info);
  EXPECT_EQ(info->uid, static_cast<std::int64_t>(::geteuid()));
  ASSERT_TRUE(apps_->kill(target.pid(), within(timeout)));
  EXPECT_TRUE(eventually([&] { return !windows_->describe(target.window(), within(timeout)); }));
  EXPECT_FALSE(apps_->process(target.pid()));
  const auto again = apps_->kill(target.pid(), within(timeout));
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, "process_not_found");
}

TEST_F(Apps, NamesAreWholeWhereTheKernelCutsThem) {
  TemporaryFolder folder;
  const auto program = folder.file("a-program-with-a-long-name");
  std::filesystem::copy_file("/bin/sleep", program);
  const auto script = folder.file("a-script-with-a-long-name");
  write_contents(script, "#!/bin/sh\nread line < \"$1\"\n");
  std::filesystem::permissions(script, std::filesystem::perms::owner_all);
  const auto pipe = folder.file("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  for (const auto& argv : {Words{program, "1000"}, Words{script, pipe}}) {
    const auto pid = start({.name = "long", .argv = argv, .environment = {}});
    const auto whole = std::filesystem::path(argv.front()).filename().string();
    EXPECT_TRUE(eventually([&] { return apps_->process(pid).value().name == whole; })) << whole;
    EXPECT_EQ(run_command({"cat", "/proc/" + std::to_string(pid) + "/comm"}).output, whole.substr(0, 15) + "\n");
    EXPECT_TRUE(apps_->kill(pid, within(timeout)));
  }
}

TEST_F(Apps, KeepWhatAProgramSaidLast) {
  const auto said = [&](const std::string& script, bool keeps) {
    const auto pid = start({.name = "sh", .argv = {"/bin/sh", "-c", script}, .environment = {}, .keeps_errors = keeps});
    EXPECT_TRUE(eventually([&] { return apps_->ended(pid).has_value(); }));
    return apps_->last_words(pid);
  };
  EXPECT_EQ(said("echo one >&2; echo two; echo three >&2; exit 3", true), "one\nthree");
  EXPECT_EQ(said("echo one >&2", false), "");
  const auto long_one = said("seq 100000 >&2; echo the end >&2", true);
  EXPECT_LT(long_one.size(), 3000U);
  EXPECT_TRUE(long_one.ends_with("100000\nthe end"));
}

TEST_F(Apps, KnowWhatIsInstalled) {
  const auto installed = [&](const std::optional<std::string>& name, const std::optional<std::string>& path) {
    return apps_->plan(name, path, {}, {}).value().is_installed;
  };
  EXPECT_TRUE(installed("xterm", std::nullopt));
  EXPECT_TRUE(installed(std::nullopt, "/usr/share/applications/debian-xterm.desktop"));
  EXPECT_FALSE(installed("sh", std::nullopt));
  EXPECT_FALSE(installed(std::nullopt, "/bin/sh"));
  TemporaryFolder folder;
  const auto own = folder.file("own.desktop");
  write_contents(own, "[Desktop Entry]\nType=Application\nName=Own\nExec=/bin/sh\n");
  EXPECT_FALSE(installed(std::nullopt, own));
}

}  // namespace
}  // namespace offhand::test
