#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "platform/api/event.h"
#include "platform/web/browser.h"
#include "platform/web_desk/browser_process.h"
#include "platform/web_desk/desk_tab.h"

namespace offhand::platform::web_desk {

/// A browser and its tabs, each of which is a window of the desk. Thread-safe.
class Desk {
 public:
  /// `specification`: empty for a browser of our own, an address that it shows, or the port of one that listens.
  /// `browser_unavailable`, `launch_failed`, `missing_package`.
  static Result<std::shared_ptr<Desk>> open(std::string_view specification, EventSink& sink,
                                            std::shared_ptr<Clock> clock);
  ~Desk();
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  const std::string& app_name() const { return app_name_; }
  std::int64_t pid() const { return pid_; }
  Clock& clock() { return *clock_; }
  web::Connection& connection() { return *connection_; }
  web::Browser& browser() { return *browser_; }
  const web::Endpoint& endpoint() const { return connection_->endpoint(); }
  bool is_own() const { return process_ != nullptr; }
  /// That the browser is there; `browser_unavailable`.
  Result<void> check() const;

  /// All tabs, the newest first.
  Result<std::vector<WindowInfo>> windows(const Limits& limits);
  Result<WindowInfo> window(std::int64_t window_id, const Limits& limits);
  std::vector<std::int64_t> known_windows() const;
  std::string target_of(std::int64_t window_id) const;
  /// The tab of a window, attached: `window_not_found`, `page_gone` where it crashed.
  Result<std::shared_ptr<DeskTab>> tab(std::int64_t window_id, const Limits& limits);
  /// Opens a tab; its window.
  Result<std::int64_t> open_tab(const std::string& address, const Limits& limits);

  /// Waits until the page of a tab has been replaced once more than `navigations`; whether it was.
  bool await_navigation(DeskTab& tab, std::int64_t navigations, TimePoint until, const Limits& limits);
  /// Which node a pointer was aimed at last: a click at that point is meant for it and for nothing else.
  void aim(const NodeAddress& node, double x, double y);
  std::optional<NodeAddress> take_aim(std::int64_t window_id, double x, double y);
  void post(EventKind kind, std::int64_t window_id, NodeHandle node, std::string detail, bool on);

 private:
  struct KnownTab {
    std::int64_t window_id = 0;
    std::string title;
    std::string url;
    Bounds bounds;
    TimePoint measured;
    std::shared_ptr<DeskTab> tab;
    std::shared_ptr<std::mutex> attaching = std::make_shared<std::mutex>();
  };

  Desk(EventSink& sink, std::shared_ptr<Clock> clock) : sink_(sink), clock_(std::move(clock)) {}
  Result<void> begin(bool is_blank_wanted, const Limits& limits);
  Result<void> await_first_page(bool is_blank_wanted, const Limits& limits);
  Result<void> look_for_tabs(const Limits& limits);
  WindowInfo describe(const std::string& target, const KnownTab& known) const;
  std::int64_t number_for(const std::string& target) const;
  void measure(const std::string& target, const Limits& limits);
  void note_size(const std::string& target, const Result<nlohmann::json>& size);
  /// The tab of a window, where it is attached and lives; null otherwise.
  std::shared_ptr<DeskTab> known_tab(std::int64_t window_id) const;
  /// Whether it was measured a moment ago; a call asks for its window several times.
  bool is_measured(const std::string& target) const;
  /// What is known of a tab that was.
  std::optional<WindowInfo> described_lately(std::int64_t window_id) const;
  void hear(const web::Message& event);
  /// That a document has told of a change.
  void note_version(const web::Message& event) const;
  void work(const std::stop_token& stop);
  void take(const web::Message& event);
  void take_changes(const web::Message& event);
  std::shared_ptr<DeskTab> tab_with(const std::string& session) const;

  EventSink& sink_;
  /// Of its own: it is needed until the last thread has ended.
  const std::shared_ptr<Clock> clock_;
  std::unique_ptr<BrowserProcess> process_;
  std::shared_ptr<web::Connection> connection_;
  std::shared_ptr<web::Browser> browser_;
  std::string app_name_ = "Chromium";
  std::int64_t pid_ = 0;
  std::atomic<std::int64_t> next_document_ = 0;
  mutable std::mutex mutex_;
  /// By target.
  std::map<std::string, KnownTab> tabs_;
  /// In the order of the browser.
  std::vector<std::string> order_;
  std::condition_variable_any navigated_;
  struct Aim {
    NodeAddress node;
    double x = 0;
    double y = 0;
  };
  /// By window.
  std::map<std::int64_t, Aim> aims_;

  // Events are worked at by a thread of their own, for that asks the browser.
  std::mutex events_mutex_;
  std::condition_variable_any events_came_;
  std::deque<web::Message> events_;
  bool events_were_lost_ = false;
  /// What the libraries call nodes by, and the browser's numbers of those. For the worker alone.
  std::map<DocumentPtr, std::map<std::int64_t, std::int64_t>> numbered_;
  std::jthread worker_;
};

}  // namespace offhand::platform::web_desk
