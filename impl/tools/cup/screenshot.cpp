#include "generated/tools/cup/screenshot.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/perception/picture.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::cup {
namespace {

/// As much of the region as the screen shows.
Result<Bounds> shown_region(const ScreenshotArgs& args, const Bounds& screen) {
  const auto given = {args.region_x, args.region_y, args.region_w, args.region_h};
  const auto count = std::ranges::count_if(given, [](const auto& number) { return number.has_value(); });
  if (count == 0) return screen;
  if (count < 4)
    return fail(errors::invalid_arguments({.tool = "screenshot",
                                           .summary = "give region_x, region_y, region_w and region_h, or none of them",
                                           .problems = {}}));
  const auto left = std::max(*args.region_x, screen.x);
  const auto top = std::max(*args.region_y, screen.y);
  const auto right = std::min(*args.region_x + *args.region_w, screen.x + screen.width);
  const auto bottom = std::min(*args.region_y + *args.region_h, screen.y + screen.height);
  if (left < right && top < bottom) return Bounds{left, top, right - left, bottom - top};
  return fail(errors::region_outside({.x = *args.region_x,
                                      .y = *args.region_y,
                                      .width = *args.region_w,
                                      .height = *args.region_h,
                                      .screen_width = screen.width,
                                      .screen_height = screen.height}));
}

}  // namespace

Result<Reply> screenshot(Call& call, const ScreenshotArgs& args) {
  OFFHAND_ASSIGN(const auto screen, call.screen_layout().screen(call.limits()));
  OFFHAND_ASSIGN(const auto region, shown_region(args, screen));
  OFFHAND_ASSIGN(auto picture, call.screen().capture_desktop(call.limits()));
  if (args.region_x)
    picture = cropped(picture, {region.x - screen.x, region.y - screen.y, region.width, region.height});
  Reply reply;
  const bool is_plain = args.image_format == ImageFormat::auto_ && !args.screenshot_out_file;
  const PictureWishes wishes{args.max_image_dimension, is_plain ? ImageFormat::png : args.image_format,
                             args.screenshot_out_file};
  OFFHAND_ASSIGN(const auto sent, send_picture(call, std::move(picture), wishes, {}, reply));
  ScreenshotResult result;
  tell(result, sent);
  result.x = region.x;
  result.y = region.y;
  reply.text = text_of(result);
  return reply;
}

}  // namespace offhand::tools::cup
