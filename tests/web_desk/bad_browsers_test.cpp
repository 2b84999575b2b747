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

}  // namespace
}  // namespace bad_browsers_test_cases
}  // namespace offhand::test
