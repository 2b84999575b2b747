#include "impl/cursor/look.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "impl/base/markup.h"

namespace offhand {
namespace {

constexpr Colour white{255, 255, 255};
constexpr Colour black{0, 0, 0};
constexpr double bloom_alpha = 0.42;
constexpr int label_margin_x = 7;
constexpr int label_margin_y = 4;
constexpr int label_font_pixels = 13;
constexpr int label_line_pixels = 19;
/// Wider than 64 characters of this font.
constexpr int widest_label_pixels = 1200;

/// Without the empty columns on both sides.
Raster trimmed(const Raster& raster) {
  const auto is_empty = [&](int x) {
    for (int y = 0; y < raster.height; ++y) {
      const auto row = static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width);
      if (raster.pixels[row + static_cast<std::size_t>(x)] >> 24 != 0) return false;
    }
    return true;
  };
  int left = 0;
  int right = raster.width;
  while (left < right && is_empty(left)) ++left;
  while (right > left && is_empty(right - 1)) --right;
  Raster part{right - left, raster.height, {}};
  for (int y = 0; y < raster.height; ++y) {
    const auto row = raster.pixels.begin() + static_cast<std::ptrdiff_t>(y) * raster.width;
    part.pixels.insert(part.pixels.end(), row + left, row + right);
  }
  return part;
}

/// The white drawing in black.
Raster blackened(Raster raster) {
  for (auto& pixel : raster.pixels) pixel &= 0xFF000000U;
  return raster;
}

Paint gradient(std::vector<Colour> colours, const Icon& icon) {
  if (colours.size() == 1) colours.push_back(colours.front());
  const Spot way{icon.tail.x - icon.tip.x, icon.tail.y - icon.tip.y};
  const double square = way.x * way.x + way.y * way.y;
  return [colours = std::move(colours), tip = icon.tip, way, square](Spot at) {
    const double part = ((at.x - tip.x) * way.x + (at.y - tip.y) * way.y) / square;
    const double place = std::clamp(part, 0.0, 1.0) * static_cast<double>(colours.size() - 1);
    const auto index = std::min(static_cast<std::size_t>(place), colours.size() - 2);
    return between(colours[index], colours[index + 1], place - static_cast<double>(index));
  };
}

/// The hot spot of a picture is its centre.
Icon image_box(const Raster& image, double size) {
  const double scale = 2 * size / std::max({1, image.width, image.height});
  const Spot half{image.width * scale / 2, image.height * scale / 2};
  return {.shape = {}, .corner = {-half.x, -half.y}, .opposite = half, .tip = {}, .tail = half};
}

/// The position of the label: below the shape, to the right.
struct LabelPlace {
  Spot corner;
  double width = 0;
  double height = 0;
};

LabelPlace label_place(const Icon& icon, const Raster& text) {
  return {.corner = {icon.middle().x + (icon.opposite.x - icon.corner.x) * 0.3, icon.opposite.y - label_margin_y},
          .width = static_cast<double>(text.width + 2 * label_margin_x),
          .height = static_cast<double>(text.height + 2 * label_margin_y)};
}

/// All parts of a cursor and their layout.
class Picture {
 public:
  Picture(const Appearance& appearance, Colour own)
      : is_(appearance),
        colour_(appearance.colour.value_or(own)),
        icon_(is_.image ? image_box(*is_.image, is_.size) : make_icon(is_.shape, is_.size)),
        glow_radius_(is_.size * 1.9),
        ring_width_(std::max(2.0, is_.size / 7)) {
    const double ring_radius = widest_ring() + ring_width_;
    grow_to({-ring_radius, -ring_radius}, {ring_radius, ring_radius});
    const Spot middle = icon_.middle();
    grow_to({middle.x - glow_radius_, middle.y - glow_radius_}, {middle.x + glow_radius_, middle.y + glow_radius_});
    if (!is_.label_text) return;
    const auto label = label_place(icon_, *is_.label_text);
    grow_to(label.corner, {label.corner.x + label.width + 1, label.corner.y + label.height + 1});
  }

  const Frame& frame() const { return frame_; }

