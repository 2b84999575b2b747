#include "tests/desktop/browser_page.h"

// The page tool in browsers that were started without any protocol: by the accessibility tree. What came of it the page
// tells its own server.
namespace offhand::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class PageWithoutProtocol : public BrowserPage {
 protected:
  void SetUp() override {
    const auto reads = [] { return page({{"action", "get_text"}}).structured.value("text", ""); };
    ASSERT_TRUE(eventually([&] { return reads().find("Far down") != std::string::npos; })) << reads();
    // A frame of another site is a process of its own, and comes later than the page around it.
    const json in_frames{{"action", "query_dom"}, {"css_selector", "#innear, #infar"}};
    ASSERT_TRUE(eventually([&] { return page(in_frames).structured.value("matches", 0) == 2; }))
        << page(in_frames).dump();
    world_->user.sit_down();
  }

  static std::int64_t fitting(const char* selector) {
    const auto reply = page({{"action", "query_dom"}, {"css_selector", selector}});
    EXPECT_FALSE(reply.failed) << reply.text;
    return reply.structured.value("matches", std::int64_t{-1});
  }

  static void expect_reading() {
    const auto read = page({{"action", "get_text"}}).structured;
    EXPECT_EQ(read.value("path", ""), "accessibility");
    EXPECT_EQ(read.value("title", ""), "Page of tests");
    for (const auto* words : {"Heading", "A paragraph.", "Shadow words", "Frame words"})
      EXPECT_THAT(read.value("text", ""), HasSubstr(words));
    EXPECT_THAT(read.dump(), Not(HasSubstr("Hidden words")));
    EXPECT_THAT(read.dump(), Not(HasSubstr("hunter2")));
  }

  static void expect_finding() {
    EXPECT_EQ(fitting("button.twin"), 2);
    EXPECT_EQ(fitting("#shaded, #innear, #infar"), 3);
    EXPECT_EQ(fitting("button#plain"), 1);
    EXPECT_EQ(fitting("a#plain"), 0);
    const auto code = [](const char* action, const char* key, const char* selector) {
      return page({{"action", action}, {key, selector}}).code();
    };
    EXPECT_EQ(code("query_dom", "css_selector", "input[readonly]"), "page_unavailable");
    EXPECT_EQ(page({{"action", "execute_javascript"}, {"javascript", "1"}}).code(), "page_unavailable");
    const auto from = told();
    EXPECT_EQ(code("click_element", "selector", ".twin"), "ambiguous_selector");
    EXPECT_EQ(code("click_element", "selector", ".nowhere"), "no_page_element");
    EXPECT_EQ(code("click_element", "selector", "#off"), "not_ready");
    EXPECT_EQ(count({{"event", "clicked"}}, from), 0U);
  }

  /// Once each, in the page, in a shadow root, in frames of its own and of another site, and far below what shows.
  static void expect_clicks() {
    for (const auto* id : {"plain", "shaded", "innear", "infar", "far_down"}) {
      const auto reply = click(std::string("#") + id, id);
      EXPECT_EQ(reply.structured.value("path", ""), "accessibility");
    }
  }

  static void expect_text() {
    const auto from = told();
    const json first{{"action", "insert_text"}, {"selector", "#name"}, {"text", "caf\xc3\xa9"}};
    const auto has_text = [&] {
      const auto events = events_in(world_->log, from);
      return std::ranges::any_of(events, [](const json& event) {
        return matches(event, {{"event", "input"}, {"id", "name"}}) &&
               event["value"].get<std::string>().find("caf\xc3\xa9") != std::string::npos;
      });
    };
    auto inserted = page(first);
    ASSERT_FALSE(inserted.failed) << inserted.text;
    // In one of some fifty runs on a busy machine Epiphany dropped a text though its field had said that it has the
    // focus; why was not found. The reply tells it, and whoever reads that calls again.
    if (const auto& outcome = inserted.structured["outcome"];
        outcome["effect"] == "suspected_noop" && outcome["value"] == "old ")
      inserted = page(first);
    EXPECT_EQ(inserted.structured["outcome"]["effect"], "confirmed") << inserted.dump();
    EXPECT_TRUE(eventually(has_text));
    EXPECT_EQ(page({{"action", "insert_text"}, {"selector", "#fixed"}, {"text", "x"}}).code(), "not_editable");
    EXPECT_EQ(page({{"action", "insert_text"}, {"selector", "#plain"}, {"text", "x"}}).code(), "not_editable");
  }
};

