#include "impl/tools/call.h"

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
std::unique_ptr<EventWatch> Call::watch(std::int64_t pid) { return runtime_.events().watch(pid); }

bool Call::second_keyboard_allowed() const { return config().second_keyboard || is_private_desk(config()); }

bool Call::may_take_input() const {
  return frame_.foreground || is_private_desk(config()) || !frame_.platform->input->menus_hold_input();
}

Result<void> Call::lock(const platform::WindowInfo& window) {
  OFFHAND_CHECK(enter_process(window));
  if (frame_.lock == LockKind::none) return {};
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(limits().deadline - clock().now());
  OFFHAND_ASSIGN(auto held, runtime_.locks().window(window.window_id, left, limits().stop));
  held_.push_back(std::move(held));
  OFFHAND_CHECK(await_reader(window));
  // Last of all, in every call: whoever has the seat keeps everybody from it, and may not wait for an application.
  return frame_.lock == LockKind::seat ? lock_seat() : Result<void>();
}

Result<void> Call::await_reader(const platform::WindowInfo& window) {
  OFFHAND_ASSIGN(const auto reading, platform().input->await_reader(window, limits()));
  if (reading == platform::Reading::shown) return {};
  // What it answers to assistive technology it answers from the same loop. One without a tree cannot be asked.
  const auto focused = platform().tree->focused(window, limits());
  if (!focused && focused.error().code == "app_not_responding") return fail(focused.error());
  return {};
}

Result<void> Call::lock_seat() {
  if (has_seat_) return {};
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(limits().deadline - clock().now());
  OFFHAND_ASSIGN(auto held, runtime_.locks().seat(left, limits().stop));
  held_.push_back(std::move(held));
  has_seat_ = true;
  return {};
}

Result<void> Call::enter_process(const platform::WindowInfo& window) {
  auto place = runtime_.processes().enter(window.pid);
  if (!place) {
    return fail(errors::app_not_responding({.app = window.app_name,
                                            .pid = window.pid,
                                            .what = "each of the calls that wait on it",
                                            .waited_ms = ProcessGate::patience.count()}));
  }
  entered_.push_back(std::move(place));
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
  for (const auto& place : entered_) place->answered();
}

void Call::sleep_until(platform::TimePoint at) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  clock().wait_until(lock, never, std::min(at, limits().deadline), limits().stop, [] { return false; });
}

Result<std::string> Call::output_path(const std::string& path) { return allowed_output_path(path, config()); }

}  // namespace offhand
