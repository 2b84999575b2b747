#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "tests/desktop/tested_browser.h"
#include "tests/support/application.h"
#include "tests/support/mcp_client.h"
#include "tests/support/process.h"

// Chromium before a page that asks to let a client in, and before a real 401: the user is shown the page and answers
// there. The site's own log is the witness of what was sent to it.
namespace offhand::test::sign_in_cases {
namespace {

using testing::HasSubstr;

enum class Era { legacy, modern };

/// A site, and a browser that shows a page of it.
class Site {
 public:
  explicit Site(const std::string& page) : log_(folder_.path() + "/log") {
    std::ofstream(log_).flush();
    server_ = std::make_unique<ChildProcess>(
        std::vector<std::string>{"/usr/bin/python3", "-B", OFFHAND_TEST_ROOT "/tests/desktop/sign_in_server.py", log_});
    origin_ = "http://127.0.0.1:" + std::to_string(wait_for({{"event", "serving"}})["port"].get<int>());
    browser_ = std::make_unique<Application>(tested_chromium().command(folder_.path(), origin_ + page));
  }
  json wait_for(const json& event) const { return wait_for_event(log_, event, 0, milliseconds(60'000)); }
  std::size_t count(const json& pattern) const {
    const auto events = events_in(log_);
    return static_cast<std::size_t>(std::ranges::count_if(events, [&](const auto& e) { return matches(e, pattern); }));
  }
  const std::string& origin() const { return origin_; }
  std::string application() const { return std::to_string(browser_->pid()); }

 private:
  const TemporaryFolder folder_;
  const std::string log_;
  std::unique_ptr<ChildProcess> server_;
  std::string origin_;
  std::unique_ptr<Application> browser_;
};

/// A client that shows pages, or one that asks nothing.
class AskedClient {
 public:
  AskedClient(Era era, json capabilities)
      : era_(era),
        capabilities_(std::move(capabilities)),
        client_({.server = {"--tools", "ax"},
                 .initialize = era == Era::legacy ? "2025-11-25" : "",
                 .capabilities = capabilities_}) {}
  ToolReply call(const std::string& tool, const json& arguments) { return client_.call(tool, arguments, meta()); }
  /// With an answer to the one question; what that showed is in `shown`.
  ToolReply call(const std::string& tool, const json& arguments, const json& answer) {
    if (era_ == Era::legacy) {
      const auto posted = client_.post_call(tool, arguments);
      const auto question = client_.next_question();
      shown = question["params"];
      client_.answer(question, answer);
      return client_.reply_to_call(posted);
    }
    json params{{"name", tool}, {"arguments", arguments}, {"_meta", meta()}};
    const auto first = client_.request("tools/call", params)["result"];
    EXPECT_EQ(first["resultType"], "input_required") << first;
    const auto question = first["inputRequests"].begin();
    shown = question.value()["params"];
    params["requestState"] = first["requestState"];
    params["inputResponses"] = {{question.key(), answer}};
    return tool_reply(client_.request("tools/call", params));
  }
  /// Connects to a browser, and waits until it shows an element.
  void connect_where_it_shows(const std::string& application, const std::string& query) {
    EXPECT_FALSE(call("ax_connect", {{"app", application}, {"alias", "it"}}).failed);
    const json wanted{{"app", "it"}, {"query", query}};
    EXPECT_TRUE(
        eventually([&] { return call("ax_find", wanted).structured.value("found", false); }, milliseconds(60'000)));
  }
  json shown;

 private:
  json meta() const {
    if (era_ == Era::legacy) return nullptr;
    auto meta = modern_meta();
    meta["io.modelcontextprotocol/clientCapabilities"] = capabilities_;
    return meta;
  }

  const Era era_;
  const json capabilities_;
  McpClient client_;
};

json shows_pages() { return {{"elicitation", {{"url", json::object()}}}}; }
const json allow{{"app", "it"}, {"query", "Allow it"}};
const json password{{"app", "it"}, {"query", "Password"}, {"text", "lovelace"}};

class SignInInChromium : public testing::TestWithParam<Era> {
 protected:
  static void expect_left_to_the_user(AskedClient& client, const std::string& tool, const json& arguments,
                                      const std::string& page) {
    for (const char* action : {"accept", "decline", "cancel"}) {
      const auto refused = client.call(tool, arguments, {{"action", action}});
      EXPECT_EQ(refused.code(), "not_confirmed") << refused.dump();
      EXPECT_EQ(client.shown["mode"], "url");
      EXPECT_EQ(client.shown["url"], page);
      EXPECT_EQ(client.shown.contains("elicitationId"), GetParam() == Era::legacy);
    }
  }
};

TEST_P(SignInInChromium, ConsentIsLeftToTheUser) {
  const Site site("/authorize?response_type=code&client_id=Album");
  {
    AskedClient client(GetParam(), shows_pages());
    client.connect_where_it_shows(site.application(), "Allow it");
    expect_left_to_the_user(client, "ax_click", allow, site.origin() + "/authorize?response_type=code&client_id=Album");
    EXPECT_THAT(client.shown["message"].get<std::string>(), HasSubstr("\"Album\""));
    EXPECT_EQ(site.count({{"event", "allowed"}}), 0U);
  }
  AskedClient client(GetParam(), json::object());
  client.connect_where_it_shows(site.application(), "Allow it");
  EXPECT_FALSE(client.call("ax_click", allow).failed) << "a client that cannot ask goes on";
  site.wait_for({{"event", "allowed"}});
}

TEST_P(SignInInChromium, APasswordFor401IsLeftToTheUser) {
  const Site site("/private");
  site.wait_for({{"event", "challenged"}});
  {
    AskedClient client(GetParam(), shows_pages());
    client.connect_where_it_shows(site.application(), "Password");
    expect_left_to_the_user(client, "ax_type", password, site.origin());
    EXPECT_THAT(client.shown["message"].get<std::string>(), HasSubstr("for " + site.origin()));
    EXPECT_EQ(site.count({{"event", "credentials"}}), 0U);
  }
  AskedClient client(GetParam(), json::object());
  client.connect_where_it_shows(site.application(), "Password");
  EXPECT_FALSE(client.call("ax_type", {{"app", "it"}, {"query", "Username"}, {"text", "ada"}}).failed);
  const auto typed = client.call("ax_type", password);
  EXPECT_FALSE(typed.failed) << typed.dump();
  const auto pressed = client.call("ax_click", {{"app", "it"}, {"query", "button:Sign in"}});
  EXPECT_FALSE(pressed.failed) << pressed.dump();
  site.wait_for({{"event", "credentials"}, {"right", true}});
}

INSTANTIATE_TEST_SUITE_P(Each, SignInInChromium, testing::Values(Era::legacy, Era::modern),
                         [](const auto& row) { return row.param == Era::legacy ? "legacy" : "modern"; });

}  // namespace
}  // namespace offhand::test::sign_in_cases
