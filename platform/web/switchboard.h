#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace offhand::platform::web {

/// Shares one DevTools connection of a browser among several callers. Each gets its own session with the browser
/// (`Target.attachToBrowserTarget`), in which all its attachments are. Every message then names a session and so its
/// caller, callers choose call ids independently, and what a caller leaves behind can be detached at once. A caller
/// sees the connection as its own, except that messages of the browser itself carry the name of its session. Only the
/// outline of the browser's messages is parsed, because they may be large.
class Switchboard {
 public:
  using Caller = std::uint64_t;
  struct Lines {
    std::function<void(std::string message)> to_browser;
    std::function<void(Caller caller, std::string_view message)> to_caller;
    /// The connection of this caller has failed; remove() must follow.
    std::function<void(Caller caller)> hang_up;
  };

  explicit Switchboard(Lines lines) : lines_(std::move(lines)) {}

  /// Requests the caller's session from the browser. Numbers are not reused.
  Caller add();
  /// True once the caller has its session; it may not send before.
  bool is_through(Caller caller) const;
  void from_caller(Caller caller, std::string_view message);
  void from_browser(std::string_view message);
  /// The browser sent a message over the limit, which ends like this. Its recipient gets an error instead.
  void from_browser_too_long(std::string_view end);
  /// Detaches all attachments of the caller.
  void remove(Caller caller);

 private:
  void begin(Caller caller, const std::string& session);
  void detach(const std::string& session);

  const Lines lines_;
  Caller last_caller_ = 0;
  /// Far above the callers' own ids; a caller's id comes back unchanged if its session had just ended.
  std::int64_t last_call_ = 1'000'000'000;
  /// Each caller's session with the browser; empty until it is attached.
  std::map<Caller, std::string> callers_;
  /// This switchboard's own calls for such sessions.
  std::map<std::int64_t, Caller> asked_;
  /// The caller of each session: with the browser, and with the pages and frames attached in it.
  std::map<std::string, Caller, std::less<>> sessions_;
};

}  // namespace offhand::platform::web
