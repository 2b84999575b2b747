#include "platform/web/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/browser.h"
#include "platform/web/web_page.h"

namespace offhand::platform::web {
namespace {

constexpr std::chrono::milliseconds look_again{50};
/// A page may go on loading for ever, and say what it has meanwhile.
constexpr std::chrono::milliseconds loading_patience{1'500};

bool is_loading(Page& page, const Limits& limits) {
  const auto state = page.execute("document.readyState", limits);
  return state && *state == "\"loading\"";
}

/// Browsers put their name behind the title of the page; Electron shows it as it is. White space is theirs to squeeze.
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
    // A browser shows its window before it serves its pages, and before these are called what the window is and say
    // anything.
    const auto begun = clock_.now();
    for (;;) {
      auto page = open_now(window, choice, limits);
      const auto again = clock_.now() + look_again;
      const bool is_over = choice.port || again >= limits.deadline || limits.stop.stop_requested();
      if (is_over || !source_.is_starting(window.pid)) return page;
      if (page && (again - begun > loading_patience || !is_loading(**page, limits))) return page;
      if (!page && page.error().code != "page_unavailable" && page.error().code != "page_not_found") return page;
      sleep_until(clock_, again, limits);
    }
  }

 private:
  Result<std::unique_ptr<Page>> open_now(const WindowInfo& window, const PageChoice& choice, const Limits& limits) {
    OFFHAND_ASSIGN(const auto port, source_.port_of(window, choice.port));
    OFFHAND_ASSIGN(const auto browser, connect(window.pid, port, limits));
    OFFHAND_ASSIGN(const auto page, choose(*browser, window, choice, limits));
    OFFHAND_ASSIGN(auto tab, browser->attach(page.target, limits));
    return make_web_page(std::move(tab), page.url, page.title, clock_);
  }

  /// Whom we were connected to last on a port.
  struct Acquaintance {
    std::int64_t pid = 0;
    std::weak_ptr<Browser> browser;
    /// The same, where one stays with it.
    std::shared_ptr<Browser> kept;
  };

  Result<std::shared_ptr<Browser>> connect(std::int64_t pid, std::uint16_t port, const Limits& limits) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = acquaintances_.find(port);
      if (found != acquaintances_.end() && found->second.pid == pid) {
        auto browser = found->second.browser.lock();
        if (browser != nullptr && browser->is_open()) return browser;
      }
    }
    OFFHAND_ASSIGN(auto browser, meet(port, limits));
    Acquaintance old;
    {
      const std::lock_guard lock(mutex_);
      auto kept = browser->stay() == Stay::on ? browser : nullptr;
      old = std::exchange(acquaintances_[port], Acquaintance{pid, browser, std::move(kept)});
    }
    return browser;
  }

  Result<std::shared_ptr<Browser>> meet(std::uint16_t port, const Limits& limits) {
    OFFHAND_ASSIGN(auto connection, Connection::open(port, clock_, limits));
    if (connection->protocol() == Protocol::cdp) return make_cdp_browser(std::move(connection), clock_);
    return open_bidi_browser(std::move(connection), clock_, limits);
  }

  /// Of several with the same title, that which its window shows: the others are hidden behind it, or in another
  /// window.
  static Result<std::vector<Listing>> shown_of(Browser& browser, const std::vector<Listing>& pages,
                                               const Limits& limits) {
    std::vector<Listing> shown;
    for (const auto& page : pages) {
      OFFHAND_ASSIGN(const auto is_shown, browser.shows(page.target, limits));
      if (is_shown) shown.push_back(page);
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
  std::mutex mutex_;
  /// By port.
  std::map<std::uint16_t, Acquaintance> acquaintances_;
};

}  // namespace

std::unique_ptr<Pages> make_pages(EndpointSource source, Clock& clock) {
  return std::make_unique<WebPages>(std::move(source), clock);
}

}  // namespace offhand::platform::web
