#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "platform/api/clock.h"
#include "platform/api/tree.h"

namespace offhand::platform {

enum class EventKind {
  state_changed,  ///< `detail` is the platform's name of the state, `on` its value.
  name_changed,
  value_changed,
  text_changed,  ///< `detail` is insert or delete.
  selection_changed,
  children_changed,
  bounds_changed,  ///< `detail` tells the new bounds, in whatever form; empty where they are not known.
  focus_changed,   ///< Focus within an application, or of the desktop when `node` is empty.
  window_opened,   ///< `window_id` is set, or `node` where only the tree knows.
  window_closed,
  window_changed,  ///< Title, geometry or state.
  active_window_changed,
  stacking_changed,
  clipboard_changed,  ///< Something else was copied; neither what nor by whom is told.
  application_gone,   ///< Every node of `pid` is gone.
  overflow            ///< Events were lost before this one.
};

/// Something that happened on the desktop, as a backend reports it.
struct Event {
  EventKind kind{};
  /// By then it had happened.
  TimePoint at;
  NodeHandle node;
  std::int64_t window_id = 0;
  std::int64_t pid = 0;
  std::string detail;
  bool on = false;
  /// It says that a widget took notice (the focus, a button shown pressed) or was made, not that anything came of it.
  bool mere_notice = false;
};

std::string_view to_string(EventKind kind);

/// Where a backend reports to. It never calls up otherwise. May be called from any thread of the backend, must not
/// block.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void post(Event event) = 0;
};

}  // namespace offhand::platform
