#include "generated/tools/desktop/verify_state.h"

#include <algorithm>
#include <chrono>

#include "impl/tools/call.h"
#include "impl/tools/desktop/expectations.h"

namespace offhand::tools::desktop {
namespace {

Verdict of_all(const std::vector<Finding>& findings) {
  const auto any = [&](Verdict verdict) { return std::ranges::count(findings, verdict, &Finding::verdict) > 0; };
  if (any(Verdict::unsatisfied)) return Verdict::unsatisfied;
  return any(Verdict::unknown) ? Verdict::unknown : Verdict::satisfied;
}

VerifyStateResultResults told(const Expected& expected, const Finding& finding) {
  VerifyStateResultResults result{.expected = describe(expected), .status = finding.verdict, .reason = finding.reason};
  if (finding.window) result.window_id = finding.window->window_id;
  if (!finding.elements.empty()) result.element_index = finding.elements.front()->index;
  return result;
}

}  // namespace

Result<VerifyStateResult> verify_state(Call& call, const VerifyStateArgs& args) {
  const ConditionWatch::Place place{args.pid, args.window_id};
  std::vector<Expected> expected;
  for (const auto& expectation : args.expect) expected.push_back(expected_of(expectation));
  for (const auto& each : expected) OFFHAND_CHECK(check_expectation("verify_state", each, place));
  OFFHAND_CHECK(check_place(call, place, std::ranges::any_of(expected, &Expected::is_an_end)));
  const auto began = call.clock().now();
  OFFHAND_ASSIGN(auto condition_watch, call.watch_conditions(place, expected));
  OFFHAND_ASSIGN(const auto findings,
                 condition_watch.wait(end_of_wait(call, args.timeout_ms), static_cast<int>(args.stable_samples)));
  VerifyStateResult result;
  result.status = of_all(findings);
  result.waited_ms = std::chrono::duration_cast<std::chrono::milliseconds>(call.clock().now() - began).count();
  for (std::size_t i = 0; i < findings.size(); ++i) result.results.push_back(told(expected[i], findings[i]));
  return result;
}

}  // namespace offhand::tools::desktop
