#include "generated/tools/ax/ax_visual_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "codegen/runtime/json_writer.h"
#include "impl/perception/compare_pictures.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::ax {
namespace {

Result<Reply> sized_differently(AxVisualDiffResult result, const platform::Picture& before,
                                const platform::Picture& now) {
  result.diff_percentage = 100;
  result.size_difference = fmt::format("the baseline has {} x {} pixels, the window {} x {}", before.width,
                                       before.height, now.width, now.height);
  Reply reply;
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
}

/// In percent, as people read it; what differs at all is never told as nothing.
double rounded_percentage(double percentage) {
  return percentage > 0 ? std::max(0.0001, std::round(percentage * 10'000) / 10'000) : 0;
}

}  // namespace

Result<Reply> ax_visual_diff(Call& call, const Target& target, const AxVisualDiffArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  OFFHAND_ASSIGN(const auto before, baseline_picture(call, args.baseline));
  call.progress(0, 3, "Capturing the window");
  OFFHAND_ASSIGN(const auto window, front_window(call, target));
  OFFHAND_ASSIGN(const auto now, call.screen().capture(window, call.limits()));
  AxVisualDiffResult result;
  result.window_id = window.window_id;
  if (before.width != now.width || before.height != now.height)
    return sized_differently(std::move(result), before, now);
  call.progress(1, 3, "Comparing it with the baseline");
  std::vector<Bounds> ignored;
  for (const auto& region : args.ignore_regions) ignored.push_back({region.x, region.y, region.w, region.h});
  const auto by = args.method == AxVisualDiffMethod::pixel ? ComparedBy::pixel : ComparedBy::structure;
  auto comparison = compare(before, now, by, ignored);
  result.passed = comparison.percentage() <= args.threshold;
  result.diff_percentage = rounded_percentage(comparison.percentage());
  result.diff_pixels = comparison.differing;
  result.total_pixels = comparison.total;
  if (by == ComparedBy::structure) result.similarity = std::round(comparison.similarity * 10'000) / 10'000;
  call.progress(2, 3, "Drawing what differs");
  Reply reply;
  OFFHAND_CHECK(send_picture(call, std::move(comparison.shown), {}, {}, reply));
  reply.text = text_of(result);
  reply.structured = to_json(result);
  call.progress(3, 3, "Compared");
  return reply;
}

}  // namespace offhand::tools::ax
