#include "generated/tools/ax/ax_visual_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/perception/compare_pictures.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::ax {
namespace {

/// The left upper part of a picture.
platform::Picture part_of(const platform::Picture& picture, int width, int height) {
  platform::Picture part;
  part.width = width;
  part.height = height;
  const auto line = 3 * static_cast<std::size_t>(width);
  for (int y = 0; y < height; ++y) {
    const auto from = picture.rgb.begin() + 3 * static_cast<std::ptrdiff_t>(y) * picture.width;
    part.rgb.insert(part.rgb.end(), from, from + static_cast<std::ptrdiff_t>(line));
  }
  return part;
}

/// The window as it is now, with what differs in the part that both pictures have. What only the window has is white.
platform::Picture shown_beside(const platform::Picture& common, const platform::Picture& now) {
  platform::Picture shown;
  shown.width = now.width;
  shown.height = now.height;
  shown.rgb.assign(now.rgb.size(), 255);
  for (int y = 0; y < common.height; ++y) {
    const auto from = common.rgb.begin() + 3 * static_cast<std::ptrdiff_t>(y) * common.width;
    std::copy_n(from, 3 * static_cast<std::ptrdiff_t>(common.width),
                shown.rgb.begin() + 3 * static_cast<std::ptrdiff_t>(y) * now.width);
  }
  return shown;
}

/// Nothing of one size tells how much of another differs: all of it does.
Result<Reply> sized_differently(Call& call, AxVisualDiffResult result, const platform::Picture& before,
                                const platform::Picture& now, ComparedBy by) {
  result.diff_percentage = 100;
  result.total_pixels = static_cast<std::int64_t>(now.width) * now.height;
  result.diff_pixels = result.total_pixels;
  result.size_difference = fmt::format("the baseline has {} x {} pixels, the window {} x {}", before.width,
                                       before.height, now.width, now.height);
  const auto width = std::min(before.width, now.width);
  const auto height = std::min(before.height, now.height);
  const auto common = compare(part_of(before, width, height), part_of(now, width, height), by, {});
  Reply reply;
  OFFHAND_CHECK(send_picture(call, shown_beside(common.shown, now), {}, {}, reply));
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
}

/// Where nothing is left to compare, nothing was found to be the same.
Result<PictureComparison> compare_rest(const platform::Picture& before, const platform::Picture& now, ComparedBy by,
                                       const std::vector<Region>& ignore_regions) {
  std::vector<Bounds> ignored;
  for (const auto& region : ignore_regions) ignored.push_back({region.x, region.y, region.w, region.h});
  auto comparison = compare(before, now, by, ignored);
  if (comparison.total > 0) return comparison;
  return fail(errors::invalid_arguments({.tool = std::string(AxVisualDiffTool::info().name),
                                         .summary = "ignore_regions leaves nothing of the window to compare",
                                         .problems = {}}));
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
  const auto by = args.method == AxVisualDiffMethod::pixel ? ComparedBy::pixel : ComparedBy::structure;
  if (before.width != now.width || before.height != now.height)
    return sized_differently(call, std::move(result), before, now, by);
  call.progress(1, 3, "Comparing it with the baseline");
  OFFHAND_ASSIGN(auto comparison, compare_rest(before, now, by, args.ignore_regions));
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
