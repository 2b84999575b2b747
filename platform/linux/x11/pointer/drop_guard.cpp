#include "platform/linux/x11/pointer/drop_guard.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <utility>

#include "platform/linux/x11/clipboard/selection_names.h"
#include "platform/linux/x11/input/ping.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t version_of_protocol = 5;
constexpr std::uint8_t kind_mask = 0x7F;
constexpr std::chrono::milliseconds time_to_let_drop{1000};

/// A drag ends, and its drop is refused, also when the call has no time left or was stopped.
Budget longer_than(const Budget& budget) {
  const auto deadline = std::min(budget.limits().deadline, TimePoint::max() - time_to_let_drop);
  return {"Turning away what is carried", {deadline + time_to_let_drop, {}}};
}

}  // namespace

Result<std::unique_ptr<DropGuard>> DropGuard::for_end_at(Conversation& talk, const DesktopFacts& desktop,
                                                         const WindowFacts& window, ScreenPoint end) {
  const bool is_shown = window.viewable && !window.hidden;
  if (is_shown) {
    OFFHAND_ASSIGN(const bool is_free, uncovered_at(talk, desktop, window, end));
    if (is_free) return nullptr;
  }
  return raise(talk, window.window, end);
}

Result<std::unique_ptr<DropGuard>> DropGuard::raise(Conversation& talk, xcb_window_t dragged, ScreenPoint point) {
  OFFHAND_ASSIGN(auto connection, Connection::open(talk.connection().display(), talk.budget()));
  std::unique_ptr<DropGuard> guard(new DropGuard(std::move(connection), longer_than(talk.budget()), dragged));
  OFFHAND_CHECK(guard->learn_names());
  guard->cover(point);
  OFFHAND_CHECK(guard->talk_.sync());
  return guard;
}

DropGuard::DropGuard(std::unique_ptr<Connection> connection, Budget budget, xcb_window_t dragged)
    : connection_(std::move(connection)), talk_(*connection_, std::move(budget)), dragged_(dragged) {}

Result<void> DropGuard::learn_names() {
  static constexpr std::array<std::string_view, 6> names{"XdndAware",  "XdndEnter", "XdndPosition",
                                                         "XdndStatus", "XdndDrop",  "XdndFinished"};
  OFFHAND_ASSIGN(const auto atoms, intern(talk_, names));
  aware_ = atoms[0];
  enter_ = atoms[1];
  position_ = atoms[2];
  status_ = atoms[3];
  drop_ = atoms[4];
  finished_ = atoms[5];
  return {};
}

void DropGuard::cover(ScreenPoint point) {
  const auto window = xcb_generate_id(talk_.raw());
  const std::uint32_t unmanaged = 1;
  xcb_create_window(talk_.raw(), 0, window, talk_.root(), static_cast<std::int16_t>(point.x),
                    static_cast<std::int16_t>(point.y), 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT,
                    XCB_CW_OVERRIDE_REDIRECT, &unmanaged);
  xcb_change_property(talk_.raw(), XCB_PROP_MODE_REPLACE, window, aware_, XCB_ATOM_ATOM, 32, 1, &version_of_protocol);
  xcb_map_window(talk_.raw(), window);
  xcb_flush(talk_.raw());
}

bool DropGuard::turns_away(Conversation& talk) {
  // Once after the application has read the pointer position, and again after it has read the reply.
  for (int time = 0; time < 2; ++time) {
    (void)wait_for_answer(talk, dragged_);
    answer();
    if (!was_entered_) break;
  }
  return was_entered_;
}

void DropGuard::answer() {
  // Messages that others sent before are queued after the first sync; replies are handled by the server after the
  // second.
  (void)talk_.sync();
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(talk_.raw())}) {
    if ((event->response_type & kind_mask) != XCB_CLIENT_MESSAGE) continue;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): what the kind says it is
    handle(*reinterpret_cast<const xcb_client_message_event_t*>(event.get()));
  }
  (void)talk_.sync();
}

void DropGuard::handle(const xcb_client_message_event_t& message) {
  // A drop from another client is the user's own.
  if (message.format != 32 || !same_client(connection_->setup(), message.data.data32[0], dragged_)) return;
  if (message.type == enter_ || message.type == position_) was_entered_ = true;
  if (message.type == position_) reply(message, status_);
  if (message.type == drop_) reply(message, finished_);
}

/// All zero fields in both messages mean that nothing is accepted.
void DropGuard::reply(const xcb_client_message_event_t& to, xcb_atom_t type) {
  const xcb_window_t source = to.data.data32[0];
  xcb_client_message_event_t answer{};
  answer.response_type = XCB_CLIENT_MESSAGE;
  answer.format = 32;
  answer.window = source;
  answer.type = type;
  answer.data.data32[0] = to.window;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): events are sent as bytes
  xcb_send_event(talk_.raw(), 0, source, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&answer));
}

}  // namespace offhand::platform::x11
