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

// A busy application takes as long as its longest task; one that takes longer counts as hung.
constexpr milliseconds answer_timeout{1000};
constexpr milliseconds without_ping{40};
constexpr milliseconds between_process_looks{20};
constexpr int looks_at_rest = 3;
// Once a ping was answered: what it runs for then is the end of a turn of its loop.
constexpr milliseconds time_to_come_to_rest{2};
constexpr std::chrono::microseconds between_looks_at_rest{20};
constexpr int rests_behind_pings = 2;
constexpr int most_pings = 6;
// The answer comes from reading the events; what they led to in the application follows right after.
constexpr milliseconds after_answer{3};

/// Pings that are on their way, each to a window that knows them.
class Pings {
 public:
  /// Who would not answer any more: what is put away still may, and is waited for where that matters.
  enum class Gone { hidden, destroyed };
  Pings(Conversation& talk, const std::vector<xcb_window_t>& windows, Gone gone) : talk_(talk), gone_(gone) {
    for (const auto window : windows) asked_.push_back({.window = window});
  }
  /// `time`: the server's, as it was told just now.
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

  /// Again once all have answered.
  Result<void> send() {
    if (time_ == XCB_CURRENT_TIME) {
      OFFHAND_ASSIGN(time_, talk_.server_time());
    }
    // The answer goes to the root: GTK sends it to those who listen to its children, Qt to those who listen to itself.
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

  /// Ends when all have answered, and at `until`, while the call itself goes on.
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
      // Of one that was unmapped before: Qt does so first when it closes a window.
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

/// `none` when `until` ends before the answer comes, while the call itself goes on.
Result<Answer> ask_by_ping(Conversation& talk, xcb_window_t window, const Budget& until) {
  Pings pings(talk, {window}, Pings::Gone::hidden);
  OFFHAND_CHECK(pings.send());
  OFFHAND_CHECK(pings.wait(until));
  return pings.first();
}

/// As in proc(5); '?' of one that is gone.
char state_of(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string stat;
  std::getline(file, stat);
  // The name before it may hold brackets itself.
  const auto bracket = stat.rfind(')');
  return bracket == std::string::npos || bracket + 2 >= stat.size() ? '?' : stat[bracket + 2];
}

Result<bool> lists_ping(Conversation& talk, Pending<xcb_get_property_reply_t>& asked) {
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  return protocols && std::ranges::count(values_of(protocols.get()), talk.atom(Atom::net_wm_ping)) > 0;
}

/// How long it has run, as in schedstat of proc(5); empty where the kernel does not count it.
std::string time_run(std::int64_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/schedstat");
  std::string nanoseconds;
  file >> nanoseconds;
  return nanoseconds;
}

/// What waits for input has read all that there was; one that is gone reads no more.
bool is_waiting(std::int64_t pid) {
  const char state = state_of(pid);
  return state == 'S' || state == 'I' || state == '?';
}

/// Whether it waits for something within a moment.
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
  // The first ping goes along with the question whether it is understood: nobody minds one that is not.
  auto asked_protocols = talk.ask_property(window, Atom::wm_protocols);
  Pings pings(talk, window, Pings::Gone::hidden, now);
  OFFHAND_CHECK(pings.send());
  OFFHAND_ASSIGN(const bool known, lists_ping(talk, asked_protocols));
  if (!known) {
    OFFHAND_CHECK(talk.budget().sleep(without_ping));
    return Answer::came;
  }
  const auto until = talk.budget().no_later_than(steady_now() + answer_timeout);
  // Qt answers while it reads, and does what it read once it has read all there is. A fixed pause would be too long on
  // a machine at rest, and too short on a busy one, where it may be held up right behind its answer, and behind the
  // next one: as long as it runs, or would if there were a processor, it may be reading.
  // Found waiting once it may be waiting for an answer of the server's, in the midst of what it read: it reads the next
  // ping only after that.
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
  // Of a process that cannot be seen nothing more can be told.
  if (pid == 0) return Answer::came;
  const auto until = steady_now() + answer_timeout;
  auto run = time_run(pid);
  for (int idle_looks = 0; idle_looks < looks_at_rest;) {
    if (steady_now() >= until) return Answer::none;
    OFFHAND_CHECK(talk.budget().sleep(between_process_looks));
    OFFHAND_CHECK(talk.sync());
    // It waits for the server most of the time while it asks for a new map at every key: its state alone says little.
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

class Question final : public Ping {
 public:
  Question(std::unique_ptr<Conversation> talk, const WindowInfo& info)
      : talk_(std::move(talk)),
        app_name_(info.app_name),
        pid_(info.pid),
        pings_(*talk_, {static_cast<xcb_window_t>(info.window_id)}, Pings::Gone::hidden) {}

  Result<void> ask(xcb_window_t window) {
    // The time that a ping bears comes along.
    talk_->ask_server_time();
    OFFHAND_ASSIGN(is_sent_, knows_ping(*talk_, window));
    if (!is_sent_) return {};
    if (const auto sent = pings_.send(); !sent) return fail(silent(sent.error(), ping));
    xcb_flush(talk_->raw());
    return {};
  }

  Result<Reading> answer() override {
    if (is_sent_) {
      // One that went away meanwhile reads no more, which the action itself says best.
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
    // A deadline that is up is the application's doing, a lost display or a stop request is not.
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
  auto question = std::make_unique<Question>(std::move(talk), info);
  OFFHAND_CHECK(question->ask(static_cast<xcb_window_t>(info.window_id)));
  return std::unique_ptr<Ping>(std::move(question));
}

}  // namespace offhand::platform::x11
