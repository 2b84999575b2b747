#include "impl/perception/picture.h"

#include <algorithm>
#include <cstdint>

namespace offhand {
namespace {

using platform::Picture;

std::size_t place_of(const Picture& picture, int x, int y) {
  return (static_cast<std::size_t>(y) * static_cast<std::size_t>(picture.width) + static_cast<std::size_t>(x)) * 3;
}

}  // namespace

double shrinking_step(const Picture& picture, int max_dimension) {
  const int longer = std::max(picture.width, picture.height);
  return max_dimension <= 0 || longer <= max_dimension ? 1 : static_cast<double>(longer) / max_dimension;
}

Picture enlarged(const Picture& picture, int factor) {
  Picture large;
  large.note = picture.note;
  large.width = picture.width * factor;
  large.height = picture.height * factor;
  large.rgb.reserve(static_cast<std::size_t>(large.width) * static_cast<std::size_t>(large.height) * 3);
  for (int y = 0; y < large.height; ++y) {
    for (int x = 0; x < large.width; ++x) {
      const auto* pixel = picture.rgb.data() + place_of(picture, x / factor, y / factor);
      large.rgb.insert(large.rgb.end(), pixel, pixel + 3);
    }
  }
  return large;
}

Picture cropped(const Picture& picture, const Bounds& part) {
  Picture cut;
  cut.note = picture.note;
  cut.width = static_cast<int>(part.width);
  cut.height = static_cast<int>(part.height);
  cut.rgb.reserve(static_cast<std::size_t>(cut.width) * static_cast<std::size_t>(cut.height) * 3);
  for (int y = 0; y < cut.height; ++y) {
    const auto row = picture.rgb.begin() + static_cast<std::ptrdiff_t>(place_of(picture, static_cast<int>(part.x),
                                                                                static_cast<int>(part.y) + y));
    cut.rgb.insert(cut.rgb.end(), row, row + static_cast<std::ptrdiff_t>(cut.width) * 3);
  }
  return cut;
}

void draw_cross(Picture& picture, double x, double y) {
  constexpr int arm = 12;
  const int middle_x = static_cast<int>(x);
  const int middle_y = static_cast<int>(y);
  const auto paint = [&](int at_x, int at_y) {
    if (at_x < 0 || at_y < 0 || at_x >= picture.width || at_y >= picture.height) return;
    auto* pixel = picture.rgb.data() + place_of(picture, at_x, at_y);
    pixel[0] = 255;
    pixel[1] = pixel[2] = 0;
  };
  for (int offset = -arm; offset <= arm; ++offset) {
    for (int thick = -1; thick <= 1; ++thick) {
      paint(middle_x + offset, middle_y + thick);
      paint(middle_x + thick, middle_y + offset);
    }
  }
}

void paint_over(platform::Picture& picture, const Bounds& part) {
  constexpr std::uint8_t grey = 0x80;
  const auto within = [](std::int64_t at, int size) { return static_cast<int>(std::clamp<std::int64_t>(at, 0, size)); };
  const int left = within(part.x, picture.width);
  const int right = within(part.x + part.width, picture.width);
  for (int y = within(part.y, picture.height); y < within(part.y + part.height, picture.height); ++y) {
    const auto row = picture.rgb.begin() + std::ptrdiff_t{3} * y * picture.width;
    std::fill(row + std::ptrdiff_t{3} * left, row + std::ptrdiff_t{3} * right, grey);
  }
}

}  // namespace offhand
