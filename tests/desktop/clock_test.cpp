#include "tests/desktop/browser_page.h"
#include "tests/support/elements.h"

// Clocks that tick more rarely than anybody waits, beside buttons that do nothing: seen at rest they tick for the first
// time, as far as is known, while an action is judged.
namespace offhand::test {
namespace {

/// Long enough a rest for a clock that ticks once a second to be seen.
constexpr int timeout_ms = 2300;
constexpr std::size_t ticks_watched = 3;

/// Acts again and again, each time in another way since what did nothing is known to do nothing, while a clock ticks.
void expect_doubt(McpClient& client, std::int64_t pid, const std::function<std::size_t()>& ticks,
                  const std::function<ToolReply(int)>& act) {
  const json never{{"pid", pid}, {"name", "Nothing is called so"}, {"timeout_ms", timeout_ms}};
  ASSERT_EQ(client.call("wait_for", never).code(), "not_satisfied");
  const auto from = ticks();
  int acts = 0;
  std::size_t seen = 0;
  while (ticks() < from + ticks_watched) {
    const auto reply = act(acts++);
    ASSERT_FALSE(reply.failed) << reply.dump();
    EXPECT_EQ(reply.structured["effect"], "unverifiable") << "action " << acts << ": " << reply.dump();
    if (reply.structured.contains("observed")) ++seen;
  }
  std::cout << acts << " actions, " << seen << " of them beside a tick\n";
}

json state_of(McpClient& client, std::int64_t pid) {
  const json wish{{"pid", pid}, {"format", "json"}, {"include_screenshot", false}};
  return client.call("get_window_state", wish).structured;
}

TEST(SlowClock, ConfirmsNoClickOnADeadButtonOfGtk3) {
  FixtureApplication ticking("gtk3", "Ticking", {"--still", "--tick", "5000"});
  McpClient client({.server = {"--tools", "full"}});
  const json tick{{"event", "tick"}};
  ticking.wait_for(tick);
  const auto button = element_named(state_of(client, ticking.pid()), "A", "button");
  const int places = std::max(1, button.width / 2 - 2);
  expect_doubt(
      client, ticking.pid(), [&] { return ticking.count(tick); },
      [&](int number) {
        const auto x = static_cast<int>(button.middle_x()) + number % places;
        const auto y = static_cast<int>(button.middle_y()) + number / places;
        return client.call("click", {{"pid", ticking.pid()}, {"x", x}, {"y", y}});
      });
}

TEST(SlowClock, ConfirmsNoClickOnADeadButtonOfAPageInChromium) {
  TemporaryFolder folder;
  const auto log = folder.path() + "/log";
  std::ofstream(log).flush();
  ChildProcess server({"/usr/bin/python3", std::string(OFFHAND_TEST_FIXTURES) + "/page_server.py", log});
  const auto port = wait_for_event(log, {{"event", "serving"}})["port"].get<int>();
  Application browser({"chromium", "--no-sandbox", "--no-first-run", "--disable-gpu", "--password-store=basic",
                       "--user-data-dir=" + folder.path() + "/user", "--force-renderer-accessibility",
                       "http://127.0.0.1:" + std::to_string(port) + "/clock.html"});
  McpClient client({.server = {"--tools", "full"}});
  json state;
  ASSERT_TRUE(eventually([&] {
    state = state_of(client, browser.pid());
    return state.dump().find("Dead 59") != std::string::npos;
  }));
  const auto ticks = [&] {
    const auto events = events_in(log);
    return static_cast<std::size_t>(
        std::ranges::count_if(events, [](const json& event) { return event["event"] == "tick"; }));
  };
  expect_doubt(client, browser.pid(), ticks, [&](int number) {
    const auto name = "Dead " + std::to_string(number % 60);
    return client.call("click", {{"element_token", element_named(state, name, "button").token}});
  });
}

}  // namespace
}  // namespace offhand::test
