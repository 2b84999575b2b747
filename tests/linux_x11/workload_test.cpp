#include "platform/linux/apps/workload.h"

#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

#include "tests/linux_x11/x11_desktop.h"

namespace offhand::test {
namespace {

using platform::Work;
using platform::linux_apps::make_workload;

class Child {
 public:
  explicit Child(const std::function<void()>& does) : pid_(::fork()) {
    if (pid_ != 0) return;
    does();
    ::_exit(0);
  }
  ~Child() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  std::int64_t pid() const { return pid_; }

 private:
  pid_t pid_;
};

void sleep_on() {
  for (;;) ::pause();
}

[[noreturn]] void compute() {
  for (volatile unsigned count = 0;;) count = count + 1;
}

/// All that asks for it share one processor then.
void share_a_processor() {
  cpu_set_t allowed;
  ::sched_getaffinity(0, sizeof allowed, &allowed);
  int first = 0;
  while (!CPU_ISSET(first, &allowed)) ++first;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(first, &one);
  ::sched_setaffinity(0, sizeof one, &one);
}

TEST(Workload, OfAProcessThatWaitsForSomethingIsNone) {
  const Child idle(sleep_on);
  const auto workload = make_workload({idle.pid()});
  EXPECT_TRUE(eventually([&] { return workload->look() == Work::none; }));
}

TEST(Workload, OfOneThatComputesIsSeen) {
  const Child busy(compute);
  const auto workload = make_workload({busy.pid()});
  EXPECT_TRUE(eventually([&] { return workload->look() == Work::runs; }));
}

TEST(Workload, OneOfSeveralIsEnough) {
  const Child idle(sleep_on);
  const Child busy(compute);
  const auto workload = make_workload({idle.pid(), busy.pid()});
  EXPECT_TRUE(eventually([&] { return workload->look() != Work::none; }));
}

TEST(Workload, WhoGetsNoProcessorWaits) {
  const Child greedy([] {
    share_a_processor();
    compute();
  });
  const Child starved([] {
    share_a_processor();
    const sched_param none{};
    ::sched_setscheduler(0, SCHED_IDLE, &none);
    compute();
  });
  const auto workload = make_workload({starved.pid()});
  EXPECT_TRUE(eventually([&] { return workload->look() == Work::waits; }));
}

TEST(Workload, WhoSharesAProcessorIsDeprivedOfThatTime) {
  const auto compute_in_turns = [] {
    share_a_processor();
    compute();
  };
  const Child one(compute_in_turns);
  const Child other(compute_in_turns);
  const Child idle(sleep_on);
  const auto of_both = make_workload({one.pid(), other.pid()});
  const auto of_idle = make_workload({idle.pid()});
  (void)of_both->look();
  (void)of_idle->look();
  EXPECT_TRUE(eventually([&] { return of_both->deprived() > std::chrono::milliseconds(200); }));
  EXPECT_LT(of_idle->deprived(), std::chrono::milliseconds(100));
}

TEST(Workload, OfAProcessThatIsGoneIsNone) {
  auto child = std::make_unique<Child>(compute);
  const auto workload = make_workload({child->pid()});
  child.reset();
  EXPECT_EQ(workload->look(), Work::none);
}

}  // namespace
}  // namespace offhand::test
