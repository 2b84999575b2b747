#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "generated/types/errors.h"
#include "platform/web/cdp_message.h"
#include "platform/web/keyboard.h"
#include "tests/support/process.h"
#include "tests/unit/pretended_browser.h"

// The page facet against somebody who only pretends to be a browser. Real ones are in tests/desktop.
namespace offhand::test {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using platform::web::browser_path;
using platform::web::read_cdp_message;
using testing::HasSubstr;
using Texts = std::vector<std::string>;

class WebPages : public PretendedBrowser {
 protected:
  void find(const json& value) {
    browser.answer("Runtime.callFunctionOn", [value](const json& call) {
      return Texts{FakeBrowser::result_of(call, {{"result", {{"type", "object"}, {"value", value}}}})};
    });
  }
};

TEST_F(WebPages, AnHonestBrowserIsWorkedWith) {
  const auto page = open();
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_EQ((*page)->url(), "http://a/");
  EXPECT_EQ((*page)->execute("1", limits()).value(), "1");
  EXPECT_EQ((*page)->text(100, limits())->text, "words");
}

/// A browser whose port is there from the third look on, if ever.
class AStartingBrowser : public WebPages {
 protected:
  void starts(bool is_young, int port_from_look) {
    pages_ = platform::web::make_pages(
        {[this, port_from_look](const Window&, std::optional<std::int64_t>) -> Result<platform::web::Endpoint> {
           if (++looks_ >= port_from_look) return platform::web::Port{browser.port()};
           return fail(errors::page_unavailable(
               {.app = "Browser", .pid = 42, .reason = "it does not listen yet", .advice = ""}));
         },
         [](std::int64_t) { return true; }, [is_young](std::int64_t) { return is_young; }},
        clock);
  }
  int looks_ = 0;
};

TEST_F(AStartingBrowser, IsWaitedFor) {
  starts(true, 3);
  EXPECT_EQ(code_of(open()), "no error");
  EXPECT_EQ(looks_, 3);
}

TEST_F(AStartingBrowser, ThatNeverComesToItIsWaitedForUntilTheDeadlineAlone) {
  starts(true, 1'000'000);
  EXPECT_EQ(code_of(open(300ms)), "page_unavailable");
  EXPECT_GT(looks_, 1);
}

TEST_F(AStartingBrowser, ThatHasRunForLongIsNotWaitedFor) {
  starts(false, 2);
  EXPECT_EQ(code_of(open()), "page_unavailable");
  EXPECT_EQ(looks_, 1);
}

TEST_F(WebPages, AttachmentsAreKeptFromCallToCall) {
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(open());
  const auto calls = browser.calls();
  EXPECT_EQ(std::count(calls.begin(), calls.end(), "Target.attachToTarget"), 1);
}

TEST_F(WebPages, AnEndpointThatNamesAnotherMachineIsRefused) {
  browser.say_of_version(R"({"webSocketDebuggerUrl": "ws://example.org:9222/devtools/browser/1"})");
  const auto page = open();
  EXPECT_EQ(code_of(page), "page_protocol_error");
  EXPECT_THAT(message_of(page), HasSubstr("example.org"));
}

TEST_F(WebPages, AnEndpointThatNamesAnotherPortIsRefused) {
  browser.say_of_version(R"({"webSocketDebuggerUrl": "ws://127.0.0.1:1/devtools/browser/1"})");
  EXPECT_EQ(code_of(open()), "page_protocol_error");
}

TEST_F(WebPages, AnEndpointThatIsNoneIsRefused) {
  browser.say_of_version("<html>not a browser</html>");
  EXPECT_EQ(code_of(open()), "page_protocol_error");
}

TEST_F(WebPages, AnEndpointThatHangsIsGivenUpAtTheDeadline) {
  browser.be_silent();
  const auto page = open(50ms);
  EXPECT_EQ(code_of(page), "page_protocol_error");
  EXPECT_THAT(message_of(page), HasSubstr("said nothing"));
}

TEST_F(WebPages, AnEndpointThatNobodyServesIsRefused) {
  auto elsewhere =
      platform::web::make_pages({[](const Window&, std::optional<std::int64_t>) -> Result<platform::web::Endpoint> {
                                   return platform::web::Port{1};
                                 },
                                 [](std::int64_t) { return true; }},
                                clock);
  EXPECT_EQ(code_of(elsewhere->open(Window{}, {}, limits())), "page_protocol_error");
}

TEST_F(WebPages, WhatIsNoMessageEndsTheConnectionAndTheNextCallMakesAnother) {
  const auto lies = std::make_shared<std::atomic<bool>>(true);
  browser.answer("Runtime.evaluate", [lies](const json& call) {
    return lies->exchange(false) ? Texts{"no JSON at all"}
                                 : Texts{FakeBrowser::result_of(call, {{"result", {{"value", 2}}}})};
  });
  EXPECT_EQ(code_of(execute()), "page_gone");
  EXPECT_EQ(execute().value_or("error"), "2");
}

TEST_F(WebPages, HalfACharacterThatAScriptLeavesIsTakenForAnUnknownOne) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    auto text = FakeBrowser::result_of(call, {{"result", {{"type", "string"}, {"value", "HALF"}}}});
    return Texts{text.replace(text.find("HALF"), 4, R"(a\ud83d\\ud83d\ud83d\ude00\ude00)")};
  });
  EXPECT_EQ(execute().value_or("error"), "\"a\xef\xbf\xbd\\\\ud83d\xf0\x9f\x98\x80\xef\xbf\xbd\"");
}

