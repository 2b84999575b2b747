#include "platform/linux/x11/cursor/cursor_stage.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <xcb/xfixes.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::chrono::nanoseconds frame_time{16'666'667};

/// Frames lie on a fixed grid. Counted from the previous drawing, each would be delayed by drawing and waking up.
/// Frames that are too late are skipped.
TimePoint next_frame(TimePoint now) { return now + frame_time - now.time_since_epoch() % frame_time; }

/// When the cursor changes next after `now`.
std::optional<TimePoint> next_change(const CursorShow& show, TimePoint now) {
  if (!show.is_seen(now)) return std::nullopt;
  const bool pulses = show.pulse_begin && now >= *show.pulse_begin && now < *show.pulse_begin + CursorShow::pulse_time;
  if (now < show.glide.rest() || pulses) return next_frame(now);
  std::optional<TimePoint> next = show.end;
  if (show.pulse_begin && now < *show.pulse_begin) next = std::min(next.value_or(*show.pulse_begin), *show.pulse_begin);
  return next;
}

}  // namespace

Result<std::shared_ptr<CursorStage>> CursorStage::start(const DisplayName& display, const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  if (!connection->extensions().xfixes)
    return fail(errors::missing_extension({.display = display.text, .extension = "XFIXES"}));
  std::shared_ptr<CursorStage> stage(new CursorStage(std::move(connection)));
  OFFHAND_CHECK(stage->prepare(budget));
  stage->thread_ = std::jthread([raw = stage.get()](const std::stop_token& stop) { raw->run(stop); });
  return stage;
}

CursorStage::~CursorStage() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  // A server that hangs would block the thread in a write.
  ::shutdown(connection_->descriptor(), SHUT_RDWR);
  wake();
  thread_.join();
}

Result<void> CursorStage::prepare(const Budget& budget) {
  wake_ = host::Descriptor(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  Conversation talk(*connection_, budget);
  xfixes_first_event_ = xcb_get_extension_data(talk.raw(), &xcb_xfixes_id)->first_event;
  const auto name = "_NET_WM_CM_S" + std::to_string(connection_->display().screen);
  auto asked_atom = talk.ask(xcb_intern_atom(talk.raw(), 0, static_cast<std::uint16_t>(name.size()), name.c_str()));
  OFFHAND_ASSIGN(const auto atom, asked_atom.get());
  if (!atom) return fail(errors::internal({.reason = "the X server gives no atom"}));
  constexpr std::uint32_t changes = XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER |
                                    XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY |
                                    XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE;
  xcb_xfixes_select_selection_input(talk.raw(), talk.root(), atom->atom, changes);
  auto asked_owner = talk.ask(xcb_get_selection_owner(talk.raw(), atom->atom));
  OFFHAND_ASSIGN(const auto owner, asked_owner.get());
  choose_canvas(owner && owner->owner != XCB_WINDOW_NONE);
  if (!canvas_) return fail(errors::internal({.reason = "the screen has pixels that cursors cannot be drawn in"}));
  return {};
}

std::uint64_t CursorStage::enter() {
  const std::scoped_lock lock(mutex_);
  return ++last_;
}

void CursorStage::show(std::uint64_t cursor, CursorShow show) {
  {
    const std::scoped_lock lock(mutex_);
    shown_.insert_or_assign(cursor, Shown{std::move(show)});
  }
  wake();
}

void CursorStage::leave(std::uint64_t cursor) {
  {
    const std::scoped_lock lock(mutex_);
    shown_.erase(cursor);
  }
  wake();
}

void CursorStage::wake() const { ::eventfd_write(wake_.get(), 1); }

void CursorStage::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    handle_events();
    if (connection_->broken()) break;
    const auto next = draw();
    xcb_flush(connection_->raw());
    wait_until(next);
  }
  ended_ = true;
  windows_.clear();
}

void CursorStage::handle_events() {
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_->raw())}) {
    if ((event->response_type & 0x7F) != xfixes_first_event_ + XCB_XFIXES_SELECTION_NOTIFY) continue;
    const auto& changed = reinterpret_cast<const xcb_xfixes_selection_notify_event_t&>(*event);
    choose_canvas(changed.owner != XCB_WINDOW_NONE);
  }
}

void CursorStage::choose_canvas(bool has_compositor) {
  windows_.clear();
  if (canvas_) xcb_free_colormap(connection_->raw(), canvas_->colours);
  canvas_ = make_canvas(*connection_, has_compositor);
}

std::optional<TimePoint> CursorStage::draw() {
  std::map<std::uint64_t, Shown> shown;
  {
    const std::scoped_lock lock(mutex_);
    shown = shown_;
    for (auto& [number, entry] : shown_) entry.is_news = false;
  }
  std::erase_if(windows_, [&](const auto& window) { return !shown.contains(window.first); });
  const auto now = steady_now();
  std::optional<TimePoint> next;
  if (!canvas_) return next;
  for (const auto& [number, entry] : shown) {
    auto& window = windows_.try_emplace(number, *connection_, *canvas_).first->second;
    if (entry.is_news) window.raise();
    window.draw(entry.show, now);
    const auto change = next_change(entry.show, now);
    if (change) next = next ? std::min(*next, *change) : *change;
  }
  return next;
}

void CursorStage::wait_until(std::optional<TimePoint> time) const {
  std::array<pollfd, 2> entries{pollfd{connection_->descriptor(), POLLIN, 0}, pollfd{wake_.get(), POLLIN, 0}};
  timespec left{};
  if (time) {
    const auto duration = std::max(std::chrono::nanoseconds(0), *time - steady_now());
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(duration);
    left = {seconds.count(), (duration - seconds).count()};
  }
  ::ppoll(entries.data(), entries.size(), time ? &left : nullptr, nullptr);
  eventfd_t ignored = 0;
  ::eventfd_read(wake_.get(), &ignored);
}

}  // namespace offhand::platform::x11
