#include "tests/support/application.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

#include "tests/support/x_server.h"

namespace offhand::test {

/// An interpreter and a toolkit that start while everything else is being built.
constexpr std::chrono::seconds start_timeout{120};

using nlohmann::json;

std::vector<std::int64_t> windows_of(pid_t pid) { return XServer().windows_of(pid); }

Application::Application(const std::vector<std::string>& argv, const EnvironmentChanges& environment)
    : process_(std::make_unique<ChildProcess>(argv, environment)) {
  const bool shown = eventually([this] {
    const auto windows = windows_of(pid());
    if (!windows.empty()) window_ = windows.front();
    return window_ != 0 || process_->wait(milliseconds(0)).has_value();
  });
  if (!shown || window_ == 0) {
    process_->signal(SIGKILL);
    process_->wait();
    throw std::runtime_error(argv[0] + " shows no window: " + read_all(process_->errors()));
  }
}

std::vector<json> events_in(const std::string& log_file, std::size_t from) {
  std::vector<json> events;
  std::istringstream lines(contents(log_file));
  for (std::string line; std::getline(lines, line);) {
    // The last line may be half written.
    if (auto event = json::parse(line, nullptr, false); event.is_object()) events.push_back(std::move(event));
  }
  events.erase(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(std::min(from, events.size())));
  return events;
}

bool matches(const json& event, const json& pattern) {
  const auto members = pattern.items();
  return std::all_of(members.begin(), members.end(), [&](const auto& member) {
    return event.contains(member.key()) && event[member.key()] == member.value();
  });
}

json wait_for_event(const std::string& log_file, const json& pattern, std::size_t from, milliseconds limit) {
  const int changes = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  ::inotify_add_watch(changes, log_file.substr(0, log_file.rfind('/')).c_str(), IN_MODIFY | IN_CREATE);
  const auto deadline = std::chrono::steady_clock::now() + limit;
  std::vector<json> events;
  for (;;) {
    events = events_in(log_file, from);
    const auto found =
        std::find_if(events.begin(), events.end(), [&](const json& event) { return matches(event, pattern); });
    const auto left = std::chrono::duration_cast<milliseconds>(deadline - std::chrono::steady_clock::now());
    if (found != events.end() || left.count() <= 0) {
      ::close(changes);
      if (found != events.end()) return *found;
      break;
    }
    pollfd changed{changes, POLLIN, 0};
    ::poll(&changed, 1, static_cast<int>(left.count()));
    std::array<char, 4096> drained{};
    while (::read(changes, drained.data(), drained.size()) > 0) {
    }
  }
  throw std::runtime_error("the application did not log " + pattern.dump() + "; it logged " + json(events).dump());
}

std::string FixtureApplication::script(const std::string& toolkit) {
  return OFFHAND_TEST_FIXTURES "/fixture_" + toolkit + ".py";
}

std::vector<std::string> FixtureApplication::command(const std::string& toolkit, const std::string& title,
                                                     const std::string& folder) {
  return {"/usr/bin/python3", "-B",        script(toolkit),    "--title", title, "--log",
          folder + "/log",    "--control", folder + "/control"};
}

FixtureApplication::FixtureApplication(const std::string& toolkit, const std::string& title,
                                       const std::vector<std::string>& options, const EnvironmentChanges& environment)
    : title_(title.empty() ? "Fixture " + toolkit : title) {
  auto argv = command(toolkit, title_, folder_.path());
  argv.insert(argv.end(), options.begin(), options.end());
  process_ = std::make_unique<ChildProcess>(argv, environment);
  try {
    window_ = wait_for({{"event", "ready"}}, 0, start_timeout).at("xid").get<std::int64_t>();
    // Toolkits tell that a window is mapped when they ask for it: the window manager may take a moment to show it.
    if (!eventually([this] { return std::ranges::count(windows_of(pid()), window_) > 0; }))
      throw std::runtime_error("it is not shown");
  } catch (const std::exception&) {
    process_->signal(SIGKILL);
    process_->wait();
    throw std::runtime_error("the fixture " + toolkit + " did not start: " + read_all(process_->errors()));
  }
}

FixtureApplication::~FixtureApplication() = default;

std::vector<json> FixtureApplication::events(std::size_t from) const { return events_in(folder_.file("log"), from); }

json FixtureApplication::wait_for(const json& pattern, std::size_t from, milliseconds limit) const {
  return wait_for_event(folder_.file("log"), pattern, from, limit);
}

std::size_t FixtureApplication::count(const json& pattern, std::size_t from) const {
  const auto all = events(from);
  return static_cast<std::size_t>(
      std::count_if(all.begin(), all.end(), [&](const json& event) { return matches(event, pattern); }));
}

void FixtureApplication::control(const std::string& command) {
  const auto before = event_count();
  const int channel = ::open(folder_.file("control").c_str(), O_WRONLY | O_CLOEXEC);
  const bool sent = write_all(channel, command + "\n");
  ::close(channel);
  if (!sent) throw std::runtime_error("the fixture takes no commands");
  wait_for({{"event", "done"}, {"command", command}}, before);
}

}  // namespace offhand::test