TEST_F(WebPages, NoResultHoldsHalfACharacter) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    return Texts{FakeBrowser::result_of(call, {{"result", {{"type", "object"}, {"objectId", "1"}}}})};
  });
  find({{"json", R"(["\ud83d"])"}});
  EXPECT_EQ(execute().value_or("error"), R"(["\ufffd"])");
}

TEST_F(WebPages, AnswersToCallsThatNobodyMadeAreIgnored) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    json other = call;
    other["id"] = 999999;
    return Texts{FakeBrowser::result_of(other, {{"result", {{"value", "a lie"}}}}),
                 FakeBrowser::result_of(call, {{"result", {{"value", 3}}}})};
  });
  EXPECT_EQ(execute().value_or("error"), "3");
}

TEST_F(WebPages, ResultsOfOtherShapesAreErrorsAndNoCrash) {
  for (const auto& shape : {json{{"result", 5}}, json{{"result", json::array()}},
                            json{{"exceptionDetails", {{"text", 1}}}}, json::object()}) {
    browser.answer("Runtime.callFunctionOn",
                   [shape](const json& call) { return Texts{FakeBrowser::result_of(call, shape)}; });
    auto page = open();
    ASSERT_TRUE(page);
    EXPECT_NE(code_of((*page)->text(100, limits())), "no error") << shape;
  }
}

TEST_F(WebPages, AnErrorOfTheScriptIsToldWithItsLine) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    return Texts{FakeBrowser::result_of(
        call, {{"result", {{"type", "object"}}},
               {"exceptionDetails",
                {{"lineNumber", 4},
                 {"exception", {{"description", "TypeError: x is no function\n    at y (<anonymous>:5:6)"}}}}}})};
  });
  const auto result = execute();
  EXPECT_EQ(code_of(result), "script_failed");
  EXPECT_THAT(message_of(result), HasSubstr("line 5"));
  EXPECT_THAT(message_of(result), testing::EndsWith("x is no function"));
}

TEST_F(WebPages, APromiseThatNeverComesIsATimeout) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    const bool ping = call.at("params").at("expression") == "0";
    return ping ? Texts{FakeBrowser::result_of(call, {{"result", {{"value", 0}}}})} : Texts{};
  });
  // What is left of it must do for a browser on a busy machine to say that it is alive.
  const auto result = execute("1", 1500ms);
  EXPECT_EQ(code_of(result), "script_timeout");
  EXPECT_THAT(message_of(result), HasSubstr("promised"));
  EXPECT_THAT(browser.calls(), testing::Not(testing::Contains("Runtime.terminateExecution")));
}

TEST_F(WebPages, AScriptThatGoesRoundForEverIsToldToEnd) {
  browser.answer("Runtime.evaluate", [](const json&) { return Texts{}; });
  EXPECT_EQ(code_of(execute("1", 100ms)), "script_timeout");
  EXPECT_TRUE(eventually([&] {
    const auto calls = browser.calls();
    return std::count(calls.begin(), calls.end(), "Runtime.terminateExecution") == 1;
  }));
}

TEST_F(WebPages, AResultThatHoldsItselfIsToldAsSuch) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    return Texts{FakeBrowser::result_of(call, {{"result", {{"type", "object"}, {"objectId", "1"}}}})};
  });
  find({{"problem", "it holds itself, at .a (a cycle)"}});
  const auto result = execute();
  EXPECT_EQ(code_of(result), "script_result_unusable");
  EXPECT_THAT(message_of(result), HasSubstr("a cycle"));
}

TEST_F(WebPages, AHugeResultIsRefused) {
  browser.answer("Runtime.evaluate", [](const json& call) {
    return Texts{FakeBrowser::result_of(call, {{"result", {{"value", std::string(1000001, 'x')}}}})};
  });
  EXPECT_EQ(code_of(execute()), "script_result_unusable");
}

TEST_F(WebPages, APageThatNavigatesMeanwhileIsGone) {
  find(json::object());
  browser.answer("Runtime.callFunctionOn", [](const json& call) {
    return Texts{FakeBrowser::error_of(call, "Cannot find context with specified id")};
  });
  auto page = open();
  ASSERT_TRUE(page);
  EXPECT_EQ(code_of((*page)->text(100, limits())), "page_replaced");
}

