#include "platform/web/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/cache_counts.h"
#include "platform/web/browser.h"
#include "platform/web/farewells.h"
#include "platform/web/web_page.h"

namespace offhand::platform::web {
namespace {

constexpr std::chrono::milliseconds look_for_pages_again{50};
/// A page may load without end but can be used in the meantime.
constexpr std::chrono::milliseconds loading_timeout{1'500};

bool is_loading(Page& page, const Limits& limits) {
  const auto state = page.execute("document.readyState", limits);
  return state && *state == "\"loading\"";
}

/// Compares titles. Browsers append their name to the page's title, Electron does not, and both may collapse white
/// space.
bool is_shown_by(const Listing& page, const WindowInfo& window) {
  const auto squeezed = [](const std::string& text) {
    std::string plain;
    for (const char c : text) {
      const bool space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
      if (!space) plain += c;
      if (space && !plain.empty() && plain.back() != ' ') plain += ' ';
    }
    while (!plain.empty() && plain.back() == ' ') plain.pop_back();
    return plain;
  };
  const auto title = squeezed(page.title);
  const auto shown = squeezed(window.title);
  if (title.empty()) return false;
  return shown == title || shown.starts_with(title + " - ") || shown.starts_with(title + " \xe2\x80\x94 ");
}

std::string list_of(const std::vector<Listing>& pages) {
  std::string list;
  constexpr std::size_t at_most = 5;
  for (std::size_t i = 0; i < std::min(pages.size(), at_most); ++i) {
    list += fmt::format("{}\"{}\" ({})", i == 0 ? "" : ", ", pages[i].title.substr(0, 80), pages[i].url.substr(0, 120));
  }
  if (pages.size() > at_most) list += ", …";
  return list.empty() ? "it has none" : list;
}

class WebPages final : public Pages {
 public:
  WebPages(EndpointSource source, Clock& clock) : source_(std::move(source)), clock_(clock) {}

  bool offers(std::int64_t pid) override { return source_.offers(pid); }

  Result<std::unique_ptr<Page>> open(const WindowInfo& window, const PageChoice& choice,
                                     const Limits& limits) override {
    // A window appears before its browser serves the protocol, and before its pages have the window's title and
    // content.
    const auto begun = clock_.now();
    for (;;) {
      auto page = open_now(window, choice, limits);
      const auto again = clock_.now() + look_for_pages_again;
      const bool is_over = choice.port || again >= limits.deadline || limits.stop.stop_requested();
      if (is_over || !source_.is_starting(window.pid)) return page;
      if (page && (again - begun > loading_timeout || !is_loading(**page, limits))) return page;
      if (!page && page.error().code != "page_unavailable" && page.error().code != "page_not_found") return page;
      sleep_until(clock_, again, limits);
    }
  }

 private:
  Result<std::unique_ptr<Page>> open_now(const WindowInfo& window, const PageChoice& choice, const Limits& limits) {
    OFFHAND_ASSIGN(const auto endpoint, source_.endpoint_of(window, choice.port));
    OFFHAND_ASSIGN(const auto browser, connect(window, endpoint, limits));
    OFFHAND_ASSIGN(const auto page, choose(*browser, window, choice, limits));
    OFFHAND_ASSIGN(auto tab, browser->attach(page.target, limits));
    return make_web_page(std::move(tab), page.url, page.title, clock_);
  }

  /// The last known browser at an endpoint.
  struct Acquaintance {
    std::int64_t pid = 0;
    std::weak_ptr<Browser> browser;
    /// The connection, if it is kept.
    std::shared_ptr<Browser> kept;
  };

  Result<std::shared_ptr<Browser>> connect(const WindowInfo& window, const Endpoint& endpoint, const Limits& limits) {
    // The last owner disconnects from a browser, which takes a moment, so this happens outside the lock.
    std::vector<std::shared_ptr<Browser>> met;
    Acquaintance old;
    {
      const std::lock_guard lock(mutex_);
      for (auto each = acquaintances_.begin(); each != acquaintances_.end();) {
        const auto& browser = met.emplace_back(each->second.browser.lock());
        const bool is_open = browser != nullptr && browser->is_open();
        if (is_open && each->first == endpoint && each->second.pid == window.pid) {
          cache_counts().count(CacheName::browsers, true);
          return browser;
        }
        each = is_open ? std::next(each) : acquaintances_.erase(each);
      }
    }
    cache_counts().count(CacheName::browsers, false);
    OFFHAND_ASSIGN(auto browser, meet(window, endpoint, limits));
    const std::lock_guard lock(mutex_);
    auto kept = browser->stay() == Stay::on ? browser : nullptr;
    old = std::exchange(acquaintances_[endpoint], Acquaintance{window.pid, browser, std::move(kept)});
    return browser;
  }

  Result<std::shared_ptr<Browser>> meet(const WindowInfo& window, const Endpoint& endpoint, const Limits& limits) {
    auto connection = Connection::open(endpoint, clock_, limits);
    if (!connection) return fail(no_connection(window, endpoint, connection.error()));
    if ((*connection)->protocol() == Protocol::cdp) return make_cdp_browser(*std::move(connection), clock_);
    return open_bidi_browser(*std::move(connection), clock_, farewells_, limits);
  }

  /// A program that was started with a pipe may not support it, or not have opened it yet.
  static Error no_connection(const WindowInfo& window, const Endpoint& endpoint, const std::string& reason) {
    if (std::holds_alternative<Port>(endpoint)) {
      return errors::page_protocol_error({.endpoint = to_string(endpoint), .reason = reason});
    }
    return errors::page_unavailable(
        {.app = window.app_name,
         .pid = window.pid,
         .reason = "it was started with a pipe for its pages, but " + reason,
         .advice = "Only browsers of the Chromium family serve their pages so, and current ones only with a "
                   "--user-data-dir of their own (launch_app: additional_arguments)."});
  }

  /// Of several pages with the same title, the one that is visible: others are background tabs or in another window.
  static Result<std::vector<Listing>> shown_of(Browser& browser, const std::vector<Listing>& pages,
                                               const Limits& limits) {
    std::vector<Listing> shown;
    for (const auto& page : pages) {
      const auto is_shown = browser.shows(page.target, limits);
      if (!is_shown && is_shown.error().code != "page_gone") return fail(is_shown.error());
      if (is_shown && *is_shown) shown.push_back(page);
    }
    return shown;
  }

  static Result<Listing> choose(Browser& browser, const WindowInfo& window, const PageChoice& choice,
                                const Limits& limits) {
    OFFHAND_ASSIGN(auto all, browser.pages(limits));
    std::erase_if(all, [&](const auto& page) { return page.url.find(choice.url_contains) == std::string::npos; });
    if (all.size() == 1) return all.front();
    std::vector<Listing> fitting;
    std::copy_if(all.begin(), all.end(), std::back_inserter(fitting),
                 [&](const auto& page) { return is_shown_by(page, window); });
    if (fitting.empty()) {
      return fail(errors::page_not_found({.window_id = window.window_id,
                                          .title = window.title,
                                          .count = static_cast<std::int64_t>(all.size()),
                                          .candidates = list_of(all)}));
    }
    if (fitting.size() > 1) {
      OFFHAND_ASSIGN(auto shown, shown_of(browser, fitting, limits));
      if (shown.size() == 1) fitting = std::move(shown);
    }
    if (fitting.size() == 1) return fitting.front();
    return fail(
        errors::ambiguous_page({.count = static_cast<std::int64_t>(fitting.size()), .candidates = list_of(fitting)}));
  }

  const EndpointSource source_;
  Clock& clock_;
  const std::shared_ptr<Farewells> farewells_ = std::make_shared<Farewells>(clock_);
  std::mutex mutex_;
  std::map<Endpoint, Acquaintance> acquaintances_;
};

}  // namespace

std::unique_ptr<Pages> make_pages(EndpointSource source, Clock& clock) {
  return std::make_unique<WebPages>(std::move(source), clock);
}

}  // namespace offhand::platform::web
