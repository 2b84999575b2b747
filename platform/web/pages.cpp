#include "platform/web/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/cdp_page.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

constexpr std::chrono::milliseconds look_again{50};
/// A page may go on loading for ever, and say what it has meanwhile.
constexpr std::chrono::milliseconds loading_patience{1'500};

bool is_loading(Page& page, const Limits& limits) {
  const auto state = page.execute("document.readyState", limits);
  return state && *state == "\"loading\"";
}

struct Candidate {
  std::string target;
  std::string url;
  std::string title;
};

/// Browsers put their name behind the title of the page; Electron shows it as it is. White space is theirs to squeeze.
bool is_shown_by(const Candidate& page, const WindowInfo& window) {
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

std::string list_of(const std::vector<Candidate>& pages) {
  std::string list;
  constexpr std::size_t at_most = 5;
  for (std::size_t i = 0; i < std::min(pages.size(), at_most); ++i) {
    list += fmt::format("{}\"{}\" ({})", i == 0 ? "" : ", ", pages[i].title.substr(0, 80), pages[i].url.substr(0, 120));
  }
  if (pages.size() > at_most) list += ", …";
  return list.empty() ? "it has none" : list;
}

class CdpPages final : public Pages {
 public:
  CdpPages(EndpointSource source, Clock& clock) : source_(std::move(source)), clock_(clock) {}

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
    OFFHAND_ASSIGN(auto connection, connect(window.pid, port, limits));
    OFFHAND_ASSIGN(const auto page, choose(connection, window, choice, limits));
    OFFHAND_ASSIGN(auto tab, attach(connection, page.target, limits));
    return make_cdp_page(std::move(tab), page.url, page.title, clock_);
  }

  /// A connection, and what of it is attached.
  struct Browser {
    std::int64_t pid = 0;
    std::shared_ptr<Connection> connection;
    std::map<std::string, std::shared_ptr<Tab>> tabs;
  };

  Result<std::shared_ptr<Connection>> connect(std::int64_t pid, std::uint16_t port, const Limits& limits) {
    {
      const std::lock_guard lock(mutex_);
      const auto found = browsers_.find(port);
      const bool good = found != browsers_.end() && found->second.pid == pid && found->second.connection->is_open();
      if (good) return found->second.connection;
    }
    OFFHAND_ASSIGN(auto connection, Connection::open(port, clock_, limits));
    Browser old;
    {
      const std::lock_guard lock(mutex_);
      old = std::exchange(browsers_[port], Browser{pid, connection, {}});
    }
    return connection;
  }

  Result<std::shared_ptr<Tab>> attach(const std::shared_ptr<Connection>& connection, const std::string& target,
                                      const Limits& limits) {
    {
      const std::lock_guard lock(mutex_);
      for (auto& [port, browser] : browsers_) {
        if (browser.connection != connection) continue;
        std::erase_if(browser.tabs, [](const auto& entry) { return entry.second->is_gone(); });
        if (const auto found = browser.tabs.find(target); found != browser.tabs.end()) return found->second;
      }
    }
    OFFHAND_ASSIGN(auto tab, Tab::attach(connection, target, limits));
    const std::lock_guard lock(mutex_);
    for (auto& [port, browser] : browsers_) {
      if (browser.connection == connection) browser.tabs[target] = tab;
    }
    return tab;
  }

  static Result<std::vector<Candidate>> pages_of(Connection& connection, const std::string& url_contains,
                                                 const Limits& limits) {
    OFFHAND_ASSIGN(const auto answer, connection.call("", "Target.getTargets", json::object(), limits));
    std::vector<Candidate> pages;
    for (const auto& info : part_of(answer, "targetInfos")) {
      const auto type = text_of(info, "type");
      Candidate page{text_of(info, "targetId"), text_of(info, "url"), text_of(info, "title")};
      const bool own = page.url.starts_with("devtools://") || page.target.empty();
      if ((type != "page" && type != "webview") || own) continue;
      if (!url_contains.empty() && page.url.find(url_contains) == std::string::npos) continue;
      pages.push_back(std::move(page));
    }
    return pages;
  }

  /// Of several with the same title, that which its window shows: the others are hidden behind it, or in another
  /// window.
  Result<std::vector<Candidate>> shown_of(const std::shared_ptr<Connection>& connection,
                                          const std::vector<Candidate>& pages, const Limits& limits) {
    std::vector<Candidate> shown;
    for (const auto& page : pages) {
      OFFHAND_ASSIGN(const auto tab, attach(connection, page.target, limits));
      OFFHAND_ASSIGN(const auto answer, connection->call(tab->session(), "Runtime.evaluate",
                                                         {{"expression", "document.visibilityState"}}, limits));
      if (text_of(part_of(answer, "result"), "value") == "visible") shown.push_back(page);
    }
    return shown;
  }

  Result<Candidate> choose(const std::shared_ptr<Connection>& connection, const WindowInfo& window,
                           const PageChoice& choice, const Limits& limits) {
    OFFHAND_ASSIGN(const auto all, pages_of(*connection, choice.url_contains, limits));
    if (all.size() == 1) return all.front();
    std::vector<Candidate> fitting;
    std::copy_if(all.begin(), all.end(), std::back_inserter(fitting),
                 [&](const auto& page) { return is_shown_by(page, window); });
    if (fitting.empty()) {
      return fail(errors::page_not_found({.window_id = window.window_id,
                                          .title = window.title,
                                          .count = static_cast<std::int64_t>(all.size()),
                                          .candidates = list_of(all)}));
    }
    if (fitting.size() > 1) {
      OFFHAND_ASSIGN(auto shown, shown_of(connection, fitting, limits));
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
  std::map<std::uint16_t, Browser> browsers_;
};

}  // namespace

std::unique_ptr<Pages> make_pages(EndpointSource source, Clock& clock) {
  return std::make_unique<CdpPages>(std::move(source), clock);
}

}  // namespace offhand::platform::web
