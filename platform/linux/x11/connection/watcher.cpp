#include "platform/linux/x11/connection/watcher.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <xcb/damage.h>
#include <xcb/xfixes.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "platform/linux/x11/keyboard/xcb_xkb.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t window_events =
    XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_FOCUS_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
// The limit for the watcher's own requests; on failure they are repeated at the next event.
constexpr std::chrono::milliseconds question_time{500};
// From a press until its last possible consequence: some Qt styles wait 500 ms to see whether it stays down.
constexpr std::chrono::milliseconds press_lasts{2000};
// No call that asks whether its window was to be moved lasts longer.
constexpr std::chrono::minutes longest_kept{10};

/// When the server created an event, by the server's clock, which on the same machine is this one in whole
/// milliseconds; times of a server with another clock are implausible and ignored. On a busy machine the event is read
/// some milliseconds later.
TimePoint happened_at(xcb_timestamp_t server_time) {
  using std::chrono::milliseconds;
  constexpr std::uint32_t most_ms = 5000;
  const auto now = steady_now();
  const auto now_ms = std::chrono::floor<milliseconds>(now.time_since_epoch()).count();
  const auto age_ms = static_cast<std::uint32_t>(now_ms) - server_time;
  if (age_ms > most_ms) return now;
  return std::min(now, TimePoint(milliseconds(now_ms - age_ms + 1)));
}

template <class T>
const T& as(const xcb_generic_event_t& event) {
  return reinterpret_cast<const T&>(event);
}

}  // namespace

Result<std::shared_ptr<Watcher>> Watcher::start(const DisplayName& display, EventSink& sink, const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  std::shared_ptr<Watcher> watcher(new Watcher(std::move(connection), sink));
  watcher->select_events();
  // Before any action starts, so that a window reported as opened did open after that.
  OFFHAND_CHECK(watcher->learn_windows(budget));
  watcher->thread_ = std::jthread([raw = watcher.get()](const std::stop_token& stop) { raw->run(stop); });
  return watcher;
}

Watcher::Watcher(std::unique_ptr<Connection> connection, EventSink& sink)
    : connection_(std::move(connection)),
      sink_(sink),
      redirects_(*connection_, [this] { wake(); }),
      wake_fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

void Watcher::wake() const { ::eventfd_write(wake_fd_, 1); }

Watcher::~Watcher() {
  if (thread_.joinable()) {
    thread_.request_stop();
    wake();
    thread_.join();
  }
  if (wake_fd_ >= 0) ::close(wake_fd_);
}

void Watcher::select_events() {
  xcb_connection_t* raw = connection_->raw();
  const std::uint32_t root_events =
      XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_FOCUS_CHANGE;
  xcb_change_window_attributes(raw, connection_->screen().root, XCB_CW_EVENT_MASK, &root_events);
  if (connection_->extensions().xkb) {
    constexpr std::uint16_t wanted = XCB_XKB_EVENT_TYPE_NEW_KEYBOARD_NOTIFY | XCB_XKB_EVENT_TYPE_MAP_NOTIFY;
    constexpr std::uint16_t all_parts = 0xFF;
    const xcb_xkb_select_events_details_t details{};
    xcb_xkb_select_events_aux(raw, XCB_XKB_ID_USE_CORE_KBD, wanted, 0, wanted, all_parts, all_parts, &details);
  }
  if (connection_->extensions().xfixes) {
    constexpr std::uint32_t wanted = XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER |
                                     XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY |
                                     XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE;
    xcb_xfixes_select_selection_input(raw, connection_->screen().root, connection_->atom(Atom::clipboard), wanted);
  }
  xcb_flush(raw);
}

Budget Watcher::short_budget(const char* what) const { return Budget(what, {steady_now() + question_time, stop_}); }

void Watcher::run(const std::stop_token& stop) {
  stop_ = stop;
  while (!stop.stop_requested()) {
    while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_->raw())}) handle(*event);
    if (connection_->broken()) break;
    if (std::exchange(windows_may_have_changed_, false)) {
      refresh_windows();
      for (const xcb_window_t window : std::exchange(owner_may_have_changed_, {})) refresh_owner(window);
      // Reading replies may have queued events.
      continue;
    }
    std::array<pollfd, 2> entries{pollfd{connection_->descriptor(), POLLIN, 0}, pollfd{wake_fd_, POLLIN, 0}};
    ::poll(entries.data(), entries.size(), -1);
    eventfd_t ignored = 0;
    ::eventfd_read(wake_fd_, &ignored);
  }
  ended_ = true;
  // A client that follows events has missed some by the time a new watcher runs.
  if (!stop.stop_requested()) post(EventKind::overflow, 0, "the connection to the display broke");
}

