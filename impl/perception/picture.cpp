#include "impl/perception/picture.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace offhand {
namespace {

using platform::Picture;

/// Sum of one colour channel over the source rectangle that a pixel of the result covers, edges by their share.
struct Span {
  int first = 0;
  int last = 0;  // inclusive
  double first_share = 1;
  double last_share = 1;
};

Span span_of(int target, double step, int limit) {
  const double from = target * step;
  const double to = std::min((target + 1) * step, static_cast<double>(limit));
  Span span;
  span.first = static_cast<int>(from);
  span.last = std::min(static_cast<int>(std::ceil(to)) - 1, limit - 1);
  span.first_share = span.first == span.last ? to - from : span.first + 1 - from;
  span.last_share = to - span.last;
  return span;
}

double share(const Span& span, int at) {
  if (at == span.first) return span.first_share;
  return at == span.last ? span.last_share : 1.0;
}

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

Picture shrunk(Picture picture, double step) {
  if (step <= 1) return picture;
  Picture small;
  small.note = picture.note;
  small.width = std::max(1, static_cast<int>(std::lround(picture.width / step)));
  small.height = std::max(1, static_cast<int>(std::lround(picture.height / step)));
  small.rgb.resize(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height) * 3);
  std::vector<Span> columns;
  for (int x = 0; x < small.width; ++x) columns.push_back(span_of(x, step, picture.width));
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  // Rows first, so that each source row is read once from memory: a wide accumulator per row of the result.
  std::vector<double> sums(static_cast<std::size_t>(small.width) * 3);
  for (int y = 0; y < small.height; ++y) {
    std::fill(sums.begin(), sums.end(), 0.0);
    const auto rows = span_of(y, step, picture.height);
    double weight_of_rows = 0;
    for (int from_y = rows.first; from_y <= rows.last; ++from_y) {
      const double row_share = share(rows, from_y);
      weight_of_rows += row_share;
      const auto* row = picture.rgb.data() + static_cast<std::size_t>(from_y) * row_bytes;
      for (std::size_t x = 0; x < columns.size(); ++x) {
        const auto& column = columns[x];
        for (int from_x = column.first; from_x <= column.last; ++from_x) {
          const double weight = row_share * share(column, from_x);
          const auto* pixel = row + static_cast<std::size_t>(from_x) * 3;
          for (std::size_t c = 0; c < 3; ++c) sums[x * 3 + c] += weight * pixel[c];
        }
      }
    }
    auto* out = small.rgb.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(small.width) * 3;
    for (std::size_t x = 0; x < columns.size(); ++x) {
      double width = 0;
      for (int from_x = columns[x].first; from_x <= columns[x].last; ++from_x) width += share(columns[x], from_x);
      for (std::size_t c = 0; c < 3; ++c) {
        out[x * 3 + c] =
            static_cast<std::uint8_t>(std::clamp(sums[x * 3 + c] / (width * weight_of_rows) + 0.5, 0.0, 255.0));
      }
    }
  }
  return small;
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
