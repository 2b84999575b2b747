#include "impl/policy/security_policy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "generated/registry/registry.h"
#include "generated/types/errors.h"
#include "impl/policy/audit_log.h"
#include "impl/policy/destructive_words.h"
#include "impl/policy/rate_limits.h"
#include "platform/host/files.h"
#include "tests/support/process.h"
#include "tests/unit/cup_nodes.h"
#include "tests/unit/mcp_bench.h"
#include "tests/unit/simulated.h"

// What the settings security_mode, confirm_destructive, audit_log and rate_limit_... let a client do.
namespace offhand::test::security_mode_cases {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A client whose user answers every question alike; nobody can be asked where it takes none.
class AClient final : public Client {
 public:
  enum class User { confirms, confirms_in_the_next_round, leaves_unticked, declines, dismisses, cannot_be_asked };
  explicit AClient(User user) : user_(user) {}

  bool takes(InputKind kind) const override { return user_ != User::cannot_be_asked && kind == InputKind::form; }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override {
    std::vector<InputRequest> open;
    for (const auto& question : questions) {
      if (answers_.contains(question.key)) continue;
      asked.push_back(json::parse(question.params));
      answers_[question.key] = answer();
      open.push_back(question);
    }
    if (user_ != User::confirms_in_the_next_round || open.empty())
      return Answers(std::make_shared<const json>(answers_));
    auto later = errors::input_required({.key = open.front().key, .question = "a form"});
    later.input = std::make_shared<const std::vector<InputRequest>>(open);
    return fail(std::move(later));
  }
  json& state() override { return state_; }
  void progress(double, std::optional<double>, std::string_view) override {}
  void log(std::string_view, std::string_view, const json&) override {}
  Result<std::optional<std::chrono::milliseconds>> enter_task() override {
    return std::optional<std::chrono::milliseconds>();
  }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change&) override {}
  void complete_elicitation(std::string_view) override {}

  std::vector<json> asked;

 private:
  json answer() const {
    if (user_ == User::declines) return {{"action", "decline"}};
    if (user_ == User::dismisses) return {{"action", "cancel"}};
    return {{"action", "accept"},
            {"content", {{"confirm", user_ == User::confirms || user_ == User::confirms_in_the_next_round}}}};
  }

  const User user_;
  json answers_ = json::object();
  json state_;
};

/// Two buttons, of which one destroys, and a field whose name says so as well.
std::string scene() {
  return scene_of({button("Format disk", {{"bounds", box(10, 10, 80, 24)}, {"on_press", sets_status()}}),
                   button("Information", {{"bounds", box(10, 50, 80, 24)}, {"on_press", sets_status()}}),
                   {{"role", "textbox"}, {"name", "Delete what"}, {"value", ""}, {"bounds", box(10, 90, 80, 24)}},
                   status_text("waiting")});
}

Config in_mode(ConfigSecurityMode mode) {
  Config config;
  config.security_mode = mode;
  return config;
}

/// Presses the button of this name for a client.
Result<Reply> press(SimulatedDesk& desk, const std::string& name, Client* client) {
  const auto element = desk.element(name, "Window");
  CallContext context;
  context.default_session = "test";
  context.client = client;
  return desk.reply("click", {{"pid", 200}, {"window_id", 1001}, {"element_index", element.index}}, std::move(context));
}

class SecurityMode : public testing::Test {
 protected:
  SecurityMode() { ::setenv("XDG_DATA_HOME", folder_.c_str(), 1); }
  ~SecurityMode() override { ::setenv("XDG_DATA_HOME", before_.c_str(), 1); }

