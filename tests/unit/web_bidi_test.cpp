#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>

#include "platform/web/bidi_message.h"
#include "platform/web/bidi_script.h"
#include "platform/web/keyboard.h"
#include "tests/support/process.h"
#include "tests/unit/pretended_browser.h"

// The page facet against somebody who pretends to be a browser with WebDriver BiDi. Firefox itself is in tests/desktop.
namespace offhand::test {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using platform::web::read_bidi_message;
using testing::HasSubstr;
using Texts = std::vector<std::string>;

class BidiPages : public PretendedBrowser {
 protected:
  BidiPages() { browser.speak_bidi(); }

  /// What functions of ours return that look into the page.
  void find(const json& value) {
    browser.answer("script.callFunction", [value](const json& call) {
      const bool asks = call.at("params").at("functionDeclaration").get<std::string>().starts_with("() =>");
      const auto text = asks ? "A page" : value.dump();
      return Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("R", {{"type", "string"}, {"value", text}}))};
    });
  }
  /// Scripts of the caller's end so.
  void evaluates(const std::function<Texts(const json& call)>& answers) { browser.answer("script.evaluate", answers); }
  static json thrown(const std::string& text, const json& calls) {
    return {{"type", "exception"},
            {"realm", "P"},
            {"exceptionDetails",
             {{"text", text},
              {"lineNumber", 4},
              {"columnNumber", 2},
              {"exception", {{"type", "error"}}},
              {"stackTrace", {{"callFrames", calls}}}}}};
  }
};

TEST_F(BidiPages, AnHonestBrowserIsWorkedWith) {
  const auto page = open();
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_EQ((*page)->path(), ActionPath::bidi);
  EXPECT_EQ((*page)->url(), "http://a/");
  EXPECT_EQ((*page)->execute("1", limits()).value(), "1");
  EXPECT_EQ((*page)->text(100, limits())->text, "words");
}

TEST_F(BidiPages, TheSessionIsGivenBackWithThePageSoThatOthersMayHaveIt) {
  {
    ASSERT_TRUE(open());
  }
  EXPECT_EQ(count("session.new"), 1);
  EXPECT_EQ(count("session.end"), 1);
  {
    ASSERT_TRUE(open());
  }
  EXPECT_EQ(count("session.new"), 2);
}

TEST_F(BidiPages, TwoPagesOpenAtATimeShareOneSession) {
  const auto first = open();
  const auto second = open();
  ASSERT_TRUE(first && second);
  EXPECT_EQ(count("session.new"), 1);
}

TEST_F(BidiPages, DialogsAreLeftToTheUser) {
  json wishes;
  browser.answer("session.new", [&](const json& call) {
    wishes = call.at("params");
    return Texts{FakeBrowser::result_of(call, json::object())};
  });
  ASSERT_TRUE(open());
  EXPECT_EQ(wishes["capabilities"]["alwaysMatch"]["unhandledPromptBehavior"]["default"], "ignore") << wishes;
}

TEST_F(BidiPages, ASessionThatAnotherHasIsWaitedForAndNotForEver) {
  // What is under way when the test ends is answered beyond it.
  const auto refusals = std::make_shared<std::atomic<int>>(3);
  browser.answer("session.new", [refusals](const json& call) {
    if ((*refusals)-- > 0) {
      return Texts{FakeBrowser::bidi_error_of(call, "session not created", "Maximum number of active sessions")};
    }
    return Texts{FakeBrowser::result_of(call, json::object())};
  });
  EXPECT_EQ(code_of(open()), "no error");
  *refusals = 1'000'000;
  const auto never = open(200ms);
  EXPECT_EQ(code_of(never), "page_protocol_error");
  EXPECT_THAT(message_of(never), HasSubstr("another program's"));
}

TEST_F(BidiPages, AnEndpointThatHangsIsGivenUpAtTheDeadline) {
  browser.answer("session.new", [](const json&) { return Texts{}; });
  EXPECT_EQ(code_of(open(100ms)), "page_silent");
  EXPECT_TRUE(eventually([&] { return count("session.end") == 1; })) << "it may give the session yet";
}

