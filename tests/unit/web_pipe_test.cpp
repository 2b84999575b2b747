#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "platform/host/steady_clock.h"
#include "platform/web/nul_frames.h"
#include "platform/web/outline.h"
#include "platform/web/pages.h"
#include "platform/web/switchboard.h"
#include "tests/support/process.h"

// What goes through a browser's pipe: how it is cut into messages, and whose each of them is.
namespace offhand::test {
namespace {

using nlohmann::json;
using platform::web::NulFrames;
using platform::web::outline_of;
using platform::web::Switchboard;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// What comes of a stream of bytes that arrives in parts of this size.
std::vector<std::string> cut(const std::string& bytes, std::size_t part, std::size_t limit = 100) {
  std::vector<std::string> messages;
  NulFrames frames(limit);
  for (std::size_t at = 0; at < bytes.size(); at += part) {
    frames.take(std::string_view(bytes).substr(at, part),
                {[&](std::string_view message) { messages.emplace_back(message); },
                 [&](std::string_view end) { messages.push_back("too long, ends with " + std::string(end)); }});
  }
  return messages;
}

TEST(NulFrames, MessagesAreTheSameHoweverTheyArrive) {
  const std::string bytes("one\0two\0\0three\0not yet", 22);
  for (std::size_t part = 1; part <= bytes.size(); ++part) {
    EXPECT_THAT(cut(bytes, part), ElementsAre("one", "two", "three")) << part;
  }
}

TEST(NulFrames, OfOneThatIsTooLongTheEndIsToldAndTheNextOneIsWhole) {
  const auto bytes = std::string(1'000, 'x') + "end" + '\0' + "next" + '\0';
  const auto told = "too long, ends with " + std::string(NulFrames::end_bytes - 3, 'x') + "end";
  for (const std::size_t part : {1U, 7U, 100U, 101U, 256U, 2'000U}) {
    EXPECT_THAT(cut(bytes, part), ElementsAre(told, "next")) << part;
  }
}

TEST(NulFrames, TheLimitIsThatOfTheWholeMessage) {
  const auto fitting = std::string(100, 'x') + '\0';
  const auto longer = std::string(101, 'x') + '\0';
  for (const std::size_t part : {1U, 50U, 1'000U}) {
    EXPECT_THAT(cut(fitting, part), ElementsAre(std::string(100, 'x'))) << part;
    EXPECT_THAT(cut(longer, part), ElementsAre("too long, ends with " + std::string(101, 'x'))) << part;
  }
}

TEST(Outline, SaysWhereAMessageBelongs) {
  const auto event = outline_of(
      R"({"method":"Target.attachedToTarget","params":{"x":{"sessionId":"no"},"sessionId":"B"},"sessionId":"A"})");
  ASSERT_TRUE(event);
  EXPECT_EQ(event->method, "Target.attachedToTarget");
  EXPECT_EQ(event->session, "A");
  EXPECT_EQ(event->named_session, "B");
  EXPECT_FALSE(event->id);
  EXPECT_EQ(outline_of(R"({"id":7,"result":{"sessionId":"B"}})")->id, 7);
  EXPECT_EQ(outline_of(R"({"id":7,"result":{"sessionId":"B"}})")->named_session, "B");
}

TEST(Outline, WhatLiesElsewhereIsNotTakenForIt) {
  for (const auto* text :
       {R"({"x":{"method":"m","id":5,"sessionId":"A"}})", R"({"x":[{"sessionId":"A"}],"params":[{"sessionId":"A"}]})",
        R"({"params":[["sessionId","A"]],"result":{"x":{"sessionId":"A"},"y":["sessionId"]}})"}) {
    const auto outline = outline_of(text);
    ASSERT_TRUE(outline) << text;
    EXPECT_EQ(outline->method + outline->session + outline->named_session, "") << text;
    EXPECT_FALSE(outline->id) << text;
  }
}

TEST(Outline, HalfACharacterOfAPageCostsNoMessage) {
  const auto outline = outline_of(R"({"id":7,"result":{"value":"\ud83d"},"sessionId":"A"})");
  ASSERT_TRUE(outline);
  EXPECT_EQ(outline->id, 7);
  EXPECT_EQ(outline->session, "A");
}

TEST(Outline, OfWhatIsNoObjectThereIsNone) {
  for (const auto* text : {"", "5", "[]", "[{}]", "\"x\"", "null", "{", "{}x", "{\"a\":\"\xff\"}"}) {
    EXPECT_FALSE(outline_of(text)) << text;
  }
  EXPECT_TRUE(outline_of("{}"));
  const std::string deep = R"({"a":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
  EXPECT_TRUE(outline_of(deep));
}

/// A pipe that nobody speaks through: a socket that lets everybody in, or none.
class SilentPipe : public testing::Test {
 protected:
  Result<std::unique_ptr<platform::Page>> open(std::chrono::milliseconds time) {
    Window window;
    window.app_name = "Browser";
    return pages_->open(window, {}, {clock_.now() + time, {}});
  }
  TemporaryFolder folder_;
  const std::string path_ = folder_.file("socket");
  platform::SteadyClock clock_;
  std::unique_ptr<platform::Pages> pages_ =
      platform::web::make_pages({[this](const Window&, std::optional<std::int64_t>) -> Result<platform::web::Endpoint> {
                                   return platform::web::PipeSocket{path_};
                                 },
                                 [](std::int64_t) { return true; }},
                                clock_);
};

TEST_F(SilentPipe, IsNoPage) {
  const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path_.copy(address.sun_path, sizeof address.sun_path - 1);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ASSERT_EQ(::listen(listener, 1), 0);
  const auto page = open(std::chrono::milliseconds(50));
  ::close(listener);
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, "page_unavailable");
  EXPECT_THAT(page.error().message, HasSubstr("but it said nothing"));
  EXPECT_THAT(page.error().hint, HasSubstr("--user-data-dir"));
}

TEST_F(SilentPipe, ThatNobodyHoldsIsNoPageEither) {
  const auto page = open(std::chrono::seconds(10));
  ASSERT_FALSE(page);
  EXPECT_EQ(page.error().code, "page_unavailable");
  EXPECT_THAT(page.error().message, HasSubstr("holds its pipe failed"));
}

/// A browser that attaches as the protocol says, and callers who keep what they hear.
class OnTheLine : public testing::Test {
 protected:
  using Caller = Switchboard::Caller;

  /// The browser reads what was sent and answers as far as it attaches or detaches.
  void work() {
    for (; !to_browser.empty(); to_browser.erase(to_browser.begin())) {
      const auto call = to_browser.front();
      said_to_browser.push_back(call);
      const auto method = call.value("method", "");
      if (method == "Target.attachToBrowserTarget" || method == "Target.attachToTarget") {
        const auto session = "S" + std::to_string(++sessions);
        say(with_session({{"method", "Target.attachedToTarget"}, {"params", {{"sessionId", session}}}}, call));
        say(with_session({{"id", call["id"]}, {"result", {{"sessionId", session}}}}, call));
      } else if (method == "Target.detachFromTarget") {
        detached.insert(call["params"]["sessionId"]);
      }
    }
  }
  static json with_session(json message, const json& call) {
    if (call.contains("sessionId")) message["sessionId"] = call["sessionId"];
    return message;
  }
  void say(const json& message) { board.from_browser(message.dump()); }
  void ask(Caller caller, const json& call) { board.from_caller(caller, call.dump()); }
  Caller caller() {
    const auto caller = board.add();
    work();
    EXPECT_TRUE(board.is_through(caller));
    return caller;
  }
  /// The session of a page that a caller attaches.
  std::string attach(Caller caller) {
    ask(caller, {{"id", 1}, {"method", "Target.attachToTarget"}, {"params", {{"targetId", "T"}}}});
    work();
    return heard[caller].back()["result"]["sessionId"];
  }

  std::vector<json> to_browser;
  std::vector<json> said_to_browser;
  std::map<Caller, std::vector<json>> heard;
  std::set<Caller> hung_up;
  std::set<std::string> detached;
  int sessions = 0;
  Switchboard board{{[this](const std::string& text) { to_browser.push_back(json::parse(text)); },
                     [this](Caller caller, std::string_view text) { heard[caller].push_back(json::parse(text)); },
                     [this](Caller caller) { hung_up.insert(caller); }}};
};

TEST_F(OnTheLine, CallersWithTheSameNumbersGetTheirOwnAnswers) {
  const auto one = caller();
  const auto other = caller();
  ask(one, {{"id", 5}, {"method", "Of.one"}});
  ask(other, {{"id", 5}, {"method", "Of.other"}});
  ASSERT_EQ(to_browser.size(), 2U);
  // Not in the order of the questions.
  for (const auto& call : {to_browser[1], to_browser[0]}) {
    say(with_session({{"id", call["id"]}, {"result", {{"of", call["method"]}}}}, call));
  }
  ASSERT_EQ(heard[one].size(), 1U);
  ASSERT_EQ(heard[other].size(), 1U);
  EXPECT_EQ(heard[one][0]["result"]["of"], "Of.one");
  EXPECT_EQ(heard[one][0]["id"], 5);
  EXPECT_EQ(heard[other][0]["result"]["of"], "Of.other");
}

TEST_F(OnTheLine, WhatHappensInAPageIsToldToWhoeverAttachedIt) {
  const auto one = caller();
  const auto other = caller();
  const auto page = attach(one);
  const auto same_page = attach(other);
  heard.clear();
  say({{"method", "Page.loaded"}, {"sessionId", page}});
  EXPECT_EQ(heard[one].size(), 1U);
  EXPECT_THAT(heard[other], IsEmpty());
  // A frame that the browser attaches by itself lies in the page.
  say({{"method", "Target.attachedToTarget"}, {"params", {{"sessionId", "F"}}}, {"sessionId", same_page}});
  say({{"method", "Page.loaded"}, {"sessionId", "F"}});
  EXPECT_EQ(heard[other].size(), 2U);
  EXPECT_EQ(heard[one].size(), 1U);
  say({{"method", "Target.detachedFromTarget"}, {"params", {{"sessionId", "F"}}}, {"sessionId", same_page}});
  EXPECT_EQ(heard[other].size(), 3U);
  say({{"method", "Page.loaded"}, {"sessionId", "F"}});
  EXPECT_EQ(heard[other].size(), 3U) << "it was gone";
}

TEST_F(OnTheLine, ASessionOfAnotherCallerIsNone) {
  const auto one = caller();
  const auto other = caller();
  const auto page = attach(one);
  heard.clear();
  for (const json& session : {json(page), json("nowhere"), json(5), json(nullptr)}) {
    ask(other, {{"id", 9}, {"method", "Runtime.evaluate"}, {"sessionId", session}});
    EXPECT_THAT(to_browser, IsEmpty()) << session;
    ASSERT_EQ(heard[other].size(), 1U) << session;
    EXPECT_EQ(heard[other][0]["id"], 9);
    EXPECT_EQ(heard[other][0]["error"]["message"], "Session with given id not found.");
    heard.clear();
  }
  // Nor is what another names twice, whichever of the two the browser would take.
  board.from_caller(other, R"({"id":9,"method":"X","sessionId":"S2","sessionId":")" + page + R"("})");
  board.from_caller(other, R"({"id":9,"method":"X","sessionId":")" + page + R"(","session\u0049d":"S2"})");
  for (const auto& call : to_browser) EXPECT_EQ(call["sessionId"], "S2");
}

TEST_F(OnTheLine, WhoeverGoesLeavesNothingAttached) {
  const auto one = caller();
  const auto other = caller();
  const auto page = attach(one);
  const auto kept = attach(other);
  ask(one, {{"id", 2}, {"method", "Target.attachToTarget"}, {"params", {{"targetId", "T"}}}});
  const auto heard_before = heard[one].size();
  board.remove(one);
  EXPECT_FALSE(board.is_through(one));
  // Its last call is answered after it went.
  work();
  EXPECT_THAT(detached, ElementsAre("S1")) << "the session in which all of its own lie";
  EXPECT_EQ(heard[one].size(), heard_before);
  say({{"method", "Page.loaded"}, {"sessionId", page}});
  EXPECT_EQ(heard[one].size(), heard_before);
  say({{"method", "Page.loaded"}, {"sessionId", kept}});
  EXPECT_EQ(heard[other].back()["method"], "Page.loaded");
}

TEST_F(OnTheLine, WhoeverGoesBeforeTheBrowserAnsweredIsDetachedOnceItDoes) {
  const auto early = board.add();
  EXPECT_FALSE(board.is_through(early));
  board.remove(early);
  work();
  EXPECT_THAT(detached, ElementsAre("S1"));
}

TEST_F(OnTheLine, WhoeverTheBrowserTurnsAwayOrDetachesIsHungUp) {
  const auto refused = board.add();
  say({{"id", to_browser.back()["id"]}, {"error", {{"message", "no"}}}});
  EXPECT_THAT(hung_up, ElementsAre(refused));
  board.remove(refused);
  to_browser.clear();
  const auto one = caller();
  say({{"method", "Target.detachedFromTarget"}, {"params", {{"sessionId", "S1"}}}});
  EXPECT_THAT(hung_up, ElementsAre(refused, one));
}

TEST_F(OnTheLine, WhatIsNoCallEndsItsCallerAndWhatIsNoMessageIsNobodys) {
  const auto one = caller();
  for (const auto* text : {"no JSON", "[]", "5", "{\"id\":1"}) board.from_browser(text);
  say({{"method", "Page.loaded"}, {"sessionId", "unknown"}});
  say({{"id", 5}, {"error", {{"message", "Session with given id not found."}}}});
  say({{"error", {{"message", "it was no JSON"}}}});
  EXPECT_THAT(heard[one], IsEmpty());
  EXPECT_THAT(hung_up, IsEmpty());
  board.from_caller(one, "no JSON");
  EXPECT_THAT(hung_up, ElementsAre(one));
}

TEST_F(OnTheLine, WhoeverIsSentTooMuchAtATimeIsHungUpAlone) {
  const auto one = caller();
  const auto other = caller();
  const auto page = attach(other);
  board.from_browser_too_long(R"(the end of a long answer","sessionId":")" + page + R"("})");
  EXPECT_THAT(hung_up, ElementsAre(other));
  hung_up.clear();
  for (const auto* end : {R"("sessionId":"S1","x":5})", R"(\"sessionId\":\"S1\"}"})", R"("sessionId":"S1)", "", R"("})",
                          R"("sessionId":"}")"}) {
    board.from_browser_too_long(end);
    EXPECT_THAT(hung_up, IsEmpty()) << end;
  }
  board.remove(one);
}

}  // namespace
}  // namespace offhand::test
