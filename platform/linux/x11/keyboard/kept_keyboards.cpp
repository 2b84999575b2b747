#include "platform/linux/x11/keyboard/kept_keyboards.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/cache_counts.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/crash_guard.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/keyboard/layout_record.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

/// The limit for asking all applications whether they have read; on failure they are asked again later.
constexpr milliseconds answers_timeout{1000};
constexpr milliseconds between_looks{5000};
/// The same limit when the process ends, for which somebody may be waiting.
constexpr milliseconds timeout_at_the_end{250};
/// How often the pointers are put to rest again: a window that opened in their corner receives none of the user's
/// events for at most this long.
constexpr milliseconds between_rests{1000};
constexpr milliseconds time_to_open{1000};

xcb_window_t make_owner(Connection& connection) {
  const xcb_window_t owner = xcb_generate_id(connection.raw());
  xcb_create_window(connection.raw(), 0, owner, connection.screen().root, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, 0, nullptr);
  return owner;
}

/// Reuses few names, because the server keeps the atom of each until it ends.
std::string free_name(const std::vector<MasterPair>& pairs) {
  for (int number = 1;; ++number) {
    auto name = fmt::format("{}{}", name_prefix, number);
    if (std::ranges::find(pairs, name, &MasterPair::name) == pairs.end()) return name;
  }
}

}  // namespace

Result<std::shared_ptr<KeptKeyboards>> KeptKeyboards::start(const DisplayName& display, milliseconds kept_for,
                                                            const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  std::shared_ptr<KeptKeyboards> kept(new KeptKeyboards(std::move(connection), kept_for));
  {
    Conversation talk(*kept->connection_, budget);
    auto asked = talk.ask(xcb_input_xi_query_version(talk.raw(), 2, 0));
    OFFHAND_ASSIGN(const auto version, asked.get());
    if (!version || version->major_version < 2)
      return fail(errors::missing_extension({.display = display.text, .extension = "X Input 2"}));
    OFFHAND_CHECK(kept->take_over_orphans(talk));
  }
  kept->thread_ = std::jthread([raw = kept.get()](const std::stop_token& stop) { raw->run(stop); });
  return kept;
}

KeptKeyboards::KeptKeyboards(std::unique_ptr<Connection> connection, milliseconds kept_for)
    : kept_for_(kept_for), connection_(std::move(connection)), place_(*connection_), owner_(make_owner(*connection_)) {}

KeptKeyboards::~KeptKeyboards() {
  thread_ = {};
  if (resting_.empty() || connection_->broken()) return;
  const auto now = steady_now();
  for (auto& resting : resting_) resting.due = now;
  if (all_have_read(timeout_at_the_end, {})) {
    remove_due(now);
  } else {
    postpone_due(now);
  }
}

bool KeptKeyboards::ended() const {
  const std::lock_guard lock(mutex_);
  return in_doubt_ || connection_->broken();
}

Result<KeptKeyboards::Loan> KeptKeyboards::borrow(const Budget& budget) {
  const std::lock_guard lock(mutex_);
  // Discards events about layouts and selections of others, which nobody here reads.
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_->raw())}) continue;
  Conversation talk(*connection_, budget);
  auto loan = find_or_make(talk);
  if (!loan) in_doubt_ = true;
  return loan;
}

void KeptKeyboards::give_back(const MasterPair& pair, Left left) {
  const std::lock_guard lock(mutex_);
  const auto now = steady_now();
  // A call whose connection broke could not reset the focus itself.
  if (left == Left::nowhere) leave_window(pair);
  place_.rest(pair.pointer);
  resting_.push_back({.pair = pair, .due = left == Left::nowhere ? now + kept_for_ : now, .left = left});
  changed_.notify_all();
}

KeptKeyboards::LockedConversation KeptKeyboards::lock_conversation(const Budget& budget) {
  std::unique_lock lock(mutex_);
  return {.alone = std::move(lock), .talk = Conversation(*connection_, budget)};
}

Result<KeptKeyboards::Loan> KeptKeyboards::find_or_make(Conversation& talk) {
  OFFHAND_CHECK(forget_removed(talk));
  OFFHAND_CHECK(take_over_orphans(talk));
  const auto free = std::ranges::find_if(
      resting_, [](const Resting& one) { return one.left == Left::nowhere && one.pair.slave != 0; });
  cache_counts().count(CacheName::second_keyboards, free != resting_.end());
  if (free == resting_.end()) {
    OFFHAND_ASSIGN(auto made, make(talk));
    return Loan{.pair = std::move(made), .is_new = true};
  }
  Loan loan{.pair = std::move(free->pair), .is_new = false};
  resting_.erase(free);
  return loan;
}

