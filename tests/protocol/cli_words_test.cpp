#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/json.h"
#include "tests/support/process.h"
#include "tests/support/program_words.h"

namespace offhand::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

CommandResult on_widgets(std::vector<std::string> words) {
  words.insert(words.begin(), {"--platform", "sim:widgets"});
  return run_offhand(std::move(words));
}

/// What the tool was given for a key that no keyboard has: the refusal repeats it.
std::string key_that_arrived(std::vector<std::string> words) {
  words.insert(words.begin(), {"press_key", "--pid", "200", "--output", "json"});
  const auto result = on_widgets(words);
  const auto error = json::parse(result.output, nullptr, false);
  return error.is_object() && error.contains("data") ? error["data"].value("key", error.dump())
                                                     : result.output + result.errors;
}

const std::vector<std::string> awkward_words{"[abc]", "[ab,cd]", "[]", "[[x]]", "%%", "]x[", "a,b", "status", "call"};

TEST(Words, PositionalsArriveAsTheyWereTyped) {
  for (const auto& word : awkward_words) EXPECT_EQ(key_that_arrived({word}), word);
}

TEST(Words, SoDoWordsAfterTwoDashes) {
  auto words = awkward_words;
  words.insert(words.end(), {"-xy", "--pid", "++"});
  for (const auto& word : words) EXPECT_EQ(key_that_arrived({"--", word}), word);
}

TEST(Words, SoDoValuesOfOptions) {
  auto words = awkward_words;
  words.insert(words.end(), {"{}", "{[", "{\"key\":1}", "-xy"});
  for (const auto& word : words) EXPECT_EQ(key_that_arrived({"--key", word}), word);
}

TEST(Words, NothingIsAValue) {
  // Taken for one, the next word would be gone.
  const auto result = on_widgets({"set_agent_cursor_style", "--image-path=", "--output", "json"});
  EXPECT_EQ(json::parse(result.output, nullptr, false).value("code", ""), "needs_memory") << result.errors;
  const auto typed = on_widgets({"type_text", "--text=", "--pid", "200", "--output", "json"});
  EXPECT_THAT(typed.errors + typed.output, HasSubstr("/text")) << "it is judged";
  EXPECT_EQ(key_that_arrived({"--key", "--key="}), "--key=") << "as a value it is one";
}

TEST(Words, APositionalThatStartsWithABraceIsJsonOrAnError) {
  for (const auto* word : {"{", "{}x", "{abc}"}) {
    const auto result = on_widgets({"press_key", word, "--pid", "200"});
    EXPECT_EQ(result.exit_code, 2) << word;
    EXPECT_THAT(result.errors, HasSubstr("JSON")) << word;
  }
}

TEST(Words, ACommandInASandboxGetsItsOwn) {
  const auto result = run_offhand({"sandbox", "run", "--size", "640x480", "--", "printf", "%s|", "[abc]", "[a,b]", "[]",
                                   "{}", "-x", "--size", "--", "++"});
  EXPECT_EQ(result.output, "[abc]|[a,b]|[]|{}|-x|--size|--|++|") << result.errors;
}

TEST(Words, TheProgramTellsItsVersionAndExplainsItself) { expect_program_words(OFFHAND_TEST_PROGRAM, "offhand"); }

TEST(Words, HelpExplainsACommandOrATool) {
  EXPECT_EQ(run_offhand({"help", "sandbox", "run"}).output, run_offhand({"sandbox", "run", "--help"}).output);
  EXPECT_EQ(run_offhand({"help", "click"}).output, run_offhand({"click", "--help"}).output);
  const auto unknown = run_offhand({"help", "clik"});
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_THAT(unknown.errors, HasSubstr("did you mean \"click\""));
}

struct BadFlag {
  std::string word;
  std::string names;
};

TEST(Words, AFlagTakesTrueAndFalseAlone) {
  for (const auto& [word, says] : std::vector<BadFlag>{
           {"--on-screen-only=maybe", "\"maybe\""},
           {"--on-screen-only=99999999999999999999", "1e+20"},
           {"--on-screen-only=-99999999999999999999", "-1e+20"},
           {"--on-screen-only=2", "2"},
           {"--on-screen-only=[]", "list"},
           {"--no-on-screen-only=maybe", "\"maybe\""},
           {"--no-on-screen-only=99999999999999999999", "1e+20"},
       }) {
    const auto result = on_widgets({"list_windows", word});
    EXPECT_EQ(result.exit_code, 2) << word << "\n" << result.errors;
    EXPECT_THAT(result.errors, HasSubstr("on_screen_only")) << word;
    EXPECT_THAT(result.errors, HasSubstr(says)) << word;
  }
}

TEST(Words, AFlagAndItsOppositeAreAContradiction) {
  const auto result = on_widgets({"list_windows", "--on-screen-only", "--no-on-screen-only"});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.errors, HasSubstr("--on-screen-only excludes --no-on-screen-only"));
}

TEST(Words, TheOppositeOfFalseIsTrue) {
  const auto elements = [](const std::string& flag) {
    const auto result = on_widgets({"get_window_state", "200", "--no-include-screenshot", flag, "--output", "json"});
    return json::parse(result.output)["elements"].size();
  };
  EXPECT_GT(elements("--no-include-accessibility-tree=false"), 0U);
  EXPECT_EQ(elements("--no-include-accessibility-tree=true"), 0U);
}

}  // namespace
}  // namespace offhand::test
