#include "impl/cursor/drawing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace offhand {
namespace {

Spot minus(Spot one, Spot other) { return {one.x - other.x, one.y - other.y}; }
double dot(Spot one, Spot other) { return one.x * other.x + one.y * other.y; }
double length(Spot vector) { return std::sqrt(dot(vector, vector)); }

double to_segment(Spot at, Spot from, Spot to) {
  const Spot way = minus(to, from);
  const Spot place = minus(at, from);
  const double part = std::clamp(dot(place, way) / std::max(1e-9, dot(way, way)), 0.0, 1.0);
  return length(minus(place, {way.x * part, way.y * part}));
}

}  // namespace

Distance circle(Spot middle, double radius) {
  return [=](Spot at) { return length(minus(at, middle)) - radius; };
}

Distance ring(Spot middle, double radius, double width) {
  return [=](Spot at) { return std::abs(length(minus(at, middle)) - radius) - width / 2; };
}

Distance capsule(Spot from, Spot to, double radius) {
  return [=](Spot at) { return to_segment(at, from, to) - radius; };
}

Distance rounded_box(Spot middle, Spot half, double radius) {
  return [=](Spot at) {
    const Spot beyond{std::abs(at.x - middle.x) - half.x + radius, std::abs(at.y - middle.y) - half.y + radius};
    const double outside = length({std::max(beyond.x, 0.0), std::max(beyond.y, 0.0)});
    return outside + std::min(std::max(beyond.x, beyond.y), 0.0) - radius;
  };
}

Distance polygon(std::vector<Spot> corners, double radius) {
  return [=, corners = std::move(corners)](Spot at) {
    double nearest = 1e9;
    bool is_inside = false;
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const Spot from = corners[index];
      const Spot to = corners[(index + 1) % corners.size()];
      nearest = std::min(nearest, to_segment(at, from, to));
      // Even-odd rule: a ray to the left crosses the border an odd number of times.
      if ((from.y > at.y) != (to.y > at.y) && at.x < from.x + (to.x - from.x) * (at.y - from.y) / (to.y - from.y))
        is_inside = !is_inside;
    }
    return (is_inside ? -nearest : nearest) - radius;
  };
}

Distance joined(std::vector<Distance> shapes) {
  return [shapes = std::move(shapes)](Spot at) {
    double nearest = 1e9;
    for (const auto& shape : shapes) nearest = std::min(nearest, shape(at));
    return nearest;
  };
}

Distance grown(Distance shape, double by) {
  return [shape = std::move(shape), by](Spot at) { return shape(at) - by; };
}

void Canvas::blend_pixel(int x, int y, std::uint32_t over) {
  const std::uint32_t left = 255 - (over >> 24);
  auto& under = pixel(x, y);
  std::uint32_t sum = 0;
  for (unsigned shift = 0; shift < 32; shift += 8) {
    const std::uint32_t part = (over >> shift & 0xFFU) + ((under >> shift & 0xFFU) * left + 127) / 255;
    sum |= std::min(part, 255U) << shift;
  }
  under = sum;
}

void Canvas::blend(int x, int y, Colour colour, double alpha) {
  const auto part = [alpha](double value) { return static_cast<std::uint32_t>(std::lround(value * alpha)); };
  blend_pixel(x, y, part(255) << 24 | part(colour.red) << 16 | part(colour.green) << 8 | part(colour.blue));
}

void Canvas::lay(const Distance& shape, const Paint& paint, double alpha) {
  for (int y = 0; y < frame_.height; ++y) {
    for (int x = 0; x < frame_.width; ++x) {
      const Spot at = spot(x, y);
      const double away = shape(at);
      const double covered = std::clamp(0.5 - away, 0.0, 1.0);
      if (covered > 0) blend(x, y, paint(at), covered * alpha);
      // No part of the shape is closer than its distance, so these pixels can be skipped.
      x += static_cast<int>(std::clamp(away - 1.5, 0.0, static_cast<double>(frame_.width)));
    }
  }
}

void Canvas::lay(const Distance& shape, Colour colour, double alpha) {
  lay(shape, [colour](Spot /*at*/) { return colour; }, alpha);
}

void Canvas::glow(Spot middle, double radius, Colour colour, double alpha) {
  for (int y = 0; y < frame_.height; ++y) {
    for (int x = 0; x < frame_.width; ++x) {
      const double part = length(minus(spot(x, y), middle)) / radius;
      if (part < 1) blend(x, y, colour, alpha * (1 - part) * (1 - part) * (1 + 2 * part));
    }
  }
}

void Canvas::lay(const Raster& picture, Spot corner, double width, double height) {
  const auto place = [](double part, int size) { return std::clamp(static_cast<int>(part * size), 0, size - 1); };
  for (int y = 0; y < frame_.height; ++y) {
    for (int x = 0; x < frame_.width; ++x) {
      const Spot at = minus(spot(x, y), corner);
      if (at.x < 0 || at.y < 0 || at.x >= width || at.y >= height) continue;
      // The mean of the area that a pixel covers, sampled at four by four points, because pictures are scaled down
      // here.
      std::uint32_t sums[4] = {0, 0, 0, 0};
      constexpr int looks = 4;
      for (int row = 0; row < looks; ++row) {
        for (int column = 0; column < looks; ++column) {
          const auto offset = [](int index) { return (index + 0.5) / looks - 0.5; };
          const int left = place((at.x + offset(column)) / width, picture.width);
          const int top = place((at.y + offset(row)) / height, picture.height);
          const auto seen = picture.pixels[static_cast<std::size_t>(top) * static_cast<std::size_t>(picture.width) +
                                           static_cast<std::size_t>(left)];
          for (unsigned byte = 0; byte < 4; ++byte) sums[byte] += seen >> (8 * byte) & 0xFFU;
        }
      }
      std::uint32_t mean = 0;
      for (unsigned byte = 0; byte < 4; ++byte) mean |= (sums[byte] / (looks * looks)) << (8 * byte);
      blend_pixel(x, y, mean);
    }
  }
}

}  // namespace offhand
