#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/elements.h"
#include "tests/support/mcp_client.h"

namespace offhand::test {

inline std::string web_page(const std::string& name) {
  return "file://" + std::string(OFFHAND_TEST_WEB_PAGES) + "/" + name + ".html";
}

/// A server whose desk is a browser without a screen that shows one page. Pages keep a list `log` of what happened to
/// them, which is what tests go by.
class WebBrowser {
 public:
  explicit WebBrowser(const std::string& address, const std::string& tools = "full")
      : client_(McpClient::Options{.program = {"--platform", "web:" + address}, .server = {"--tools", tools}}) {}

  McpClient& client() { return client_; }
  ToolReply call(const std::string& tool, const json& arguments = json::object()) {
    return client_.call(tool, arguments);
  }

  json windows() { return call("list_windows").structured["windows"]; }
  std::int64_t window(const std::string& title = "") {
    auto listed = call("list_windows");
    for (const auto& window : listed.structured["windows"])
      if (title.empty() || window["title"].get<std::string>().find(title) != std::string::npos)
        return window["window_id"].get<std::int64_t>();
    ADD_FAILURE() << "no tab \"" << title << "\": " << listed.text;
    return 0;
  }

  std::int64_t pid() {
    if (pid_ == 0) pid_ = windows().at(0)["pid"].get<std::int64_t>();
    return pid_;
  }

  json state(std::int64_t window) {
    const auto reply = call("get_window_state", {{"pid", pid()},
                                                 {"window_id", window},
                                                 {"include_screenshot", false},
                                                 {"format", "json"},
                                                 {"max_elements", 20000}});
    EXPECT_FALSE(reply.failed) << reply.text;
    return reply.structured;
  }
  json state() { return state(window()); }

  ToolReply act(const std::string& tool, const std::string& name, const std::string& role = "", json more = {}) {
    const auto id = window();
    const auto element = element_named(state(id), name, role);
    json arguments = more.is_object() ? std::move(more) : json::object();
    arguments["window_id"] = id;
    arguments["element_index"] = element.index;
    return call(tool, arguments);
  }

  /// What a script in the page gives.
  json value(const std::string& script, std::int64_t id = 0) {
    const auto reply = call(
        "page", {{"action", "execute_javascript"}, {"window_id", id == 0 ? window() : id}, {"javascript", script}});
    EXPECT_FALSE(reply.failed) << reply.text;
    return json::parse(reply.structured.value("result", reply.structured.value("text", "null")), nullptr, false);
  }
  std::vector<std::string> log(std::int64_t id = 0) {
    const auto told = value("window.log", id);
    return told.is_array() ? told.get<std::vector<std::string>>() : std::vector<std::string>{told.dump()};
  }

  bool becomes(const std::function<bool()>& wanted, std::chrono::seconds limit = std::chrono::seconds(20)) {
    const auto until = std::chrono::steady_clock::now() + limit;
    while (!wanted()) {
      if (std::chrono::steady_clock::now() > until) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
  }

 private:
  McpClient client_;
  std::int64_t pid_ = 0;
};

/// One browser for all tests of a suite, on one page: it takes a second to start. Each begins with the page as it was.
class WebPageTest : public testing::Test {
 protected:
  WebPageTest(std::string page, std::string title, std::string tools = "full")
      : page_(std::move(page)), title_(std::move(title)), tools_(std::move(tools)) {}

  static void TearDownTestSuite() { browser_.reset(); }
  void SetUp() override {
    if (!browser_) {
      browser_ = std::make_unique<WebBrowser>(web_page(page_), tools_);
    } else {
      // Under load the program may learn late that there is another document, and list what lay in the old one.
      browser().value("document.title = 'Leaving'");
      ASSERT_TRUE(browser().becomes([] { return lists("Leaving"); }));
      browser().value("window.log = null; location.reload()");
      ASSERT_TRUE(browser().becomes([this] { return lists(title_); }));
    }
    ASSERT_TRUE(browser().becomes(
        [] { return browser().value("document.readyState + Array.isArray(window.log)") == "completetrue"; }));
  }
  static bool lists(const std::string& title) {
    const auto windows = browser().windows();
    return windows.size() == 1 && windows[0]["title"] == title;
  }
  static WebBrowser& browser() { return *browser_; }

 private:
  static inline std::unique_ptr<WebBrowser> browser_;
  const std::string page_;
  const std::string title_;
  const std::string tools_;
};

}  // namespace offhand::test
