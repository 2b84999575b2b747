#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// What applications do while they are read or after they were answered: a title that changes all the time, a viewer
// that a file manager opens.
namespace offhand::test {
namespace {

json state_with_tree(McpClient& client, pid_t pid, std::int64_t window) {
  const json wish{{"pid", pid}, {"window_id", window}, {"format", "json"}, {"include_screenshot", false}};
  const auto reply = client.call("get_window_state", wish);
  EXPECT_FALSE(reply.failed) << reply.dump();
  return reply.structured;
}

/// What a command starts, it starts where it was given, and what it opens lies there, also where a daemon does it.
class LaunchedFromAFolder : public testing::Test {
 protected:
  LaunchedFromAFolder() {
    std::filesystem::create_directories(work());
    write_contents(work() + "/note.txt", "a line\n");
    write_contents(work() + "/show", "#!/bin/sh\nprintf '%s\\n' \"$PWD\" \"$@\" > " + folder_.file("told") +
                                         "\nexec xterm -T Shown -e cat\n");
    std::filesystem::permissions(work() + "/show", std::filesystem::perms::owner_all);
  }
  std::string work() const { return folder_.file("work"); }
  std::string socket() const { return folder_.file("daemon.socket"); }
  json launched(std::vector<std::string> words, const std::vector<std::string>& what) const {
    words.insert(words.begin(), {"sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", work(), offhand_program()});
    words.emplace_back("launch_app");
    words.insert(words.end(), what.begin(), what.end());
    words.insert(words.end(), {"--output", "json"});
    const auto done = run_command(words);
    const auto said = json::parse(done.output, nullptr, false);
    EXPECT_TRUE(said.is_object() && said.contains("pid")) << done.output << done.errors;
    if (said.is_object() && said.contains("pid")) ::kill(said["pid"].get<pid_t>(), SIGKILL);
    return said;
  }
  void expect_started_there(const std::vector<std::string>& words) const {
    std::filesystem::remove(folder_.file("told"));
    launched(words, {"--launch-path", "./show", "--additional-arguments=more", "--urls", "note.txt"});
    EXPECT_EQ(contents(folder_.file("told")), work() + "\nmore\n" + work() + "/note.txt\n");
    EXPECT_EQ(launched(words, {"--launch-path", "xterm"}).value("name", ""), "xterm") << "by the PATH";
  }

