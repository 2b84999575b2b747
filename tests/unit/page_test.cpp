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
  const auto selector = fail({{"action", "query_dom"}, {"css_selector", "a.more"}});
  EXPECT_EQ(selector.code, "page_unavailable");
  EXPECT_THAT(selector.message, HasSubstr("tags alone"));
  EXPECT_EQ(fail({{"action", "execute_javascript"}, {"javascript", "1"}}).code, "page_unavailable");
  EXPECT_EQ(fail({{"action", "click_element"}, {"selector", "a"}}).code, "page_unavailable");
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
