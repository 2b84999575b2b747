#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tests/support/application.h"
#include "tests/support/desk.h"
#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

// Somebody composes Korean with ibus-hangul in their window while an agent works in the one behind. What they wrote is
// what their application holds.
namespace offhand::test::composing_cases {
namespace {

/// The keys of one word of two syllables, and the word.
const std::vector<std::string> word_keys{"g", "k", "s", "r", "m", "f", "space"};
constexpr const char* word = "한글 ";

/// An ibus-daemon of this display alone, and what applications need in order to use it.
class InputMethod {
 public:
  InputMethod() : daemon_({"ibus-daemon", "--xim", "--panel=disable", "--cache=none"}, environment()) {
    EXPECT_TRUE(eventually([this] { return !ibus({"address"}).empty() && ibus({"address"}) != "(null)\n"; }));
  }
  EnvironmentChanges environment() const {
    return {{"XDG_CONFIG_HOME", folder_.path()},
            {"GTK_IM_MODULE", "ibus"},
            {"QT_IM_MODULE", "ibus"},
            {"XMODIFIERS", "@im=ibus"}};
  }
  /// Once a window that uses it is active.
  void take_hangul() const {
    EXPECT_TRUE(eventually([this] { return (ibus({"engine", "hangul"}), ibus({"engine"}) == "hangul\n"); }));
  }

 private:
  std::string ibus(std::vector<std::string> words) const {
    words.insert(words.begin(), "ibus");
    return run_command(words, {.environment = environment()}).output;
  }

