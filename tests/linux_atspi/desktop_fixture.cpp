#include "tests/linux_atspi/desktop_fixture.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>

namespace offhand::tests {
namespace {

std::string content_of(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

using std::chrono::steady_clock;

bool eventually(std::chrono::milliseconds timeout, const std::function<bool()>& holds) {
  const auto until = steady_clock::now() + timeout;
  while (!holds()) {
    if (steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

void EventLog::post(platform::Event event) {
  const std::lock_guard lock(mutex_);
  events_.push_back(std::move(event));
  changed_.notify_all();
}

bool EventLog::wait_for(const std::function<bool(const platform::Event&)>& wanted, std::chrono::milliseconds timeout) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, timeout, [&] { return std::any_of(events_.begin(), events_.end(), wanted); });
}

std::size_t EventLog::size() {
  const std::lock_guard lock(mutex_);
  return events_.size();
}

RunningApp::RunningApp(std::vector<std::string> arguments) {
  char pattern[] = "/tmp/linux-atspi-XXXXXX";
  const int output = mkstemp(pattern);
  log_ = pattern;
  errors_ = log_ + ".errors";
  const int errors = ::open(errors_.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
  int input[2];
  if (pipe2(input, O_CLOEXEC) != 0) std::abort();
  pid_ = fork();
  if (pid_ == 0) {
    // A group of its own, so that what a wrapper started ends with it.
    setpgid(0, 0);
    dup2(input[0], 0);
    dup2(output, 1);
    dup2(errors, 2);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    execvp(argv[0], argv.data());
    _exit(127);
  }
  setpgid(pid_, pid_);
  ::close(input[0]);
  ::close(output);
  ::close(errors);
  input_ = input[1];
}

RunningApp::~RunningApp() {
  signal(SIGCONT);
  signal(SIGKILL);
  waitpid(pid_, nullptr, 0);
  ::close(input_);
  // An office writes thousands of warnings, which would drown the reason of a failure.
  constexpr std::size_t shown_bytes = 2000;
  const std::string errors = content_of(errors_);
  if (testing::Test::HasFailure()) std::cerr << errors.substr(errors.size() - std::min(errors.size(), shown_bytes));
  ::unlink(log_.c_str());
  ::unlink(errors_.c_str());
}

void RunningApp::signal(int number) const {
  if (pid_ > 0) ::kill(-pid_, number);
}

std::string RunningApp::output() const { return content_of(log_); }

bool RunningApp::wait_for_output(const std::string& text, std::chrono::milliseconds timeout) const {
  return eventually(timeout, [&] { return output().find(text) != std::string::npos; });
}

int RunningApp::count_in_output(const std::string& text) const {
  const std::string all = output();
  int count = 0;
  for (std::size_t at = all.find(text); at != std::string::npos; at = all.find(text, at + 1)) ++count;
  return count;
}

void RunningApp::tell(const std::string& line) const {
  const std::string text = line + "\n";
  if (::write(input_, text.data(), text.size()) < 0) ADD_FAILURE() << "cannot write to the fixture";
}

RunningApp fixture(const std::string& toolkit, const std::string& title, std::vector<std::string> before) {
  for (const std::string& word :
       {std::string("/usr/bin/python3"), std::string(OFFHAND_FIXTURES) + "/fixture_" + toolkit + ".py",
        std::string("--title"), title, std::string("--control"), std::string("-")}) {
    before.push_back(word);
  }
  return RunningApp(std::move(before));
}

platform::Limits within(int ms) { return {platform::steady_now() + std::chrono::milliseconds(ms), {}}; }

void AtspiDesktop::SetUp() {
  ASSERT_NE(std::getenv("DISPLAY"), nullptr) << "these tests need a desktop: run them with `offhand sandbox run --`";
  ASSERT_TRUE(windows_.works()) << "no X server at " << std::getenv("DISPLAY");
}

std::optional<platform::WindowInfo> AtspiDesktop::window(const std::string& title) {
  std::optional<platform::WindowInfo> found;
  std::string problem = "it never appeared";
  eventually(std::chrono::seconds(15), [&] {
    for (const platform::WindowInfo& each : windows_.list()) {
      if (each.title != title) continue;
      const auto tree = tree_.read(each, {}, within(20000));
      if (tree) found = each;
      if (!tree) problem = tree.error().message;
    }
    return found.has_value();
  });
  EXPECT_TRUE(found) << title << ": " << problem;
  return found;
}

platform::Tree AtspiDesktop::read(const platform::WindowInfo& window, const platform::ReadOptions& options) {
  auto tree = tree_.read(window, options, within(20000));
  EXPECT_TRUE(tree) << (tree ? "" : tree.error().message);
  return tree ? *std::move(tree) : platform::Tree{};
}

const platform::Node* AtspiDesktop::find(const platform::Tree& tree, const std::string& name, const std::string& role) {
  for (const platform::Node& node : tree.nodes) {
    if (node.name == name && (role.empty() || to_string(node.role) == role)) return &node;
  }
  return nullptr;
}

}  // namespace offhand::tests
