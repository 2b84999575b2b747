#include <algorithm>
#include <chrono>

#include "generated/types/errors.h"
#include "platform/web/bidi_tab.h"
#include "platform/web/browser.h"
#include "platform/web/farewells.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

constexpr milliseconds session_timeout{3'000};
constexpr milliseconds look_again{20};
constexpr milliseconds time_to_take_leave{500};
/// A page that does not answer within this time is listed without its title.
constexpr milliseconds title_timeout{1'000};

Limits brief(milliseconds time, const Clock& clock, const Limits& limits) {
  return {std::min<TimePoint>(clock.now() + time, limits.deadline), limits.stop};
}

/// A browser connected by WebDriver BiDi, while a session lasts. A browser gives out one session at a time, and keeps
/// it also when its client disconnects without ending it; so a session is held only while there is work to do.
class BidiBrowser final : public Browser, public std::enable_shared_from_this<BidiBrowser> {
 public:
  BidiBrowser(std::shared_ptr<Connection> connection, Clock& clock, std::shared_ptr<Farewells> farewells)
      : connection_(std::move(connection)), clock_(clock), farewells_(std::move(farewells)) {}
  ~BidiBrowser() override { farewells_->end(connection_, time_to_take_leave); }

  Result<void> begin(const Limits& limits) {
    OFFHAND_CHECK(connection_->call("", "session.subscribe",
                                    {{"events",
                                      {"browsingContext.userPromptOpened", "browsingContext.userPromptClosed",
                                       "browsingContext.contextDestroyed"}}},
                                    limits));
    // Firefox has this event since 2025. Without it a call to a page that navigates away waits for its deadline.
    const auto told =
        connection_->call("", "session.subscribe", {{"events", {"browsingContext.navigationCommitted"}}}, limits);
    if (!told && told.error().code != "page_protocol_error") return fail(told.error());
    return {};
  }

  Stay stay() const override { return Stay::while_at_work; }
  bool is_open() const override { return connection_->is_open(); }

  Result<std::vector<Listing>> pages(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto answer, connection_->call("", "browsingContext.getTree", {{"maxDepth", 0}}, limits));
    std::vector<Listing> pages;
    std::vector<json> questions;
    for (const auto& each : part_of(answer, "contexts")) {
      Listing page{text_of(each, "context"), text_of(each, "url"), ""};
      if (page.target.empty()) continue;
      questions.push_back(in_our_world(page.target, "() => document.title"));
      pages.push_back(std::move(page));
    }
    // A single page needs no title to be chosen. With several pages each may be the one that hangs.
    const auto timeout = brief(title_timeout, clock_, limits);
    const auto titles = connection_->call_each("", "script.callFunction", std::move(questions), timeout);
    for (std::size_t i = 0; i < titles.size(); ++i) {
      if (titles[i]) pages[i].title = text_of(part_of(*titles[i], "result"), "value");
    }
    return pages;
  }

  Result<std::shared_ptr<Tab>> attach(const std::string& target, const Limits& /*limits*/) override {
    connection_->note_session(target);
    return std::make_shared<BidiTab>(shared_from_this(), connection_, target, clock_);
  }

  Result<bool> shows(const std::string& target, const Limits& limits) override {
    OFFHAND_ASSIGN(
        const auto answer,
        connection_->call("", "script.callFunction", in_our_world(target, "() => document.visibilityState"), limits));
    return text_of(part_of(answer, "result"), "value") == "visible";
  }

 private:
  const std::shared_ptr<Connection> connection_;
  Clock& clock_;
  const std::shared_ptr<Farewells> farewells_;
};

/// Dialogs are left to the user; without this capability the browser answers them itself.
json wishes() { return {{"capabilities", {{"alwaysMatch", {{"unhandledPromptBehavior", {{"default", "ignore"}}}}}}}}; }

}  // namespace

Result<std::shared_ptr<Browser>> open_bidi_browser(std::shared_ptr<Connection> connection, Clock& clock,
                                                   std::shared_ptr<Farewells> farewells, const Limits& limits) {
  // Another client holds the session for about the length of a call; a session of our own is being ended.
  const bool is_ours = farewells->are_pending(connection->endpoint());
  const auto until = is_ours ? limits.deadline : std::min<TimePoint>(clock.now() + session_timeout, limits.deadline);
  for (bool was_taken = false;; was_taken = true) {
    const auto session = connection->call("", "session.new", wishes(), limits);
    if (session) break;
    const bool is_taken = session.error().message.find("active sessions") != std::string::npos;
    // If the retry had no time left to be answered, the earlier answer (session taken) still holds.
    const bool is_silent = session.error().code == "page_silent" || session.error().code == "cancelled";
    const bool is_over = was_taken && is_silent;
    // The browser may grant the session later; then it has to be ended.
    if (is_silent) farewells->end_once_given(connection);
    if (!is_taken && !is_over) return fail(session.error());
    const auto again = clock.now() + look_again;
    if (is_over || again >= until || limits.stop.stop_requested()) {
      return fail(errors::page_protocol_error(
          {.endpoint = to_string(connection->endpoint()),
           .reason = "the one session that it gives is another program's, or was one's that was killed; end that, or "
                     "start the browser anew"}));
    }
    sleep_until(clock, again, limits);
  }
  auto browser = std::make_shared<BidiBrowser>(std::move(connection), clock, std::move(farewells));
  OFFHAND_CHECK(browser->begin(limits));
  return browser;
}

}  // namespace offhand::platform::web