// Firefox, when it starts on a busy machine: it gives the session seconds after it was asked, and meanwhile knows of
// none to end.
TEST_F(BidiPages, ASessionThatIsGivenTooLateIsGivenBack) {
  struct Firefox {
    std::atomic<int> ends = 0;
    std::atomic<bool> was_asked = false;
    bool has_session() const { return was_asked && ends < 3; }
  };
  const auto firefox = std::make_shared<Firefox>();
  browser.answer("session.new", [firefox](const json& call) {
    if (!firefox->was_asked.exchange(true)) return Texts{};
    if (firefox->has_session())
      return Texts{FakeBrowser::bidi_error_of(call, "session not created", "Maximum number of active sessions")};
    return Texts{FakeBrowser::result_of(call, json::object())};
  });
  browser.answer("session.end", [firefox](const json& call) {
    if (++firefox->ends < 3) return Texts{FakeBrowser::bidi_error_of(call, "invalid session id", "there is none")};
    return Texts{FakeBrowser::result_of(call, json::object())};
  });
  EXPECT_EQ(code_of(open(100ms)), "page_silent");
  EXPECT_EQ(code_of(open()), "no error");
}

TEST_F(BidiPages, WhatServesNeitherProtocolIsRefused) {
  browser.answer("session.new", [](const json& call) {
    return Texts{FakeBrowser::bidi_error_of(call, "unknown command", "session.new")};
  });
  EXPECT_EQ(code_of(open()), "page_protocol_error");
}

TEST_F(BidiPages, WhatIsNoMessageEndsTheConnectionAndTheNextCallMakesAnother) {
  const auto lies = std::make_shared<std::atomic<bool>>(true);
  evaluates([lies](const json& call) {
    return lies->exchange(false)
               ? Texts{"no JSON at all"}
               : Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("P", {{"type", "number"}, {"value", 2}}))};
  });
  EXPECT_EQ(code_of(execute()), "page_gone");
  EXPECT_EQ(execute().value_or("error"), "2");
}

TEST_F(BidiPages, AnswersToCallsThatNobodyMadeAreIgnored) {
  evaluates([](const json& call) {
    json other = call;
    other["id"] = 999999;
    return Texts{FakeBrowser::result_of(other, FakeBrowser::bidi_value("P", {{"type", "string"}, {"value", "a lie"}})),
                 FakeBrowser::result_of(call, FakeBrowser::bidi_value("P", {{"type", "number"}, {"value", 3}}))};
  });
  EXPECT_EQ(execute().value_or("error"), "3");
}

TEST_F(BidiPages, ResultsOfOtherShapesAreErrorsAndNoCrash) {
  for (const auto& shape : {json{{"result", 5}}, json{{"realm", 5}}, json{{"realm", "R"}, {"result", json::array()}},
                            json{{"exceptionDetails", 1}}, json::object()}) {
    browser.answer("script.callFunction",
                   [shape](const json& call) { return Texts{FakeBrowser::result_of(call, shape)}; });
    const auto page = open();
    ASSERT_TRUE(page) << shape;
    EXPECT_NE(code_of((*page)->text(100, limits())), "no error") << shape;
  }
  for (const auto& tree : {json::object(), json{{"contexts", 5}}, json{{"contexts", {5, {{"context", 7}}}}}}) {
    browser.answer("browsingContext.getTree",
                   [tree](const json& call) { return Texts{FakeBrowser::result_of(call, tree)}; });
    EXPECT_EQ(code_of(open()), "page_not_found") << tree;
  }
}

TEST_F(BidiPages, AnErrorOfTheScriptIsToldWithItsLineAndRunsNothingAgain) {
  const json within{{{"lineNumber", 4}, {"columnNumber", 2}}};
  evaluates([within](const json& call) {
    return Texts{FakeBrowser::result_of(call, thrown("SyntaxError: JSON.parse: end of data", within))};
  });
  const auto result = execute();
  EXPECT_EQ(code_of(result), "script_failed");
  EXPECT_THAT(message_of(result), HasSubstr("line 5"));
  EXPECT_EQ(count("script.evaluate"), 1);
}

