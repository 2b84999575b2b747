#include <filesystem>
#include <fstream>

#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

// What the inputs of a page take that is no free text, by what the page heard of it.
namespace offhand::test {
namespace inputs_test_cases {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class WebInputs : public WebPageTest {
 protected:
  WebInputs() : WebPageTest("inputs", "Inputs") {}

  static ToolReply set(const std::string& name, const std::string& value, const std::string& role = "textbox") {
    return browser().act("set_value", name, role, {{"value", value}});
  }
  static ToolReply type(const std::string& name, const std::string& text) {
    return browser().act("type_text", name, "textbox", {{"text", text}});
  }
  static json held(const std::string& id) { return browser().value("document.getElementById('" + id + "').value"); }
};

TEST_F(WebInputs, ColourIsConfirmedByWhatItHolds) {
  const auto red = set("Tint", "red", "button");
  EXPECT_EQ(red.structured["effect"], "confirmed") << red.text;
  EXPECT_EQ(red.structured["value"], "#ff0000") << red.text;
  EXPECT_THAT(browser().log(), ElementsAre("input tint #ff0000", "change tint #ff0000"));
  // It holds that already: the page hears nothing of it.
  const auto again = set("Tint", "#FF0000", "button");
  EXPECT_EQ(again.structured["evidence"]["kind"], "value_readback") << again.text;
  EXPECT_EQ(browser().log().size(), 2U);
}

TEST_F(WebInputs, ColourThatIsNoneIsRefused) {
  for (const auto* value : {"nonsense", "", "inherit", "currentcolor", "#12"}) {
    const auto reply = set("Tint", value, "button");
    EXPECT_EQ(reply.code(), "invalid_value") << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("#rrggbb"));
  }
  EXPECT_EQ(held("tint"), "#00ff00");
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebInputs, DatesAndTimesThatDoNotParseAreRefusedAndNothingIsLost) {
  for (const auto* value : {"29.02.2023", "2023-02-29", "04/05/2026", "2026-13-45"}) {
    for (const auto& reply : {set("Born", value), type("Born", value)}) {
      EXPECT_EQ(reply.code(), "invalid_value") << reply.text;
      EXPECT_THAT(reply.text, HasSubstr("yyyy-mm-dd"));
    }
  }
  for (const auto* value : {"25:00", "0930AM"}) {
    const auto reply = set("At", value);
    EXPECT_EQ(reply.code(), "invalid_value") << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("hh:mm"));
  }
  EXPECT_EQ(set("Month", "May 2024").code(), "invalid_value");
  EXPECT_EQ(set("Week", "2024-20").code(), "invalid_value");
  EXPECT_EQ(set("When", "2024-05-06").code(), "invalid_value");
  EXPECT_EQ(held("born"), "2024-02-29");
  EXPECT_EQ(held("at"), "08:15");
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebInputs, DatesAndTimesAreSetAndTypedAsAWholeAndTheirPageHears) {
  const auto typed = type("Born", "2025-03-04");
  EXPECT_EQ(typed.structured["effect"], "confirmed") << typed.text;
  EXPECT_EQ(typed.structured["value"], "2025-03-04");
  EXPECT_EQ(set("At", "13:45").structured["effect"], "confirmed");
  EXPECT_EQ(set("Month", "2024-05").structured["effect"], "confirmed");
  EXPECT_EQ(set("Week", "2024-W20").structured["effect"], "confirmed");
  const auto when = set("When", "2024-05-06 07:08");
  EXPECT_EQ(when.structured["effect"], "confirmed") << when.text;
  EXPECT_EQ(when.structured["value"], "2024-05-06T07:08");
  EXPECT_THAT(browser().log(),
              ElementsAre("input born 2025-03-04", "change born 2025-03-04", "input at 13:45", "change at 13:45",
                          "input month 2024-05", "change month 2024-05", "input week 2024-W20", "change week 2024-W20",
                          "input when 2024-05-06T07:08", "change when 2024-05-06T07:08"));
  const auto emptied = set("Born", "");
  EXPECT_EQ(emptied.structured["effect"], "confirmed") << emptied.text;
  EXPECT_EQ(held("born"), "");
}

TEST_F(WebInputs, NumberIsEmptied) {
  const auto reply = set("Age", "", "spinbutton");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_EQ(held("age"), "");
  EXPECT_THAT(browser().log(), Contains("change age "));
}

TEST_F(WebInputs, SliderThatRoundsIsNotConfirmedAsAskedFor) {
  const auto reply = set("Volume", "7.3", "slider");
  EXPECT_EQ(reply.structured["effect"], "unverifiable") << reply.text;
  EXPECT_EQ(reply.structured["value"], "7.5");
  EXPECT_THAT(reply.text, HasSubstr("became 7.5"));
  EXPECT_THAT(browser().log(), ElementsAre("input volume 7.5", "change volume 7.5"));
  EXPECT_EQ(set("Volume", "8", "slider").structured["effect"], "confirmed");
}

TEST_F(WebInputs, RadioIsNotTurnedOffByItself) {
  const auto reply = set("Sea", "off", "radio");
  EXPECT_EQ(reply.code(), "invalid_value") << reply.text;
  EXPECT_EQ(set("Air", "off", "radio").structured["path"], "none");
  EXPECT_THAT(browser().log(), IsEmpty());
  EXPECT_EQ(set("Air", "on", "radio").structured["effect"], "confirmed");
}

