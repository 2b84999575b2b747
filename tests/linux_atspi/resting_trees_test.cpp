#include "platform/linux/atspi/applications/resting_trees.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <thread>

#include "platform/linux/atspi/applications/stillness.h"
#include "tests/linux_atspi/desktop_fixture.h"

// What has not run since it was read has not changed, and is not woken to be read again.
namespace offhand::tests {
namespace {

using namespace std::chrono_literals;
using platform::atspi::Stillness;

/// A process that sleeps but for what signals make it do: USR1 wakes it, USR2 makes it start a thread.
class Sleeper {
 public:
  Sleeper() : pid_(::fork()) {
    if (pid_ != 0) return;
    std::signal(SIGUSR1, [](int) {});
    std::signal(SIGUSR2, [](int) { starts_thread = 1; });
    for (;;) {
      ::pause();
      if (starts_thread != 0) std::thread([] { ::pause(); }).detach();
      starts_thread = 0;
    }
  }
  ~Sleeper() { end(); }
  Sleeper(const Sleeper&) = delete;
  Sleeper& operator=(const Sleeper&) = delete;

  void signal(int number) const { ::kill(pid_, number); }
  void end() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    pid_ = 0;
  }
  /// Once it has been asleep for a while.
  Stillness stillness() const {
    std::optional<Stillness> still;
    EXPECT_TRUE(eventually(10s, [&] {
      still = Stillness::begin(pid_);
      std::this_thread::sleep_for(20ms);
      return still && still->lasts();
    }));
    return *still;
  }

 private:
  static inline volatile std::sig_atomic_t starts_thread = 0;
  pid_t pid_;
};

TEST(AStillness, LastsWhileTheProcessSleeps) {
  const Sleeper sleeper;
  const auto still = sleeper.stillness();
  for (int looks = 0; looks < 100; ++looks) EXPECT_TRUE(still.lasts());
}

TEST(AStillness, IsOverForEverOnceTheProcessHasRun) {
  const Sleeper sleeper;
  const auto still = sleeper.stillness();
  sleeper.signal(SIGUSR1);
  EXPECT_TRUE(eventually(10s, [&] { return !still.lasts(); }));
  const auto next = sleeper.stillness();
  EXPECT_FALSE(still.lasts());
  EXPECT_TRUE(next.lasts());
}

TEST(AStillness, IsOverOnceThereIsAnotherThread) {
  const Sleeper sleeper;
  const auto still = sleeper.stillness();
  sleeper.signal(SIGUSR2);
  EXPECT_TRUE(eventually(10s, [&] { return !still.lasts(); }));
}

TEST(AStillness, IsNoneOfAProcessThatIsStopped) {
  const Sleeper sleeper;
  const auto still = sleeper.stillness();
  sleeper.signal(SIGSTOP);
  EXPECT_TRUE(eventually(10s, [&] { return !still.lasts(); }));
}

TEST(AStillness, EndsWithTheProcess) {
  Sleeper sleeper;
  const auto still = sleeper.stillness();
  sleeper.end();
  EXPECT_FALSE(still.lasts());
  EXPECT_FALSE(Stillness::begin(-1));
}

class RestingTree : public AtspiDesktop {
 protected:
  /// Reads until the application is not asked any more.
  platform::Tree read_to_rest() {
    platform::Tree tree;
    EXPECT_TRUE(eventually(20s, [&] {
      tree = read(*window_);
      return tree.calls == 0;
    }));
    return tree;
  }

  const RunningApp app_{{"/usr/bin/python3", OFFHAND_ATSPI_TESTS "/offers_gtk3.py"}};
  std::optional<platform::WindowInfo> window_;

  void SetUp() override {
    AtspiDesktop::SetUp();
    window_ = window("Offers");
    ASSERT_TRUE(window_);
  }
};

TEST_F(RestingTree, IsWhatWasReadAndWakesNobody) {
  const auto asked = read(*window_);
  EXPECT_GT(asked.calls, 0);
  const auto kept = read_to_rest();
  ASSERT_EQ(kept.nodes.size(), asked.nodes.size());
  for (std::size_t index = 0; index < kept.nodes.size(); ++index) {
    EXPECT_EQ(kept.nodes[index].handle, asked.nodes[index].handle);
    EXPECT_EQ(kept.nodes[index].name, asked.nodes[index].name);
  }
  // It may wake by itself, on a busy machine also long after it began; what woke it each time would be the reading.
  EXPECT_TRUE(eventually(20s, [&] {
    read_to_rest();
    const auto still = Stillness::begin(app_.pid());
    for (int reading = 0; reading < 5; ++reading) {
      if (read(*window_).calls != 0) return false;
    }
    return still && still->lasts();
  })) << "it is woken by being looked at";
}

// The item of a closed menu: GTK tells nobody.
TEST_F(RestingTree, IsReadAnewAfterAnyChange) {
  for (int turn = 1; turn <= 10; ++turn) {
    const auto kept = read_to_rest();
    ASSERT_NE(find(kept, "Paste"), nullptr);
    EXPECT_EQ(find(kept, "Paste")->states.contains(ElementState::disabled), turn % 2 == 0);
    app_.tell("turn");
    ASSERT_TRUE(app_.wait_for_output("did " + std::to_string(turn)));
    const auto asked = read(*window_);
    EXPECT_GT(asked.calls, 0);
    EXPECT_EQ(find(asked, "Paste")->states.contains(ElementState::disabled), turn % 2 == 1);
  }
}

TEST_F(RestingTree, IsNoneOfAnApplicationThatIsStopped) {
  (void)read_to_rest();
  app_.signal(SIGSTOP);
  const auto stopped = tree_.read(*window_, {}, within(500));
  app_.signal(SIGCONT);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, "app_not_responding");
}

TEST_F(RestingTree, IsKeptOfEachWindowAndForEachWish) {
  (void)read_to_rest();
  const platform::ReadOptions few{.max_nodes = 2};
  EXPECT_EQ(read(*window_, few).nodes.size(), 2U);
  EXPECT_GT(read(*window_).nodes.size(), 2U);
}

}  // namespace
}  // namespace offhand::tests
