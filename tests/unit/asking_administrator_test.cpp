#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/asking_bench.h"

// Before an action in a window that asks for an administrator's password the user is asked, in both eras.
namespace offhand::test::asking_administrator_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string administrator_prompt() {
  return scene_of({button("Authenticate", {{"on_press", sets_status()}}), status_text("ready")},
                  {{"program", "/usr/libexec/polkit-gnome-authentication-agent-1"}});
}

Config in(ConfigSecurityMode mode, ConfigConfirmDestructive confirm = ConfigConfirmDestructive::auto_) {
  Config config;
  config.security_mode = mode;
  config.confirm_destructive = confirm;
  return config;
}

class AskingAsAdministrator : public AskingBench {
 protected:
  explicit AskingAsAdministrator(const Config& config = in(ConfigSecurityMode::normal))
      : AskingBench(administrator_prompt(), config) {}
  void connect() { ASSERT_FALSE(has_failed(call("ax_connect", {{"app", "App"}}))); }
  json press(const json& answer = nullptr) {
    return call("ax_click", {{"app", "App"}, {"query", "Authenticate"}}, answer);
  }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
};

TEST_P(AskingAsAdministrator, ActsWhereTheUserAgrees) {
  can_ask();
  connect();
  const auto done = press(accept({{"proceed", true}}));
  EXPECT_FALSE(has_failed(done)) << done.dump();
  EXPECT_TRUE(was_pressed());
  EXPECT_THAT(message(), AllOf(HasSubstr("administrator"), HasSubstr("\"Window\" of App")));
}

TEST_P(AskingAsAdministrator, DoesNothingWhereTheUserDoesNot) {
  can_ask();
  connect();
  for (const auto& answer : {decline(), cancel(), accept({{"proceed", false}})}) {
    const auto refused = press(answer);
    EXPECT_TRUE(has_failed(refused));
    EXPECT_THAT(refused.dump(), AllOf(HasSubstr("not_confirmed"), HasSubstr("administrator")));
    EXPECT_FALSE(was_pressed());
  }
}

TEST_P(AskingAsAdministrator, AsksForEveryToolset) {
  can_ask();
  const json text{{"pid", 200}, {"window_id", 1001}, {"text", "secret"}};
  EXPECT_THAT(call("type_text", text, decline()).dump(), HasSubstr("not_confirmed"));
  EXPECT_TRUE(desk.log().empty());
}

TEST_P(AskingAsAdministrator, ActsWithAWarningWhereTheClientCannotAsk) {
  cannot_ask();
  connect();
  EXPECT_FALSE(has_failed(press()));
  EXPECT_TRUE(was_pressed());
}

TEST_P(AskingAsAdministrator, TakesNoAnswerThatDoesNotFit) {
  can_ask();
  connect();
  const json arguments{{"app", "App"}, {"query", "Authenticate"}};
  expect_unfit("ax_click", arguments, accept({{"proceed", "yes"}}), "content.proceed");
  expect_unfit("ax_click", arguments, accept(json::object()), "content.proceed");
  EXPECT_FALSE(was_pressed());
}

TEST_P(AskingAsAdministrator, AsksNothingElsewhere) {
  can_ask();
  connect();
  EXPECT_FALSE(has_failed(call("ax_find", {{"app", "App"}, {"query", "Authenticate"}})));
  const json other{{"pid", 300}, {"window_id", 1000}, {"text", "word"}};
  EXPECT_FALSE(has_failed(call("type_text", other)));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingAsAdministrator, each_era(), name_of_era);

class AskingAsAdministratorInSafe : public AskingAsAdministrator {
 protected:
  AskingAsAdministratorInSafe() : AskingAsAdministrator(in(ConfigSecurityMode::safe)) {}
};

TEST_P(AskingAsAdministratorInSafe, RefusesWhereTheClientCannotAsk) {
  cannot_ask();
  connect();
  EXPECT_THAT(press().dump(), AllOf(HasSubstr("not_confirmed"), HasSubstr("cannot ask")));
  EXPECT_FALSE(was_pressed());
}

INSTANTIATE_TEST_SUITE_P(Each, AskingAsAdministratorInSafe, each_era(), name_of_era);

class NotAskingAsAdministrator : public AskingAsAdministrator {
 protected:
  NotAskingAsAdministrator() : AskingAsAdministrator(in(ConfigSecurityMode::normal, ConfigConfirmDestructive::never)) {}
};

TEST_P(NotAskingAsAdministrator, WhereTheSettingIsNever) {
  can_ask();
  connect();
  EXPECT_FALSE(has_failed(press()));
  EXPECT_TRUE(was_pressed());
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, NotAskingAsAdministrator, each_era(), name_of_era);

}  // namespace
}  // namespace offhand::test::asking_administrator_cases
