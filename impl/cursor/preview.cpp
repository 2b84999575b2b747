#include "impl/cursor/preview.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "impl/perception/picture.h"

namespace offhand {
namespace {

constexpr std::int64_t least_side = 16;
constexpr std::int64_t screen_margin = 24;
constexpr Bounds size_unsaid{0, 0, 320, 200};
/// The border around the picture, also where the aspect ratios differ.
constexpr std::uint32_t frame_colour = 0xFF303030;

/// Parses an unsigned number at the start; saturates on overflow.
std::int64_t take_number(std::string_view& text) {
  std::int64_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return read.ec == std::errc{} ? std::min<std::int64_t>(number, 0x7FFF) : 0x7FFF;
}

/// Parses an offset from the edge of `room` that its sign selects; without one, the largest offset from the near edge.
std::int64_t take_offset(std::string_view& text, std::int64_t size, std::int64_t room) {
  const std::int64_t most = std::max<std::int64_t>(0, room - size);
  if (text.empty()) return std::max<std::int64_t>(0, most - screen_margin);
  const bool from_far = text.front() == '-';
  text.remove_prefix(1);
  const auto offset = std::min(take_number(text), most);
  return from_far ? most - offset : offset;
}

/// The picture scaled into the centre of a buffer of this size.
std::vector<std::uint32_t> fitted(const platform::Picture& picture, int width, int height) {
  const int inner_width = width - 2;
  const int inner_height = height - 2;
  const double step = std::max(
      {1.0, static_cast<double>(picture.width) / inner_width, static_cast<double>(picture.height) / inner_height});
  const auto small = shrunk(picture, step);
  std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), frame_colour);
  const int columns = std::min(small.width, inner_width);
  const int rows = std::min(small.height, inner_height);
  const int left = (width - columns) / 2;
  const int top = (height - rows) / 2;
  for (int y = 0; y < rows; ++y) {
    const auto* from = &small.rgb[static_cast<std::size_t>(y) * static_cast<std::size_t>(small.width) * 3];
    auto* to =
        &pixels[static_cast<std::size_t>(top + y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(left)];
    for (int x = 0; x < columns; ++x, from += 3)
      to[x] = 0xFF000000U | std::uint32_t{from[0]} << 16 | std::uint32_t{from[1]} << 8 | std::uint32_t{from[2]};
  }
  return pixels;
}

}  // namespace

Bounds preview_place(const std::string& geometry, const Bounds& screen) {
  Bounds place = size_unsaid;
  std::string_view text = geometry;
  if (!text.empty()) {
    place.width = take_number(text);
    text.remove_prefix(1);
    place.height = take_number(text);
  }
  place.width = std::clamp(place.width, least_side, std::max(least_side, screen.width));
  place.height = std::clamp(place.height, least_side, std::max(least_side, screen.height));
  place.x = screen.x + take_offset(text, place.width, screen.width);
  place.y = screen.y + take_offset(text, place.height, screen.height);
  return place;
}

Result<void> Preview::show(platform::Overlay& overlay, const platform::Picture& picture, const Bounds& place,
                           const platform::Limits& limits) {
  if (picture.width <= 0 || picture.height <= 0) return {};
  auto look = std::make_shared<platform::CursorLook>();
  look->width = static_cast<int>(place.width);
  look->height = static_cast<int>(place.height);
  look->draw = [pixels = fitted(picture, look->width, look->height)](double /*pulse*/, std::span<std::uint32_t> into) {
    std::copy_n(pixels.begin(), std::min(pixels.size(), into.size()), into.begin());
  };
  platform::CursorShow show;
  show.look = std::move(look);
  show.glide = platform::Glide(platform::Spot{static_cast<double>(place.x), static_cast<double>(place.y)});
  // Without the lock, because opening a screen may block.
  std::unique_ptr<platform::OverlayCursor> fresh;
  for (;;) {
    {
      const std::scoped_lock lock(mutex_);
      if (ended_) return {};
      if (!shown_) shown_ = std::move(fresh);
      if (shown_) {
        auto done = shown_->show(std::move(show));
        if (!done) shown_.reset();
        return done;
      }
    }
    OFFHAND_ASSIGN(fresh, overlay.cursor(limits));
  }
}

void Preview::close() {
  const std::scoped_lock lock(mutex_);
  shown_.reset();
}

void Preview::end() {
  const std::scoped_lock lock(mutex_);
  ended_ = true;
  shown_.reset();
}

}  // namespace offhand
