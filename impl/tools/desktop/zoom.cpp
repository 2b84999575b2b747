#include "generated/tools/desktop/zoom.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "codegen/runtime/json_writer.h"
#include "generated/types/errors.h"
#include "impl/perception/picture.h"
#include "impl/tools/call.h"
#include "impl/tools/picture_reply.h"

namespace offhand::tools::desktop {
namespace {

/// Of the size of what was asked for, on each side.
constexpr double padding = 0.2;
constexpr int widest = 500;
/// Small text becomes readable at twice its size, and nothing more is to be seen in larger pixels.
constexpr int largest_factor = 4;

/// What was asked for, in pixels of the window.
struct Part {
  double left, top, right, bottom;
};

Result<Part> part_of(Call& call, const ZoomArgs& args) {
  const auto frame = call.session().picture(args.window_id);
  const auto one = frame.in_window(args.x1, args.y1);
  const auto other = frame.in_window(args.x2, args.y2);
  const Part part{std::min(one.x, other.x), std::min(one.y, other.y), std::max(one.x, other.x),
                  std::max(one.y, other.y)};
  if (part.right - part.left >= 1 && part.bottom - part.top >= 1) return part;
  return fail(errors::invalid_arguments(
      {.tool = "zoom",
       .summary = fmt::format("the part from {},{} to {},{} is empty", args.x1, args.y1, args.x2, args.y2),
       .problems = {}}));
}

/// With what lies around it, as far as there is a picture.
Result<Bounds> with_surroundings(const Part& part, const platform::Picture& picture, const ZoomArgs& args) {
  if (part.right <= 0 || part.bottom <= 0 || part.left >= picture.width || part.top >= picture.height) {
    return fail(errors::point_outside({.x = args.x1,
                                       .y = args.y1,
                                       .what = fmt::format("window {}", args.window_id),
                                       .window_id = args.window_id,
                                       .width = picture.width,
                                       .height = picture.height}));
  }
  const double across = (part.right - part.left) * padding;
  const double down = (part.bottom - part.top) * padding;
  const auto left = static_cast<std::int64_t>(std::max(0.0, std::floor(part.left - across)));
  const auto top = static_cast<std::int64_t>(std::max(0.0, std::floor(part.top - down)));
  const auto right = std::min<std::int64_t>(picture.width, std::llround(std::ceil(part.right + across)));
  const auto bottom = std::min<std::int64_t>(picture.height, std::llround(std::ceil(part.bottom + down)));
  return Bounds{left, top, right - left, bottom - top};
}

}  // namespace

Result<Reply> zoom(Call& call, const Target& target, const ZoomArgs& args) {
  const auto& window = target.window;
  OFFHAND_ASSIGN(const auto part, part_of(call, args));
  OFFHAND_ASSIGN(const auto picture, call.screen().capture(window, call.limits()));
  OFFHAND_ASSIGN(const auto area, with_surroundings(part, picture, args));
  auto close = cropped(picture, area);
  // The wider side is the one that counts, so that a tall part stays a picture as well.
  const int factor = std::clamp(widest / std::max(close.width, close.height), 1, largest_factor);
  if (factor > 1) close = enlarged(close, factor);
  Reply reply;
  OFFHAND_ASSIGN(const auto sent, send_picture(call, std::move(close),
                                               {widest, args.image_format, args.screenshot_out_file}, {}, reply));
  ZoomResult result;
  tell(result, sent);
  const double scale = sent.scale * factor;
  result.screenshot_scale = rounded(scale);
  result.pid = window.pid;
  result.window_id = window.window_id;
  result.window_bounds = area;
  if (!picture.note.empty()) result.screenshot_note = picture.note;
  const PictureFrame frame{scale,
                           static_cast<double>(area.x),
                           static_cast<double>(area.y),
                           {{static_cast<double>(area.width), static_cast<double>(area.height)}}};
  call.session().show_zoom(window.pid, window.window_id, frame);
  reply.text = text_of(result);
  if (args.format == ZoomFormat::json) reply.structured = to_json(result);
  return reply;
}

}  // namespace offhand::tools::desktop