/// A browser that knows no `await` outside of functions, and tells so before it runs anything.
TEST_F(BidiPages, AScriptThatWaitsAtItsTopLevelRunsAsTheInsideOfAFunction) {
  Texts tried;
  evaluates([&](const json& call) {
    const auto script = call.at("params").at("expression").get<std::string>();
    tried.push_back(script);
    if (script.find("return (") == std::string::npos) {
      return Texts{
          FakeBrowser::result_of(call, thrown("SyntaxError: await is only valid in async functions", json::array()))};
    }
    return Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("P", {{"type", "number"}, {"value", 42}}))};
  });
  EXPECT_EQ(execute("const half = await x; half * 2").value_or("error"), "42");
  ASSERT_EQ(tried.size(), 3U);
  EXPECT_EQ(tried[0], "const half = await x; half * 2");
  EXPECT_THAT(tried[2], HasSubstr("const half = await x;;return ( half * 2\n)"));
}

TEST(BidiScript, IsNeverTakenApartWhereALineGoesOn) {
  for (const auto* script : {"f()\n(await g())", "a = await b\n[0]", "await a\n  .then(b)"}) {
    for (const auto& reading : platform::web::readings_of(script))
      EXPECT_THAT(reading, testing::Not(HasSubstr(";return ("))) << script;
  }
  // What follows an `if` in a line of its own is tried only beside its first half alone, which is no script.
  const auto readings = platform::web::readings_of("if (await no())\nf()");
  EXPECT_THAT(readings, testing::Contains(HasSubstr("async () => {if (await no())\n\n})")));
}

TEST_F(BidiPages, APromiseThatNeverComesIsATimeout) {
  evaluates([](const json& call) {
    const bool ping = call.at("params").at("expression") == "0";
    return ping ? Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("P", {{"type", "number"}}))} : Texts{};
  });
  // What is left of it must do for a browser on a busy machine to say that it is alive.
  const auto result = execute("1", 1500ms);
  EXPECT_EQ(code_of(result), "script_timeout");
  EXPECT_THAT(message_of(result), HasSubstr("promised"));
}

TEST_F(BidiPages, AScriptThatGoesRoundForEverIsATimeoutThatSaysWhoCanEndIt) {
  evaluates([](const json&) { return Texts{}; });
  const auto result = execute("for (;;);", 200ms);
  EXPECT_EQ(code_of(result), "script_timeout");
  EXPECT_THAT(message_of(result), HasSubstr("its window"));
}

TEST_F(BidiPages, AResultThatHoldsItselfIsToldAsSuch) {
  evaluates([](const json& call) {
    return Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("P", {{"type", "object"}, {"handle", "1"}}))};
  });
  find({{"problem", "it holds itself, at .a (a cycle)"}});
  const auto result = execute();
  EXPECT_EQ(code_of(result), "script_result_unusable");
  EXPECT_THAT(message_of(result), HasSubstr("a cycle"));
  EXPECT_EQ(count("script.disown"), 1);
}

TEST_F(BidiPages, AHugeResultIsRefused) {
  evaluates([](const json& call) {
    return Texts{FakeBrowser::result_of(
        call, FakeBrowser::bidi_value("P", {{"type", "string"}, {"value", std::string(5000000, 'x')}}))};
  });
  EXPECT_EQ(code_of(execute()), "script_result_unusable");
}

TEST_F(BidiPages, AFunctionThatCameTooLateForItsDocumentDidNothing) {
  const auto answer_with = [this](const char* words) {
    browser.answer("script.callFunction", [words](const json& call) {
      const bool asks = call.at("params").at("functionDeclaration").get<std::string>().starts_with("() =>");
      if (!asks) return Texts{FakeBrowser::bidi_error_of(call, "no such frame", words)};
      return Texts{FakeBrowser::result_of(call, FakeBrowser::bidi_value("R", {{"type", "string"}, {"value", "x"}}))};
    });
    const auto page = open();
    return code_of((*page)->text(100, limits()));
  };
  EXPECT_EQ(answer_with("Realm with id R not found"), "page_replaced");
  EXPECT_EQ(answer_with("AbortError: Actor destroyed"), "page_gone");
}