  void draw_still(std::span<std::uint32_t> pixels) const {
    Canvas canvas(pixels, frame_);
    canvas.glow(icon_.middle(), glow_radius_, is_.bloom.value_or(colour_), bloom_alpha);
    if (is_.image) {
      canvas.lay(*is_.image, icon_.corner, icon_.opposite.x - icon_.corner.x, icon_.opposite.y - icon_.corner.y);
    } else {
      // A white outline, and a dark one around it: one of them contrasts with any background.
      const double line = std::max(1.5, is_.size / 9);
      canvas.lay(grown(icon_.shape, line + 0.8), black, 0.45);
      canvas.lay(grown(icon_.shape, line), white, 1);
      canvas.lay(icon_.shape, gradient(colours(), icon_), 1);
    }
    if (is_.label_text) draw_label_on(canvas);
  }

  void draw_ring(std::span<std::uint32_t> pixels, double pulse) const {
    const double radius = widest_ring() * (0.25 + 0.75 * pulse);
    Canvas(pixels, frame_).lay(ring({0, 0}, radius, ring_width_), colour_, 1 - pulse);
  }

 private:
  double widest_ring() const { return is_.size * 1.7; }

  void grow_to(Spot corner, Spot opposite) {
    const int right = std::max(frame_.left + frame_.width, static_cast<int>(std::ceil(opposite.x)));
    const int bottom = std::max(frame_.top + frame_.height, static_cast<int>(std::ceil(opposite.y)));
    frame_.left = std::min(frame_.left, static_cast<int>(std::floor(corner.x)));
    frame_.top = std::min(frame_.top, static_cast<int>(std::floor(corner.y)));
    frame_.width = right - frame_.left;
    frame_.height = bottom - frame_.top;
  }

  std::vector<Colour> colours() const {
    if (!is_.gradient.empty()) return is_.gradient;
    return {between(colour_, white, 0.4), colour_, between(colour_, black, 0.2)};
  }

  void draw_label_on(Canvas& canvas) const {
    const auto place = label_place(icon_, *is_.label_text);
    const Spot half{place.width / 2, place.height / 2};
    const auto box = rounded_box({place.corner.x + half.x, place.corner.y + half.y}, half, half.y);
    canvas.lay(box, colour_, 1);
    const auto& text = *is_.label_text;
    canvas.lay(lightness(colour_) > 0.6 ? blackened(text) : text,
               {place.corner.x + label_margin_x, place.corner.y + label_margin_y}, text.width, text.height);
  }

  const Appearance is_;
  const Colour colour_;
  const Icon icon_;
  const double glow_radius_;
  const double ring_width_;
  Frame frame_;
};

}  // namespace

Result<std::shared_ptr<const Raster>> draw_label(const std::string& label, const std::stop_token& stop) {
  if (label.empty()) return nullptr;
  const auto height = std::to_string(label_line_pixels);
  const auto document = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + std::to_string(widest_label_pixels) +
                        "\" height=\"" + height + "\"><text x=\"4\" y=\"14\" font-family=\"sans-serif\" font-size=\"" +
                        std::to_string(label_font_pixels) + "\" fill=\"#fff\">" + escaped_markup(label) +
                        "</text></svg>";
  OFFHAND_ASSIGN(const auto drawn, draw_svg(document, stop));
  return std::make_shared<const Raster>(trimmed(drawn));
}

std::shared_ptr<const platform::CursorLook> make_look(const Appearance& appearance, Colour own) {
  const auto picture = std::make_shared<const Picture>(appearance, own);
  const auto& frame = picture->frame();
  // Drawn once; an expanding ring is drawn over a copy of it for each frame.
  auto still = std::make_shared<std::vector<std::uint32_t>>(static_cast<std::size_t>(frame.width) *
                                                            static_cast<std::size_t>(frame.height));
  picture->draw_still(*still);
  auto look = std::make_shared<platform::CursorLook>();
  look->width = frame.width;
  look->height = frame.height;
  look->hot_x = -frame.left;
  look->hot_y = -frame.top;
  look->opacity = appearance.opacity;
  look->draw = [picture, still = std::move(still)](double pulse, std::span<std::uint32_t> pixels) {
    std::ranges::copy(*still, pixels.begin());
    if (pulse >= 0) picture->draw_ring(pixels, pulse);
  };
  return look;
}

}  // namespace offhand
