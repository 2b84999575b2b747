#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>

#include "tests/support/fake_browser.h"
#include "tests/web_desk/web_browser.h"

namespace offhand::test {
namespace bad_browsers_test_cases {
namespace {

using testing::HasSubstr;

class BadBrowser : public testing::Test {
 protected:
  ToolReply list(milliseconds limit = milliseconds(40'000)) {
    McpClient client{McpClient::Options{.program = {"--platform", "web:" + std::to_string(fake_.port())},
                                        .server = {"--tools", "full"}}};
    return client.call("list_windows", json::object(), nullptr, limit);
  }
  FakeBrowser fake_;
};

TEST_F(BadBrowser, NobodyListens) {
  McpClient client{McpClient::Options{.program = {"--platform", "web:1"}, .server = {"--tools", "full"}}};
  const auto reply = client.call("list_windows");
  EXPECT_EQ(reply.code(), "browser_unavailable") << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("port 1"));
}

TEST_F(BadBrowser, AnswersNoBrowserWould) {
  fake_.say_of_version("<html>It works!</html>");
  const auto reply = list();
  EXPECT_EQ(reply.code(), "browser_unavailable") << reply.text;
}

TEST_F(BadBrowser, SendsElsewhere) {
  fake_.say_of_version(R"({"webSocketDebuggerUrl": "ws://192.0.2.1:9222/devtools/browser/1"})");
  EXPECT_EQ(list().code(), "browser_unavailable");
}

TEST_F(BadBrowser, SaysNothing) {
  fake_.be_silent();
  EXPECT_EQ(list().code(), "browser_unavailable");
}

TEST_F(BadBrowser, SpeaksAnotherProtocol) {
  fake_.speak_bidi();
  const auto reply = list();
  EXPECT_EQ(reply.code(), "browser_unavailable") << reply.text;
}

TEST_F(BadBrowser, SendsWhatIsNoMessage) {
  fake_.answer("Target.getTargets", [](const json&) { return std::vector<std::string>{"{not json"}; });
  const auto reply = list();
  EXPECT_TRUE(reply.failed);
  EXPECT_THAT(reply.text, HasSubstr("no message")) << reply.text;
}

TEST_F(BadBrowser, FloodsWithEvents) {
  fake_.answer("Target.getTargets", [](const json& call) {
    std::vector<std::string> answers(
        20'000,
        FakeBrowser::event("Target.targetInfoChanged", {{"targetInfo", {{"targetId", "X"}, {"type", "page"}}}}));
    answers.push_back(FakeBrowser::result_of(call, {{"targetInfos", json::array()}}));
    return answers;
  });
  const auto reply = list();
  EXPECT_FALSE(reply.failed) << reply.text;
}

// list_windows has 3 seconds; they begin when there is a browser.
TEST(BadBrowsers, StartsForLongerThanACallMayTake) {
  const TemporaryFolder folder;
  const auto program = folder.file("chromium");
  write_contents(program, "#!/bin/sh\nsleep 4\nexec /usr/bin/chromium \"$@\"\n");
  ASSERT_EQ(::chmod(program.c_str(), 0700), 0);
  McpClient client{McpClient::Options{.program = {"--platform", "web:" + web_page("form")},
                                      .server = {"--tools", "full"},
                                      .environment = {{"PATH", folder.path() + ":/usr/local/bin:/usr/bin:/bin"}}}};
  const auto began = std::chrono::steady_clock::now();
  const auto reply = client.call("list_windows");
  EXPECT_GE(std::chrono::steady_clock::now() - began, std::chrono::seconds(4)) << "otherwise it was another browser";
  EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_EQ(reply.structured["windows"].size(), 1U) << reply.dump();
}

/// The end of the connection may also come after the question went out: the browser is gone, and no page is to blame.
TEST_F(BadBrowser, GoesAwayDuringTheQuestion) {
  fake_.hang_up_at("Target.getTargets");
  const auto reply = list();
  EXPECT_EQ(reply.code(), "browser_unavailable") << reply.text;
  EXPECT_THAT(reply.text, Not(HasSubstr("may have been done"))) << reply.text;
}

TEST_F(BadBrowser, HangsDuringTheQuestion) {
  fake_.answer("Target.getTargets", [](const json&) { return std::vector<std::string>(); });
  McpClient client{McpClient::Options{.program = {"--platform", "web:" + std::to_string(fake_.port())},
                                      .server = {"--tools", "full"}}};
  const auto reply = client.call("list_windows", json::object(), {{"timeout_ms", 500}});
  EXPECT_TRUE(reply.failed) << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("Target.getTargets")) << reply.text;
}

/// Whoever waits for a page that crashes learns it from the event alone: the calls that were sent stay unanswered.
class CrashingBrowser : public BadBrowser {
 protected:
  using Texts = std::vector<std::string>;
  enum class Crash { none, during_the_tree, earlier };

