#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/event.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/atspi/tree.h"
#include "tests/linux_atspi/x_windows.h"

namespace offhand::tests {

/// Keeps what a backend reports.
class EventLog final : public platform::EventSink {
 public:
  void post(platform::Event event) override;
  bool wait_for(const std::function<bool(const platform::Event&)>& wanted, std::chrono::milliseconds timeout);
  std::size_t size();

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<platform::Event> events_;
};

/// An application started for a test and ended with it.
class RunningApp {
 public:
  explicit RunningApp(std::vector<std::string> arguments);
  ~RunningApp();
  RunningApp(const RunningApp&) = delete;
  RunningApp& operator=(const RunningApp&) = delete;

  pid_t pid() const { return pid_; }
  void signal(int number) const;
  /// Its output so far.
  std::string output() const;
  bool wait_for_output(const std::string& text, std::chrono::milliseconds timeout = std::chrono::seconds(20)) const;
  int count_in_output(const std::string& text) const;
  /// Writes a line to its standard input.
  void tell(const std::string& line) const;

 private:
  pid_t pid_ = -1;
  int input_ = -1;
  std::string log_;
  std::string errors_;
};

/// One of tests/support/fixtures, with its log and control channel; `before` is put before the command.
RunningApp fixture(const std::string& toolkit, const std::string& title, std::vector<std::string> before = {});

platform::Limits within(int ms);

/// Looks again and again; false when the condition did not hold in time.
bool eventually(std::chrono::milliseconds timeout, const std::function<bool()>& holds);

class AtspiDesktop : public testing::Test {
 protected:
  void SetUp() override;

  /// The window of this title, once it is there and its tree can be read.
  std::optional<platform::WindowInfo> window(const std::string& title);
  platform::Tree read(const platform::WindowInfo& window, const platform::ReadOptions& options = {});
  static const platform::Node* find(const platform::Tree& tree, const std::string& name, const std::string& role = {});

  EventLog events_;
  platform::SteadyClock clock_;
  XWindows windows_;
  platform::atspi::AtspiTree tree_{events_, clock_, windows_.source()};
};

}  // namespace offhand::tests