/// Drops pairs that were removed: any client can remove a device.
Result<void> KeptKeyboards::forget_removed(Conversation& talk) {
  OFFHAND_ASSIGN(const auto pairs, read_pairs(talk));
  std::erase_if(resting_, [&](const Resting& one) { return std::ranges::count(pairs, one.pair) == 0; });
  return {};
}

Result<void> KeptKeyboards::take_over_orphans(Conversation& talk) {
  OFFHAND_ASSIGN(const bool any, any_orphans(talk));
  if (!any) return {};
  // Another process may be taking them over at the same time.
  const ServerGrab alone(talk);
  OFFHAND_ASSIGN(const auto pairs, read_pairs(talk));
  for (const auto& pair : pairs) {
    OFFHAND_ASSIGN(const bool orphan, is_orphan(talk, pair));
    if (!orphan) continue;
    OFFHAND_CHECK(claim(talk, pair.name, owner_));
    OFFHAND_CHECK(release_all(talk, pair));
    place_.rest(pair.pointer);
    resting_.push_back({.pair = pair, .due = steady_now() + kept_for_});
  }
  return {};
}

Result<MasterPair> KeptKeyboards::make(Conversation& talk) {
  guard_against_crash(connection_->display());
  const ServerGrab alone(talk);
  OFFHAND_ASSIGN(const auto others, read_pairs(talk));
  const auto name = free_name(others);
  OFFHAND_CHECK(claim(talk, name, owner_));
  OFFHAND_ASSIGN(const LayoutRecord layout, LayoutRecord::read(talk));
  add_master(talk, name);
  layout.put_back(talk);
  OFFHAND_ASSIGN(const auto pairs, read_pairs(talk));
  const auto made = std::ranges::find(pairs, name, &MasterPair::name);
  if (made == pairs.end() || made->slave == 0)
    return fail(errors::internal({.reason = "the X server adds no second keyboard"}));
  OFFHAND_CHECK(release_all(talk, *made));
  place_.rest(made->pointer);
  return *made;
}

void KeptKeyboards::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    if (resting_.empty()) {
      changed_.wait(lock, stop, [&] { return !resting_.empty(); });
      continue;
    }
    const auto due = next_due();
    const auto now = steady_now();
    if (due > now) {
      const auto wake = std::min(due, now + between_rests);
      const auto changed = [&] { return resting_.empty() || next_due() != due; };
      if (!changed_.wait_until(lock, stop, on_this_machine(wake), changed)) rest_all();
      continue;
    }
    lock.unlock();
    const bool read = all_have_read(answers_timeout, stop);
    lock.lock();
    if (read) {
      remove_due(now);
    } else {
      postpone_due(now);
    }
  }
}

void KeptKeyboards::rest_all() {
  for (const auto& one : resting_) place_.rest(one.pair.pointer);
}

TimePoint KeptKeyboards::next_due() const { return std::ranges::min_element(resting_, {}, &Resting::due)->due; }

void KeptKeyboards::remove_due(TimePoint then) {
  Conversation talk(*connection_, Budget("Taking a second keyboard away", {steady_now() + time_to_open, {}}));
  std::erase_if(resting_, [&](const Resting& one) {
    if (one.due > then) return false;
    remove_master(talk, one.pair.keyboard);
    return true;
  });
  // If the selection were given up before the keyboard is removed, another process would take the keyboard over.
  (void)talk.sync();
}

void KeptKeyboards::postpone_due(TimePoint then) {
  for (auto& one : resting_) {
    if (one.due > then) continue;
    // Its window notices the FocusOut, which is a lesser evil than a keyboard that stays in it.
    if (std::exchange(one.left, Left::nowhere) == Left::users_window) leave_window(one.pair);
    one.due = steady_now() + between_looks;
  }
}

void KeptKeyboards::leave_window(const MasterPair& pair) {
  xcb_input_xi_set_focus(connection_->raw(), XCB_INPUT_FOCUS_NONE, XCB_CURRENT_TIME, pair.keyboard);
  xcb_flush(connection_->raw());
}

bool KeptKeyboards::all_have_read(milliseconds timeout, const std::stop_token& stop) const {
  const Budget budget("Asking whether all have read of a keyboard", {steady_now() + time_to_open + timeout, stop});
  const auto connection = Connection::open(connection_->display(), budget);
  if (!connection) return false;
  Conversation talk(**connection, budget);
  const auto desktop = read_desktop(talk);
  if (!desktop) return false;
  const auto all = all_answer(talk, desktop->stacking, timeout);
  return all && *all;
}

}  // namespace offhand::platform::x11
