#include "platform/linux/x11/ping.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <span>

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// A busy application takes as long as its longest task; one that takes longer counts as hung.
constexpr milliseconds patience_with_answer{1000};
constexpr milliseconds without_ping{40};
// The answer comes from reading the events; what they led to in the application follows right after.
constexpr milliseconds after_answer{3};

}  // namespace

Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window) {
  auto asked = talk.ask_property(window, Atom::wm_protocols);
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  if (!protocols) return Answer::window_gone;
  if (std::ranges::count(values_of(protocols.get()), talk.atom(Atom::net_wm_ping)) == 0) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  OFFHAND_ASSIGN(const xcb_timestamp_t time, talk.server_time());
  // The answer goes to the root: GTK sends it to those who listen to its children, Qt to those who listen to itself.
  const std::uint32_t of_root = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  const std::uint32_t of_window = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  const std::uint32_t nothing = XCB_EVENT_MASK_NO_EVENT;
  xcb_change_window_attributes(talk.raw(), talk.root(), XCB_CW_EVENT_MASK, &of_root);
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &of_window);
  xcb_client_message_event_t ping{};
  ping.response_type = XCB_CLIENT_MESSAGE;
  ping.format = 32;
  ping.window = window;
  ping.type = talk.atom(Atom::wm_protocols);
  ping.data.data32[0] = talk.atom(Atom::net_wm_ping);
  ping.data.data32[1] = time;
  ping.data.data32[2] = window;
  const auto sent =
      xcb_send_event(talk.raw(), 0, window, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&ping)).sequence;
  const Budget until = talk.budget().no_later_than(std::chrono::steady_clock::now() + patience_with_answer);
  std::optional<Answer> answer;
  while (!answer) {
    const auto event = talk.connection().event(until);
    if (!event) {
      if (talk.connection().broken() || talk.budget().spent()) return fail(event.error());
      answer = Answer::none;
      break;
    }
    const auto type = (*event)->response_type & 0x7F;
    if (type == 0 && (*event)->full_sequence == sent) answer = Answer::window_gone;
    if (type == XCB_UNMAP_NOTIFY && reinterpret_cast<const xcb_unmap_notify_event_t&>(**event).window == window)
      answer = Answer::window_gone;
    if (type == XCB_CLIENT_MESSAGE) {
      const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(**event);
      if (message.type == ping.type &&
          std::ranges::equal(std::span(message.data.data32).first<3>(), std::span(ping.data.data32).first<3>()))
        answer = Answer::came;
    }
  }
  xcb_change_window_attributes(talk.raw(), window, XCB_CW_EVENT_MASK, &nothing);
  xcb_change_window_attributes(talk.raw(), talk.root(), XCB_CW_EVENT_MASK, &nothing);
  if (answer != Answer::none) OFFHAND_CHECK(talk.budget().sleep(after_answer));
  return *answer;
}

}  // namespace offhand::platform::x11
