#include "generated/tools/ax/ax_screenshot.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/perception/picture.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::ax {
namespace {

Result<platform::WindowInfo> window_of(Call& call, const std::string& app, std::int64_t index) {
  OFFHAND_ASSIGN(const auto connection, call.application(app));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), connection.pid));
  const auto count = static_cast<std::int64_t>(windows.size());
  if (index >= count) return fail(errors::no_such_window({.app = connection.name, .index = index, .count = count}));
  return windows[static_cast<std::size_t>(index)];
}

/// The part that was asked for, which has to lie in the picture.
Result<platform::Picture> part_of(platform::Picture whole, const std::optional<Region>& region,
                                  std::optional<std::int64_t> window_id) {
  if (!region) return whole;
  if (region->x + region->w > whole.width || region->y + region->h > whole.height) {
    return fail(errors::point_outside({.x = static_cast<double>(region->x + region->w - 1),
                                       .y = static_cast<double>(region->y + region->h - 1),
                                       .what = window_id ? fmt::format("window {}", *window_id) : "the screen",
                                       .window_id = window_id,
                                       .width = whole.width,
                                       .height = whole.height}));
  }
  return cropped(whole, {region->x, region->y, region->w, region->h});
}

}  // namespace

Result<Reply> ax_screenshot(Call& call, const AxScreenshotArgs& args) {
  AxScreenshotResult result;
  platform::Picture whole;
  if (args.app) {
    OFFHAND_ASSIGN(const auto window, window_of(call, *args.app, args.window_index));
    OFFHAND_ASSIGN(whole, call.screen().capture(window, call.limits()));
    result.window_id = window.window_id;
    result.title = window.title;
  } else {
    OFFHAND_ASSIGN(whole, call.screen().capture_desktop(call.limits()));
  }
  OFFHAND_ASSIGN(auto picture, part_of(std::move(whole), args.region, result.window_id));
  Reply reply;
  // Pixel by pixel as it is: what was taken now is what a later one is compared with.
  const PictureWishes wishes{.max_image_dimension = std::max(picture.width, picture.height),
                             .format = args.screenshot_out_file ? ImageFormat::auto_ : ImageFormat::png,
                             .out_file = args.screenshot_out_file};
  OFFHAND_ASSIGN(const auto sent, send_picture(call, std::move(picture), wishes, {}, reply));
  if (!args.region) call.session().show_picture(result.window_id.value_or(Session::screen_picture), {sent.scale});
  result.width = sent.width;
  result.height = sent.height;
  result.screenshot_file_path = sent.file;
  reply.text = text_of(result);
  reply.structured = to_json(result);
  return reply;
}

}  // namespace offhand::tools::ax
