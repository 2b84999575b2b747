#include "platform/linux/x11/ping.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/silence.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// A busy application takes as long as its longest task; one that takes longer counts as hung.
constexpr milliseconds patience_with_answer{1000};
constexpr milliseconds without_ping{40};
constexpr milliseconds between_process_looks{20};
// The answer comes from reading the events; what they led to in the application follows right after.
constexpr milliseconds after_answer{3};

/// Halted by a signal or a debugger.
bool is_stopped(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  const std::string stat{std::istreambuf_iterator<char>(file), {}};
  // The name before it may hold brackets itself.
  const auto bracket = stat.rfind(')');
  const char state = bracket == std::string::npos || bracket + 2 >= stat.size() ? '?' : stat[bracket + 2];
  return state == 'T' || state == 't';
}

Result<bool> knows_ping(Conversation& talk, xcb_window_t window) {
  auto asked = talk.ask_property(window, Atom::wm_protocols);
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  return protocols && std::ranges::count(values_of(protocols.get()), talk.atom(Atom::net_wm_ping)) > 0;
}

/// `none` when `until` ends before the answer comes, while the call itself goes on.
Result<Answer> ask_by_ping(Conversation& talk, xcb_window_t window, const Budget& until) {
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
  std::optional<Answer> answer;
  std::optional<Error> failure;
  while (!answer) {
    const auto event = talk.connection().event(until);
    if (!event) {
      if (talk.connection().broken() || talk.budget().spent()) failure = event.error();
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
  xcb_flush(talk.raw());
  if (failure) return fail(*std::move(failure));
  return *answer;
}

}  // namespace

Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window) {
  OFFHAND_ASSIGN(const bool known, knows_ping(talk, window));
  if (!known) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  const auto patience = steady_now() + patience_with_answer;
  OFFHAND_ASSIGN(const auto answer, ask_by_ping(talk, window, talk.budget().no_later_than(patience)));
  if (answer != Answer::none) OFFHAND_CHECK(talk.budget().sleep(after_answer));
  return answer;
}

Result<Reading> await_reader(Display& display, const WindowInfo& info, const Limits& limits) {
  const auto begun = steady_now();
  OFFHAND_ASSIGN(const auto talk, display.converse("Asking whether " + info.app_name + " reads its events", limits));
  const auto silent = [&](const Error& error, std::string what) {
    // A deadline that is up is the application's doing, a lost display or a stop request is not.
    if (error.code != "deadline_exceeded") return error;
    const auto waited = std::chrono::round<milliseconds>(steady_now() - begun);
    return not_responding(info.app_name, info.pid, std::move(what), waited);
  };
  const auto window = static_cast<xcb_window_t>(info.window_id);
  OFFHAND_ASSIGN(const bool known, knows_ping(*talk, window));
  if (known) {
    // One that went away meanwhile reads no more, which the action itself says best.
    const auto answer = ask_by_ping(*talk, window, talk->budget());
    if (!answer) return fail(silent(answer.error(), "the ping that goes before any input"));
    return Reading::shown;
  }
  while (is_stopped(info.pid)) {
    if (const auto slept = talk->budget().sleep(between_process_looks); !slept)
      return fail(silent(slept.error(), "its process, which is stopped,"));
  }
  return Reading::cannot_tell;
}

}  // namespace offhand::platform::x11
