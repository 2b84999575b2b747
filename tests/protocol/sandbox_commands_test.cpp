#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "tests/support/json.h"
#include "tests/support/process.h"

// The commands of `offhand sandbox` as somebody types them, in a registry of their own.
namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

/// What is there to be read.
std::string read_some(int descriptor) {
  pollfd readable{descriptor, POLLIN, 0};
  if (::poll(&readable, 1, 0) <= 0) return {};
  std::string bytes(4096, '\0');
  const auto count = ::read(descriptor, bytes.data(), bytes.size());
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(0, count)));
  return bytes;
}

class SandboxCommandLine : public testing::Test {
 protected:
  SandboxCommandLine() {
    environment_ = {{"XDG_RUNTIME_DIR", folder_.path()},
                    {"OFFHAND_SANDBOX_REGISTRY", std::nullopt},
                    {"OFFHAND_SANDBOX_ID", std::nullopt},
                    {"OFFHAND_SANDBOX_OUTER", std::nullopt}};
  }
  ~SandboxCommandLine() override { run({"stop", "--all"}); }

  CommandResult run(std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), "sandbox");
    return run_offhand(std::move(words), {.input = input, .environment = environment_});
  }
  std::string start(std::vector<std::string> words = {}) {
    words.insert(words.begin(), {"start", "--size", "320x240", "--output", "json"});
    const auto result = run(std::move(words));
    EXPECT_EQ(result.exit_code, 0) << result.errors;
    return json::parse(result.output)["id"];
  }

  /// `stop` at a terminal, to whose question somebody types this line.
  CommandResult stop_at_a_terminal(const std::string& answer) {
    ChildProcess typist({"script", "--quiet", "--return", "--flush", "--echo", "never", "--command",
                         offhand_program() + " sandbox stop", "/dev/null"},
                        environment_);
    CommandResult result;
    const auto is_asked = [&] {
      result.output += read_some(typist.output());
      return result.output.find("Which one is to be stopped?") != std::string::npos;
    };
    EXPECT_TRUE(eventually(is_asked)) << result.output;
    EXPECT_TRUE(write_all(typist.input(), answer + "\n"));
    result.exit_code = typist.wait().value_or(-1);
    result.output += read_all(typist.output());
    return result;
  }

  /// With a letter in a folder, and something else beside it.
  void bring_a_home() {
    std::filesystem::create_directories(home_ + "/papers");
    write_contents(home_ + "/papers/letter", "Dear reader\n");
    write_contents(home_ + "/diary", "mine\n");
    environment_["HOME"] = home_;
  }

  TemporaryFolder folder_;
  const std::string home_ = folder_.file("home");
  EnvironmentChanges environment_;
};

TEST_F(SandboxCommandLine, StopWithoutAnIdNamesThemAndStopsNone) {
  EXPECT_EQ(run({"stop"}).exit_code, 0) << "there is none";
  const auto first = start();
  const auto second = start();
  const auto result = run({"stop"}, first + "\n");
  EXPECT_EQ(result.exit_code, 2) << result.output;
  EXPECT_THAT(result.errors, testing::AllOf(HasSubstr(first), HasSubstr(second)));
  EXPECT_EQ(json::parse(run({"status", "--output", "json"}).output).size(), 2U);
  EXPECT_THAT(run({"stop", "--all"}).output, HasSubstr("2"));
  EXPECT_EQ(json::parse(run({"status", "--output", "json"}).output).size(), 0U);
}

TEST_F(SandboxCommandLine, StopAsksAtATerminalWhichOneIsMeant) {
  const auto first = start();
  const auto second = start();
  const auto running = [&] {
    std::vector<std::string> ids;
    for (const auto& each : json::parse(run({"status", "--output", "json"}).output)) ids.push_back(each["id"]);
    return ids;
  };
  const auto none = stop_at_a_terminal("");
  EXPECT_EQ(none.exit_code, 1) << none.output;
  EXPECT_THAT(none.output, testing::AllOf(HasSubstr(first), HasSubstr(second), HasSubstr("Nothing was stopped")));
  EXPECT_THAT(running(), testing::UnorderedElementsAre(first, second));
  const auto unknown = stop_at_a_terminal("nobody");
  EXPECT_NE(unknown.exit_code, 0) << unknown.output;
  EXPECT_THAT(running(), testing::UnorderedElementsAre(first, second));
  const auto one = stop_at_a_terminal(first);
  EXPECT_EQ(one.exit_code, 0) << one.output;
  EXPECT_THAT(running(), testing::ElementsAre(second));
  const auto rest = stop_at_a_terminal("all");
  EXPECT_EQ(rest.exit_code, 0) << rest.output;
  EXPECT_THAT(running(), testing::IsEmpty());
}

