#include "impl/tools/desktop/expectations.h"

#include <algorithm>
#include <chrono>
#include <string>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

/// For the last look and the reply.
constexpr std::chrono::milliseconds reserve{300};

bool is_empty(const Selector& selector) {
  return !selector.query && !selector.role && !selector.name && !selector.text && selector.state.empty();
}

}  // namespace

Result<void> check_expectation(std::string_view tool, const Expected& expected, const ConditionWatch::Place& place) {
  const auto wrong = [&](std::string summary) {
    return fail(errors::invalid_arguments({.tool = std::string(tool), .summary = std::move(summary), .problems = {}}));
  };
  if (!place.pid && !place.window_id && !expected.title) return wrong("give pid, window_id or title");
  if (expected.concerns_window()) return {};
  if (expected.element_index && !place.window_id) return wrong("element_index needs window_id");
  if (!expected.element_index && is_empty(expected.selector))
    return wrong("say which element: give query, role, name, text, state or element_index");
  const bool compares = expected.until == Until::value_equals || expected.until == Until::value_contains;
  if (compares && !expected.value) return wrong(std::string(to_string(expected.until)) + " needs value");
  return {};
}

Result<void> check_place(Call& call, const ConditionWatch::Place& place, bool may_be_gone) {
  if (may_be_gone) return {};
  if (place.window_id) {
    OFFHAND_ASSIGN(const auto window, call.windows().describe(*place.window_id, call.limits()));
    if (place.pid && window.pid != *place.pid) {
      return fail(
          errors::window_owner_mismatch({.window_id = *place.window_id, .owner_pid = window.pid, .pid = *place.pid}));
    }
  }
  if (place.pid) OFFHAND_CHECK(call.apps().process(*place.pid));
  return {};
}

platform::TimePoint end_of_wait(Call& call, std::int64_t timeout_ms) {
  return std::min(call.limits().deadline - reserve, call.clock().now() + std::chrono::milliseconds(timeout_ms));
}

}  // namespace offhand::tools::desktop
