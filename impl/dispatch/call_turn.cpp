// How a call waits for its turn: the locks of its window, process and seat, and the answer of its application.
#include <fmt/format.h>

#include <string>
#include <utility>

#include "generated/types/errors.h"
#include "impl/dispatch/call_pipeline.h"
#include "impl/dispatch/dispatcher.h"
#include "platform/api/silence.h"

namespace offhand {

Error not_answering(const platform::WindowInfo& window, const ProcessGate::State& state) {
  return platform::not_responding(
      window.app_name, window.pid,
      fmt::format("the first of {} calls that wait for it (limit {})", state.waiting, ProcessGate::limit),
      state.silent);
}

/// Locks are taken in one order by all calls: window, process, seat. The seat last, after the application has shown
/// that it reads: whoever has the seat keeps everybody from it, and may not wait for an application.
Result<CallPipeline::Progress> CallPipeline::acquire_locks() {
  const bool acts = lock_ != LockKind::none;
  if (!acts) turn_.let_next();
  if (!scope_) return Progress::served;
  if (!turn_.is_in_order()) {
    awaited_ = "the calls that the client sent before it";
    return Progress::waits;
  }
  const auto resolver = this->resolver();
  // Again after each wait: windows have moved, opened and closed meanwhile.
  OFFHAND_ASSIGN(located_, resolver.locate(address_));
  OFFHAND_CHECK(admit_target());
  const auto& window = located_.target.window;
  if (acts && window.blocked_by && scope_->platform.has_input()) {
    return fail(errors::blocked_by_dialog({.window_id = window.window_id, .dialog_window_id = *window.blocked_by}));
  }
  // A page that no window was named for may have none.
  if (is_in_a_window(address_) && !located_.target.on_screen()) {
    OFFHAND_ASSIGN(const auto window_lock, acts ? take_window(window) : Result<Progress>(Progress::served));
    if (window_lock == Progress::waits) return Progress::waits;
    OFFHAND_ASSIGN(const auto process, take_process(window));
    if (process == Progress::waits) return Progress::waits;
    if (acts) OFFHAND_CHECK(send_ping(window));
  } else if (located_.target.recipient) {
    OFFHAND_ASSIGN(const auto process, take_process(*located_.target.recipient));
    if (process == Progress::waits) return Progress::waits;
    OFFHAND_CHECK(await_ping(*located_.target.recipient));
  }
  if (lock_ != LockKind::seat && !(acts && is_on_screen(address_))) return Progress::served;
  OFFHAND_ASSIGN(const auto seat, take_seat());
  if (seat == Progress::waits || !is_on_screen(address_)) return seat;
  // What lay at the point, or had the keyboard, may be another window by now.
  const auto before = located_.target.recipient;
  OFFHAND_ASSIGN(located_, resolver.locate(address_));
  OFFHAND_CHECK(admit_target());
  const auto& recipient = located_.target.recipient;
  const bool is_another = recipient && (!before || before->window_id != recipient->window_id);
  if (is_another) OFFHAND_CHECK(await_ping(*recipient));
  return Progress::served;
}

Result<CallPipeline::Progress> CallPipeline::take_window(const platform::WindowInfo& window) {
  place_ = turn_.enter(desk_.processes(), window.pid);
  if (place_ == nullptr) return fail(not_answering(window, desk_.processes().state(window.pid)));
  const bool is_served = turn_.take(desk_.locks(), {Locks::What::window, window.window_id});
  if (lock_ != LockKind::seat) turn_.let_next();
  if (is_served) return Progress::served;
  awaited_ = fmt::format("window {}", window.window_id);
  return Progress::waits;
}

Result<CallPipeline::Progress> CallPipeline::take_process(const platform::WindowInfo& window) {
  place_ = turn_.enter(desk_.processes(), window.pid);
  if (place_ == nullptr) return fail(not_answering(window, desk_.processes().state(window.pid)));
  if (!turn_.take(desk_.locks(), {Locks::What::process, window.pid})) {
    awaited_ = fmt::format("window {}", window.window_id);
    return Progress::waits;
  }
  place_->asks();
  desk_.events().attend(window.pid, clock_->now());
  if (!away_) away_.emplace(process_.executor());
  return Progress::served;
}

Result<CallPipeline::Progress> CallPipeline::take_seat() {
  if (seat_) return Progress::served;
  awaited_ = "the seat";
  const bool is_served = turn_.take(desk_.locks(), {Locks::What::seat, 0});
  turn_.let_next();
  if (!is_served) return Progress::waits;
  OFFHAND_ASSIGN(seat_, desk_.locks().keep_others_from_seat(timeout(), limits_.deadline - clock_->now(), limits_.stop));
  return Progress::served;
}

Result<void> CallPipeline::send_ping(const platform::WindowInfo& window) {
  // Whoever has the seat keeps everybody from it, and has to know before.
  if (!located_.seen || lock_ == LockKind::seat) return await_ping(window);
  const auto& platform = scope_->platform;
  if (!platform.has_input()) return {};
  // It is asked who the element is before anything is sent.
  if (platform.has_tree() && platform.tree().answers_as_it_reads(located_.seen->node.handle)) return {};
  OFFHAND_ASSIGN(reader_, platform.input().send_ping(window, limits_));
  return {};
}

Result<void> CallPipeline::await_ping(const platform::WindowInfo& window) {
  if (!scope_->platform.has_input()) return {};
  OFFHAND_ASSIGN(reader_, scope_->platform.input().send_ping(window, limits_));
  return receive_ping(window);
}

Result<void> CallPipeline::receive_ping(const platform::WindowInfo& window) {
  const auto reader = std::move(reader_);
  if (!reader) return {};
  OFFHAND_ASSIGN(const auto reading, reader->answer());
  place_->answered();
  if (reading == platform::Reading::shown || !scope_->platform.has_tree()) return {};
  // What it answers to assistive technology it answers from the same loop. One without a tree cannot be asked.
  const auto focused = scope_->platform.tree().focused(window, limits_);
  if (!focused && focused.error().code == "app_not_responding") return fail(focused.error());
  return {};
}

}  // namespace offhand
