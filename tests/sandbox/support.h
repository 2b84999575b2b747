#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "impl/sandbox/sandbox.h"

namespace offhand::sandbox::test {

/// What the design promises after a watching process was killed.
inline constexpr std::chrono::milliseconds gone_limit{2000};

/// Asks again every few milliseconds until it holds or time is up.
bool eventually(const std::function<bool()>& condition, std::chrono::milliseconds limit = std::chrono::seconds(10));

/// Every process but this one with OFFHAND_SANDBOX_ID=id in its environment. Reads /proc by itself: it is the oracle
/// for the library's own reading.
std::set<pid_t> marked_processes(const std::string& id);

/// A process that is neither gone nor a zombie.
bool is_alive(pid_t pid);

std::string contents(const std::string& file);
bool exists(const std::string& path);

/// A copy of this process, in which `body` runs; killed and collected when it goes out of scope.
class ForkedProcess {
 public:
  explicit ForkedProcess(const std::function<int()>& body);
  ~ForkedProcess();
  ForkedProcess(const ForkedProcess&) = delete;
  ForkedProcess& operator=(const ForkedProcess&) = delete;

  pid_t pid() const { return pid_; }
  void kill(int signal) const;
  /// The exit status as a shell shows it.
  int wait();

 private:
  pid_t pid_;
};

/// A registry of its own for each test, so that tests neither see nor stop anybody else's sandboxes.
class SandboxTest : public ::testing::Test {
 protected:
  SandboxTest();
  ~SandboxTest() override;

  /// Sets a variable for the rest of the test; nothing removes it.
  void set_variable(const std::string& name, const std::optional<std::string>& value);
  /// A new empty directory below /tmp that everybody may use.
  const std::string& scratch() const { return scratch_; }
  std::string registry() const { return scratch_ + "/run/offhand/sandboxes"; }

 private:
  std::string scratch_;
  std::map<std::string, std::optional<std::string>> saved_;
};

/// A process that leaves its session and its parents, ignores SIGTERM and writes its pid to `pid_file`.
std::vector<std::string> straggler(const std::string& pid_file);
/// Its pid once it runs.
pid_t straggler_pid(const std::string& pid_file);

}  // namespace offhand::sandbox::test