  TemporaryFolder folder_;
};

TEST_F(LaunchedFromAFolder, ByACommandAlone) { expect_started_there({"--no-daemon"}); }

TEST_F(LaunchedFromAFolder, ByADaemonThatWorksElsewhere) {
  ChildProcess daemon({offhand_program(), "--socket", socket(), "serve"});
  ASSERT_TRUE(eventually([&] { return run_offhand({"--socket", socket(), "status"}).exit_code == 0; }));
  expect_started_there({"--socket", socket()});
}

TEST(RestlessTitle, TheTreeHasOneRootAndIsTheWindowsOwn) {
  Application restless({"/usr/bin/python3", "-B", OFFHAND_TEST_RESTLESS_TITLE_GTK3});
  ASSERT_TRUE(eventually([&] { return windows_of(restless.pid()).size() == 2; }));
  McpClient client({.server = {"--tools", "full"}});
  // Which is which is told by xdotool, in the titles as they are now.
  constexpr int rounds = 25;
  std::set<std::string> titles;
  for (int round = 0; round < rounds; ++round) {
    for (const auto window : windows_of(restless.pid())) {
      const auto title = run_command({"xdotool", "getwindowname", std::to_string(window)}).output;
      const bool is_quiet = title.starts_with("Quiet");
      if (!is_quiet) titles.insert(title);
      const auto elements = elements_of(state_with_tree(client, restless.pid(), window));
      const auto count = [&](const auto& is_it) { return std::ranges::count_if(elements, is_it); };
      const auto named = [&](const std::string& name) {
        return count([&](const ShownElement& element) { return element.name == name && element.role == "button"; });
      };
      EXPECT_EQ(count([](const ShownElement& element) { return !element.parent; }), 1) << title;
      EXPECT_EQ(named("In Quiet"), is_quiet ? 1 : 0) << title;
      EXPECT_EQ(named("In Restless"), is_quiet ? 0 : 1) << title;
    }
  }
  EXPECT_GT(titles.size(), 1U) << "no title changed";
}

TEST(LaunchedByItsEntry, SaysThatItsFolderIsMissing) {
  const TemporaryFolder folder;
  const auto entry = folder.file("viewer.desktop");
  write_contents(entry,
                 "[Desktop Entry]\nType=Application\nName=Viewer\nExec=xterm\nPath=" + folder.file("gone") + "\n");
  McpClient client({.server = {"--tools", "full"}});
  const auto reply = client.call("launch_app", {{"launch_path", entry}});
  EXPECT_EQ(reply.code(), "launch_failed") << reply.dump();
  EXPECT_THAT(reply.text, testing::HasSubstr("there is no folder " + folder.file("gone")));
}

TEST(LaunchedByItsPath, TellsWhatAProgramSaidThatShowsNothing) {
  McpClient client({.server = {"--tools", "full"}});
  const auto said_last = [&](const std::string& script, const std::string& code) {
    const auto reply =
        client.call("launch_app", {{"launch_path", "/bin/sh"}, {"additional_arguments", {"-c", script}}});
    EXPECT_EQ(reply.code(), code) << reply.dump();
    EXPECT_THAT(reply.text, testing::HasSubstr("It said last: no display of its liking")) << script;
  };
  said_last("echo no display of its liking >&2; exit 3", "launch_failed");
  said_last("echo no display of its liking >&2; exit 0", "no_window");
}

/// A file manager with one file, which a program of its own shows.
class FileManager : public testing::Test {
 protected:
  FileManager() {
    std::filesystem::create_directories(folder_.path() + "/data/applications");
    std::filesystem::create_directories(folder_.path() + "/configuration");
    std::filesystem::create_directories(folder_.path() + "/files");
    std::ofstream(folder_.path() + "/files/note.txt") << "a line\n";
    std::ofstream(folder_.path() + "/data/applications/viewer.desktop")
        << "[Desktop Entry]\nType=Application\nName=Viewer\nMimeType=text/plain;\nExec=sh -c \"exec /usr/bin/python3 "
           "-B "
        << FixtureApplication::script("gtk3") << " --title Viewer --log " << log() << "\" %f\n";
    std::ofstream(folder_.path() + "/configuration/mimeapps.list")
        << "[Default Applications]\ntext/plain=viewer.desktop\n";
    // A list: what lies in its view of icons is told by no tree.
    const auto is_set = run_command(
        {"xfconf-query", "-c", "thunar", "-p", "/last-view", "-n", "-t", "string", "-s", "ThunarDetailsView"});
    EXPECT_EQ(is_set.exit_code, 0) << is_set.errors;
    manager_.emplace(std::vector<std::string>{"thunar", folder_.path() + "/files"},
                     EnvironmentChanges{{"XDG_DATA_HOME", folder_.path() + "/data"},
                                        {"XDG_CONFIG_HOME", folder_.path() + "/configuration"}});
  }
  ~FileManager() override {
    // No window that asks to be closed: it may refuse, and would be taken for another test's program.
    for (const auto& event : events_in(log())) {
      if (event.value("event", "") == "ready") ::kill(event["pid"].get<pid_t>(), SIGKILL);
    }
  }
  std::string log() const { return folder_.path() + "/viewer.log"; }
  bool shows_viewer() {
    const auto found = run_command({"xdotool", "search", "--onlyvisible", "--name", "^Viewer$"}).output;
    return !found.empty();
  }

  TemporaryFolder folder_;
  std::optional<Application> manager_;
  UserAtDesk user_;
  McpClient client_{McpClient::Options{.server = {"--tools", "full"}}};
};

TEST_F(FileManager, WhatAViewerThatItOpensTakesIsGivenBackAndTold) {
  json state;
  ASSERT_TRUE(eventually([&] {
    state = state_with_tree(client_, manager_->pid(), manager_->window());
    return find_element(state, "note.txt").has_value();
  }));
  user_.sit_down();
  const auto from = user_.application().event_count();
  const auto reply = client_.call("click", {{"element_token", element_named(state, "note.txt").token}, {"count", 2}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  ASSERT_TRUE(eventually([&] { return shows_viewer(); })) << reply.dump();
  const auto lost = [&] { return user_.application().count({{"event", "focus-out"}}, from); };
  std::size_t losses = 0;
  const bool is_given_back = eventually([&] {
    losses = lost();
    user_.settle_log();
    return user_.disturbance().empty() && lost() == losses;
  });
  EXPECT_TRUE(is_given_back) << user_.disturbance() << reply.dump();
  // Told at once where it came before the answer, else with the next one.
  const auto next =
      client_.call("press_key", {{"pid", manager_->pid()}, {"window_id", manager_->window()}, {"key", "f12"}});
  auto told = reply.structured.value("side_effects", json::array());
  for (const auto& effect : next.structured.value("late_side_effects", json::array())) told.push_back(effect);
  const bool is_told = std::ranges::any_of(told, [](const json& effect) { return effect["kind"] == "focus"; });
  EXPECT_TRUE(is_told || losses == 0) << reply.dump() << next.dump();
  for (const auto& effect : told) EXPECT_TRUE(effect["restored"]) << effect;
}

}  // namespace
}  // namespace offhand::test