TEST_F(SandboxCommandLine, ACommandRunsInTheOneThatIsNamed) {
  const auto id = start({"--env", "GIVEN=at the start"});
  const auto result = run(
      {"run", "--env", "ALSO=now", id, "--", "sh", "-c", "echo $OFFHAND_SANDBOX_ID $GIVEN $ALSO; cat; exit 5"}, "in");
  EXPECT_EQ(result.exit_code, 5) << result.errors;
  EXPECT_EQ(result.output, id + " at the start now\nin");
  EXPECT_EQ(run({"run", id, "--", "/nope"}).exit_code, 127);
  EXPECT_EQ(run({"run", id, "--", "/etc/passwd"}).exit_code, 126);
  EXPECT_THAT(run({"status"}).output, HasSubstr(id)) << "it goes on";
}

TEST_F(SandboxCommandLine, BindShowsAFolderAtItsPlaceAndNothingBesideIt) {
  bring_a_home();
  const std::string script = "cat \"$HOME/papers/letter\"; echo answer > \"$HOME/papers/answer\"; ls -A \"$HOME\"";
  const auto result = run({"run", "--size", "320x240", "--bind", home_ + "/papers", "--", "sh", "-c", script});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_THAT(result.output, StartsWith("Dear reader\n"));
  EXPECT_THAT(result.output, testing::Not(HasSubstr("diary"))) << "what was not let in";
  EXPECT_EQ(contents(home_ + "/papers/answer"), "answer\n") << "it is the folder itself";
}

TEST_F(SandboxCommandLine, BindLetsIntoOneThatRuns) {
  bring_a_home();
  const auto id = start();
  EXPECT_NE(run({"run", id, "--", "sh", "-c", "cat \"$HOME/papers/letter\""}).exit_code, 0) << "not yet";
  const auto result =
      run({"run", "--bind", home_ + "/papers/letter", id, "--", "sh", "-c", "cat \"$HOME/papers/letter\""});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_EQ(result.output, "Dear reader\n");
}

struct BadBind {
  std::string name;
  /// Below the home.
  std::vector<std::string> paths;
  int code;
  std::string says;
};

void PrintTo(const BadBind& row, std::ostream* stream) { *stream << row.name; }

class BindRefusal : public SandboxCommandLine, public testing::WithParamInterface<BadBind> {};

TEST_P(BindRefusal, NamesWhatCannotBeLetInAndRunsNothing) {
  bring_a_home();
  std::filesystem::create_directories(home_ + "/elsewhere");
  std::filesystem::create_directories(folder_.file("papers"));
  std::vector<std::string> words{"run", "--size", "320x240"};
  for (const auto& path : GetParam().paths) words.insert(words.end(), {"--bind", path.empty() ? path : home_ + path});
  const auto ran = folder_.file("ran");
  words.insert(words.end(), {"--", "touch", ran});
  const auto result = run(words);
  EXPECT_EQ(result.exit_code, GetParam().code) << result.errors;
  EXPECT_THAT(result.errors, HasSubstr(GetParam().says));
  EXPECT_FALSE(std::filesystem::exists(ran));
  EXPECT_EQ(json::parse(run({"status", "--output", "json"}).output).size(), 0U) << "nothing is left of it";
}

INSTANTIATE_TEST_SUITE_P(Row, BindRefusal,
                         testing::Values(BadBind{"what_is_not_there", {"/nothing"}, 2, "/home/nothing"},
                                         BadBind{"nothing_at_all", {""}, 2, "--bind"},
                                         BadBind{"the_whole_home", {"/."}, 3, "everything of yours"},
                                         BadBind{
                                             "two_at_one_place", {"/papers", "/../papers"}, 3, "at the same place"}),
                         [](const auto& row) { return row.param.name; });

TEST_F(SandboxCommandLine, ViewWritesAPicture) {
  const auto id = start();
  ASSERT_EQ(run({"run", id, "--", "xsetroot", "-solid", "#37a5c9"}).exit_code, 0);
  const auto file = folder_.file("picture.png");
  const auto result = run({"view", "--out", file});
  EXPECT_EQ(result.exit_code, 0) << result.errors;
  EXPECT_THAT(result.output, HasSubstr("320x240"));
  EXPECT_THAT(contents(file), StartsWith("\x89PNG"));
  EXPECT_LT(contents(file).size(), 20'000U) << "of one colour";
}

TEST_F(SandboxCommandLine, ViewShowsAWindowUntilTheSandboxEnds) {
  const auto id = start();
  auto environment = environment_;
  ChildProcess viewing({offhand_program(), "sandbox", "view", id}, environment);
  const auto title = "Sandbox " + id;
  EXPECT_TRUE(
      eventually([&] { return run_command({"xwininfo", "-root", "-tree"}).output.find(title) != std::string::npos; }));
  EXPECT_EQ(run({"stop", id}).exit_code, 0);
  EXPECT_TRUE(viewing.wait().has_value()) << "nothing is left to see";
}

TEST_F(SandboxCommandLine, ViewWithoutOneSaysSo) {
  EXPECT_THAT(run({"view", "--out", folder_.file("picture.png")}).errors, HasSubstr("there is none"));
}

}  // namespace
}  // namespace offhand::test
