#include "platform/api/event.h"

namespace offhand::platform {

std::string_view to_string(EventKind kind) {
  switch (kind) {
    case EventKind::state_changed:
      return "state changed";
    case EventKind::name_changed:
      return "name changed";
    case EventKind::value_changed:
      return "value changed";
    case EventKind::text_changed:
      return "text changed";
    case EventKind::selection_changed:
      return "selection changed";
    case EventKind::children_changed:
      return "children changed";
    case EventKind::bounds_changed:
      return "bounds changed";
    case EventKind::focus_changed:
      return "focus changed";
    case EventKind::window_opened:
      return "window opened";
    case EventKind::window_closed:
      return "window closed";
    case EventKind::window_changed:
      return "window changed";
    case EventKind::active_window_changed:
      return "active window changed";
    case EventKind::stacking_changed:
      return "stacking changed";
    case EventKind::clipboard_changed:
      return "clipboard changed";
    case EventKind::application_gone:
      return "application gone";
    case EventKind::overflow:
      return "events lost";
  }
  return "";
}

}  // namespace offhand::platform