  TemporaryFolder folder_;
  ChildProcess daemon_;
};

class ComposingWindow {
 public:
  ComposingWindow(const std::string& toolkit, const std::string& title, const InputMethod& method)
      : application_({"/usr/bin/python3", OFFHAND_TEST_COMPOSES, toolkit, title, file_ = folder_.file("held")},
                     method.environment()) {}
  json held() const { return json::parse(contents(file_), nullptr, false); }
  std::string text() const { return held().value("text", "?"); }
  bool comes_to_hold(const std::string& text) const {
    return eventually([&] { return this->text() == text; }, milliseconds(3'000));
  }
  pid_t pid() const { return application_.pid(); }
  std::int64_t window() const { return application_.window(); }

 private:
  TemporaryFolder folder_;
  std::string file_;
  Application application_;
};

void press(const std::vector<std::string>& keys) {
  std::vector<std::string> command{"xdotool", "key", "--delay", "70"};
  command.insert(command.end(), keys.begin(), keys.end());
  run_command(command);
}

class Composing : public testing::TestWithParam<std::string> {
 protected:
  Composing() {
    // From here on the server knows what is composed.
    EXPECT_FALSE(client_.call("list_windows").failed);
    activate(person_.window());
    method_.take_hangul();
    set_hangul(true);
  }

  /// Until what is typed comes as it does with hangul on, or off.
  void set_hangul(bool on) {
    const auto is_on = [this] {
      press({"k", "space"});
      EXPECT_TRUE(eventually([this] { return person_.text().ends_with(" "); }));
      const bool is_hangul = person_.text() == "ㅏ ";
      press({"ctrl+a", "BackSpace"});
      EXPECT_TRUE(person_.comes_to_hold(""));
      return is_hangul;
    };
    for (int times = 0; times < 3 && is_on() != on; ++times) press({"shift+space"});
    ASSERT_EQ(person_.text(), "");
  }

  ToolReply press_key(const std::string& key) {
    return client_.call("press_key", {{"pid", agents_.pid()}, {"window_id", agents_.window()}, {"key", key}});
  }
  ToolReply act(const std::string& tool, const std::string& name, json arguments) {
    const auto state = client_.call(
        "get_window_state",
        {{"pid", agents_.pid()}, {"window_id", agents_.window()}, {"format", "json"}, {"include_screenshot", false}});
    arguments["element_token"] = element_named(state.structured, name).token;
    return client_.call(tool, arguments);
  }

  InputMethod method_;
  ComposingWindow agents_{"qt5", "Agent's", method_};
  ComposingWindow person_{GetParam(), "Person's", method_};
  McpClient client_{
      {.server = {"--tools", "full"},
       .environment = {{"OFFHAND_DESK", "shared"}, {"XDG_CONFIG_HOME", method_.environment().at("XDG_CONFIG_HOME")}}}};
};

TEST_P(Composing, WordsStayWholeWhileKeysGoToTheWindowBehind) {
  constexpr int words = 5;
  std::atomic<bool> writes = true;
  std::jthread person([&] {
    for (int each = 0; each < words; ++each) {
      press(word_keys);
      // As people rest who think of the next word.
      std::this_thread::sleep_for(milliseconds(1'100));
    }
    writes = false;
  });
  int sent = 0;
  int told = 0;
  std::set<std::string> refusals;
  const auto act = [&] {
    const auto reply = press_key("return");
    for (const auto* member : {"side_effects", "late_side_effects"})
      for (const auto& effect : reply.structured.value(member, json::array())) told += effect["kind"] == "composition";
    reply.failed ? static_cast<void>(refusals.insert(reply.code())) : static_cast<void>(++sent);
  };
  while (writes) {
    act();
    std::this_thread::sleep_for(milliseconds(200));
  }
  person.join();
  // What came after an answer is told by the next.
  act();
  std::string all;
  for (int each = 0; each < words; ++each) all += word;
  // On a busy machine a word may be begun in the moment in which a key is sent. That is told.
  EXPECT_TRUE(person_.comes_to_hold(all) || told > 0) << person_.text() << ", told of " << told;
  EXPECT_LE(told, 1);
  EXPECT_EQ(agents_.text(), "");
  EXPECT_GE(sent, 2);
  // What breaks something off may end there as well.
  EXPECT_TRUE(eventually([&] { return agents_.held()["returns"] >= sent - told; })) << agents_.held() << sent;
  refusals.erase("composing");
  EXPECT_TRUE(refusals.empty()) << *refusals.begin();
}

TEST_P(Composing, WhatIsUnfinishedWhileTheUserThinksIsNotTaken) {
  ASSERT_FALSE(press_key("return").failed);
  press({"g", "k"});
  const auto reply = press_key("return");
  EXPECT_EQ(reply.code(), "composing") << reply.dump();
  EXPECT_THAT(reply.text, testing::HasSubstr("hangul"));
  const auto written = act("type_text", "Words", {{"text", "in between"}});
  EXPECT_FALSE(written.failed) << written.dump();
  EXPECT_EQ(agents_.text(), "in between");
  press({"s", "space"});
  EXPECT_TRUE(person_.comes_to_hold("한 ")) << person_.text();
  EXPECT_EQ(agents_.held()["returns"], 1);
}

TEST_P(Composing, CharactersArriveAsAskedOrNotAtAll) {
  const auto refused = press_key("k");
  EXPECT_EQ(refused.code(), "input_method_on") << refused.dump();
  EXPECT_FALSE(act("type_text", "Words", {{"text", "agent"}}).failed);
  EXPECT_EQ(agents_.text(), "agent");
  set_hangul(false);
  const auto sent = press_key("k");
  EXPECT_FALSE(sent.failed) << sent.dump();
  EXPECT_TRUE(agents_.comes_to_hold("agentk")) << agents_.text();
}

TEST_P(Composing, AMethodThatWasStartedWithAnotherConfigurationIsFound) {
  McpClient client({.server = {"--tools", "full"}, .environment = {{"OFFHAND_DESK", "shared"}}});
  EXPECT_FALSE(client.call("list_windows").failed);
  press({"g", "k"});
  const auto reply =
      client.call("press_key", {{"pid", agents_.pid()}, {"window_id", agents_.window()}, {"key", "return"}});
  EXPECT_EQ(reply.code(), "composing") << reply.dump();
  press({"s", "space"});
  EXPECT_TRUE(person_.comes_to_hold("한 ")) << person_.text();
}

TEST_P(Composing, TheUserGoesOnAfterAnActionInTheForeground) {
  press(word_keys);
  ASSERT_TRUE(person_.comes_to_hold(word)) << person_.text();
  const auto reply = act("click", "Count", {{"delivery_mode", "foreground"}});
  ASSERT_FALSE(reply.failed) << reply.dump();
  EXPECT_TRUE(eventually([&] { return agents_.held()["presses"] == 1; })) << agents_.held();
  press(word_keys);
  EXPECT_TRUE(person_.comes_to_hold(std::string(word) + word)) << person_.text();
}

INSTANTIATE_TEST_SUITE_P(Toolkits, Composing, testing::Values("gtk3", "qt5"),
                         [](const auto& toolkit) { return toolkit.param; });

}  // namespace
}  // namespace offhand::test::composing_cases