  CrashingBrowser() {
    fake_.answer("SystemInfo.getProcessInfo", [](const json& call) {
      const json process{{"type", "browser"}, {"id", 4711}};
      return Texts{FakeBrowser::result_of(call, {{"processInfo", {process}}})};
    });
    fake_.answer("Runtime.evaluate", [](const json& call) {
      const json state{{"token", "1"}, {"width", 800}, {"height", 600}};
      return Texts{FakeBrowser::result_of(call, {{"result", {{"type", "object"}, {"value", state}}}})};
    });
    fake_.answer("Accessibility.getFullAXTree", [crash = crash_](const json& call) {
      if (*crash == Crash::during_the_tree) return Texts{news("Inspector.targetCrashed")};
      const json root{{"nodeId", "1"},
                      {"backendDOMNodeId", 1},
                      {"ignored", false},
                      {"role", {{"value", "RootWebArea"}}},
                      {"name", {{"value", "A page"}}}};
      return Texts{FakeBrowser::result_of(call, {{"nodes", {root}}})};
    });
    fake_.answer("Inspector.enable", [crash = crash_](const json& call) {
      Texts answers{FakeBrowser::result_of(call, json::object())};
      if (*crash == Crash::earlier) answers.insert(answers.begin(), news("Inspector.targetCrashed"));
      return answers;
    });
  }

  static std::string news(const std::string& method) { return FakeBrowser::event(method, json::object(), "S"); }
  /// The next list of tabs comes behind the news that the tab was loaded again.
  void load_again() {
    *crash_ = Crash::none;
    fake_.answer("Target.getTargets", [](const json& call) {
      const json page{{"targetId", "T"}, {"type", "page"}, {"url", "http://a/"}, {"title", "A page"}};
      return Texts{news("Inspector.targetReloadedAfterCrash"), FakeBrowser::result_of(call, {{"targetInfos", {page}}})};
    });
  }
  std::int64_t count(const std::string& method) const { return std::ranges::count(fake_.calls(), method); }
  ToolReply read() {
    auto listed = client_.call("list_windows").structured["windows"];
    const auto& window = listed.at(0);
    return client_.call("get_window_state",
                        {{"pid", window["pid"]}, {"window_id", window["window_id"]}, {"include_screenshot", false}},
                        {{"timeout_ms", 600'000}});
  }

  const std::shared_ptr<std::atomic<Crash>> crash_ = std::make_shared<std::atomic<Crash>>(Crash::none);
  McpClient client_{McpClient::Options{.program = {"--platform", "web:" + std::to_string(fake_.port())},
                                       .server = {"--tools", "full"}}};
};

TEST_F(CrashingBrowser, DuringTheTreeIsAnErrorAtOnceUntilThePageIsLoadedAgain) {
  *crash_ = Crash::during_the_tree;
  for (int i = 0; i < 2; ++i) {
    const auto reply = read();
    EXPECT_EQ(reply.code(), "page_gone") << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("its process crashed"));
    EXPECT_EQ(reply.structured["data"]["crashed"], true) << reply.structured;
    EXPECT_EQ(reply.structured["data"]["closed"], false) << reply.structured;
  }
  load_again();
  const auto again = read();
  EXPECT_FALSE(again.failed) << again.text;
  EXPECT_EQ(count("Target.attachToTarget"), 1) << "it serves in the session that it had";
}

/// What it became is read in its place.
TEST_F(CrashingBrowser, NavigatesDuringTheTree) {
  const auto navigates = std::make_shared<std::atomic<bool>>(true);
  fake_.answer("Accessibility.getFullAXTree", [navigates](const json& call) {
    const json frame{{"frame", {{"id", "F"}, {"loaderId", "L2"}, {"url", "http://a/next"}}}};
    if (navigates->exchange(false))
      return Texts{FakeBrowser::event("Page.frameNavigated", frame, "S"),
                   FakeBrowser::error_of(call, "Inspected target navigated or closed")};
    const json root{{"nodeId", "1"},
                    {"backendDOMNodeId", 1},
                    {"ignored", false},
                    {"role", {{"value", "RootWebArea"}}},
                    {"name", {{"value", "Another page"}}}};
    return Texts{FakeBrowser::result_of(call, {{"nodes", {root}}})};
  });
  const auto reply = read();
  EXPECT_FALSE(reply.failed) << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("Another page"));
  EXPECT_FALSE(*navigates);
}

TEST_F(CrashingBrowser, IsClosedDuringTheTree) {
  fake_.answer("Accessibility.getFullAXTree", [](const json&) {
    return Texts{FakeBrowser::event("Target.detachedFromTarget", {{"sessionId", "S"}, {"targetId", "T"}})};
  });
  const auto reply = read();
  EXPECT_EQ(reply.code(), "page_gone") << reply.text;
  EXPECT_EQ(reply.structured["data"]["closed"], true) << reply.structured;
  EXPECT_EQ(reply.structured["data"]["crashed"], false) << reply.structured;
}

TEST_F(CrashingBrowser, BeforeWeCameIsAnErrorAtOnceAndLeavesNoSession) {
  *crash_ = Crash::earlier;
  const auto reply = read();
  EXPECT_EQ(reply.code(), "page_gone") << reply.text;
  EXPECT_THAT(reply.text, HasSubstr("its process crashed"));
  EXPECT_EQ(count("Target.attachToTarget"), count("Target.detachFromTarget"));
  load_again();
  const auto again = read();
  EXPECT_FALSE(again.failed) << again.text;
}

TEST(BadBrowsers, GoesAwayBetweenCalls) {
  auto fake = std::make_unique<FakeBrowser>();
  McpClient client{McpClient::Options{.program = {"--platform", "web:" + std::to_string(fake->port())},
                                      .server = {"--tools", "full"}}};
  EXPECT_FALSE(client.call("list_windows").failed);
  fake.reset();
  const auto reply = client.call("list_windows");
  EXPECT_TRUE(reply.failed);
  EXPECT_EQ(reply.code(), "browser_unavailable") << reply.text;
}

}  // namespace
}  // namespace bad_browsers_test_cases
}  // namespace offhand::test
