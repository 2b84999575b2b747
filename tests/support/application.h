#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/json.h"
#include "tests/support/process.h"

namespace offhand::test {

/// A program with a window, started on the display of this process and ended with this object.
class Application {
 public:
  /// Returns once its first window is mapped. Throws when none comes.
  explicit Application(const std::vector<std::string>& argv, const EnvironmentChanges& environment = {});

  pid_t pid() const { return process_->pid(); }
  /// Its first window, as the X server has it.
  std::int64_t window() const { return window_; }
  ChildProcess& process() { return *process_; }

 private:
  std::unique_ptr<ChildProcess> process_;
  std::int64_t window_ = 0;
};

/// Windows that belong to a process, have a name and are mapped, by the X server; see XServer::windows_of().
std::vector<std::int64_t> windows_of(pid_t pid);

/// A fixture application (tests/support/fixtures): a window of known controls that logs what really happened to it.
class FixtureApplication {
 public:
  /// `toolkit` is gtk3, gtk4 or qt5. Returns once its window is there; throws otherwise.
  explicit FixtureApplication(const std::string& toolkit, const std::string& title = "",
                              const std::vector<std::string>& options = {}, const EnvironmentChanges& environment = {});
  ~FixtureApplication();

  pid_t pid() const { return process_->pid(); }
  std::int64_t window() const { return window_; }
  const std::string& title() const { return title_; }
  ChildProcess& process() { return *process_; }

  /// Events from number `from` on.
  std::vector<nlohmann::json> events(std::size_t from = 0) const;
  std::size_t event_count() const { return events().size(); }
  /// Waits for an event that has all members of `pattern`; throws with the log when none comes.
  nlohmann::json wait_for(const nlohmann::json& pattern, std::size_t from = 0, milliseconds limit = timeout) const;
  std::size_t count(const nlohmann::json& pattern, std::size_t from = 0) const;
  /// Runs a command of the control channel ("insert", "rename A X") and waits until it is done.
  void control(const std::string& command);

  /// How to start one by hand, with the log and the control channel in `folder`.
  static std::vector<std::string> command(const std::string& toolkit, const std::string& title,
                                          const std::string& folder);
  static std::string script(const std::string& toolkit);

 private:
  TemporaryFolder folder_;
  std::string title_;
  std::unique_ptr<ChildProcess> process_;
  std::int64_t window_ = 0;
};

/// A log of the fixtures' form.
std::vector<nlohmann::json> events_in(const std::string& log_file, std::size_t from = 0);
bool matches(const nlohmann::json& event, const nlohmann::json& pattern);
nlohmann::json wait_for_event(const std::string& log_file, const nlohmann::json& pattern, std::size_t from = 0,
                              milliseconds limit = timeout);

}  // namespace offhand::test
