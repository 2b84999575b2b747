#include <signal.h>
#include <unistd.h>

#include <filesystem>

#include "tests/sandbox/support.h"

/// Whoever is killed: soon nothing of the sandbox is left.
namespace offhand::sandbox::test {
namespace {

class SandboxLifetime : public SandboxTest {
 protected:
  /// Starts a sandbox with stragglers in another process, which then does nothing until it is killed.
  void start_owner() {
    owner_.emplace([this] {
      auto sandbox = Sandbox::start();
      if (!sandbox) return 1;
      Command marked;
      marked.argv = straggler(scratch() + "/marked");
      Command unmarked;
      unmarked.argv = straggler(scratch() + "/unmarked");
      unmarked.argv.insert(unmarked.argv.begin(), {"env", "-i", "PATH=/usr/bin:/bin"});
      if (!(*sandbox)->spawn(marked) || !(*sandbox)->spawn(unmarked)) return 1;
      // A command that the owner starts by itself, as applications are.
      if (::fork() == 0) {
        const auto environment = (*sandbox)->environment();
        for (const auto& [name, value] : environment.set) ::setenv(name.c_str(), value.c_str(), 1);
        const auto own = straggler(scratch() + "/own");
        ::execl(own[0].c_str(), own[0].c_str(), own[1].c_str(), own[2].c_str(), own[3].c_str(), nullptr);
        ::_exit(127);
      }
      for (;;) ::pause();
    });
    for (const char* name : {"/marked", "/unmarked", "/own"}) stragglers_.insert(straggler_pid(scratch() + name));
    const auto live = status();
    ASSERT_TRUE(live && live->size() == 1);
    info_ = live->front();
    ASSERT_GE(marked_processes(info_.id).size(), 8U);
    for (const pid_t pid : stragglers_) ASSERT_TRUE(is_alive(pid));
  }

  void expect_all_gone() {
    EXPECT_TRUE(eventually([this] { return marked_processes(info_.id).empty(); }, gone_limit));
    for (const pid_t pid : stragglers_) {
      EXPECT_TRUE(eventually([pid] { return !is_alive(pid); }, gone_limit)) << pid;
    }
    EXPECT_TRUE(eventually([this] { return !exists(info_.directory) && !exists(info_.directory + ".json"); }));
    EXPECT_FALSE(exists("/tmp/.X11-unix/X" + info_.display.substr(1)));
    EXPECT_FALSE(exists("/tmp/.X" + info_.display.substr(1) + "-lock"));
  }

  std::optional<ForkedProcess> owner_;
  std::set<pid_t> stragglers_;
  Info info_;
};

TEST_F(SandboxLifetime, NothingIsLeftAfterTheParentIsKilled) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  owner_->kill(SIGKILL);
  expect_all_gone();
}

TEST_F(SandboxLifetime, NothingIsLeftAfterTheSupervisorIsKilled) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  ::kill(info_.supervisor, SIGKILL);
  expect_all_gone();
}

TEST_F(SandboxLifetime, NothingIsLeftAfterTheGuardianIsKilled) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  ::kill(info_.guardian, SIGKILL);
  expect_all_gone();
}

TEST_F(SandboxLifetime, NothingIsLeftAfterParentAndSupervisorAreKilledTogether) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  owner_->kill(SIGKILL);
  ::kill(info_.supervisor, SIGKILL);
  expect_all_gone();
}

TEST_F(SandboxLifetime, NothingIsLeftAfterTheXServerIsKilled) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  ::kill(info_.helpers.at("Xvfb"), SIGKILL);
  expect_all_gone();
}

TEST_F(SandboxLifetime, StatusCleansUpWhenBothWatchersWereKilled) {
  ASSERT_NO_FATAL_FAILURE(start_owner());
  // Stopped first, so that neither can react to the other's end.
  ::kill(info_.supervisor, SIGSTOP);
  ::kill(info_.guardian, SIGKILL);
  ::kill(info_.supervisor, SIGKILL);
  ASSERT_TRUE(eventually([this] { return !is_alive(info_.supervisor) && !is_alive(info_.guardian); }));
  const auto live = status();
  ASSERT_TRUE(live);
  EXPECT_TRUE(live->empty());
  EXPECT_TRUE(marked_processes(info_.id).empty());
  EXPECT_FALSE(exists(info_.directory));
  // What was started without an environment can no longer be told from a stranger.
  for (const pid_t pid : stragglers_) ::kill(pid, SIGKILL);
}

TEST_F(SandboxLifetime, NothingIsLeftAfterTheParentIsKilledDuringTheStart) {
  owner_.emplace([] {
    (void)Sandbox::start();
    return 0;
  });
  const auto left = [this] { return exists(registry()) && !std::filesystem::is_empty(registry()); };
  ASSERT_TRUE(eventually(left));
  const std::string id = std::filesystem::directory_iterator(registry())->path().stem();
  owner_->kill(SIGKILL);
  EXPECT_TRUE(eventually([&] { return marked_processes(id).empty(); }, gone_limit));
  EXPECT_TRUE(eventually([&] { return !left(); }, gone_limit));
}

TEST_F(SandboxLifetime, AForkingCrowdIsEndedToo) {
  auto sandbox = Sandbox::start();
  ASSERT_TRUE(sandbox) << sandbox.error().message;
  const std::string id = (*sandbox)->id();
  Command crowd;
  // Each generation starts the next one and goes.
  crowd.argv = {"/bin/sh", "-c", "trap '' TERM; f() { echo x > \"$0\"; ( f & ) ; }; f", scratch() + "/crowd"};
  ASSERT_TRUE((*sandbox)->spawn(crowd));
  ASSERT_TRUE(eventually([this] { return exists(scratch() + "/crowd"); }));
  EXPECT_TRUE((*sandbox)->stop());
  // The crowd may hide from any look at /proc, but not from the file that it writes again and again.
  std::filesystem::remove(scratch() + "/crowd");
  EXPECT_FALSE(eventually([this] { return exists(scratch() + "/crowd"); }, std::chrono::milliseconds(300)));
  EXPECT_TRUE(marked_processes(id).empty());
}

TEST_F(SandboxLifetime, TwoSideBySideDoNotTouchEachOther) {
  auto first = Sandbox::start();
  auto second = Sandbox::start();
  ASSERT_TRUE(first && second);
  EXPECT_NE((*first)->display(), (*second)->display());
  EXPECT_NE((*first)->environment().set.at("DBUS_SESSION_BUS_ADDRESS"),
            (*second)->environment().set.at("DBUS_SESSION_BUS_ADDRESS"));
  const std::string id = (*second)->id();
  const auto before = marked_processes(id);
  ASSERT_TRUE((*first)->stop());
  EXPECT_EQ(marked_processes(id), before);
  EXPECT_FALSE((*second)->failure());
}

}  // namespace
}  // namespace offhand::sandbox::test
