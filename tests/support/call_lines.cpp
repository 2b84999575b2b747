#include "tests/support/call_lines.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace offhand::test {
namespace {

std::vector<std::string> command_of(const std::vector<std::string>& program_options) {
  std::vector<std::string> argv{offhand_program()};
  argv.insert(argv.end(), program_options.begin(), program_options.end());
  argv.insert(argv.end(), {"call", "-", "--output", "json"});
  return argv;
}

}  // namespace

CallLines::CallLines(const std::vector<std::string>& program_options, const EnvironmentChanges& environment)
    : child_(command_of(program_options), environment) {}

nlohmann::json CallLines::call(const std::string& tool, const nlohmann::json& arguments) {
  return line(nlohmann::json{{"tool", tool}, {"arguments", arguments}}.dump());
}

nlohmann::json CallLines::line(const std::string& text) {
  write_all(child_.input(), text + "\n");
  std::array<char, 65536> buffer{};
  for (auto end = pending_.find('\n');; end = pending_.find('\n')) {
    if (end != std::string::npos) {
      auto reply = nlohmann::json::parse(pending_.substr(0, end));
      pending_.erase(0, end + 1);
      return reply;
    }
    pollfd readable{child_.output(), POLLIN, 0};
    if (::poll(&readable, 1, 40'000) <= 0) throw std::runtime_error("no answer to " + text);
    const auto count = ::read(child_.output(), buffer.data(), buffer.size());
    if (count <= 0) throw std::runtime_error("`offhand call -` ended at " + text + ": " + read_all(child_.errors()));
    pending_.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

int CallLines::finish() {
  child_.close_input();
  return child_.wait().value_or(-1);
}

}  // namespace offhand::test
