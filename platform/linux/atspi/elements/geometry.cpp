#include "platform/linux/atspi/elements/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

namespace offhand::platform::atspi {
namespace {

/// No screen is larger; sentinel values are INT_MIN, INT_MAX and the like.
constexpr std::int32_t far_away = 1'000'000;

/// Pixels per toolkit unit, derived from the size of the frame.
double scale_between(Toolkit toolkit, int physical, std::int32_t logical) {
  if (physical <= 0 || logical <= 0) return 1;
  const double ratio = static_cast<double>(physical) / logical;
  // GTK uses whole scale factors on X11. Its frame differs by decorations or a margin, which is a large error in a
  // small window.
  if (toolkit == Toolkit::gtk3 || toolkit == Toolkit::gtk4) return std::max(1.0, std::round(ratio));
  // Others use multiples of 1/4, and their frame equals the window.
  const double snapped = std::round(ratio * 4) / 4;
  return snapped >= 1.25 && std::abs(ratio - snapped) < 0.06 ? snapped : 1;
}

}  // namespace

bool Extents::plausible() const {
  return width >= 0 && height >= 0 && width < far_away && height < far_away &&
         std::abs(static_cast<double>(x)) < far_away && std::abs(static_cast<double>(y)) < far_away &&
         !(width == 0 && height == 0);
}

std::pair<std::int32_t, std::int32_t> window_origin(const Extents& screen, const Extents& window,
                                                    const WindowFacts& facts, double scale) {
  const std::pair frame{screen.x, screen.y};
  if (!window.plausible()) return frame;
  // Window coordinates start inside the decoration, so the position of a frame that includes it is negative.
  const std::pair inside{screen.x - window.x, screen.y - window.y};
  const auto distance = [&](const std::pair<std::int32_t, std::int32_t>& origin) {
    return std::abs(origin.first * scale - facts.x) + std::abs(origin.second * scale - facts.y);
  };
  return distance(inside) <= distance(frame) ? inside : frame;
}

WindowFrame::WindowFrame(Toolkit toolkit, const Extents& screen, const Extents& window, const WindowFacts& facts)
    : width_(facts.visible_width()), height_(facts.visible_height()) {
  if (toolkit == Toolkit::gtk4) {
    // The extents are those of the content: the frame's margin is missing on each side.
    scale_ = scale_between(toolkit, facts.visible_width(), window.width);
    if (!window.plausible()) return;
    origin_x_ = window.x;
    origin_y_ = window.y;
    shift_x_ = (facts.visible_width() - scale_ * window.width) / 2;
    shift_y_ = (facts.visible_height() - scale_ * window.height) / 2;
    return;
  }
  scale_ = scale_between(toolkit, facts.width, screen.width);
  shift_x_ = -facts.shadow_left;
  shift_y_ = -facts.shadow_top;
  if (!screen.plausible()) {
    origin_x_ = facts.x / scale_;
    origin_y_ = facts.y / scale_;
    return;
  }
  std::tie(origin_x_, origin_y_) = window_origin(screen, window, facts, scale_);
}

Extents moved(const Extents& extents, const Offset& offset) {
  auto result = extents;
  result.x += offset.x;
  result.y += offset.y;
  return result;
}

Offset offset_of_root_pane(const std::optional<Extents>& holder, const std::optional<Extents>& pane) {
  if (!holder || !pane || !holder->plausible() || !pane->plausible()) return {};
  if (holder->width != pane->width || holder->height != pane->height) return {};
  return {holder->x - pane->x, holder->y - pane->y};
}

Offset offset_within(const Offset& inherited, const std::optional<Extents>& holder,
                     const std::optional<Extents>& held) {
  if (inherited == Offset{} || !holder || !held) return inherited;
  const bool is_true = held->x == holder->x + inherited.x && held->y == holder->y + inherited.y &&
                       held->width == holder->width && held->height == holder->height;
  return is_true ? Offset{} : inherited;
}

std::optional<Bounds> WindowFrame::local(const Extents& extents) const {
  if (!extents.plausible()) return std::nullopt;
  Bounds bounds;
  const double left = std::round((extents.x - origin_x_) * scale_ + shift_x_);
  const double top = std::round((extents.y - origin_y_) * scale_ + shift_y_);
  bounds.x = static_cast<decltype(bounds.x)>(left);
  bounds.y = static_cast<decltype(bounds.y)>(top);
  bounds.width = static_cast<decltype(bounds.width)>(std::round(extents.width * scale_));
  bounds.height = static_cast<decltype(bounds.height)>(std::round(extents.height * scale_));
  return bounds;
}

std::pair<std::int32_t, std::int32_t> WindowFrame::in_toolkit(double x, double y) const {
  return {static_cast<std::int32_t>(std::floor((x - shift_x_) / scale_ + origin_x_)),
          static_cast<std::int32_t>(std::floor((y - shift_y_) / scale_ + origin_y_))};
}

Bounds WindowFrame::whole() const {
  Bounds bounds;
  bounds.width = width_;
  bounds.height = height_;
  return bounds;
}

bool WindowFrame::shows(const Bounds& bounds) const {
  return bounds.x < width_ && bounds.y < height_ && bounds.x + bounds.width > 0 && bounds.y + bounds.height > 0;
}

}  // namespace offhand::platform::atspi