TEST_F(BidiPages, APageThatBecomesAnotherOneMeanwhileIsGoneAtOnce) {
  evaluates([](const json&) {
    return Texts{FakeBrowser::event("browsingContext.navigationCommitted", {{"context", "C"}, {"url", "http://b/"}})};
  });
  const auto result = execute();
  EXPECT_EQ(code_of(result), "page_gone");
  EXPECT_THAT(message_of(result), HasSubstr("another page"));
}

TEST_F(BidiPages, APageThatIsClosedMeanwhileIsGoneAtOnce) {
  evaluates(
      [](const json&) { return Texts{FakeBrowser::event("browsingContext.contextDestroyed", {{"context", "C"}})}; });
  EXPECT_EQ(code_of(execute()), "page_gone");
}

TEST_F(BidiPages, ADialogOfThePageIsToldAtOnce) {
  evaluates([](const json&) {
    return Texts{FakeBrowser::event("browsingContext.userPromptOpened",
                                    {{"context", "C"}, {"type", "alert"}, {"message", "hi"}})};
  });
  const auto result = execute();
  EXPECT_EQ(code_of(result), "page_blocked");
  EXPECT_THAT(message_of(result), HasSubstr("alert \"hi\""));
}

TEST_F(BidiPages, SeveralElementsThatFitAreNeverGuessedAmong) {
  find({{"count", 2}, {"visible", {"button \"A\"", "button \"B\""}}});
  const auto page = open();
  ASSERT_TRUE(page);
  EXPECT_EQ(code_of((*page)->click("button", limits())), "ambiguous_selector");
}

TEST_F(BidiPages, FramesWithoutEndEndSomewhere) {
  json tree{{"context", "C"}, {"children", json::array()}};
  for (int i = 0; i < 200; ++i) tree["children"].push_back({{"context", std::to_string(i)}});
  json deep{{"context", "deep"}};
  for (int i = 0; i < 100; ++i) deep = {{"context", "d" + std::to_string(i)}, {"children", {deep}}};
  tree["children"].push_back(deep);
  browser.answer("browsingContext.getTree",
                 [tree](const json& call) { return Texts{FakeBrowser::result_of(call, {{"contexts", {tree}}})}; });
  const auto page = open();
  ASSERT_TRUE(page) << page.error().message;
  EXPECT_LE((*page)->text(1000, limits())->frames, 64);
}

TEST(BidiMessage, WhatIsNoneIsRefusedWithAReason) {
  for (const auto* text :
       {"", "[]", "{}", "null", R"({"type": "success", "id": 0, "result": {}})", R"({"type": "success", "id": 1})",
        R"({"type": "success", "id": "1", "result": {}})", R"({"type": "success", "id": 1, "result": 5})",
        R"({"type": "event", "params": {}})", R"({"type": "event", "method": "x"})", R"({"type": "error", "id": null})",
        R"({"id": 1, "result": {}})"}) {
    EXPECT_FALSE(read_bidi_message(text)) << text;
  }
}

TEST(BidiMessage, AnswersErrorsAndEventsAreRead) {
  EXPECT_EQ(read_bidi_message(R"({"type": "success", "id": 3, "result": {"a": 1}})")->body["a"], 1);
  EXPECT_EQ(*read_bidi_message(R"({"type": "error", "id": 3, "error": "no such frame", "message": "x"})")->error,
            "no such frame: x");
  const auto event = read_bidi_message(R"({"type": "event", "method": "m", "params": {"context": "c"}})");
  EXPECT_EQ(event->method, "m");
  EXPECT_EQ(event->session, "c");
}

TEST(BidiKeyboard, WhatPrintsNothingHasASignOfItsOwn) {
  EXPECT_EQ(platform::web::bidi_keys_of("a\n\t\xc3\xa9"),
            (std::vector<std::string>{"a", "\xee\x80\x87", "\xee\x80\x84", "\xc3\xa9"}));
}

}  // namespace
}  // namespace offhand::test
