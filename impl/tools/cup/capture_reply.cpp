#include "impl/tools/cup/capture_reply.h"

#include <string>

#include "codegen/runtime/json_writer.h"
#include "impl/config/desk.h"

namespace offhand::tools::cup {
namespace {

std::string cost_of(const Capture& capture) {
  Cost cost{CostSource::full, 0, 0};
  for (const auto& snapshot : capture.snapshots) {
    cost.calls += snapshot->calls;
    cost.ms += snapshot->milliseconds;
  }
  return to_json(cost);
}

}  // namespace

Capturer capturer(Call& call, const Scope& scope) {
  return Capturer(scope, call.see(), call.platform_name(), accessibility_policy(call.config()));
}

Reply reply_with(const Capture& capture, CaptureFormat format) {
  Reply reply;
  reply.text = compact_text(capture);
  if (format == CaptureFormat::json) reply.structured = offhand::cup::write_envelope(capture.envelope);
  if (!capture.snapshots.empty()) reply.cost = cost_of(capture);
  return reply;
}

Result<Reply> reply_of_capture(Call& call, const CaptureWishes& wishes, CaptureFormat format) {
  const auto scope = call.scope();
  OFFHAND_ASSIGN(const auto capture, capturer(call, scope).capture(wishes));
  return reply_with(*capture, format);
}

}  // namespace offhand::tools::cup
