#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "impl/cursor/colour.h"
#include "impl/perception/image_file.h"
#include "platform/api/glide.h"

namespace offhand {

using platform::Spot;

/// The distance of a point from the border of a shape in pixels; negative inside.
using Distance = std::function<double(Spot at)>;
using Paint = std::function<Colour(Spot at)>;

Distance circle(Spot middle, double radius);
Distance ring(Spot middle, double radius, double width);
/// A line with round ends.
Distance capsule(Spot from, Spot to, double radius);
Distance rounded_box(Spot middle, Spot half, double radius);
/// A polygon whose corners are rounded outwards.
Distance polygon(std::vector<Spot> corners, double radius);
Distance joined(std::vector<Distance> shapes);
/// The shape, larger by this distance on all sides.
Distance grown(Distance shape, double by);

/// A rectangle of the plane, as pixels.
struct Frame {
  int left = 0;
  int top = 0;
  int width = 0;
  int height = 0;
};

/// The pixels of a frame with premultiplied alpha, onto which shapes are drawn with antialiasing.
class Canvas {
 public:
  Canvas(std::span<std::uint32_t> pixels, const Frame& frame) : pixels_(pixels), frame_(frame) {}
  /// `alpha` is from 0 to 1.
  void lay(const Distance& shape, const Paint& paint, double alpha);
  void lay(const Distance& shape, Colour colour, double alpha);
  /// Draws a radial glow that fades to nothing at its radius.
  void glow(Spot middle, double radius, Colour colour, double alpha);
  /// Draws a picture scaled to this size.
  void lay(const Raster& picture, Spot corner, double width, double height);

 private:
  void blend(int x, int y, Colour colour, double alpha);
  void blend_pixel(int x, int y, std::uint32_t over);
  std::uint32_t& pixel(int x, int y) const {
    return pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(frame_.width) + static_cast<std::size_t>(x)];
  }
  /// The centre of a pixel.
  Spot spot(int x, int y) const { return {frame_.left + x + 0.5, frame_.top + y + 0.5}; }

  std::span<std::uint32_t> pixels_;
  Frame frame_;
};

}  // namespace offhand
