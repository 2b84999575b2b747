#include "generated/tools/desktop/wait_for.h"

#include <chrono>

#include "generated/types/errors.h"
#include "impl/perception/render.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/expectations.h"

namespace offhand::tools::desktop {
namespace {

/// What it is so of can be acted on from now on.
std::vector<Element> named(Call& call, const Finding& finding) {
  std::vector<SnapshotElement> elements;
  for (const auto* element : finding.elements) elements.push_back(*element);
  call.session().show_elements(finding.snapshot, elements);
  const auto picture = call.session().picture(finding.snapshot->window.window_id);
  return to_elements(*finding.snapshot, call.see(), finding.elements, picture);
}

}  // namespace

Result<WaitForResult> wait_for(Call& call, const WaitForArgs& args) {
  const ConditionWatch::Place place{args.pid, args.window_id};
  const auto expected = expected_of(args);
  OFFHAND_CHECK(check_expectation("wait_for", expected, place));
  OFFHAND_CHECK(check_place(call, place, expected.is_an_end()));
  const auto began = call.clock().now();
  OFFHAND_ASSIGN(auto condition_watch, call.watch_conditions(place, {expected}));
  OFFHAND_ASSIGN(const auto findings, condition_watch.wait(end_of_wait(call, args.timeout_ms), 1));
  const auto& finding = findings.front();
  const auto waited = std::chrono::duration_cast<std::chrono::milliseconds>(call.clock().now() - began).count();
  if (finding.verdict != Verdict::satisfied) {
    return fail(errors::not_satisfied({.what = describe(expected), .reason = finding.reason, .waited_ms = waited}));
  }
  WaitForResult result{.satisfied = true, .waited_ms = waited, .reason = finding.reason};
  result.window = finding.window;
  if (!finding.elements.empty()) result.elements = named(call, finding);
  return result;
}

}  // namespace offhand::tools::desktop