void Watcher::handle(const xcb_generic_event_t& event) {
  const auto type = static_cast<std::uint8_t>(event.response_type & 0x7F);
  const xcb_window_t root = connection_->screen().root;
  const Extensions& extensions = connection_->extensions();
  if (extensions.damage && type == extensions.damage_first_event + XCB_DAMAGE_NOTIFY)
    return redirects_.on_damage(as<xcb_damage_notify_event_t>(event));
  if (extensions.xkb && type == extensions.xkb_first_event) {
    ++keymap_generation_;
    return;
  }
  if (extensions.xfixes && type == extensions.xfixes_first_event + XCB_XFIXES_SELECTION_NOTIFY)
    return post_of_root(EventKind::clipboard_changed, as<xcb_xfixes_selection_notify_event_t>(event).timestamp);
  switch (type) {
    case XCB_PROPERTY_NOTIFY:
      return handle_property(as<xcb_property_notify_event_t>(event));
    // Requests to the window manager also reach clients that select SubstructureNotify on the root.
    case XCB_CLIENT_MESSAGE:
      return handle_request(as<xcb_client_message_event_t>(event));
    case XCB_FOCUS_IN:
    case XCB_FOCUS_OUT: {
      const auto& focus = as<xcb_focus_in_event_t>(event);
      return handle_focus(focus.event, focus.mode, focus.detail, type == XCB_FOCUS_IN);
    }
    case XCB_MAPPING_NOTIFY:
      ++keymap_generation_;
      return;
    case XCB_CONFIGURE_NOTIFY: {
      const auto& configured = as<xcb_configure_notify_event_t>(event);
      if (configured.event == root) {
        // Without a window manager nothing else reports raised windows. Override-redirect windows are no application's
        // top-level windows, and some of them move all the time.
        windows_may_have_changed_ |= configured.override_redirect == 0 && !knows(configured.window);
        if (knows(configured.window)) post(EventKind::stacking_changed, configured.window);
      } else {
        redirects_.on_mapped_or_resized(configured.window);
        post(EventKind::window_changed, configured.window, "bounds");
      }
      return;
    }
    case XCB_MAP_NOTIFY: {
      const auto& mapped = as<xcb_map_notify_event_t>(event);
      if (mapped.event == root) {
        windows_may_have_changed_ = true;
      } else {
        redirects_.on_mapped_or_resized(mapped.window);
        post(EventKind::window_changed, mapped.window, "mapped");
      }
      return;
    }
    case XCB_UNMAP_NOTIFY: {
      const auto& unmapped = as<xcb_unmap_notify_event_t>(event);
      if (unmapped.event == root) {
        windows_may_have_changed_ = true;
      } else {
        post(EventKind::window_changed, unmapped.window, "unmapped");
      }
      return;
    }
    case XCB_DESTROY_NOTIFY: {
      const xcb_window_t destroyed = as<xcb_destroy_notify_event_t>(event).window;
      redirects_.on_destroyed(destroyed);
      // The window manager updates its list later.
      report_closed(destroyed);
      windows_may_have_changed_ = true;
      return;
    }
    default:
      return;
  }
}

void Watcher::handle_property(const xcb_property_notify_event_t& event) {
  const auto is = [&](Atom atom) { return event.atom == connection_->atom(atom); };
  if (event.window == connection_->screen().root) {
    if (is(Atom::net_active_window)) post_of_root(EventKind::active_window_changed, event.time);
    if (is(Atom::net_client_list_stacking)) post_of_root(EventKind::stacking_changed, event.time);
    if (is(Atom::net_client_list) || is(Atom::net_client_list_stacking)) windows_may_have_changed_ = true;
    return;
  }
  if (is(Atom::net_wm_name) || is(Atom::wm_name)) post(EventKind::window_changed, event.window, "title");
  if (is(Atom::net_wm_state) || is(Atom::wm_state) || is(Atom::net_wm_desktop))
    post(EventKind::window_changed, event.window, "state");
  if (is(Atom::wm_transient_for)) {
    owner_may_have_changed_.insert(event.window);
    windows_may_have_changed_ = true;
  }
  if (is(Atom::gtk_frame_extents)) post(EventKind::window_changed, event.window, "bounds");
}

std::uint32_t Watcher::client_of(xcb_window_t window) const { return window & ~connection_->setup().resource_id_mask; }

void Watcher::expect_press(xcb_window_t window) {
  const auto now = steady_now();
  const std::lock_guard lock(presses_mutex_);
  std::erase_if(presses_, [&](const auto& entry) { return entry.second < now; });
  std::erase_if(moves_, [&](const auto& entry) { return entry.second + longest_kept < now; });
  presses_[client_of(window)] = now + press_lasts;
}

bool Watcher::was_to_be_moved(xcb_window_t window, TimePoint since) const {
  const std::lock_guard lock(presses_mutex_);
  const auto move = moves_.find(window);
  return move != moves_.end() && move->second >= since;
}