TEST_F(WebPages, AClickThatThePageDidNotSurviveIsNotCalledASuccess) {
  const auto click_with = [this](const std::string& answer) {
    const auto calls = std::make_shared<std::atomic<int>>(0);
    browser.answer("Runtime.callFunctionOn", [calls, answer](const json& call) {
      const json found{{"count", 1}, {"visible", {"button"}}};
      if ((*calls)++ == 0) return Texts{FakeBrowser::result_of(call, {{"result", {{"value", found}}}})};
      return Texts{FakeBrowser::error_of(call, answer)};
    });
    auto page = open();
    return (*page)->click("button", limits());
  };
  const auto never = click_with("Cannot find context with specified id");
  EXPECT_EQ(code_of(never), "page_replaced") << "it was not sent to any document";
  const auto perhaps = click_with("Inspected target navigated or closed");
  ASSERT_TRUE(perhaps) << perhaps.error().message;
  EXPECT_EQ(perhaps->delivery.outcome, platform::Outcome::unknown);
  EXPECT_FALSE(perhaps->evidence);
}

TEST_F(WebPages, AnotherPageConfirmsAClickAlsoWhereTheFirstNoLongerAnswers) {
  const auto calls = std::make_shared<std::atomic<int>>(0);
  browser.answer("Runtime.callFunctionOn", [calls](const json& call) {
    const auto value = [&](const json& of) {
      return Texts{FakeBrowser::result_of(call, {{"result", {{"value", of}}}})};
    };
    switch ((*calls)++) {
      case 0:
        return value({{"count", 1}, {"visible", {"a"}}});
      case 1:
        return value({{"clicked", true}, {"label", "a"}, {"leads", false}, {"evidence", nullptr}});
      default:
        return Texts{};
    }
  });
  browser.answer("Page.getFrameTree", [calls](const json& call) {
    const json frame{
        {"id", "F"}, {"loaderId", *calls < 3 ? "L" : "M"}, {"url", *calls < 3 ? "http://a/" : "http://b/"}};
    return Texts{FakeBrowser::result_of(call, {{"frameTree", {{"frame", frame}}}})};
  });
  auto page = open();
  ASSERT_TRUE(page);
  const auto clicked = (*page)->click("a", limits());
  ASSERT_TRUE(clicked) << clicked.error().message;
  ASSERT_TRUE(clicked->evidence);
  EXPECT_THAT(clicked->evidence->detail, HasSubstr("http://b/"));
}

TEST_F(WebPages, APageThatIsClosedMeanwhileIsGoneAtOnce) {
  browser.answer("Runtime.evaluate", [](const json&) {
    return Texts{FakeBrowser::event("Target.detachedFromTarget", {{"sessionId", "S"}})};
  });
  EXPECT_EQ(code_of(execute()), "page_gone");
}

TEST_F(WebPages, ADialogOfThePageIsToldAtOnce) {
  browser.answer("Runtime.evaluate", [](const json&) {
    return Texts{FakeBrowser::event("Page.javascriptDialogOpening", {{"type", "alert"}, {"message", "hi"}}, "S")};
  });
  const auto result = execute();
  EXPECT_EQ(code_of(result), "page_blocked");
  EXPECT_THAT(message_of(result), HasSubstr("alert \"hi\""));
}

TEST_F(WebPages, OfSeveralPagesTheOneWithTheTitleOfTheWindowIsMeant) {
  browser.answer("Target.getTargets", [](const json& call) {
    const auto page = [](const char* id, const char* title) {
      return json{{"targetId", id}, {"type", "page"}, {"url", std::string("http://") + id}, {"title", title}};
    };
    return Texts{FakeBrowser::result_of(
        call, {{"targetInfos", {page("1", "Another"), page("2", "A page"), page("3", "A page")}}})};
  });
  const auto twins = open();
  EXPECT_EQ(code_of(twins), "ambiguous_page");
  url_contains = "//3";
  ASSERT_TRUE(open());
  EXPECT_EQ((*open())->url(), "http://3");
  url_contains = "//7";
  EXPECT_EQ(code_of(open()), "page_not_found");
}

