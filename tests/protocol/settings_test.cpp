#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include "tests/protocol/daemon_fixture.h"
#include "tests/support/elements.h"

// A daemon has an environment and a settings file, and so have those who call it.
namespace offhand::test {
namespace {

using testing::HasSubstr;

class DaemonSettings : public DaemonFixture {
 protected:
  EnvironmentChanges at_home() const {
    auto environment = this->environment();
    environment["OFFHAND_HOME"] = folder_.file("home");
    return environment;
  }
  std::unique_ptr<ChildProcess> start_at_home() const {
    auto daemon = std::make_unique<ChildProcess>(
        std::vector<std::string>{offhand_program(), "--platform", "sim:widgets", "--socket", socket(), "serve"},
        at_home());
    EXPECT_TRUE(eventually([&] { return command({"status"}).exit_code == 0; }));
    return daemon;
  }
  CommandResult run(std::vector<std::string> words, const EnvironmentChanges& more = {}) const {
    auto environment = at_home();
    for (const auto& [name, value] : more) environment[name] = value;
    words.insert(words.begin(), {"--socket", socket()});
    return run_offhand(std::move(words), {.input = {}, .environment = environment});
  }
  /// By a connection of its own, as any program may make one.
  ToolReply over_a_socket(const std::string& tool, const json& arguments) const {
    const RawClient client(socket());
    auto call = modern_call(1, "tools/call", {{"name", tool}, {"arguments", arguments}});
    call["params"]["_meta"]["dev.offhand/tools"] = "full";
    client.send(call);
    client.close_output();
    return tool_reply(json::parse(read_all(client.descriptor()), nullptr, false));
  }
};

TEST_F(DaemonSettings, OfTheCallersEnvironmentHold) {
  const auto daemon = start_at_home();
  const std::vector<std::string> click{"click", "--x", "5", "--y", "5"};
  EXPECT_THAT(run(click).errors, HasSubstr("capture_scope"));
  const auto allowed = run(click, {{"OFFHAND_CAPTURE_SCOPE", "desktop"}});
  EXPECT_EQ(allowed.exit_code, 0) << allowed.errors;
  EXPECT_EQ(run(click).exit_code, 1) << "it held for that call alone";
}

TEST_F(DaemonSettings, OfTheCallersEnvironmentAreChecked) {
  const auto daemon = start_at_home();
  const auto refused = run({"list_windows"}, {{"OFFHAND_READ_TIMEOUT_MS", "soon"}});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.errors, HasSubstr("OFFHAND_READ_TIMEOUT_MS"));
}

TEST_F(DaemonSettings, OfAnEditedFileHold) {
  const auto daemon = start_at_home();
  const std::vector<std::string> click{"click", "--x", "5", "--y", "5"};
  EXPECT_EQ(run(click).exit_code, 1);
  EXPECT_EQ(run({"config", "set", "capture_scope", "desktop"}).exit_code, 0);
  const auto allowed = run(click);
  EXPECT_EQ(allowed.exit_code, 0) << allowed.errors;
}

TEST_F(DaemonSettings, OfAnEditedFileSayWhatIsLogged) {
  const auto daemon = start_at_home();
  EXPECT_EQ(run({"config", "set", "log_level", "debug"}).exit_code, 0);
  EXPECT_EQ(run({"list_windows"}).exit_code, 0);
  daemon->signal(SIGTERM);
  EXPECT_THAT(read_all(daemon->errors()), HasSubstr("call tool=desktop.list_windows"));
}

TEST_F(DaemonSettings, OfItsCallerSayWhenARunIsIdle) {
  const auto daemon = start_at_home();
  const auto begun = run({"start_session", "run", "--output", "json"}, {{"OFFHAND_SESSION_IDLE_TTL_SECS", "1"}});
  ASSERT_EQ(begun.exit_code, 0) << begun.errors;
  EXPECT_EQ(json::parse(begun.output)["idle_ttl_secs"], 1);
  EXPECT_EQ(run({"start_session", "other"}).exit_code, 0);
  EXPECT_TRUE(
      eventually([&] { return json::parse(run({"stats", "--output", "json"}).output)["sessions"] == json{"other"}; }));
  EXPECT_EQ(run({"get_config", "--session", "run"}).exit_code, 1);
  EXPECT_EQ(run({"get_config", "--session", "other"}).exit_code, 0) << "the others go by the daemon's own settings";
}

TEST_F(DaemonSettings, ThatACommandSetsAreForGood) {
  const auto daemon = start_at_home();
  EXPECT_EQ(run({"set_config", "--max-image-dimension", "77"}).exit_code, 0);
  EXPECT_EQ(run({"config", "get", "max_image_dimension"}).output, "77\n");
  EXPECT_EQ(run({"set_config", "--session", "run", "--max-image-dimension", "5"}).exit_code, 0);
  EXPECT_EQ(run({"config", "get", "max_image_dimension"}).output, "77\n");
  EXPECT_THAT(run({"get_config", "--session", "run"}).output, HasSubstr("max_image_dimension 5"));
}

TEST_F(DaemonSettings, ThatAnMcpClientSetsAreItsOwn) {
  const auto daemon = start_at_home();
  auto options = carried();
  options.environment = at_home();
  McpClient one(options);
  McpClient other(options);
  EXPECT_FALSE(one.call("set_config", {{"capture_scope", "desktop"}}).failed);
  EXPECT_EQ(one.call("get_config").structured["settings"]["capture_scope"], "desktop");
  EXPECT_EQ(other.call("get_config").structured["settings"]["capture_scope"], "window");
  EXPECT_EQ(run({"config", "get", "capture_scope"}).output, "window\n");
}

TEST_F(DaemonSettings, ARunIsTheSameOverEveryConnection) {
  const auto daemon = start_at_home();
  auto options = carried();
  options.environment = at_home();
  McpClient client(options);
  options.initialize = {};
  McpClient modern(options);
  const json of_run{{"session", "run"}};
  const auto over_socket = [&] { return over_a_socket("get_config", of_run); };
  const auto over_modern = [&] { return modern.call("get_config", of_run, modern_meta()); };
  EXPECT_FALSE(client.call("set_config", {{"session", "run"}, {"max_image_dimension", 9}}).failed);
  EXPECT_THAT(run({"get_config", "--session", "run"}).output, HasSubstr("max_image_dimension 9"));
  EXPECT_EQ(over_modern().structured["settings"]["max_image_dimension"], 9);
  EXPECT_EQ(over_socket().structured["settings"]["max_image_dimension"], 9);
  // And what it is set to there holds for the others.
  EXPECT_FALSE(modern.call("set_config", {{"session", "run"}, {"max_image_dimension", 8}}, modern_meta()).failed);
  EXPECT_EQ(client.call("get_config", of_run).structured["settings"]["max_image_dimension"], 8);
  EXPECT_EQ(over_socket().structured["settings"]["max_image_dimension"], 8);
  EXPECT_EQ(run({"end_session", "run"}).exit_code, 0);
  EXPECT_EQ(client.call("get_config", of_run).code(), "session_ended");
  EXPECT_EQ(over_modern().code(), "session_ended");
  EXPECT_EQ(over_socket().code(), "session_ended");
}

TEST_F(DaemonSettings, OfOneCommandAloneAreRefusedWithoutADaemon) {
  const auto lost =
      run_offhand({"--platform", "sim:widgets", "set_config", "--session", "run", "--max-image-dimension", "5"},
                  {.input = {}, .environment = at_home()});
  EXPECT_EQ(lost.exit_code, 1);
  EXPECT_THAT(lost.errors, HasSubstr("offhand serve"));
}

TEST_F(DaemonSettings, ATraceTellsHowCallsEndedAndNothingThatWasTyped) {
  const auto daemon = start_at_home();
  EXPECT_NE(run({"type_text", "a secret", "--pid", "1"}).exit_code, 0);
  const auto trace = run({"trace"});
  EXPECT_EQ(trace.exit_code, 0) << trace.errors;
  EXPECT_THAT(trace.output, HasSubstr("desktop.type_text"));
  EXPECT_THAT(trace.output, testing::Not(HasSubstr("secret")));
}

TEST_F(DaemonSettings, ARecordingOverSeveralCommandsIsOneAndCanBeShown) {
  const auto daemon = start_at_home();
  const auto recording = folder_.file("demo");
  const auto started = run({"start_recording", recording});
  ASSERT_EQ(started.exit_code, 0) << started.errors;
  EXPECT_EQ(run({"press_key", "a", "--pid", "200"}).exit_code, 0);
  EXPECT_EQ(run({"press_key", "b", "--pid", "200"}).exit_code, 0);
  EXPECT_THAT(run({"stop_recording"}).output, HasSubstr("next turn 3"));
  const auto page = run({"recording", "render", recording});
  EXPECT_EQ(page.exit_code, 0) << page.errors;
  EXPECT_THAT(contents(recording + "/recording.html"), HasSubstr("data:image/png"));
  const auto replayed = run({"replay_trajectory", recording, "--delay-ms", "0"});
  EXPECT_THAT(replayed.output, HasSubstr("2 turns replayed")) << replayed.errors;
}

TEST_F(DaemonSettings, ATurnIsThereBeforeTheReplyWhateverEndsTheDaemon) {
  const auto daemon = start_at_home();
  const auto recording = folder_.file("demo");
  ASSERT_EQ(run({"start_recording", recording}).exit_code, 0);
  EXPECT_EQ(run({"press_key", "a", "--pid", "200"}).exit_code, 0);
  daemon->signal(SIGKILL);
  daemon->wait();
  EXPECT_TRUE(std::filesystem::exists(recording + "/turn-00001/action.json"));
  EXPECT_TRUE(std::filesystem::exists(recording + "/turn-00001/screenshot.png"));
}

TEST_F(DaemonSettings, OfAnMcpClientsEnvironmentHold) {
  const auto daemon = start_at_home();
  auto options = carried();
  options.environment = at_home();
  options.environment["OFFHAND_CAPTURE_SCOPE"] = "desktop";
  McpClient client(options);
  EXPECT_EQ(client.call("get_config").structured["settings"]["capture_scope"], "desktop");
}

}  // namespace
}  // namespace offhand::test
