#include "impl/perception/compare_pictures.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>

// Compiled with -O3 (impl/CMakeLists.txt).
namespace offhand {
namespace {

using platform::Picture;

constexpr int side = 4;

std::size_t at(int width, int x, int y) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
}

/// One byte a pixel: whether it is ignored, whether it differs.
using Mask = std::vector<std::uint8_t>;

Mask ignored_in(int width, int height, const std::vector<Bounds>& ignored) {
  Mask mask(at(width, 0, height), 0);
  for (const auto& part : ignored) {
    const auto clipped = [](std::int64_t value, int most) {
      return static_cast<int>(std::clamp<std::int64_t>(value, 0, most));
    };
    const int left = clipped(part.x, width);
    const int right = clipped(part.x + part.width, width);
    for (int y = clipped(part.y, height); y < clipped(part.y + part.height, height); ++y)
      std::fill(mask.begin() + static_cast<std::ptrdiff_t>(at(width, left, y)),
                mask.begin() + static_cast<std::ptrdiff_t>(at(width, right, y)), std::uint8_t{1});
  }
  return mask;
}

Mask differing_by_pixel(const Picture& before, const Picture& now) {
  const auto pixels = before.rgb.size() / 3;
  Mask mask(pixels, 0);
  const auto* one = before.rgb.data();
  const auto* other = now.rgb.data();
  for (std::size_t i = 0; i < pixels; ++i) {
    const int red = std::abs(one[3 * i] - other[3 * i]);
    const int green = std::abs(one[3 * i + 1] - other[3 * i + 1]);
    const int blue = std::abs(one[3 * i + 2] - other[3 * i + 2]);
    mask[i] = std::max({red, green, blue}) > channel_tolerance ? 1 : 0;
  }
  return mask;
}

/// Sums over the lightness of a field of both pictures: of the values, their squares, their products.
struct Sums {
  std::int64_t count = 0;
  std::int64_t a = 0;
  std::int64_t b = 0;
  std::int64_t aa = 0;
  std::int64_t bb = 0;
  std::int64_t ab = 0;
  Sums& operator+=(const Sums& other) {
    count += other.count;
    a += other.a;
    b += other.b;
    aa += other.aa;
    bb += other.bb;
    ab += other.ab;
    return *this;
  }
};

int lightness(const std::uint8_t* rgb) { return (77 * rgb[0] + 150 * rgb[1] + 29 * rgb[2]) >> 8; }

double similarity(const Sums& sums) {
  constexpr double c1 = (0.01 * 255) * (0.01 * 255);
  constexpr double c2 = (0.03 * 255) * (0.03 * 255);
  const auto n = static_cast<double>(sums.count);
  const double mean_a = static_cast<double>(sums.a) / n;
  const double mean_b = static_cast<double>(sums.b) / n;
  const double variance_a = static_cast<double>(sums.aa) / n - mean_a * mean_a;
  const double variance_b = static_cast<double>(sums.bb) / n - mean_b * mean_b;
  const double covariance = static_cast<double>(sums.ab) / n - mean_a * mean_b;
  return ((2 * mean_a * mean_b + c1) * (2 * covariance + c2)) /
         ((mean_a * mean_a + mean_b * mean_b + c1) * (variance_a + variance_b + c2));
}

/// The fields of 4 x 4 pixels of a picture; those at its right and lower edge may be smaller.
struct Fields {
  int columns = 0;
  int rows = 0;
  std::vector<Sums> sums;
};

/// What is ignored is compared with itself.
Fields fields_of(const Picture& before, const Picture& now, const Mask& ignored) {
  Fields fields{(before.width + side - 1) / side, (before.height + side - 1) / side, {}};
  fields.sums.resize(at(fields.columns, 0, fields.rows));
  for (int y = 0; y < before.height; ++y) {
    for (int x = 0; x < before.width; ++x) {
      const auto pixel = at(before.width, x, y);
      const int b = lightness(now.rgb.data() + 3 * pixel);
      const int a = ignored[pixel] != 0 ? b : lightness(before.rgb.data() + 3 * pixel);
      auto& sums = fields.sums[at(fields.columns, x / side, y / side)];
      ++sums.count;
      sums.a += a;
      sums.b += b;
      sums.aa += a * a;
      sums.bb += b * b;
      sums.ab += a * b;
    }
  }
  return fields;
}

Mask differing_by_structure(const Picture& before, const Picture& now, const Mask& ignored, double& mean) {
  const auto fields = fields_of(before, now, ignored);
  // Of each field the best window that it lies in.
  std::vector<double> best(fields.sums.size(), -1);
  double total = 0;
  std::int64_t windows = 0;
  // A picture of a single row or column of fields has windows of one.
  for (int row = 0; row < std::max(1, fields.rows - 1); ++row) {
    for (int column = 0; column < std::max(1, fields.columns - 1); ++column) {
      std::array<std::size_t, 4> members{};
      std::size_t count = 0;
      Sums sums;
      for (int y = row; y < std::min(row + 2, fields.rows); ++y) {
        for (int x = column; x < std::min(column + 2, fields.columns); ++x) {
          members[count++] = at(fields.columns, x, y);
          sums += fields.sums[members[count - 1]];
        }
      }
      const double index = similarity(sums);
      total += index;
      ++windows;
      for (std::size_t i = 0; i < count; ++i) best[members[i]] = std::max(best[members[i]], index);
    }
  }
  mean = windows == 0 ? 1 : total / static_cast<double>(windows);
  Mask mask(at(before.width, 0, before.height), 0);
  for (int y = 0; y < before.height; ++y) {
    for (int x = 0; x < before.width; ++x)
      mask[at(before.width, x, y)] = best[at(fields.columns, x / side, y / side)] < least_similarity ? 1 : 0;
  }
  return mask;
}

void paint(Picture& shown, const Picture& now, std::size_t pixel, bool is_ignored, bool differs) {
  auto* to = shown.rgb.data() + 3 * pixel;
  const auto* from = now.rgb.data() + 3 * pixel;
  if (is_ignored) {
    std::fill_n(to, 3, std::uint8_t{160});
  } else if (differs) {
    to[0] = 220;
    to[1] = static_cast<std::uint8_t>(from[1] / 6);
    to[2] = static_cast<std::uint8_t>(from[2] / 6);
  } else {
    const auto pale = static_cast<std::uint8_t>(170 + lightness(from) / 3);
    std::fill_n(to, 3, pale);
  }
}

}  // namespace

PictureComparison compare(const Picture& before, const Picture& now, ComparedBy by,
                          const std::vector<Bounds>& ignored) {
  PictureComparison comparison;
  const auto left_out = ignored_in(now.width, now.height, ignored);
  const auto differing = by == ComparedBy::pixel ? differing_by_pixel(before, now)
                                                 : differing_by_structure(before, now, left_out, comparison.similarity);
  comparison.shown.width = now.width;
  comparison.shown.height = now.height;
  comparison.shown.rgb.resize(now.rgb.size());
  for (std::size_t i = 0; i < differing.size(); ++i) {
    const bool is_ignored = left_out[i] != 0;
    const bool differs = !is_ignored && differing[i] != 0;
    comparison.total += is_ignored ? 0 : 1;
    comparison.differing += differs ? 1 : 0;
    paint(comparison.shown, now, i, is_ignored, differs);
  }
  return comparison;
}

}  // namespace offhand
