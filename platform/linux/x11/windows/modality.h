#pragma once

#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// The properties of a window that decide whether it blocks another.
struct Rank {
  xcb_window_t window = 0;
  /// 0 when it is transient for no window.
  xcb_window_t transient_for = 0;
  bool modal = false;
};

/// Requests the ranks of windows as far as they matter for one of them. get() reads the replies together with those of
/// requests made in between, and needs another round trip only if a window of another client is transient for a window.
class RankRequests {
 public:
  RankRequests(Conversation& talk, const std::vector<xcb_window_t>& windows, xcb_window_t bearing_on);
  Result<std::vector<Rank>> get();

 private:
  struct Asked {
    xcb_window_t window;
    Pending<xcb_get_property_reply_t> transient_for;
    /// For a window of another client requested only if that is transient for a window.
    std::optional<Pending<xcb_get_property_reply_t>> state;
  };
  Conversation& talk_;
  std::vector<Asked> asked_;
};

/// The ranks of windows that were read already.
std::vector<Rank> ranks_of(const std::vector<WindowFacts>& windows);

/// The modal dialogs that block `window`, the topmost first: that is the one to answer. `ranks`: of all top-level
/// windows, bottom to top.
///
/// A dialog is modal by _NET_WM_STATE_MODAL. It blocks the window that it is transient for, and the windows for which
/// that one is transient; without an owner, or with the root as its owner, it blocks all windows of its client (EWMH
/// 1.5, _NET_WM_STATE).
std::vector<xcb_window_t> blockers_of(const Conversation& talk, const std::vector<Rank>& ranks, xcb_window_t window);

/// Sets the topmost blocking dialog of each of `infos`, if any.
void find_blockers(const Conversation& talk, const std::vector<Rank>& ranks, std::vector<WindowInfo>& infos);

}  // namespace offhand::platform::x11
