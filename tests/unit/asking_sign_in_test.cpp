#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "impl/target/sign_in.h"
#include "tests/unit/asking_bench.h"

// Where a page asks to let a client in, and where a browser asks for a password, the user is shown the page and
// answers there; in both eras.
namespace offhand::test::asking_sign_in_cases {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* asking_page =
    "https://login.example.com:8443/authorize?response_type=code&client_id=Photo%20Album&state=x";

json document(const std::string& address, const json& children) {
  return {{"role", "document"},
          {"name", "Page"},
          {"bounds", box(0, 60, 390, 200)},
          {"attributes", {{"url", address}}},
          {"children", children}};
}

/// A browser's own dialog for HTTP authentication.
json sign_in_dialog(const std::string& said, const std::string& role = "dialog") {
  return {{"role", role},
          {"name", "Sign in"},
          {"bounds", box(0, 0, 300, 200)},
          {"children",
           json::array({{{"role", "text"}, {"name", said}},
                        {{"role", "textbox"}, {"name", "Username"}, {"value", ""}, {"bounds", box(10, 10, 200, 24)}},
                        {{"role", "textbox"},
                         {"name", "Password"},
                         {"value", ""},
                         {"states", json::array({"protected"})},
                         {"bounds", box(10, 50, 200, 24)}},
                        button("Go", {{"bounds", box(10, 90, 80, 24)}, {"on_press", sets_status()}})})}};
}

Config in(ConfigSecurityMode mode, ConfigConfirmDestructive confirm = ConfigConfirmDestructive::auto_) {
  Config config;
  config.security_mode = mode;
  config.confirm_destructive = confirm;
  return config;
}

/// A user of a window in which somebody signs in.
class SigningIn : public AskingBench {
 protected:
  explicit SigningIn(const json& children, const Config& config = in(ConfigSecurityMode::normal))
      : AskingBench(scene_of(with_status(children)), config) {}
  void connect() { ASSERT_FALSE(has_failed(call("ax_connect", {{"app", "App"}}))); }
  json press(const json& answer = nullptr) { return call("ax_click", {{"app", "App"}, {"query", "Go"}}, answer); }
  bool was_pressed() { return desk.sim().node(1001, "done").has_value(); }
  void expect_left_to_the_user(const std::string& url) {
    for (const auto& answer : {agree(), decline(), cancel()}) {
      const auto refused = press(answer);
      EXPECT_TRUE(has_failed(refused)) << refused.dump();
      EXPECT_THAT(refused.dump(), HasSubstr("not_confirmed"));
      EXPECT_EQ(asked()["mode"], "url");
      EXPECT_EQ(asked()["url"], url);
      EXPECT_EQ(asked().contains("elicitationId"), GetParam() == Era::legacy);
      EXPECT_FALSE(was_pressed());
    }
    EXPECT_THAT(press(agree()).dump(), HasSubstr("answers there themselves"));
    EXPECT_THAT(press(decline()).dump(), HasSubstr("did not agree"));
  }
  void expect_done_unasked() {
    EXPECT_FALSE(has_failed(press()));
    EXPECT_TRUE(was_pressed());
    EXPECT_TRUE(asked().is_null());
  }

