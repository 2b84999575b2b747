#include "platform/sim/call.h"

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/api/silence.h"
#include "platform/sim/script.h"

namespace offhand::platform::sim {
namespace {

/// The troubles that are due at this call. Also counts the call.
std::vector<Trouble> due_troubles(World& world, const CallInto& call) {
  const auto* callee = world.application(call.pid);
  std::vector<Trouble> due;
  for (auto& trouble : world.troubles) {
    if (trouble.is.call != "any" && trouble.is.call != call.name) continue;
    if (!trouble.is.application.empty() && (callee == nullptr || callee->is.name != trouble.is.application)) continue;
    if (++trouble.seen == trouble.is.nth) due.push_back(trouble.is);
  }
  return due;
}

void run(World& world, const Trouble& trouble, std::int64_t callee) {
  const auto* named = world.application_named(trouble.application);
  run_script(world, trouble.script, {named == nullptr ? callee : named->pid, 0, {}});
}

Result<void> check_display(World& world) {
  auto& display = world.display;
  if (display.until && *display.until <= world.now()) display = {};
  if (display.state == DisplayState::fine) return {};
  const auto trouble = display;
  if (trouble.state == DisplayState::refused)
    return fail(errors::display_refused({.display = "sim", .reason = trouble.reason}));
  // A broken connection fails one call; the next call reconnects.
  if (!trouble.until) display = {};
  return fail(errors::display_lost({.display = "sim", .reason = trouble.reason}));
}

/// The time at which the callee answers a call that reached it at `arrival`.
TimePoint answer_time(World& world, std::int64_t pid, TimePoint arrival) {
  const auto* application = world.application(pid);
  if (application == nullptr || !application->running) return arrival;
  const auto begin = std::max(arrival, application->hung_until);
  return begin == TimePoint::max() ? begin : begin + application->is.latency;
}

std::int64_t milliseconds_between(TimePoint from, TimePoint to) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(to - from).count();
}

Result<void> wait_for_answer(World& world, const CallInto& call, const Limits& limits, TimePoint arrival) {
  const auto answered = [&] {
    return world.peek([&](World& inside) { return answer_time(inside, call.pid, arrival) <= inside.now(); });
  };
  std::mutex mutex;
  std::condition_variable_any changed;
  std::unique_lock lock(mutex);
  for (;;) {
    const auto due = world.peek([&](World& inside) { return answer_time(inside, call.pid, arrival); });
    if (world.time().wait_until(lock, changed, std::min(due, limits.deadline), limits.stop, answered)) return {};
    if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = call.what}));
    if (world.now() < limits.deadline) continue;
    const auto waited = milliseconds_between(arrival, world.now());
    return world.peek([&](World& inside) -> Result<void> {
      const auto& application = inside.applications.at(call.pid);
      return fail(not_responding(application.is.name, call.pid, call.what, std::chrono::milliseconds(waited)));
    });
  }
}

}  // namespace

Result<Access> enter(World& world, const CallInto& call, const Limits& limits) {
  world.time().notice_thread();
  if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = call.what}));
  const auto arrival = world.now();
  if (arrival >= limits.deadline)
    return fail(errors::deadline_exceeded({.what = call.what, .timeout_ms = limits.whole.count()}));
  std::vector<Trouble> afterwards;
  {
    const Access access(world);
    for (auto& trouble : due_troubles(world, call)) {
      if (trouble.after_the_call)
        afterwards.push_back(std::move(trouble));
      else
        run(world, trouble, call.pid);
    }
    OFFHAND_CHECK(check_display(world));
  }
  if (call.answer == Answer::awaited) OFFHAND_CHECK(wait_for_answer(world, call, limits, arrival));
  Access access(world);
  if (!afterwards.empty())
    access.finally = [&world, afterwards = std::move(afterwards), pid = call.pid] {
      for (const auto& trouble : afterwards) run(world, trouble, pid);
    };
  return access;
}

void deliver(World& world, Application& application, std::function<void()> happening) {
  if (application.hung_until > world.now())
    application.backlog.push_back(std::move(happening));
  else
    happening();
}

}  // namespace offhand::platform::sim