void Watcher::handle_request(const xcb_client_message_event_t& request) {
  constexpr std::uint32_t cancel = 11;
  constexpr std::uint32_t of_application = 1;
  const bool is_move = request.type == connection_->atom(Atom::net_wm_moveresize) && request.format == 32 &&
                       request.data.data32[2] != cancel;
  if (!is_move) return;
  {
    // Stored before the button is queried, because the caller may check at once.
    const std::lock_guard lock(presses_mutex_);
    const auto press = presses_.find(client_of(request.window));
    if (press == presses_.end() || press->second < steady_now()) return;
    moves_[request.window] = steady_now();
  }
  if (is_button_down()) {
    const std::lock_guard lock(presses_mutex_);
    moves_.erase(request.window);
    return;
  }
  xcb_client_message_event_t message = request;
  message.response_type = XCB_CLIENT_MESSAGE;
  message.data = {};
  message.data.data32[2] = cancel;
  message.data.data32[4] = of_application;
  xcb_send_event(connection_->raw(), 0, connection_->screen().root,
                 XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT,
                 reinterpret_cast<const char*>(&message));  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
  xcb_flush(connection_->raw());
}

bool Watcher::is_button_down() {
  Conversation talk(*connection_, short_budget("Looking who holds a button"));
  const auto pointer = talk.ask(xcb_query_pointer(talk.raw(), talk.root())).get();
  return pointer && *pointer && ((*pointer)->mask & any_pointer_button) != 0;
}

void Watcher::handle_focus(xcb_window_t window, std::uint8_t mode, std::uint8_t detail, bool in) {
  focus_moved_at_ = steady_now();
  // Grabs divert the keyboard without moving the focus. The root is notified of every change as well.
  if (mode == XCB_NOTIFY_MODE_GRAB || mode == XCB_NOTIFY_MODE_UNGRAB || detail == XCB_NOTIFY_DETAIL_POINTER) return;
  if (window == connection_->screen().root) return;
  post(EventKind::focus_changed, window, {}, in);
}

Result<void> Watcher::learn_windows(const Budget& budget) {
  Conversation talk(*connection_, budget);
  OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
  OFFHAND_CHECK(add_windows(talk, desktop.stacking));
  return {};
}

Result<std::vector<xcb_window_t>> Watcher::add_windows(Conversation& talk, const std::vector<xcb_window_t>& windows) {
  for (const xcb_window_t window : windows) {
    xcb_change_window_attributes(connection_->raw(), window, XCB_CW_EVENT_MASK, &window_events);
  }
  OFFHAND_ASSIGN(const auto facts, read_windows(talk, windows));
  std::vector<xcb_window_t> added;
  for (const WindowFacts& window : facts) {
    know(window);
    added.push_back(window.window);
  }
  return added;
}

void Watcher::refresh_owner(xcb_window_t window) {
  if (!knows(window)) return;
  Conversation talk(*connection_, short_budget("Watching the windows"));
  const auto facts = read_windows(talk, {window});
  if (facts && !facts->empty()) know(facts->front());
}

bool Watcher::knows(xcb_window_t window) const {
  const std::lock_guard lock(known_mutex_);
  return known_.contains(window);
}

void Watcher::know(const WindowFacts& window) {
  const std::lock_guard lock(known_mutex_);
  known_[window.window] = {.pid = window.pid, .owner = window.transient_for};
}

std::vector<OwnedWindow> Watcher::windows_of(std::int64_t pid) const {
  std::vector<OwnedWindow> windows;
  const std::lock_guard lock(known_mutex_);
  for (const auto& [window, is] : known_) {
    if (is.pid == pid) windows.push_back({.window_id = window, .owner = is.owner});
  }
  return windows;
}

void Watcher::refresh_windows() {
  Conversation talk(*connection_, short_budget("Watching the windows"));
  const auto desktop = read_desktop(talk);
  if (!desktop) return;
  const auto& now = desktop->stacking;
  std::vector<xcb_window_t> fresh;
  for (const xcb_window_t window : now) {
    if (!knows(window)) fresh.push_back(window);
  }
  std::vector<xcb_window_t> gone;
  for (const auto& [window, is] : known_) {
    if (std::ranges::find(now, window) == now.end()) gone.push_back(window);
  }
  for (const xcb_window_t window : gone) report_closed(window);
  if (fresh.empty()) return;
  const auto added = add_windows(talk, fresh);
  if (!added) return;
  for (const xcb_window_t window : *added) post(EventKind::window_opened, window);
}

void Watcher::report_closed(xcb_window_t window) {
  if (!knows(window)) return;
  post(EventKind::window_closed, window);
  const std::lock_guard lock(known_mutex_);
  known_.erase(window);
}

void Watcher::post_of_root(EventKind kind, xcb_timestamp_t server_time) {
  sink_.post({.kind = kind, .at = happened_at(server_time), .node = {}, .window_id = 0, .pid = 0, .detail = {}});
}

void Watcher::post(EventKind kind, xcb_window_t window, std::string detail, bool on) {
  const auto place = known_.find(window);
  sink_.post({.kind = kind,
              .at = steady_now(),
              .node = {},
              .window_id = window,
              .pid = place == known_.end() ? 0 : place->second.pid,
              .detail = std::move(detail),
              .on = on});
}

}  // namespace offhand::platform::x11
