#include <csignal>
#include <filesystem>
#include <fstream>
#include <optional>

#include "tests/support/application.h"
#include "tests/support/process.h"
#include "tests/web_desk/web_browser.h"

namespace offhand::test {
namespace crashes_test_cases {
namespace {

using testing::HasSubstr;

/// Longer than any test waits for a reply.
const json without_deadline{{"timeout_ms", 600'000}};

/// A page, and a tab that it opened with a page of another site, which has a process of its own.
class WebCrashes : public testing::Test {
 protected:
  void open(const std::string& first_page, const std::string& tools = "full") {
    port_ = wait_for_event(log_, {{"event", "serving"}})["port"];
    browser_.emplace("http://127.0.0.1:" + std::to_string(port_) + first_page, tools);
    first_ = browser_->window();
    browser_->value(
        "document.body.prepend(Object.assign(document.createElement('button'), {textContent: 'Open it', "
        "onclick: () => { window.opened = window.open('" +
            far_page("/other.html") + "'); }})); 0",
        first_);
    const auto opened = browser_->act("click", "Open it");
    ASSERT_FALSE(opened.failed) << opened.text;
    ASSERT_TRUE(browser_->becomes([&] {
      for (const auto& window : browser_->windows())
        if (window["window_id"] != first_ && window["title"] == "Other") second_ = window["window_id"];
      return second_ != 0;
    }));
    mark_process_of_second();
  }

  /// The thread of a worker is what the process is known by.
  void mark_process_of_second() {
    browser_->value("new Worker(URL.createObjectURL(new Blob(['onmessage = () => {}']))); 0", second_);
    ASSERT_TRUE(browser_->becomes([&] { return process_with_worker().has_value(); }));
  }

  std::string far_page(const std::string& path) const { return "http://localhost:" + std::to_string(port_) + path; }
  void load_again(const std::string& path) {
    browser_->value("opened.location.href = '" + far_page(path) + "'; 0", first_);
  }
  void kill_process_of_second() {
    const auto process = process_with_worker();
    ASSERT_TRUE(process);
    ASSERT_EQ(::kill(*process, SIGKILL), 0);
  }

  json reading(std::int64_t window) {
    return {{"pid", browser_->pid()}, {"window_id", window}, {"include_screenshot", false}, {"format", "json"}};
  }
  ToolReply read(std::int64_t window, const json& meta = without_deadline) {
    return browser_->client().call("get_window_state", reading(window), meta);
  }
  bool shows(std::int64_t window, const std::string& name) {
    const auto reply = read(window);
    return !reply.failed && find_element(reply.structured, name).has_value();
  }
  static void expect_crash(const ToolReply& reply) {
    EXPECT_EQ(reply.code(), "page_gone") << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("its process crashed"));
  }

  const TemporaryFolder folder_;
  const std::string log_ = made(folder_.path() + "/log");
  const ChildProcess server_{{"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/page_server.py", log_}};
  int port_ = 0;
  std::optional<WebBrowser> browser_;
  std::int64_t first_ = 0;
  std::int64_t second_ = 0;

 private:
  static std::string made(const std::string& path) {
    std::ofstream(path).flush();
    return path;
  }

  static bool descends_from(pid_t process, std::int64_t ancestor) {
    while (process > 1 && process != ancestor) {
      const auto status = contents("/proc/" + std::to_string(process) + "/status");
      const auto at = status.find("PPid:");
      process = at == std::string::npos ? 0 : std::stoi(status.substr(at + 5));
    }
    return process == ancestor;
  }

  std::optional<pid_t> process_with_worker() {
    namespace fs = std::filesystem;
    std::error_code ended_meanwhile;
    for (const auto& entry : fs::directory_iterator("/proc")) {
      const auto name = entry.path().filename().string();
      if (name.find_first_not_of("0123456789") != std::string::npos) continue;
      for (auto thread = fs::directory_iterator(entry.path() / "task", ended_meanwhile);
           thread != fs::directory_iterator(); thread.increment(ended_meanwhile)) {
        if (!contents(thread->path() / "comm").starts_with("DedicatedWorker")) continue;
        if (descends_from(std::stoi(name), browser_->pid())) return std::stoi(name);
      }
    }
    return std::nullopt;
  }
};

TEST_F(WebCrashes, DuringAReadIsAnErrorAtOnceAndTheTabServesAgainOnceItIsLoadedAgain) {
  open("/other.html");
  // It never answers again, so the read waits in the middle.
  browser_->value("setTimeout(() => { while (true); }, 0); 0", second_);
  ASSERT_TRUE(browser_->becomes([&] { return read(second_, {{"timeout_ms", 500}}).code() == "page_silent"; }));
  const auto pending = browser_->client().post_call("get_window_state", reading(second_), without_deadline);
  EXPECT_TRUE(shows(first_, "Other words"));
  EXPECT_FALSE(browser_->client().has_reply(pending));
  kill_process_of_second();
  expect_crash(browser_->client().reply_to_call(pending));
  EXPECT_TRUE(shows(first_, "Other words"));
  expect_crash(read(second_));

  load_again("/clock.html");
  ASSERT_TRUE(browser_->becomes([&] { return shows(second_, "Dead 1"); })) << read(second_).text;
  const auto button = element_named(read(second_).structured, "Dead 1");
  const auto clicked = browser_->call("click", {{"window_id", second_}, {"element_index", button.index}});
  EXPECT_FALSE(clicked.failed) << clicked.text;
  wait_for_event(log_, {{"event", "clicked"}, {"id", "1"}});
}

TEST_F(WebCrashes, AreToldToWhoActsOrWaits) {
  open("/other.html");
  const auto words = element_named(read(second_).structured, "Other words");
  kill_process_of_second();
  ASSERT_TRUE(browser_->becomes([&] { return read(second_).failed; }));
  expect_crash(
      browser_->client().call("click", {{"window_id", second_}, {"element_index", words.index}}, without_deadline));
  // Nothing comes of a tab that nobody loads again, so no time is spent on it: neither where it had crashed before,
  expect_crash(browser_->call("wait_for", {{"window_id", second_}, {"query", "Other words"}}));
  expect_crash(browser_->call("wait_for", {{"window_id", second_}, {"query", "Other words"}, {"until", "gone"}}));
  // nor where it is loaded again and crashes in mid-wait.
  load_again("/other.html");
  ASSERT_TRUE(browser_->becomes([&] { return shows(second_, "Other words"); })) << read(second_).text;
  mark_process_of_second();
  const auto pending = browser_->client().post_call(
      "wait_for", {{"window_id", second_}, {"query", "Never said"}, {"timeout_ms", 9'500}}, without_deadline);
  EXPECT_TRUE(shows(first_, "Other words"));
  EXPECT_FALSE(browser_->client().has_reply(pending));
  kill_process_of_second();
  expect_crash(browser_->client().reply_to_call(pending));
}

TEST_F(WebCrashes, AreToldInACaptureOfSeveralTabsBesideTheRest) {
  open("/other.html", "full,get_tree");
  kill_process_of_second();
  ASSERT_TRUE(browser_->becomes([&] { return read(second_).failed; }));
  const auto captured = browser_->client().call("get_tree", {{"app", "Other"}, {"format", "json"}}, without_deadline);
  EXPECT_FALSE(captured.failed) << captured.text;
  EXPECT_THAT(captured.structured.dump(), HasSubstr("Other words"));
  EXPECT_THAT(captured.structured.dump(), HasSubstr("its process crashed"));
}

TEST_F(WebCrashes, OfAFrameLeaveThePageAroundItAndTheFrameComesBack) {
  open("/");
  ASSERT_TRUE(browser_->becomes([&] { return shows(first_, "Framed far"); }));
  // Pages of one site that know each other have one process.
  kill_process_of_second();
  ASSERT_TRUE(browser_->becomes([&] { return !shows(first_, "Framed far"); }));
  const auto state = read(first_).structured;
  EXPECT_TRUE(find_element(state, "Press me"));
  EXPECT_TRUE(find_element(state, "Framed near"));
  EXPECT_EQ(state.value("complete", true), false);
  EXPECT_THAT(state.value("incomplete_reason", ""), HasSubstr("crashed"));
  browser_->value("document.querySelectorAll('iframe')[1].src += '-again'; 0", first_);
  ASSERT_TRUE(browser_->becomes([&] { return shows(first_, "Framed far-again"); })) << read(first_).text;
  EXPECT_EQ(read(first_).structured.value("complete", false), true);
}

}  // namespace
}  // namespace crashes_test_cases
}  // namespace offhand::test
