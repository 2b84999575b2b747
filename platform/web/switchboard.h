#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// Several callers on the one line of a browser that speaks the DevTools protocol. Each gets a session with the browser
/// itself (`Target.attachToBrowserTarget`), in which all that it attaches lies: so what comes bears the name of a
/// session and thereby tells whose it is, the numbers of their calls are their own business, and what a caller leaves
/// behind is detached at once. To a caller the line looks like one that it has for itself, but for the name of its
/// session on what the browser itself says. Of the messages of the browser, which may be large, only their outline is
/// looked at.
class Switchboard {
 public:
  using Caller = std::uint64_t;
  struct Lines {
    std::function<void(std::string message)> to_browser;
    std::function<void(Caller caller, std::string_view message)> to_caller;
    /// No more can be done for this one: to be followed by remove().
    std::function<void(Caller caller)> hang_up;
  };

  explicit Switchboard(Lines lines) : lines_(std::move(lines)) {}

  /// Asks the browser for its session. Numbers are not used again.
  Caller add();
  /// Whether it has that; until then it may not say anything.
  bool is_through(Caller caller) const;
  void from_caller(Caller caller, std::string_view message);
  void from_browser(std::string_view message);
  /// The browser said more at a time than anybody reads; this is the end of it. Whoever it was meant for waits for
  /// nothing any more.
  void from_browser_too_long(std::string_view end);
  /// Detaches all that is its own.
  void remove(Caller caller);

 private:
  void begin(Caller caller, const std::string& session);
  void detach(const std::string& session);

  const Lines lines_;
  Caller last_caller_ = 0;
  /// Far from where callers count, whose numbers come back alone where they named a session that had just ended.
  std::int64_t last_call_ = 1'000'000'000;
  /// The session of each caller with the browser itself; empty until it has come.
  std::map<Caller, std::string> callers_;
  /// Our own calls for such a session.
  std::map<std::int64_t, Caller> asked_;
  /// Whose a session is: those with the browser, and those with pages and frames that lie in them.
  std::map<std::string, Caller, std::less<>> sessions_;
};

}  // namespace offhand::platform::web
