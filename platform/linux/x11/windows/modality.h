#pragma once

#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// What says of a window whether it blocks another.
struct Rank {
  xcb_window_t window = 0;
  /// 0 when it is transient for none.
  xcb_window_t transient_for = 0;
  bool modal = false;
};

/// Asks for the ranks of windows, as far as they bear on one of them, to be read after whatever else is asked
/// meanwhile: in the same round trip, and one more where a window of another client is transient for something.
class RankQuestions {
 public:
  RankQuestions(Conversation& talk, const std::vector<xcb_window_t>& windows, xcb_window_t bearing_on);
  Result<std::vector<Rank>> get();

 private:
  struct Asked {
    xcb_window_t window;
    Pending<xcb_get_property_reply_t> transient_for;
    /// Of another client's it counts only where that one is transient for something.
    std::optional<Pending<xcb_get_property_reply_t>> state;
  };
  Conversation& talk_;
  std::vector<Asked> asked_;
};

/// The same of windows that were read already.
std::vector<Rank> ranks_of(const std::vector<WindowFacts>& windows);

/// The modal dialogs that keep `window` from taking input, the topmost first: that is the one to answer. `ranks`: of
/// all top-level windows, bottom to top.
///
/// A dialog is modal by _NET_WM_STATE_MODAL. It blocks the window that it is transient for, and those which that one is
/// transient for; without such a window, or with the root, all of its client (EWMH 1.5, _NET_WM_STATE).
std::vector<xcb_window_t> blockers_of(const Conversation& talk, const std::vector<Rank>& ranks, xcb_window_t window);

/// Tells each of `infos` which dialog is the first of those, if any.
void find_blockers(const Conversation& talk, const std::vector<Rank>& ranks, std::vector<WindowInfo>& infos);

}  // namespace offhand::platform::x11
