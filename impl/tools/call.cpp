#include "impl/tools/call.h"

#include <fmt/format.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/config/desk.h"
#include "impl/config/output_path.h"
#include "impl/dispatch/runtime.h"

namespace offhand {

Call::Call(Runtime& runtime, Frame frame) : runtime_(runtime), frame_(std::move(frame)), actions_(*this) {}
Call::~Call() = default;

const Config& Call::config() const { return runtime_.config(); }
const Catalog& Call::catalog() const { return runtime_.catalog(); }
const Statistics& Call::statistics() const { return runtime_.statistics(); }
Perception& Call::see() { return runtime_.perception(); }
PressSpacing& Call::press_spacing() { return runtime_.press_spacing(); }
DeskKeeper& Call::desk_keeper() { return runtime_.desk_keeper(); }
std::unique_ptr<EventWatch> Call::watch(std::int64_t pid) { return runtime_.events().watch(pid); }

bool Call::second_keyboard_allowed() const { return config().second_keyboard || is_private_desk(config()); }

bool Call::may_take_input() const {
  return frame_.foreground || is_private_desk(config()) || !frame_.platform->input->menus_hold_input();
}

namespace {

Error not_answering(const platform::WindowInfo& window, const ProcessGate::State& state) {
  return errors::app_not_responding(
      {.app = window.app_name,
       .pid = window.pid,
       .what = fmt::format("the first of {} calls that wait for it (limit {})", state.waiting, ProcessGate::limit),
       .waited_ms = state.silent.count()});
}

}  // namespace

/// The error of one that others keep from a window or its application: it is the application's fault if that is silent.
/// Made when the deadline has come; this call may be gone by then.
std::function<Error()> Call::late(const platform::WindowInfo& window) const {
  return [&gate = runtime_.processes(), window, timeout = frame_.timeout, stop = limits().stop] {
    const auto state = gate.state(window.pid);
    if (state.hangs() && !stop.stop_requested()) return not_answering(window, state);
    return not_served(fmt::format("window {}", window.window_id), timeout, stop);
  };
}

Result<void> Call::take(Locks::Key key, std::function<Error()> too_late) {
  if (frame_.stay->take(runtime_.locks(), key)) return {};
  auto error = too_late();
  frame_.stay->wait(std::move(too_late));
  return fail(std::move(error));
}

Result<void> Call::register_at(const platform::WindowInfo& window) {
  place_ = frame_.stay->enter(runtime_.processes(), window.pid);
  return place_ != nullptr ? Result<void>() : fail(not_answering(window, runtime_.processes().state(window.pid)));
}

Result<void> Call::take_process(const platform::WindowInfo& window) {
  OFFHAND_CHECK(take({Locks::What::process, window.pid}, late(window)));
  place_->asks();
  if (!away_) away_.emplace(runtime_.executor());
  return {};
}

Result<void> Call::enter_process(const platform::WindowInfo& window) {
  OFFHAND_CHECK(register_at(window));
  OFFHAND_CHECK(take_process(window));
  frame_.stay->let_in();
  return {};
}

Result<void> Call::lock(const platform::WindowInfo& window) {
  OFFHAND_CHECK(register_at(window));
  if (frame_.lock != LockKind::none) {
    OFFHAND_CHECK(take({Locks::What::window, window.window_id}, late(window)));
  }
  OFFHAND_CHECK(take_process(window));
  if (frame_.lock != LockKind::none) OFFHAND_CHECK(await_reader(window));
  // Last of all, in every call: whoever has the seat keeps everybody from it, and may not wait for an application.
  if (frame_.lock == LockKind::seat) OFFHAND_CHECK(lock_seat());
  frame_.stay->let_in();
  return {};
}

Result<void> Call::await_reader(const platform::WindowInfo& window) {
  OFFHAND_ASSIGN(const auto reading, platform().input->await_reader(window, limits()));
  if (place_ != nullptr) place_->answered();
  if (reading == platform::Reading::shown) return {};
  // What it answers to assistive technology it answers from the same loop. One without a tree cannot be asked.
  const auto focused = platform().tree->focused(window, limits());
  if (!focused && focused.error().code == "app_not_responding") return fail(focused.error());
  return {};
}

Result<void> Call::lock_seat() {
  if (seat_) return {};
  OFFHAND_CHECK(take({Locks::What::seat, 0}, [timeout = frame_.timeout, stop = limits().stop] {
    return not_served("the seat", timeout, stop);
  }));
  OFFHAND_ASSIGN(
      seat_, runtime_.locks().keep_others_from_seat(frame_.timeout, limits().deadline - clock().now(), limits().stop));
  frame_.stay->let_in();
  return {};
}

Result<void> Call::still_allowed(const std::string& what) {
  if (limits().stop.stop_requested()) return fail(errors::cancelled({.what = what}));
  if (clock().now() >= limits().deadline) {
    return fail(errors::deadline_exceeded({.what = "The action on " + what, .timeout_ms = frame_.timeout.count()}));
  }
  return {};
}

void Call::note_answer() {
  if (place_ != nullptr) place_->answered();
}

void Call::sleep_until(platform::TimePoint at) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  clock().wait_until(lock, never, std::min(at, limits().deadline), limits().stop, [] { return false; });
}

Result<std::string> Call::output_path(const std::string& path) { return allowed_output_path(path, config()); }

}  // namespace offhand
