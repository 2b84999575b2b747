#include "platform/linux/x11/input/ping.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/api/silence.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/windows/window_owners.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// A busy application answers after its longest task; one that takes longer counts as hung.
constexpr milliseconds answer_timeout{1000};
constexpr milliseconds without_ping{40};
constexpr milliseconds between_process_looks{20};
constexpr int looks_at_rest = 3;
// After the answer to a ping the process runs this much longer at most, to end its main loop iteration.
constexpr milliseconds time_to_come_to_rest{2};
constexpr std::chrono::microseconds between_looks_at_rest{20};
constexpr int rests_behind_pings = 2;
constexpr int most_pings = 6;
// The answer is sent while events are read; the application handles them right after.
constexpr milliseconds after_answer{3};

/// Outstanding pings, each to a window that supports them.
class Pings {
 public:
  /// Which windows count as gone and are not waited for: an unmapped window may still answer, which matters to some
  /// callers.
  enum class Gone { hidden, destroyed };
  Pings(Conversation& talk, const std::vector<xcb_window_t>& windows, Gone gone) : talk_(talk), gone_(gone) {
    for (const auto window : windows) asked_.push_back({.window = window});
  }
  /// `time`: the server's current time.
  Pings(Conversation& talk, xcb_window_t window, Gone gone, xcb_timestamp_t time) : Pings(talk, {window}, gone) {
    time_ = time;
  }
  ~Pings() {
    if (!listens_) return;
    for (const auto& one : asked_) listen(one.window, XCB_EVENT_MASK_NO_EVENT);
    listen(talk_.root(), XCB_EVENT_MASK_NO_EVENT);
    xcb_flush(talk_.raw());
  }
  Pings(const Pings&) = delete;
  Pings& operator=(const Pings&) = delete;

  /// Can be sent again once all have been answered.
  Result<void> send() {
    if (time_ == XCB_CURRENT_TIME) {
      OFFHAND_ASSIGN(time_, talk_.server_time());
    }
    // The answer is sent to the root: by GTK for listeners to its children, by Qt for listeners to the root itself.
    if (!std::exchange(listens_, true)) {
      listen(talk_.root(), XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_STRUCTURE_NOTIFY);
      for (const auto& one : asked_) listen(one.window, XCB_EVENT_MASK_STRUCTURE_NOTIFY);
    }
    for (auto& one : asked_) {
      one.answer = Answer::none;
      xcb_client_message_event_t ping{};
      ping.response_type = XCB_CLIENT_MESSAGE;
      ping.format = 32;
      ping.window = one.window;
      ping.type = talk_.atom(Atom::wm_protocols);
      ping.data.data32[0] = talk_.atom(Atom::net_wm_ping);
      ping.data.data32[1] = time_;
      ping.data.data32[2] = one.window;
      one.sent =
          xcb_send_event(talk_.raw(), 0, one.window, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<char*>(&ping)).sequence;
    }
    return {};
  }

  /// Ends when all have answered, or at `until` without an error while the call's own time is not over.
  Result<void> wait(const Budget& until) {
    while (!all()) {
      const auto event = talk_.connection().event(until);
      if (event) {
        take(**event);
      } else if (talk_.connection().broken() || talk_.budget().spent()) {
        return fail(event.error());
      } else {
        break;
      }
    }
    return {};
  }

  bool all() const { return std::ranges::count(asked_, Answer::none, &Asked::answer) == 0; }
  Answer first() const { return asked_.front().answer; }

 private:
  struct Asked {
    xcb_window_t window = 0;
    unsigned int sent = 0;
    Answer answer = Answer::none;
  };

  void listen(xcb_window_t window, std::uint32_t events) const {
    xcb_change_window_attributes(talk_.raw(), window, XCB_CW_EVENT_MASK, &events);
  }

  void take(const xcb_generic_event_t& event) {
    const auto type = event.response_type & 0x7F;
    for (auto& one : asked_) {
      if (type == 0 && event.full_sequence == one.sent) one.answer = Answer::window_gone;
      if (gone_ == Gone::hidden && type == XCB_UNMAP_NOTIFY &&
          reinterpret_cast<const xcb_unmap_notify_event_t&>(event).window == one.window)
        one.answer = Answer::window_gone;
      // A window that was unmapped before: Qt unmaps a window first when it closes it.
      if (type == XCB_DESTROY_NOTIFY && reinterpret_cast<const xcb_destroy_notify_event_t&>(event).window == one.window)
        one.answer = Answer::window_gone;
      if (type != XCB_CLIENT_MESSAGE) continue;
      const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(event);
      const std::uint32_t said[]{talk_.atom(Atom::net_wm_ping), time_, one.window};
      if (message.type == talk_.atom(Atom::wm_protocols) &&
          std::ranges::equal(std::span(message.data.data32).first<3>(), said))
        one.answer = Answer::came;
    }
  }

