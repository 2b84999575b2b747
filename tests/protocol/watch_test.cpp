#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <sstream>

#include "tests/support/json.h"
#include "tests/support/process.h"
#include "tests/support/pseudo_terminal.h"

// `offhand watch` at a terminal, which it gives back as it was, and in a pipe.
namespace offhand::test::watch_cases {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

constexpr const char* take_screen = "\x1b[?1049h\x1b[?25l";
constexpr const char* show_cursor = "\x1b[?25h";
constexpr const char* leave_screen = "\x1b[?1049l";

std::vector<std::string> command(const std::string& platform, std::vector<std::string> words) {
  std::vector<std::string> argv{offhand_program(), "--platform", platform, "watch"};
  argv.insert(argv.end(), words.begin(), words.end());
  return argv;
}

std::vector<std::string> of_widgets() { return command("sim:widgets", {"--app", "Widgets"}); }

void expect_given_back(PseudoTerminal& terminal) {
  EXPECT_TRUE(terminal.is_as_before());
  const auto& all = terminal.output();
  const auto drawn = all.rfind("\x1b[?2026h");
  EXPECT_LT(all.rfind(take_screen), drawn);
  EXPECT_NE(all.find(show_cursor, drawn), std::string::npos);
  EXPECT_NE(all.find(leave_screen, drawn), std::string::npos);
}

struct End {
  const char* name;
  /// Typed, or sent.
  const char* key;
  int signal;
  int exit_code;
};

class EndOfWatch : public testing::TestWithParam<End> {};

TEST_P(EndOfWatch, GivesTheTerminalBack) {
  PseudoTerminal terminal(of_widgets());
  ASSERT_TRUE(terminal.shows("checkbox \"Check me\"")) << terminal.output();
  EXPECT_FALSE(terminal.is_as_before()) << "keys are not echoed meanwhile";
  if (GetParam().signal != 0)
    terminal.signal(GetParam().signal);
  else
    terminal.type(GetParam().key);
  EXPECT_EQ(terminal.wait(), GetParam().exit_code);
  expect_given_back(terminal);
}

INSTANTIATE_TEST_SUITE_P(Each, EndOfWatch,
                         testing::Values(End{"Q", "q", 0, 0}, End{"ControlC", "\x03", 0, 0},
                                         End{"Terminate", nullptr, SIGTERM, 0}, End{"HangUp", nullptr, SIGHUP, 0},
                                         End{"Crash", nullptr, SIGABRT, 128 + SIGABRT}),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(WatchAtATerminal, IsSuspendedAndGoesOn) {
  PseudoTerminal terminal(of_widgets());
  ASSERT_TRUE(terminal.shows("Check me"));
  terminal.type("\x1a");
  ASSERT_TRUE(eventually([&] { return terminal.is_stopped(); }));
  expect_given_back(terminal);
  const auto before = terminal.output().size();
  terminal.signal(SIGCONT);
  EXPECT_TRUE(eventually([&] { return terminal.output().find("Check me", before) != std::string::npos; }));
  EXPECT_NE(terminal.output().find(take_screen, before), std::string::npos);
  terminal.type("q");
  EXPECT_EQ(terminal.wait(), 0);
  expect_given_back(terminal);
}

TEST(WatchAtATerminal, FitsAnotherSize) {
  PseudoTerminal terminal(of_widgets(), {}, 80, 30);
  ASSERT_TRUE(terminal.shows("\x1b[30;1H"));
  EXPECT_THAT(terminal.last_drawing(), Not(HasSubstr("\x1b[31;1H")));
  terminal.resize(40, 8);
  ASSERT_TRUE(eventually([&] { return terminal.last_drawing().find("\x1b[9;1H") == std::string::npos; }));
  EXPECT_TRUE(terminal.shows("\x1b[8;1H"));
  EXPECT_THAT(terminal.last_drawing(), HasSubstr(" more"));
}

TEST(WatchAtATerminal, HasNoColoursWhereNoneAreWanted) {
  PseudoTerminal plain(of_widgets(), {{"NO_COLOR", "1"}});
  ASSERT_TRUE(plain.shows("Check me"));
  EXPECT_THAT(plain.last_drawing(), Not(HasSubstr("\x1b[1m")));
  PseudoTerminal coloured(of_widgets(), {{"NO_COLOR", std::nullopt}});
  ASSERT_TRUE(coloured.shows("Check me"));
  EXPECT_THAT(coloured.last_drawing(), HasSubstr("\x1b[1m"));
}

TEST(WatchAtATerminal, OfADumbOneWritesLines) {
  PseudoTerminal terminal(of_widgets(), {{"TERM", "dumb"}});
  ASSERT_TRUE(terminal.shows("Check me"));
  EXPECT_THAT(terminal.output(), Not(HasSubstr("\x1b")));
  terminal.type("\x03");
  EXPECT_EQ(terminal.wait(), 0);
}

/// An application whose title changes at the second call of this kind, with another one's, and which closes its window
/// at the third; at the sixth where windows are listed, which is done more often where some are denied.
std::string scene_that_ends(const std::string& call) {
  const auto title = [](const char* application, const char* window, const char* text) {
    return json{{"do", "set_title"}, {"application", application}, {"window", window}, {"text", text}};
  };
  const auto window = [](int id, const char* name) {
    return json{{"window_id", id},
                {"title", name},
                {"bounds", {{"x", 10 * id}, {"y", 10}, {"width", 200}, {"height", 100}}},
                {"tree",
                 {{"children",
                   {{{"role", "button"},
                     {"name", "Go\u009b31m\x1b[31m on"},
                     {"bounds", {{"x", 5}, {"y", 5}, {"width", 90}, {"height", 20}}}}}}}}};
  };
  const auto at = [&](int nth, json deed) {
    return json{{"on_call", {{"call", call}, {"nth", nth}}}, {"do", std::move(deed)}};
  };
  const json close{{"do", "close_window"}, {"application", "App"}, {"window", "Renamed"}};
  return json{{"applications",
               {{{"name", "App"}, {"pid", 10}, {"windows", {window(1, "Main")}}},
                {{"name", "Vault"}, {"pid", 20}, {"windows", {window(2, "Combination")}}}}},
              {"troubles",
               {at(2, title("Vault", "Combination", "Combination 12-34")), at(2, title("App", "Main", "Renamed")),
                at(call == "list" ? 6 : 3, close)}}}
      .dump();
}

class WatchInAPipe : public testing::Test {
 protected:
  WatchInAPipe() {
    for (const auto* call : {"list", "read"}) write_contents(scene(call), scene_that_ends(call));
  }

  /// Of which all windows are watched, or one.
  std::string scene(const std::string& call = "read") const { return folder_.file(call + ".json"); }

  CommandResult run(std::vector<std::string> words, const EnvironmentChanges& environment = {}) {
    words.insert(words.begin(), {"--platform", "sim:" + scene(), "watch", "--interval-ms", "50"});
    return run_offhand(std::move(words), {.input = {}, .environment = environment});
  }

  TemporaryFolder folder_;
};

TEST_F(WatchInAPipe, TellsWhatIsThereThenEachEventAndEndsWithTheWindow) {
  const auto watched = run({"--window-id", "1"});
  EXPECT_EQ(watched.exit_code, 0) << watched.errors;
  EXPECT_THAT(watched.output, HasSubstr("window_id 1, pid 10"));
  EXPECT_THAT(watched.output, HasSubstr("button \"Go"));
  EXPECT_THAT(watched.output, HasSubstr("window changed"));
  EXPECT_THAT(watched.output, testing::EndsWith("The window \"Renamed\" closed.\n"));
  EXPECT_THAT(watched.output, Not(HasSubstr("\x1b")));
  EXPECT_THAT(watched.output, Not(HasSubstr("\u009b")));
}

TEST_F(WatchInAPipe, WritesJsonLines) {
  const auto watched = run({"--pid", "10", "--output", "json"});
  EXPECT_EQ(watched.exit_code, 0) << watched.errors;
  std::vector<json> lines;
  std::istringstream text(watched.output);
  for (std::string line; std::getline(text, line);) lines.push_back(json::parse(line));
  ASSERT_GE(lines.size(), 3U) << watched.output;
  EXPECT_EQ(lines.front()["window_id"], 1);
  EXPECT_FALSE(lines.front()["elements"].empty());
  EXPECT_EQ(lines[1]["app"], "App");
  EXPECT_THAT(watched.output, HasSubstr(R"("type":"window_changed")"));
  EXPECT_EQ(lines.back(), (json{{"type", "ended"}, {"window_id", 1}}));
}

TEST_F(WatchInAPipe, TellsNothingOfDeniedApplications) {
  // A window that closes ends nothing here, and whoever reads goes.
  const auto script = offhand_program() + " --platform sim:" + scene("list") +
                      " watch --interval-ms 50 --output json | sed -u /window_closed/q";
  const auto all = run_command({"sh", "-c", script});
  EXPECT_THAT(all.output, HasSubstr("12-34"));
  const auto watched = run_command({"sh", "-c", script}, {.environment = {{"OFFHAND_DENIED_APPLICATIONS", "Vault"}}});
  EXPECT_FALSE(watched.timed_out);
  EXPECT_THAT(watched.output, HasSubstr("\"app\":\"App\""));
  EXPECT_THAT(watched.output, HasSubstr("window_closed"));
  EXPECT_THAT(watched.output, Not(HasSubstr("Vault")));
  EXPECT_THAT(watched.output, Not(HasSubstr("\"pid\":20")));
  EXPECT_THAT(watched.output, Not(HasSubstr("Combination")));
  EXPECT_EQ(run({"--window-id", "2"}, {{"OFFHAND_DENIED_APPLICATIONS", "Vault"}}).exit_code, 1);
}

TEST_F(WatchInAPipe, SaysWhatItDoesNotFind) {
  const auto window = run({"--window-id", "77"});
  EXPECT_EQ(window.exit_code, 1);
  EXPECT_THAT(window.errors, HasSubstr("There is no window 77"));
  EXPECT_EQ(window.output, "");
  EXPECT_THAT(run({"--app", "Nobody"}).errors, HasSubstr("Nobody"));
  EXPECT_THAT(run({"--pid", "4711"}).errors, HasSubstr("4711"));
  EXPECT_EQ(run({"--app", "App", "--pid", "10"}).exit_code, 2);
}

}  // namespace
}  // namespace offhand::test::watch_cases
