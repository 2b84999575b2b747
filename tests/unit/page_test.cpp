#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// The page tool where a browser offers nothing but its accessibility tree. The browser's own protocol: web_pages_test.
namespace offhand::test {
namespace {

using testing::HasSubstr;

json box(int y) { return {{"x", 0}, {"y", y}, {"width", 300}, {"height", 20}}; }

std::string browser() {
  const json link{{"role", "link"}, {"name", "More"}, {"bounds", box(40)}};
  const json heading{{"role", "heading"}, {"name", "News"}, {"bounds", box(20)}};
  const json page{{"role", "document"},
                  {"name", "The page"},
                  {"bounds", {{"x", 0}, {"y", 0}, {"width", 300}, {"height", 200}}},
                  {"children", {heading, link}}};
  const json toolbar{{"role", "button"}, {"name", "Reload"}, {"bounds", box(0)}};
  return scene_of({toolbar, page});
}

class PageOfATree : public testing::Test {
 protected:
  json call(json arguments) {
    arguments["window_id"] = window();
    return desk.call("page", arguments);
  }
  Error fail(json arguments) {
    arguments["window_id"] = window();
    return desk.refusal("page", arguments);
  }
  std::int64_t window() { return desk.window("Window"); }
  SimulatedDesk desk{browser()};
};

TEST_F(PageOfATree, ReadsWhatTheDocumentSaysAndWhyNoMore) {
  const auto page = call({{"action", "get_text"}});
  EXPECT_EQ(page["text"], "News\nMore");
  EXPECT_EQ(page["path"], "accessibility");
  EXPECT_EQ(page["title"], "The page");
  EXPECT_THAT(page["note"].get<std::string>(), HasSubstr("no program of a scene"));
}

/// As a browser does that has just been started, or was never asked for the tree of a page before.
TEST(PageOfAStartingBrowser, IsWaitedForButNotForLong) {
  const json view{{"role", "generic"}, {"id", "view"}, {"name", "View"}, {"bounds", box(20)}};
  const json news{{"role", "heading"}, {"name", "News"}, {"bounds", box(20)}};
  const auto comes_at = [&](int ms) {
    const json page{{"role", "document"}, {"name", "The page"}, {"bounds", box(20)}, {"children", {news}}};
    const json deed{{"do", "append"}, {"application", "App"}, {"node", "view"}, {"as", page}};
    return scene_of({view}, json::object(), {{"troubles", {{{"at_ms", ms}, {"do", {deed}}}}}});
  };
  SimulatedDesk soon(comes_at(900));
  EXPECT_EQ(soon.call("page", {{"action", "get_text"}, {"window_id", soon.window("Window")}})["text"], "News");
  SimulatedDesk late(comes_at(60'000));
  EXPECT_EQ(late.refusal("page", {{"action", "get_text"}, {"window_id", late.window("Window")}}).code,
            "page_unavailable");
}

TEST_F(PageOfATree, FindsTagsInTheDocumentAlone) {
  const auto links = call({{"action", "query_dom"}, {"css_selector", "a"}});
  EXPECT_EQ(links["matches"], 1);
  EXPECT_EQ(links["elements"][0]["text"], "More");
  EXPECT_EQ(call({{"action", "query_dom"}, {"css_selector", "button"}})["matches"], 0);
}

TEST_F(PageOfATree, WhatATreeCannotTellIsAnErrorThatSaysSo) {
  // This browser does not tell how its page is written.
  const auto selector = fail({{"action", "query_dom"}, {"css_selector", "a.more"}});
  EXPECT_EQ(selector.code, "page_unavailable");
  EXPECT_THAT(selector.message, HasSubstr("only tags that have a role"));
  EXPECT_EQ(fail({{"action", "execute_javascript"}, {"javascript", "1"}}).code, "page_unavailable");
  const json attributes{{"action", "query_dom"}, {"css_selector", "a"}, {"attributes", {"href"}}};
  EXPECT_THAT(fail(attributes).message, HasSubstr("no attributes"));
  for (const auto* beyond : {"a[href]", "ul > li", "ul li", "a:hover", "#a#b", "", "a,", ".", "#"}) {
    const auto code = fail({{"action", "query_dom"}, {"css_selector", beyond}}).code;
    EXPECT_EQ(code, *beyond == 0 ? "invalid_arguments" : "page_unavailable") << beyond;
  }
}

/// A form as a browser tells it that says how its page is written, below a field of its own.
class PageThatIsMarkedUp : public testing::Test {
 protected:
  static json written(json node, const char* tag, const char* id, const char* classes) {
    node["markup"] = {{"tag", tag}, {"id", id}, {"class", classes}};
    return node;
  }
  static json control(const char* role, const char* name, int y) {
    return {{"role", role}, {"name", name}, {"bounds", box(y)}};
  }
  static std::string form() {
    auto sign_in = written(control("button", "Sign in", 60), "button", "go", "wide primary");
    sign_in["on_press"] = {{{"do", "rename"}, {"node", "Status"}, {"text", "signed in"}}};
    auto secret = written(control("textbox", "Secret", 140), "input", "pw", "field");
    secret["states"] = {"focusable", "protected"};
    auto folded = written(control("button", "Folded", 180), "button", "", "wide");
    folded["states"] = {"hidden"};
    // As Firefox tells a select.
    auto list = written(control("list", "", 120), "select", "land", "");
    auto land = written(control("combobox", "Land", 120), "select", "land", "");
    land["children"] = json::array({list});
    json page{{"role", "document"},
              {"name", "Form"},
              {"bounds", {{"x", 0}, {"y", 40}, {"width", 300}, {"height", 200}}},
              {"children",
               {sign_in, written(control("button", "Cancel", 80), "button", "", "wide"), folded,
                written(control("textbox", "User", 100), "input", "user", "field"), land, secret,
                control("text", "Status", 160)}}};
    return scene_of({control("textbox", "Address", 0), page});
  }
  json call(json arguments) {
    arguments["window_id"] = desk.window("Window");
    return desk.call("page", arguments);
  }
  Error fail(json arguments) {
    arguments["window_id"] = desk.window("Window");
    return desk.refusal("page", arguments);
  }
  std::int64_t count(const char* selector) {
    return call({{"action", "query_dom"}, {"css_selector", selector}})["matches"].get<std::int64_t>();
  }
  SimulatedDesk desk{form()};
};

/// WebKit tells tags and ids. That nothing has a class cannot be said there.
TEST(PageWithoutClasses, SaysNothingOfClasses) {
  const auto button = [](const char* name, const char* id) {
    return json{{"role", "button"},
                {"name", name},
                {"bounds", {{"x", 0}, {"y", 0}, {"width", 50}, {"height", 20}}},
                {"markup", {{"tag", "button"}, {"id", id}, {"class", ""}}}};
  };
  const json page{{"role", "document"},
                  {"name", "Form"},
                  {"bounds", {{"x", 0}, {"y", 40}, {"width", 300}, {"height", 200}}},
                  {"children", {button("One", "one"), button("Two", "two")}}};
  SimulatedDesk desk(scene_of(json::array({page})));
  const json query{{"window_id", desk.window("Window")}, {"action", "query_dom"}};
  auto with = query;
  for (const auto* selector : {".wide", "button.wide", "#one, .wide"}) {
    with["css_selector"] = selector;
    const auto refused = desk.refusal("page", with);
    EXPECT_EQ(refused.code, "page_unavailable") << selector;
    EXPECT_THAT(refused.message, HasSubstr("this page no classes"));
  }
  with["css_selector"] = "button, #one";
  EXPECT_EQ(desk.call("page", with)["matches"], 2);
}

TEST_F(PageThatIsMarkedUp, AnswersTagsIdsAndClasses) {
  EXPECT_EQ(count("button"), 3);
  EXPECT_EQ(count("BUTTON.wide"), 3);
  EXPECT_EQ(count("button.primary.wide"), 1);
  EXPECT_EQ(count(".prim"), 0) << "a part of a class is none";
  EXPECT_EQ(count("#go , #user"), 2);
  EXPECT_EQ(count("a"), 0);
  EXPECT_EQ(count("#land"), 1) << "a select is told twice";
  EXPECT_EQ(count("*"), 6) << "what has no tag is a text";
  const auto go = call({{"action", "query_dom"}, {"css_selector", "#go"}})["elements"][0];
  EXPECT_EQ(go["tag"], "button");
  EXPECT_EQ(go["text"], "Sign in");
}

TEST_F(PageThatIsMarkedUp, ClicksTheOneElementThatFitsAndShows) {
  const auto clicked = call({{"action", "click_element"}, {"selector", "#go"}});
  EXPECT_EQ(clicked["path"], "accessibility");
  EXPECT_EQ(clicked["element"], "button \"Sign in\"");
  EXPECT_EQ(clicked["outcome"]["path"], "sim_action") << clicked;
  EXPECT_EQ(call({{"action", "get_text"}})["text"].get<std::string>().find("signed in") != std::string::npos, true);
  const auto twin = fail({{"action", "click_element"}, {"selector", ".wide"}});
  EXPECT_EQ(twin.code, "ambiguous_selector");
  EXPECT_THAT(twin.message, HasSubstr("2 visible elements"));
  EXPECT_EQ(fail({{"action", "click_element"}, {"selector", "#nowhere"}}).code, "no_page_element");
}

TEST_F(PageThatIsMarkedUp, TextGoesIntoAFieldOfThePageAndNowhereElse) {
  const auto typed = call({{"action", "insert_text"}, {"selector", "#user"}, {"text", "ada"}});
  EXPECT_EQ(typed["outcome"]["effect"], "confirmed") << typed;
  EXPECT_EQ(typed["outcome"]["value"], "ada") << typed;
  EXPECT_EQ(fail({{"action", "insert_text"}, {"selector", "#go"}, {"text", "x"}}).code, "not_editable");
}

TEST_F(PageThatIsMarkedUp, TextWithoutASelectorNeedsTheFocusInThePage) {
  const auto lost = fail({{"action", "type_keystrokes"}, {"text", "x"}});
  EXPECT_EQ(lost.code, "no_page_element");
  EXPECT_THAT(lost.message, HasSubstr(":focus"));
}

TEST_F(PageOfATree, EachActionAsksForItsArguments) {
  EXPECT_EQ(fail({{"action", "execute_javascript"}}).code, "invalid_arguments");
  EXPECT_EQ(fail({{"action", "query_dom"}}).code, "invalid_arguments");
  EXPECT_EQ(fail({{"action", "click_element"}}).code, "invalid_arguments");
  EXPECT_EQ(fail({{"action", "insert_text"}}).code, "invalid_arguments");
  EXPECT_EQ(fail({{"action", "type_keystrokes"}}).code, "invalid_arguments");
  EXPECT_EQ(fail({{"action", "fly"}}).code, "invalid_arguments");
}

TEST_F(PageOfATree, AppleEventsAreOfAnotherPlatform) {
  EXPECT_THAT(fail({{"action", "enable_javascript_apple_events"}}).message, HasSubstr("macOS"));
}

TEST_F(PageOfATree, WithoutAWindowItIsTheOneBrowserThatOffersItsPages) {
  EXPECT_EQ(desk.refusal("page", {{"action", "get_text"}}).code, "which_browser");
}

}  // namespace
}  // namespace offhand::test