  Conversation& talk_;
  const Gone gone_;
  xcb_timestamp_t time_ = XCB_CURRENT_TIME;
  bool listens_ = false;
  std::vector<Asked> asked_;
};

/// `none` when `until` ends before the answer arrives while the call's own time is not over.
Result<Answer> ask_by_ping(Conversation& talk, xcb_window_t window, const Budget& until) {
  Pings pings(talk, {window}, Pings::Gone::hidden);
  OFFHAND_CHECK(pings.send());
  OFFHAND_CHECK(pings.wait(until));
  return pings.first();
}

/// The process state as in proc(5); '?' when the process is gone.
char state_of(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string stat;
  std::getline(file, stat);
  // The process name may contain brackets itself.
  const auto bracket = stat.rfind(')');
  return bracket == std::string::npos || bracket + 2 >= stat.size() ? '?' : stat[bracket + 2];
}

Result<bool> lists_ping(Conversation& talk, Pending<xcb_get_property_reply_t>& asked) {
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  return protocols && std::ranges::count(values_of(protocols.get()), talk.atom(Atom::net_wm_ping)) > 0;
}

/// The time on the processor as in schedstat of proc(5); empty where the kernel does not count it.
std::string time_run(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/schedstat");
  std::string nanoseconds;
  file >> nanoseconds;
  return nanoseconds;
}

/// A process that waits has read all its input; one that is gone reads no more.
bool is_waiting(std::int64_t pid) {
  const char state = state_of(pid);
  return state == 'S' || state == 'I' || state == '?';
}

/// Whether the process starts to wait within a moment.
bool comes_to_rest(std::int64_t pid, const Budget& budget) {
  const auto until = steady_now() + time_to_come_to_rest;
  while (!is_waiting(pid)) {
    if (steady_now() >= until || !budget.sleep_until(steady_now() + between_looks_at_rest)) return false;
  }
  return true;
}

}  // namespace

bool is_stopped(std::int64_t pid) {
  const char state = state_of(pid);
  return state == 'T' || state == 't';
}

Result<bool> knows_ping(Conversation& talk, xcb_window_t window) {
  auto asked = talk.ask_property(window, Atom::wm_protocols);
  return lists_ping(talk, asked);
}

Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window) {
  OFFHAND_ASSIGN(const bool known, knows_ping(talk, window));
  if (!known) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  const auto timeout = steady_now() + answer_timeout;
  OFFHAND_ASSIGN(const auto answer, ask_by_ping(talk, window, talk.budget().no_later_than(timeout)));
  if (answer != Answer::none) OFFHAND_CHECK(talk.budget().sleep(after_answer));
  return answer;
}

Result<Answer> wait_until_done(Conversation& talk, xcb_window_t window, std::int64_t pid, xcb_timestamp_t now) {
  // The first ping goes out together with the query whether pings are supported: an unsupported ping does no harm.
  auto asked_protocols = talk.ask_property(window, Atom::wm_protocols);
  Pings pings(talk, window, Pings::Gone::hidden, now);
  OFFHAND_CHECK(pings.send());
  OFFHAND_ASSIGN(const bool known, lists_ping(talk, asked_protocols));
  if (!known) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  const auto until = talk.budget().no_later_than(steady_now() + answer_timeout);
  // Qt answers a ping while it reads, and handles the events once it has read them all. A fixed pause would be too long
  // on an idle machine and too short on a busy one, where the process may be suspended right behind its answer, and
  // behind the next one: as long as it runs, or is ready to run, it may be reading. A process found waiting once may be
  // waiting for a reply of the server while it handles events; it reads the next ping only after that.
  auto waited = pings.wait(until);
  int rests = 0;
  for (int asked = 1; waited && pings.first() == Answer::came; ++asked) {
    rests = comes_to_rest(pid, talk.budget()) ? rests + 1 : 0;
    if (rests == rests_behind_pings || asked == most_pings) break;
    OFFHAND_CHECK(pings.send());
    waited = pings.wait(until);
  }
  if (!waited) return fail(waited.error());
  return pings.first();
}