TEST_F(WebInputs, RegionWithoutARoleTakesText) {
  const auto id = browser().window();
  const auto all = elements_of(browser().state(id));
  const auto region = std::ranges::find_if(
      all, [](const ShownElement& each) { return each.is("editable") && each.value == "Old words"; });
  ASSERT_NE(region, all.end());
  const auto found = browser().call("find_elements", {{"pid", browser().pid()}, {"query", "Old words"}});
  EXPECT_EQ(found.structured["elements"][0]["element_index"], region->index) << found.text;
  const auto typed =
      browser().call("type_text", {{"window_id", id}, {"element_index", region->index}, {"text", " and new"}});
  EXPECT_EQ(typed.structured["effect"], "confirmed") << typed.text;
  const auto replaced =
      browser().call("set_value", {{"window_id", id}, {"element_index", region->index}, {"value", "Others"}});
  EXPECT_EQ(replaced.structured["effect"], "confirmed") << replaced.text;
  EXPECT_THAT(browser().log(), ElementsAre("region Old words and new", "region Others"));
}

TEST_F(WebInputs, NothingIsSaidOfAUserWhoIsNotThere) {
  const auto reply = set("Age", "43", "spinbutton");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(reply.text, Not(HasSubstr("does not show")));
  EXPECT_FALSE(reply.structured.contains("unobserved")) << reply.text;
}

class WebFiles : public WebInputs {
 protected:
  WebFiles() {
    std::ofstream(one()) << "abc";
    std::ofstream(other()) << "defgh";
  }
  std::string one() const { return folder_.path() + "/one.txt"; }
  std::string other() const { return folder_.path() + "/the other.txt"; }
  std::string folder() const { return folder_.path(); }

 private:
  const TemporaryFolder folder_;
};

TEST_F(WebFiles, InputForFilesGetsThem) {
  const auto reply = set("Upload", one(), "button");
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_EQ(reply.structured["value"], "one.txt");
  const auto several = set("Many", one() + "\n" + other(), "button");
  EXPECT_EQ(several.structured["effect"], "confirmed") << several.text;
  EXPECT_THAT(browser().log(),
              ElementsAre("input upload one.txt:3", "change upload one.txt:3", "input many one.txt:3+the other.txt:5",
                          "change many one.txt:3+the other.txt:5"));
  const auto none = set("Upload", "", "button");
  EXPECT_EQ(none.structured["effect"], "confirmed") << none.text;
  EXPECT_EQ(browser().value("upload.files.length"), 0);
  EXPECT_THAT(browser().log(), Contains("change upload "));
}

TEST_F(WebFiles, LabelStandsForItsHiddenInput) {
  const auto id = browser().window();
  const auto all = elements_of(browser().state(id));
  const auto words =
      std::ranges::find_if(all, [](const ShownElement& each) { return each.name.starts_with("Attach"); });
  ASSERT_NE(words, all.end());
  const auto reply =
      browser().call("set_value", {{"window_id", id}, {"element_index", words->index}, {"value", one()}});
  EXPECT_EQ(reply.structured["effect"], "confirmed") << reply.text;
  EXPECT_THAT(browser().log(), Contains("change attach one.txt:3"));
}

TEST_F(WebFiles, WhatCannotBeGivenIsRefused) {
  const auto missing = set("Upload", folder() + "/none.txt", "button");
  EXPECT_EQ(missing.code(), "input_file_refused") << missing.text;
  EXPECT_THAT(missing.text, HasSubstr("there is no such file"));
  EXPECT_EQ(set("Upload", folder(), "button").code(), "input_file_refused");
  EXPECT_EQ(set("Upload", one() + "\n" + other(), "button").code(), "invalid_value");
  EXPECT_THAT(browser().log(), IsEmpty());
}

TEST_F(WebFiles, ClientThatNamesItsFoldersGivesFilesOfTheseAlone) {
  std::filesystem::create_directory(folder() + "/inside");
  std::ofstream(folder() + "/inside/own.txt") << "x";
  McpClient client({.program = {"--platform", "web:" + web_page("inputs")},
                    .server = {"--tools", "full"},
                    .capabilities = {{"roots", json::object()}}});
  const auto id = client.post_call("list_windows");
  client.answer(client.next_question(),
                {{"roots", json::array({{{"uri", "file://" + folder() + "/inside"}, {"name", "inside"}}})}});
  const auto windows = client.reply_to_call(id).structured["windows"];
  const auto window = windows.at(0)["window_id"].get<std::int64_t>();
  const auto pid = windows.at(0)["pid"].get<std::int64_t>();
  const auto give = [&](const std::string& path) {
    const auto state = client.call(
        "get_window_state", {{"pid", pid}, {"window_id", window}, {"include_screenshot", false}, {"format", "json"}});
    const auto upload = element_named(state.structured, "Upload", "button");
    return client.call("set_value", {{"window_id", window}, {"element_index", upload.index}, {"value", path}});
  };
  const auto beside = give(one());
  EXPECT_EQ(beside.code(), "input_file_refused") << beside.text;
  EXPECT_THAT(beside.text, HasSubstr("none of the folders of this client"));
  std::filesystem::create_symlink(one(), folder() + "/inside/link.txt");
  EXPECT_EQ(give(folder() + "/inside/link.txt").code(), "input_file_refused");
  const auto own = give(folder() + "/inside/own.txt");
  EXPECT_EQ(own.structured["effect"], "confirmed") << own.text;
}

}  // namespace
}  // namespace inputs_test_cases
}  // namespace offhand::test