TEST_F(WebPages, OfTwoPagesWithTheTitleOneThatCrashedIsNotTheOneThatShows) {
  browser.answer("Target.getTargets", [](const json& call) {
    const auto page = [](const char* id) {
      return json{{"targetId", id}, {"type", "page"}, {"url", std::string("http://") + id}, {"title", "A page"}};
    };
    return Texts{FakeBrowser::result_of(call, {{"targetInfos", {page("crashed"), page("S")}}})};
  });
  browser.answer("Target.attachToTarget", [](const json& call) {
    return Texts{FakeBrowser::result_of(call, {{"sessionId", call.at("params").at("targetId")}})};
  });
  browser.answer("Inspector.enable", [](const json& call) {
    const auto answer = FakeBrowser::result_of(call, json::object());
    if (call.at("sessionId") != "crashed") return Texts{answer};
    return Texts{FakeBrowser::event("Inspector.targetCrashed", json::object(), "crashed"), answer};
  });
  browser.answer("Runtime.evaluate", [](const json& call) {
    return Texts{FakeBrowser::result_of(call, {{"result", {{"type", "string"}, {"value", "visible"}}}})};
  });
  const auto page = open();
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_EQ((*page)->url(), "http://S");
}

TEST_F(WebPages, SeveralElementsThatFitAreNeverGuessedAmong) {
  find({{"count", 2}, {"visible", {"button \"A\"", "button \"B\""}}});
  auto page = open();
  ASSERT_TRUE(page);
  const auto clicked = (*page)->click("button", limits());
  EXPECT_EQ(code_of(clicked), "ambiguous_selector");
  EXPECT_THAT(message_of(clicked), HasSubstr("button \"B\""));
}

TEST_F(WebPages, FramesThatAreEachOthersParentsEndSomewhere) {
  browser.answer("Target.setAutoAttach", [](const json& call) {
    const auto child = [](const char* of, const char* session) {
      return FakeBrowser::event("Target.attachedToTarget",
                                {{"sessionId", session}, {"targetInfo", {{"type", "iframe"}, {"targetId", session}}}},
                                of);
    };
    return Texts{child("S", "C"), child("C", "S"), child("C", "C"), FakeBrowser::result_of(call, json::object())};
  });
  auto page = open();
  ASSERT_TRUE(page);
  EXPECT_EQ((*page)->text(100, limits())->frames, 2);
}

TEST(CdpMessage, AResultIsKnownByItsFirstCharacters) {
  EXPECT_EQ(platform::web::id_of_result(R"({"id":17,"result":{"nodes":[)"), 17);
  for (const auto* text :
       {"", R"({"id":)", R"({"id":17})", R"({"id":17,"error":{"message":"no"}})", R"({"id":-3,"result":{}})",
        R"({"id":99999999999999999999,"result":{}})", R"({"method":"a","id":3,"result":{}})"})
    EXPECT_EQ(platform::web::id_of_result(text), 0) << text;
}

TEST(CdpMessage, WhatIsNoneIsRefusedWithAReason) {
  for (const auto* text : {"", "[]", "{}", "null", R"({"id": 0})", R"({"id": "1", "result": {}})", R"({"id": 1})",
                           R"({"id": 1, "result": 5})", R"({"method": 5})", R"({"method": "x", "sessionId": 5})"}) {
    EXPECT_FALSE(read_cdp_message(text)) << text;
  }
  EXPECT_FALSE(
      read_cdp_message(R"({"id": 1, "result": {"a": )" + std::string(300, '[') + std::string(300, ']') + "}}"));
}

TEST(CdpMessage, TheBrowsersPathIsOnlyTakenFromThisMachine) {
  const auto with = [](const std::string& url) { return json{{"webSocketDebuggerUrl", url}}.dump(); };
  EXPECT_EQ(browser_path(with("ws://127.0.0.1:9/devtools/browser/a"), 9).value_or(""), "/devtools/browser/a");
  EXPECT_EQ(browser_path(with("ws://localhost:9/devtools/browser/a"), 9).value_or(""), "/devtools/browser/a");
  for (const auto* url :
       {"ws://127.0.0.1:99/devtools/browser/a", "ws://127.0.0.1.evil:9/devtools/browser/a",
        "ws://evil@127.0.0.1:9/devtools/", "wss://127.0.0.1:9/devtools/browser/a", "ws://127.0.0.1:9/devtools/a b",
        "ws://127.0.0.1:9/devtools/a\r\nX: y", "ws://127.0.0.1:9/x"}) {
    EXPECT_FALSE(browser_path(with(url), 9)) << url;
  }
}

TEST(CdpKeyboard, CharactersBecomePressesWithTheirKeys) {
  const auto events = platform::web::key_events_of("A1!\n\xc3\xa9");
  ASSERT_EQ(events.size(), 10U);
  EXPECT_EQ(events[0].at("code"), "KeyA");
  EXPECT_EQ(events[0].at("modifiers"), 8);
  EXPECT_EQ(events[4].at("code"), "Digit1");
  EXPECT_EQ(events[4].at("text"), "!");
  EXPECT_EQ(events[6].at("key"), "Enter");
  EXPECT_EQ(events[6].at("text"), "\r");
  EXPECT_EQ(events[8].at("text"), "\xc3\xa9");
  EXPECT_FALSE(events[9].contains("text"));
}

}  // namespace
}  // namespace offhand::test