class PageWithoutProtocolInChromium : public PageWithoutProtocol {
 protected:
  static void SetUpTestSuite() {
    world_ = new World([](const std::string& folder, const std::string& address) {
      return chromium(folder + "/user", {"--force-renderer-accessibility", address});
    });
  }
};

class PageWithoutProtocolInFirefox : public PageWithoutProtocol {
 protected:
  static void SetUpTestSuite() {
    world_ = new World([](const std::string& folder, const std::string& address) {
      write_firefox_preferences(folder);
      return std::vector<std::string>{"firefox-esr", "--no-remote", "--profile", folder, address};
    });
  }
};

/// WebKit, which tells tags and ids, and no classes.
class PageWithoutProtocolInEpiphany : public PageWithoutProtocol {
 protected:
  static void SetUpTestSuite() {
    world_ = new World([](const std::string& folder, const std::string& address) {
      // Its page's process makes namespaces, which it cannot everywhere (in a changed root), and ends where it cannot.
      return std::vector<std::string>{"env",
                                      "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1",
                                      "epiphany",
                                      "--private-instance",
                                      "--profile=" + folder + "/profile",
                                      address};
    });
  }
};

TEST_F(PageWithoutProtocolInChromium, IsRead) { expect_reading(); }
TEST_F(PageWithoutProtocolInChromium, IsLookedThroughByTagsIdsAndClasses) { expect_finding(); }
TEST_F(PageWithoutProtocolInChromium, TakesClicks) { expect_clicks(); }
TEST_F(PageWithoutProtocolInChromium, TakesText) { expect_text(); }

TEST_F(PageWithoutProtocolInFirefox, IsRead) { expect_reading(); }
TEST_F(PageWithoutProtocolInFirefox, IsReadWithTheWordsThatLieInNoParagraph) {
  const auto read = page({{"action", "get_text"}}).structured;
  EXPECT_THAT(read.value("text", ""), HasSubstr("Bare words"));
}
TEST_F(PageWithoutProtocolInFirefox, IsLookedThroughByTagsIdsAndClasses) { expect_finding(); }
TEST_F(PageWithoutProtocolInFirefox, TakesClicks) { expect_clicks(); }
TEST_F(PageWithoutProtocolInFirefox, TakesText) { expect_text(); }
TEST_F(PageWithoutProtocolInFirefox, TakesTextWhereTheFocusComesByWayOfAnotherField) {
  const auto from = told();
  const auto reply = page({{"action", "insert_text"}, {"selector", "#late"}, {"text", "tea"}});
  ASSERT_FALSE(reply.failed) << reply.text;
  EXPECT_EQ(reply.structured["outcome"]["effect"], "confirmed") << reply.dump();
  wait_for_event(world_->log, {{"event", "input"}, {"id", "late"}, {"value", "tea"}}, from);
  EXPECT_EQ(count({{"event", "input"}, {"id", "secret"}}, from), 0U);
}

TEST_F(PageWithoutProtocolInEpiphany, IsRead) { expect_reading(); }
TEST_F(PageWithoutProtocolInEpiphany, IsLookedThroughByTagsAndIds) {
  EXPECT_EQ(fitting("#shaded, #innear, #infar"), 3);
  EXPECT_EQ(fitting("button#plain"), 1);
  EXPECT_EQ(fitting("a#plain"), 0);
  EXPECT_EQ(page({{"action", "query_dom"}, {"css_selector", ".twin"}}).code(), "page_unavailable");
  const auto from = told();
  EXPECT_EQ(page({{"action", "click_element"}, {"selector", "#nowhere"}}).code(), "no_page_element");
  EXPECT_EQ(page({{"action", "click_element"}, {"selector", "#off"}}).code(), "not_ready");
  EXPECT_EQ(count({{"event", "clicked"}}, from), 0U);
}
TEST_F(PageWithoutProtocolInEpiphany, TakesClicks) { expect_clicks(); }
TEST_F(PageWithoutProtocolInEpiphany, TakesText) { expect_text(); }

}  // namespace
}  // namespace offhand::test