Result<Answer> wait_until_read(Conversation& talk, xcb_window_t window) {
  OFFHAND_ASSIGN(const bool known, knows_ping(talk, window));
  if (known) return wait_for_answer(talk, window);
  OFFHAND_ASSIGN(const auto pid, WindowOwners(talk.connection()).of(window, talk.budget()));
  OFFHAND_CHECK(talk.budget().sleep(without_ping));
  // Nothing can be observed of a process that is not visible.
  if (pid == 0) return Answer::came;
  const auto until = steady_now() + answer_timeout;
  auto run = time_run(pid);
  for (int idle_looks = 0; idle_looks < looks_at_rest;) {
    if (steady_now() >= until) return Answer::none;
    OFFHAND_CHECK(talk.budget().sleep(between_process_looks));
    OFFHAND_CHECK(talk.sync());
    // The process waits for the server most of the time while it requests a new keymap at every key, so its state alone
    // proves little.
    const auto run_until_now = time_run(pid);
    idle_looks = is_waiting(pid) && run_until_now == run ? idle_looks + 1 : 0;
    run = run_until_now;
  }
  return Answer::came;
}

Result<bool> all_answer(Conversation& talk, const std::vector<xcb_window_t>& windows, milliseconds timeout) {
  std::vector<std::pair<xcb_window_t, Pending<xcb_get_property_reply_t>>> protocols;
  protocols.reserve(windows.size());
  for (const auto window : windows) protocols.emplace_back(window, talk.ask_property(window, Atom::wm_protocols));
  std::vector<xcb_window_t> asked;
  for (auto& [window, pending] : protocols) {
    OFFHAND_ASSIGN(const auto known, pending.get());
    if (known && std::ranges::count(values_of(known.get()), talk.atom(Atom::net_wm_ping)) > 0) asked.push_back(window);
  }
  Pings pings(talk, asked, Pings::Gone::destroyed);
  OFFHAND_CHECK(pings.send());
  OFFHAND_CHECK(pings.wait(talk.budget().no_later_than(steady_now() + timeout)));
  return pings.all();
}

namespace {

class SentPing final : public Ping {
 public:
  SentPing(std::unique_ptr<Conversation> talk, const WindowInfo& info)
      : talk_(std::move(talk)),
        app_name_(info.app_name),
        pid_(info.pid),
        pings_(*talk_, {static_cast<xcb_window_t>(info.window_id)}, Pings::Gone::hidden) {}

  Result<void> ask(xcb_window_t window) {
    // The reply also delivers the time stamp that the ping carries.
    talk_->ask_server_time();
    OFFHAND_ASSIGN(is_sent_, knows_ping(*talk_, window));
    if (!is_sent_) return {};
    if (const auto sent = pings_.send(); !sent) return fail(silent(sent.error(), ping));
    xcb_flush(talk_->raw());
    return {};
  }

  Result<Reading> answer() override {
    if (is_sent_) {
      // A window that is gone answers no more; the action itself reports that best.
      if (const auto waited = pings_.wait(talk_->budget()); !waited) return fail(silent(waited.error(), ping));
      return Reading::shown;
    }
    while (is_stopped(pid_)) {
      if (const auto slept = talk_->budget().sleep(between_process_looks); !slept)
        return fail(silent(slept.error(), "its process, which is stopped,"));
    }
    return Reading::cannot_tell;
  }

 private:
  static constexpr auto ping = "the ping that goes before any input";

  Error silent(const Error& error, std::string what) const {
    // A deadline is exceeded because of the application; a lost display or a stop request has another cause.
    if (error.code != "deadline_exceeded") return error;
    const auto waited = std::chrono::round<milliseconds>(steady_now() - begun_);
    return not_responding(app_name_, pid_, std::move(what), waited);
  }

  const TimePoint begun_ = steady_now();
  const std::unique_ptr<Conversation> talk_;
  const std::string app_name_;
  const std::int64_t pid_;
  Pings pings_;
  bool is_sent_ = false;
};

}  // namespace

Result<std::unique_ptr<Ping>> send_ping(Display& display, const WindowInfo& info, const Limits& limits) {
  OFFHAND_ASSIGN(auto talk, display.converse("Asking whether " + info.app_name + " reads its events", limits));
  auto question = std::make_unique<SentPing>(std::move(talk), info);
  OFFHAND_CHECK(question->ask(static_cast<xcb_window_t>(info.window_id)));
  return std::unique_ptr<Ping>(std::move(question));
}

}  // namespace offhand::platform::x11