 private:
  static json with_status(json children) {
    children.push_back(status_text("ready"));
    return children;
  }
};

json consenting() {
  return json::array({document(
      asking_page, json::array({button("Go", {{"bounds", box(10, 70, 80, 24)}, {"on_press", sets_status()}})}))});
}

class Consenting : public SigningIn {
 protected:
  explicit Consenting(const Config& config = in(ConfigSecurityMode::normal)) : SigningIn(consenting(), config) {}
};

TEST_P(Consenting, IsLeftToTheUserWhoIsShownThePage) {
  can_show_pages();
  connect();
  expect_left_to_the_user(asking_page);
  EXPECT_THAT(message(), AllOf(HasSubstr("https://login.example.com:8443 that asks"), HasSubstr("\"Photo Album\"")));
}

TEST_P(Consenting, IsLeftToTheUserByEveryToolset) {
  can_show_pages();
  const auto field = desk.element("Go", "Window");
  const json click{{"pid", 200}, {"window_id", 1001}, {"element_index", field.index}};
  call("get_window_state", {{"pid", 200}, {"window_id", 1001}});
  EXPECT_THAT(call("click", click, agree()).dump(), HasSubstr("not_confirmed"));
  EXPECT_FALSE(was_pressed());
}

TEST_P(Consenting, IsDoneWithAWarningWhereTheClientShowsNoPages) {
  can_ask();
  connect();
  expect_done_unasked();
}

TEST_P(Consenting, TakesNoAnswerThatDoesNotFit) {
  can_show_pages();
  connect();
  expect_unfit("ax_click", {{"app", "App"}, {"query", "Go"}}, {{"action", "perhaps"}}, "action");
  EXPECT_FALSE(was_pressed());
}

TEST_P(Consenting, AsksNothingForReading) {
  can_show_pages();
  connect();
  EXPECT_THAT(call("ax_find", {{"app", "App"}, {"query", "Go"}}).dump(), HasSubstr("\"found\":true"));
  EXPECT_TRUE(asked().is_null());
}

INSTANTIATE_TEST_SUITE_P(Each, Consenting, each_era(), name_of_era);

class ConsentingInSafe : public Consenting {
 protected:
  ConsentingInSafe() : Consenting(in(ConfigSecurityMode::safe)) {}
};

TEST_P(ConsentingInSafe, IsRefusedWhereTheClientShowsNoPages) {
  cannot_ask();
  connect();
  EXPECT_THAT(press().dump(), HasSubstr("not_confirmed"));
  EXPECT_FALSE(was_pressed());
}

INSTANTIATE_TEST_SUITE_P(Each, ConsentingInSafe, each_era(), name_of_era);

class ConsentingUnasked : public Consenting {
 protected:
  ConsentingUnasked() : Consenting(in(ConfigSecurityMode::normal, ConfigConfirmDestructive::never)) {}
};

TEST_P(ConsentingUnasked, IsDoneWhereTheSettingIsNever) {
  can_show_pages();
  connect();
  expect_done_unasked();
}

INSTANTIATE_TEST_SUITE_P(Each, ConsentingUnasked, each_era(), name_of_era);

class SigningInToAPage : public SigningIn {
 protected:
  SigningInToAPage() : SigningIn(json::array({sign_in_dialog("http://127.0.0.1:8080")})) {}
};

TEST_P(SigningInToAPage, IsLeftToTheUserWhoIsShownThePage) {
  can_show_pages();
  connect();
  expect_left_to_the_user("http://127.0.0.1:8080");
  EXPECT_THAT(message(), HasSubstr("for http://127.0.0.1:8080."));
}

TEST_P(SigningInToAPage, TypesNoPassword) {
  can_show_pages();
  connect();
  const json typing{{"app", "App"}, {"query", "Password"}, {"text", "canary"}};
  const auto refused = call("ax_type", typing, decline());
  EXPECT_THAT(refused.dump(), AllOf(HasSubstr("not_confirmed"), Not(HasSubstr("canary"))));
  EXPECT_TRUE(desk.log().empty());
}

TEST_P(SigningInToAPage, IsDoneWithAWarningWhereTheClientShowsNoPages) {
  cannot_ask();
  connect();
  expect_done_unasked();
}

INSTANTIATE_TEST_SUITE_P(Each, SigningInToAPage, each_era(), name_of_era);

/// What looks almost so: a dialog that a page itself shows, and one of a program that names no page.
class SigningInElsewhere : public SigningIn {
 protected:
  explicit SigningInElsewhere(const json& children) : SigningIn(children) {}
};

class OfThePage : public SigningInElsewhere {
 protected:
  OfThePage()
      : SigningInElsewhere(json::array(
            {document("https://shop.example.com/", json::array({sign_in_dialog("https://shop.example.com")}))})) {}
};

TEST_P(OfThePage, AsksNothing) {
  can_show_pages();
  connect();
  expect_done_unasked();
}

INSTANTIATE_TEST_SUITE_P(Each, OfThePage, each_era(), name_of_era);

class OfAProgram : public SigningInElsewhere {
 protected:
  OfAProgram() : SigningInElsewhere(json::array({sign_in_dialog("Unlock the archive")})) {}
};

TEST_P(OfAProgram, AsksNothing) {
  can_show_pages();
  connect();
  expect_done_unasked();
}

INSTANTIATE_TEST_SUITE_P(Each, OfAProgram, each_era(), name_of_era);

TEST(ConsentAskedBy, AnAddressThatNamesAClientAndWhatItWants) {
  const auto asked =
      consent_asked_by("https://me:secret@id.example/auth?scope=a&client_id=x%2By+z&response_type=code#f");
  ASSERT_TRUE(asked);
  EXPECT_EQ(asked->client, "x+y z");
  EXPECT_EQ(asked->site, "https://id.example");
  EXPECT_THAT(asked->address, Not(HasSubstr("secret")));
  EXPECT_TRUE(consent_asked_by("https://id.example/auth?client_id=x&request_uri=urn:a"));
}

TEST(ConsentAskedBy, NoOtherAddress) {
  for (const char* address :
       {"", "https://id.example/auth", "https://id.example/auth?client_id=x",
        "https://id.example/auth?response_type=code", "https://id.example/auth?client_id=&response_type=code",
        "https://id.example/#?client_id=x&response_type=code",
        "https://id.example/auth?q=client_id=x&response_type=code", "file:///auth?client_id=x&response_type=code",
        "javascript:x?client_id=x&response_type=code", "https://?client_id=x&response_type=code",
        "https://me@?client_id=x&response_type=code", "client_id=x&response_type=code"}) {
    EXPECT_FALSE(consent_asked_by(address)) << address;
  }
}

}  // namespace
}  // namespace offhand::test::asking_sign_in_cases