  std::string audit() const {
    std::ifstream file(folder_ + "/offhand/audit.jsonl");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

  const std::string before_ = std::getenv("XDG_DATA_HOME");
  const TemporaryFolder temporary_;
  const std::string folder_ = temporary_.path();
};

TEST_F(SecurityMode, SandboxedServesToolsThatLookAndNoOthers) {
  SimulatedDesk desk(scene(), in_mode(ConfigSecurityMode::sandboxed));
  std::size_t refused = 0;
  for (const auto* tool : catalog().tools) {
    EXPECT_EQ(desk.process().offers(*tool, ConfigSecurityMode::sandboxed),
              tool->is_sandboxed && !desk.process().desk().unsupported_reason(*tool))
        << tool->identity;
    if (tool->is_sandboxed) continue;
    ++refused;
    if (tool->toolset != "desktop") {
      const auto outcome = desk.reply(std::string(tool->identity));
      ASSERT_FALSE(outcome) << tool->identity;
      EXPECT_THAT(outcome.error().code, testing::AnyOf("refused_by_mode", "invalid_arguments")) << tool->identity;
      continue;
    }
    for (const auto& arguments : example_calls(tool->name)) {
      const auto outcome = desk.reply(std::string(tool->name), arguments);
      ASSERT_FALSE(outcome) << tool->identity;
      EXPECT_EQ(outcome.error().code, "refused_by_mode") << tool->identity << outcome.error().message;
    }
  }
  EXPECT_GT(refused, 10U);
  EXPECT_TRUE(desk.log().empty()) << "no application was touched";
  EXPECT_TRUE(desk.reply("get_window_state", {{"pid", 200}, {"window_id", 1001}}));
}

TEST_F(SecurityMode, OfACallerOrSessionMayBeStricterOnly) {
  SimulatedDesk loose(scene());
  CallContext strict;
  strict.default_session = "test";
  strict.settings = std::make_shared<const Settings>(Settings{{"security_mode", R"("sandboxed")"}});
  EXPECT_EQ(loose.reply("press_key", {{"pid", 200}, {"window_id", 1001}, {"key", "a"}}, std::move(strict)).error().code,
            "refused_by_mode");
  SimulatedDesk strict_desk(scene(), in_mode(ConfigSecurityMode::sandboxed));
  CallContext loosened;
  loosened.default_session = "test";
  loosened.settings = std::make_shared<const Settings>(
      Settings{{"security_mode", R"("normal")"}, {"destructive_words", "[]"}, {"audit_log", R"("/dev/null")"}});
  EXPECT_EQ(strict_desk.reply("press_key", {{"pid", 200}, {"window_id", 1001}, {"key", "a"}}, std::move(loosened))
                .error()
                .code,
            "refused_by_mode");
}

TEST_F(SecurityMode, IsToldByTheSession) {
  for (const auto mode : {ConfigSecurityMode::normal, ConfigSecurityMode::safe, ConfigSecurityMode::sandboxed}) {
    SimulatedDesk desk(scene(), in_mode(mode));
    EXPECT_EQ(desk.call("ax_session_info")["security_mode"], to_string(mode));
  }
}

TEST_F(SecurityMode, SandboxedOffersTheAxToolsThatLook) {
  std::vector<std::string_view> offered;
  for (const auto* tool : catalog().tools) {
    if (tool->toolset == "ax" && mode_allows(ConfigSecurityMode::sandboxed, *tool)) offered.push_back(tool->name);
  }
  EXPECT_THAT(offered, testing::IsSupersetOf({"ax_is_accessible", "ax_connect", "ax_list_apps", "ax_find",
                                              "ax_get_tree", "ax_get_attributes", "ax_screenshot", "ax_get_value",
                                              "ax_list_windows", "ax_session_info"}));
  EXPECT_THAT(offered, testing::Not(testing::Contains(
                           testing::AnyOf("ax_click", "ax_click_at", "ax_type", "ax_set_value", "ax_scroll", "ax_drag",
                                          "ax_key_press", "ax_workflow", "ax_undo", "ax_clipboard", "ax_run_script"))));
}

struct Confirmation {
  ConfigSecurityMode mode;
  ConfigConfirmDestructive confirm;
  AClient::User user;
  std::string button;
  bool asks;
  bool acts;
};

class ConfirmsDestructive : public SecurityMode, public testing::WithParamInterface<Confirmation> {};

TEST_P(ConfirmsDestructive, AsTheUserSays) {
  const auto& row = GetParam();
  auto config = in_mode(row.mode);
  config.confirm_destructive = row.confirm;
  SimulatedDesk desk(scene(), config);
  AClient client(row.user);
  const auto outcome = press(desk, row.button, &client);
  EXPECT_EQ(client.asked.size(), row.asks ? 1U : 0U);
  EXPECT_EQ(outcome.has_value(), row.acts) << (outcome ? outcome->text : outcome.error().message);
  EXPECT_EQ(!desk.log().empty(), row.acts) << "the application is the witness";
  if (row.asks) {
    EXPECT_THAT(client.asked[0].at("message").get<std::string>(), HasSubstr(row.button));
  }
  if (!row.acts) {
    EXPECT_EQ(outcome.error().code, "not_confirmed");
  }
}

using enum ConfigSecurityMode;
using User = AClient::User;
constexpr auto by_mode = ConfigConfirmDestructive::auto_;
INSTANTIATE_TEST_SUITE_P(
    Rows, ConfirmsDestructive,
    testing::Values(Confirmation{safe, by_mode, User::confirms, "Format disk", true, true},
                    Confirmation{safe, by_mode, User::leaves_unticked, "Format disk", true, false},
                    Confirmation{safe, by_mode, User::declines, "Format disk", true, false},
                    Confirmation{safe, by_mode, User::dismisses, "Format disk", true, false},
                    Confirmation{safe, by_mode, User::cannot_be_asked, "Format disk", false, false},
                    Confirmation{safe, by_mode, User::declines, "Information", false, true},
                    Confirmation{safe, ConfigConfirmDestructive::never, User::declines, "Format disk", true, false},
                    Confirmation{normal, by_mode, User::declines, "Format disk", false, true},
                    Confirmation{normal, ConfigConfirmDestructive::always, User::declines, "Format disk", true, false},
                    Confirmation{normal, ConfigConfirmDestructive::always, User::cannot_be_asked, "Format disk", false,
                                 true},
                    Confirmation{normal, ConfigConfirmDestructive::never, User::declines, "Format disk", false, true}));

TEST_F(SecurityMode, SafeAsksAboutEachStepOfABatchAndDoesNoneTwice) {
  SimulatedDesk desk(scene(), in_mode(safe));
  AClient client(User::confirms_in_the_next_round);
  CallContext context;
  context.default_session = "test";
  context.client = &client;
  const auto captured = desk.reply("cup.get_tree", {{"app", "App"}, {"format", "json"}}, context);
  ASSERT_TRUE(captured) << captured.error().message;
  const auto tree = json::parse(*captured->structured)["tree"];
  const auto click = [&](const char* name) {
    return json{{"action", "click"}, {"element_id", (*cup_node_named(tree, name))["id"]}};
  };
  const json batch{{"actions", {click("Information"), click("Format disk"), click("Format disk")}}};
  for (const auto done : {1U, 2U}) {
    const auto asked = desk.reply("cup.batch_execute", batch, context);
    ASSERT_FALSE(asked) << asked->text;
    EXPECT_EQ(asked.error().code, "input_required");
    EXPECT_THAT(desk.log(), testing::SizeIs(done));
  }
  const auto reply = desk.reply("cup.batch_execute", batch, context);
  ASSERT_TRUE(reply) << reply.error().message;
  const auto result = json::parse(*reply->structured);
  EXPECT_TRUE(result["success"]) << result;
  EXPECT_EQ(result["done"], 3);
  EXPECT_THAT(desk.log(), testing::SizeIs(3));
  EXPECT_THAT(client.asked, testing::SizeIs(2));
}

TEST_F(SecurityMode, SafeKnowsWhatADragBeginsOnAndWhatAKeyWouldPress) {
  auto with_focus = json::parse(scene());
  with_focus["applications"][0]["windows"][0]["focus"] = "Format disk";
  SimulatedDesk desk(with_focus.dump(), in_mode(safe));
  AClient client(User::cannot_be_asked);
  CallContext context;
  context.default_session = "test";
  context.client = &client;
  const auto refused = [&](const char* tool, const json& arguments) {
    const auto reply = desk.reply(tool, arguments, context);
    return reply ? "done: " + reply->text : reply.error().code;
  };
  ASSERT_EQ(refused("ax_connect", {{"app", "App"}}).substr(0, 5), "done:");
  EXPECT_EQ(refused("ax_drag", {{"app", "App"}, {"from_query", "Format disk"}, {"to_query", "Information"}}),
            "not_confirmed");
  for (const auto* key : {"space", "Return", "shift+enter"}) {
    EXPECT_EQ(refused("press_key", {{"pid", 200}, {"window_id", 1001}, {"key", key}}), "not_confirmed") << key;
    EXPECT_EQ(refused("ax_key_press", {{"app", "App"}, {"key", key}}), "not_confirmed") << key;
  }
  EXPECT_TRUE(desk.log().empty());
  EXPECT_EQ(refused("press_key", {{"pid", 200}, {"window_id", 1001}, {"key", "tab"}}).substr(0, 5), "done:");
}

TEST_F(SecurityMode, SafeAsksNothingBeforeTypingIntoAField) {
  SimulatedDesk desk(scene(), in_mode(safe));
  const auto field = desk.element("Delete what", "Window");
  EXPECT_TRUE(
      desk.reply("type_text", {{"pid", 200}, {"window_id", 1001}, {"element_index", field.index}, {"text", "delete"}}));
}

TEST(DestructiveWords, AreWholeWordsInEachLanguage) {
  const DestructiveWords words(Config().destructive_words);
  for (const char* name :
       {"Format disk", "Delete", "DELETE ALL", "Don’t Save", "Datei löschen …", "Löschen", "Supprimer le fichier",
        "Éteindre", "Eliminar", "全部删除", "ファイルを削除", "Move to trash and delete", "delete_forever delete"}) {
    EXPECT_TRUE(words.first_in(name)) << name;
  }
  for (const char* name : {"Information", "Schlöschen", "Undeleted", "deleted items", "Formats", "reformat", "", "Save",
                           "Removexyz", "xformat", "format2", "\xFF\xC3"}) {
    EXPECT_FALSE(words.first_in(name)) << name;
  }
}

TEST_F(SecurityMode, SafeLogsWhatIsDoneWithoutWhatIsTyped) {
  SimulatedDesk desk(scene(), in_mode(safe));
  AClient client(User::declines);
  EXPECT_FALSE(press(desk, "Format disk", &client));
  EXPECT_TRUE(press(desk, "Information", &client));
  const auto field = desk.element("Delete what", "Window");
  EXPECT_TRUE(
      desk.reply("type_text", {{"pid", 200}, {"window_id", 1001}, {"element_index", field.index}, {"text", "canary"}}));
  std::istringstream lines(audit());
  std::vector<json> read;
  for (std::string line; std::getline(lines, line);) read.push_back(json::parse(line));
  ASSERT_EQ(read.size(), 5U) << audit();
  EXPECT_EQ(read[0].at("tool"), "click");
  EXPECT_EQ(read[0].at("toolset"), "desktop");
  EXPECT_EQ(read[0].at("security_flags"), json({"destructive_keyword"}));
  EXPECT_FALSE(read[2].contains("security_flags"));
  EXPECT_EQ(read[0].at("result"), "not_confirmed");
  EXPECT_EQ(read[1].at("result"), "begun");
  EXPECT_EQ(read[2].at("result"), "ok");
  EXPECT_THAT(read[2].at("target").get<std::string>(), HasSubstr("Information"));
  EXPECT_EQ(read[2].at("session_id"), "test");
  EXPECT_THAT(audit(), Not(HasSubstr("canary")));
  struct stat status{};
  ASSERT_EQ(::stat((folder_ + "/offhand/audit.jsonl").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(SecurityMode, WhatAWorkflowTypesIsInNoLog) {
  SimulatedDesk desk(scene());
  ASSERT_TRUE(desk.reply("ax_connect", {{"app", "App"}}));
  const auto step = [](const char* tool) {
    return json{{"tool", tool}, {"args", {{"app", "App"}, {"query", "Delete what"}, {"text", "canary"}}}};
  };
  EXPECT_TRUE(desk.reply("ax_workflow", {{"steps", {step("ax_type")}}}));
  EXPECT_FALSE(desk.reply("ax_workflow", {{"steps", {step("no_such_tool")}}}));
  EXPECT_THAT(audit(), HasSubstr("ax_workflow"));
  EXPECT_THAT(audit(), HasSubstr("Delete what"));
  EXPECT_THAT(audit(), Not(HasSubstr("canary")));
}

TEST_F(SecurityMode, SaysWhatWasDoneWithoutAQuestion) {
  Config config;
  config.confirm_destructive = ConfigConfirmDestructive::always;
  SimulatedDesk desk(scene(), config);
  AClient client(User::cannot_be_asked);
  EXPECT_TRUE(press(desk, "Format disk", &client));
  EXPECT_EQ(json::parse(audit()).at("security_flags"), json({"destructive_keyword", "not_asked"}));
}

TEST_F(SecurityMode, SafeRefusesWhatItCannotLog) {
  auto config = in_mode(safe);
  config.audit_log = "/dev/full";
  SimulatedDesk desk(scene(), config);
  const auto outcome = press(desk, "Information", nullptr);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().code, "audit_unwritable") << outcome.error().message;
  EXPECT_TRUE(desk.log().empty());
}

TEST_F(SecurityMode, NormalLogsWhereItIsToldTo) {
  Config config;
  config.audit_log = folder_ + "/log";
  SimulatedDesk desk(scene(), config);
  EXPECT_TRUE(press(desk, "Information", nullptr));
  EXPECT_TRUE(std::filesystem::exists(config.audit_log));
  config.audit_log = "none";
  SimulatedDesk silent(scene(), config);
  EXPECT_TRUE(press(silent, "Information", nullptr));
  EXPECT_EQ(audit(), "");
  SimulatedDesk usual(scene());
  EXPECT_TRUE(press(usual, "Information", nullptr));
  EXPECT_EQ(json::parse(audit()).at("result"), "ok") << "one line, after it was done";
}

TEST_F(SecurityMode, NormalGoesOnWithoutALog) {
  Config config;
  config.audit_log = "/dev/full";
  SimulatedDesk desk(scene(), config);
  EXPECT_TRUE(press(desk, "Information", nullptr));
}

TEST_F(SecurityMode, AHalfLineHidesNoLaterOneAndALargeFileMakesRoom) {
  const auto path = folder_ + "/log";
  std::ofstream(path) << R"({"half":)";
  const auto large = host::make_line_file(path, 1'000);
  ASSERT_TRUE(large->append("{}"));
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_EQ(text.str(), "{\"half\":\n{}\n");
  ASSERT_TRUE(host::make_line_file(path, 5)->append("later"));
  EXPECT_EQ(std::filesystem::file_size(path), 6U);
  EXPECT_EQ(std::filesystem::file_size(path + ".1"), 12U);
  std::filesystem::create_symlink(path, folder_ + "/link");
  EXPECT_EQ(host::make_line_file(folder_ + "/link", 100)->append("no").error().code, "write_failed");
  // That file was renamed by somebody else.
  ASSERT_TRUE(large->append("last"));
  EXPECT_EQ(std::filesystem::file_size(path), 11U);
  std::filesystem::remove(path);
  ASSERT_TRUE(large->append("first"));
  EXPECT_EQ(std::filesystem::file_size(path), 6U);
}

TEST(RateLimits, AdmitAgainWhenTheySay) {
  Config config;
  config.rate_limit_per_second = 3;
  config.rate_limit_per_minute = 5;
  RateLimits limits;
  const auto& tool = *catalog().find_tool("desktop.click");
  const Address address;
  CallFacts call{.tool = tool, .address = address, .session = "one", .config = config, .limits = {}};
  const auto start = RateLimits::Clock::time_point{} + std::chrono::hours(1);
  const auto at = [&](int ms) { return limits.admits_at(call, start + std::chrono::milliseconds(ms)); };
  for (const int ms : {0, 100, 200}) EXPECT_TRUE(at(ms));
  const auto refused = at(300);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "rate_limited");
  EXPECT_THAT(refused.error().hint, HasSubstr("700 ms"));
  EXPECT_FALSE(at(999));
  EXPECT_TRUE(at(1'000));
  EXPECT_TRUE(at(2'500));
  EXPECT_FALSE(at(5'000)) << "five in this minute";
  EXPECT_TRUE(at(60'000));
  call.is_step = true;
  EXPECT_TRUE(at(60'001)) << "steps do not count";
  CallFacts other{.tool = tool, .address = address, .session = "two", .config = config, .limits = {}};
  EXPECT_TRUE(limits.admits_at(other, start + std::chrono::milliseconds(60'002)));
}

TEST(RateLimits, OfACallerCannotBeLifted) {
  Config config;
  config.rate_limit_per_minute = 1;
  SimulatedDesk desk("widgets", config);
  EXPECT_TRUE(desk.reply("list_windows"));
  CallContext context;
  context.settings = std::make_shared<const Settings>(Settings{{"rate_limit_per_minute", "0"}});
  EXPECT_EQ(desk.reply("list_windows", json::object(), std::move(context)).error().code, "rate_limited");
}

}  // namespace
}  // namespace offhand::test::security_mode_cases
