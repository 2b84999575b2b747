#pragma once

#include <filesystem>
#include <memory>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tests/protocol/daemon_fixture.h"
#include "tests/support/ways.h"

// The ways in which a caller reaches a tool, on desktops that are alike.
namespace offhand::test {

/// A member, at any depth, that cannot be the same.
struct Differing {
  std::string name;
  std::string reason;
};

/// A text without the name of the process that begins references of elements.
inline std::string without_boot_ids(const std::string& text) {
  static const std::regex reference(R"(\b[a-z0-9]{8}-(\d+-\d+)\b)");
  return std::regex_replace(text, reference, "$1");
}

/// Without what may differ. A user at a shell is told the next step in other words.
inline json compared(json said, const std::vector<Differing>& differing) {
  if (said.is_string()) return without_boot_ids(said.get<std::string>());
  if (said.is_object()) {
    for (const auto& member : differing) said.erase(member.name);
    if (said.contains("code")) said.erase("hint");
  }
  if (said.is_structured()) {
    for (auto& part : said) part = compared(part, differing);
  }
  return said;
}

/// The ways, each with a desktop of its own.
class EveryWay : public DaemonFixture {
 protected:
  /// `tools`: what servers offer. `more`: environment besides, of servers and commands.
  explicit EveryWay(std::string platform, std::string tools = "full", EnvironmentChanges more = {})
      : platform_(std::move(platform)), tools_(std::move(tools)), more_(std::move(more)) {}

  /// Files may be written below the state folder by all of them.
  std::string files() const { return folder_.file("state/offhand/out"); }
  void start_without_files() const {
    std::filesystem::remove_all(files());
    std::filesystem::create_directories(files());
  }
  EnvironmentChanges at_home() const {
    auto environment = this->environment();
    environment["OFFHAND_HOME"] = folder_.file("home");
    environment["XDG_STATE_HOME"] = folder_.file("state");
    environment["TMPDIR"] = folder_.path();
    // Over HTTP an application gets no arguments unless its owner says so.
    environment["OFFHAND_LAUNCH"] = "any";
    for (const auto& [name, value] : more_) environment[name] = value;
    return environment;
  }
  json placed(json arguments) const {
    for (auto& value : arguments) {
      if (value.is_string() && value.get<std::string>().starts_with('@')) {
        value = files() + "/" + value.get<std::string>().substr(1);
      }
    }
    return arguments;
  }

  std::vector<std::string> alone() const { return {"--platform", platform_, "--no-daemon"}; }
  McpClient::Options own_server() const {
    return {
        .program = {"--platform", platform_}, .server = {"--no-daemon", "--tools", tools_}, .environment = at_home()};
  }
  HttpServerProcess::Options http_server() const {
    return {.program = {offhand_program(), "--platform", platform_},
            .server = {"--tools", tools_},
            .environment = at_home()};
  }
  std::unique_ptr<ChildProcess> daemon() const {
    auto started = std::make_unique<ChildProcess>(
        std::vector<std::string>{offhand_program(), "--platform", platform_, "--socket", socket(), "serve"}, at_home());
    EXPECT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
    return started;
  }
  McpClient::Options beside_daemon() const {
    return {.program = {"--socket", socket()}, .server = {"--tools", tools_}, .environment = at_home()};
  }

 private:
  const std::string platform_;
  const std::string tools_;
  const EnvironmentChanges more_;
};

}  // namespace offhand::test
