#include "platform/linux/x11/cursor/cursor_window.h"

#include <xcb/shape.h>
#include <xcb/xfixes.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string_view>

#include "platform/linux/x11/pictures/pixels.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint8_t blended_depth = 32;
/// Without blending, pixels with less than half the opacity are left out.
constexpr std::uint32_t least_alpha = 128;
/// The name in programs that list windows.
constexpr std::string_view window_class{"offhand-cursor\0Offhand-cursor\0", 30};

const xcb_visualtype_t* true_colour(const xcb_screen_t& screen, std::uint8_t depth) {
  for (auto depths = xcb_screen_allowed_depths_iterator(&screen); depths.rem > 0; xcb_depth_next(&depths)) {
    if (depths.data->depth != depth) continue;
    for (auto visuals = xcb_depth_visuals_iterator(depths.data); visuals.rem > 0; xcb_visualtype_next(&visuals)) {
      const auto& visual = *visuals.data;
      if (visual._class == XCB_VISUAL_CLASS_TRUE_COLOR && visual.red_mask == 0xFF0000 &&
          visual.green_mask == 0x00FF00 && visual.blue_mask == 0x0000FF)
        return &visual;
    }
  }
  return nullptr;
}

/// Reverses premultiplication.
std::uint32_t made_opaque(std::uint32_t pixel) {
  const std::uint32_t alpha = pixel >> 24;
  const auto channel = [&](unsigned shift) { return std::min(255U, (pixel >> shift & 0xFFU) * 255 / alpha) << shift; };
  return 0xFF000000U | channel(16) | channel(8) | channel(0);
}

std::int16_t short_of(int value) { return static_cast<std::int16_t>(std::clamp(value, -32'768, 32'767)); }

}  // namespace

std::optional<CursorCanvas> make_canvas(Connection& connection, bool has_compositor) {
  const auto& screen = connection.screen();
  const auto canvas_of = [&](std::uint8_t depth) -> std::optional<CursorCanvas> {
    const auto* visual = true_colour(screen, depth);
    if (visual == nullptr) return std::nullopt;
    const auto layout = pixel_layout(connection.setup(), screen, depth, visual->visual_id);
    if (!layout || layout->bits_per_pixel != 32) return std::nullopt;
    CursorCanvas canvas;
    canvas.depth = depth;
    canvas.visual = visual->visual_id;
    canvas.swaps_bytes = layout->big_endian != (std::endian::native == std::endian::big);
    canvas.colours = xcb_generate_id(connection.raw());
    xcb_create_colormap(connection.raw(), XCB_COLORMAP_ALLOC_NONE, canvas.colours, screen.root, canvas.visual);
    return canvas;
  };
  if (has_compositor) {
    if (auto canvas = canvas_of(blended_depth)) {
      canvas->blends = true;
      return canvas;
    }
  }
  return canvas_of(screen.root_depth);
}

CursorWindow::CursorWindow(Connection& connection, const CursorCanvas& canvas)
    : connection_(connection), canvas_(canvas) {
  xcb_connection_t* raw = connection_.raw();
  window_ = xcb_generate_id(raw);
  // A border pixel is required for a depth other than the parent's.
  const std::array<std::uint32_t, 4> values{0, 0, 1, canvas_.colours};
  xcb_create_window(raw, canvas_.depth, window_, connection_.screen().root, 0, 0, 1, 1, 0,
                    XCB_WINDOW_CLASS_INPUT_OUTPUT, canvas_.visual,
                    XCB_CW_BACK_PIXEL | XCB_CW_BORDER_PIXEL | XCB_CW_OVERRIDE_REDIRECT | XCB_CW_COLORMAP,
                    values.data());
  const auto atom = [&](Atom name) { return connection_.atom(name); };
  xcb_change_property(raw, XCB_PROP_MODE_REPLACE, window_, atom(Atom::wm_class), XCB_ATOM_STRING, 8,
                      static_cast<std::uint32_t>(window_class.size()), window_class.data());
  // Compositors give a drag icon neither a shadow nor an animation.
  const xcb_atom_t type = atom(Atom::net_wm_window_type_dnd);
  xcb_change_property(raw, XCB_PROP_MODE_REPLACE, window_, atom(Atom::net_wm_window_type), XCB_ATOM_ATOM, 32, 1, &type);
  const xcb_xfixes_region_t nothing = xcb_generate_id(raw);
  xcb_xfixes_create_region(raw, nothing, 0, nullptr);
  xcb_xfixes_set_window_shape_region(raw, window_, XCB_SHAPE_SK_INPUT, 0, 0, nothing);
  xcb_xfixes_destroy_region(raw, nothing);
}

CursorWindow::~CursorWindow() {
  xcb_connection_t* raw = connection_.raw();
  if (pixmap_ != 0) xcb_free_pixmap(raw, pixmap_);
  if (context_ != 0) xcb_free_gc(raw, context_);
  xcb_destroy_window(raw, window_);
}

void CursorWindow::raise() {
  constexpr std::uint32_t above = XCB_STACK_MODE_ABOVE;
  xcb_configure_window(connection_.raw(), window_, XCB_CONFIG_WINDOW_STACK_MODE, &above);
}

void CursorWindow::draw(const CursorShow& show, TimePoint now) {
  xcb_connection_t* raw = connection_.raw();
  if (!show.is_seen(now)) {
    if (is_mapped_) xcb_unmap_window(raw, window_);
    is_mapped_ = false;
    return;
  }
  if (look_ != show.look) {
    look_ = show.look;
    resize(*look_);
    pulse_.reset();
    corner_.reset();
  }
  if (const double pulse = show.pulse(now); pulse != pulse_) {
    pulse_ = pulse;
    paint(*look_, pulse);
  }
  const auto at = show.glide.at(now);
  const std::pair corner{static_cast<int>(std::lround(at.x)) - look_->hot_x,
                         static_cast<int>(std::lround(at.y)) - look_->hot_y};
  if (corner != corner_) {
    corner_ = corner;
    const std::array<std::uint32_t, 2> values{static_cast<std::uint32_t>(corner.first),
                                              static_cast<std::uint32_t>(corner.second)};
    xcb_configure_window(raw, window_, XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y, values.data());
  }
  if (!is_mapped_) xcb_map_window(raw, window_);
  is_mapped_ = true;
}

void CursorWindow::resize(const CursorLook& look) {
  xcb_connection_t* raw = connection_.raw();
  width_ = std::max(1, look.width);
  height_ = std::max(1, look.height);
  pixels_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), 0);
  if (pixmap_ != 0) xcb_free_pixmap(raw, pixmap_);
  pixmap_ = xcb_generate_id(raw);
  xcb_create_pixmap(raw, canvas_.depth, pixmap_, window_, static_cast<std::uint16_t>(width_),
                    static_cast<std::uint16_t>(height_));
  if (context_ == 0) {
    context_ = xcb_generate_id(raw);
    xcb_create_gc(raw, context_, pixmap_, 0, nullptr);
  }
  const std::array<std::uint32_t, 2> size{static_cast<std::uint32_t>(width_), static_cast<std::uint32_t>(height_)};
  xcb_configure_window(raw, window_, XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, size.data());
}

void CursorWindow::paint(const CursorLook& look, double pulse) {
  look.draw(pulse, pixels_);
  if (canvas_.blends) {
    blend(look.opacity);
  } else {
    cut_out();
  }
  upload();
  // The server repaints the window from its background after it was covered.
  xcb_change_window_attributes(connection_.raw(), window_, XCB_CW_BACK_PIXMAP, &pixmap_);
  xcb_clear_area(connection_.raw(), 0, window_, 0, 0, 0, 0);
}

void CursorWindow::blend(double opacity) {
  const auto factor = static_cast<std::uint32_t>(std::lround(std::clamp(opacity, 0.0, 1.0) * 256));
  if (factor == 256) return;
  for (auto& pixel : pixels_) {
    // Two channels at a time.
    const std::uint32_t outer = ((pixel >> 8 & 0x00FF00FFU) * factor) & 0xFF00FF00U;
    const std::uint32_t inner = ((pixel & 0x00FF00FFU) * factor >> 8) & 0x00FF00FFU;
    pixel = outer | inner;
  }
}

void CursorWindow::cut_out() {
  std::vector<xcb_rectangle_t> runs;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      auto& pixel =
          pixels_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x)];
      const std::uint32_t alpha = pixel >> 24;
      if (alpha < least_alpha) continue;
      if (alpha != 255) pixel = made_opaque(pixel);
      const bool goes_on = !runs.empty() && runs.back().y == y && runs.back().x + runs.back().width == x;
      if (goes_on) {
        ++runs.back().width;
      } else {
        runs.push_back({short_of(x), short_of(y), 1, 1});
      }
    }
  }
  xcb_connection_t* raw = connection_.raw();
  const xcb_xfixes_region_t region = xcb_generate_id(raw);
  xcb_xfixes_create_region(raw, region, static_cast<std::uint32_t>(runs.size()), runs.data());
  xcb_xfixes_set_window_shape_region(raw, window_, XCB_SHAPE_SK_BOUNDING, 0, 0, region);
  xcb_xfixes_destroy_region(raw, region);
}

void CursorWindow::upload() {
  if (canvas_.swaps_bytes) {
    for (auto& pixel : pixels_) pixel = __builtin_bswap32(pixel);
  }
  // Split by the server's maximum request size.
  constexpr std::size_t head_bytes = 64;
  const std::size_t request_bytes = std::size_t{xcb_get_maximum_request_length(connection_.raw())} * 4 - head_bytes;
  const std::size_t row_bytes = static_cast<std::size_t>(width_) * 4;
  const int rows_at_once = std::max(1, static_cast<int>(std::min<std::size_t>(request_bytes / row_bytes, 0x7FFF)));
  for (int top = 0; top < height_; top += rows_at_once) {
    const int rows = std::min(rows_at_once, height_ - top);
    const auto* data =
        reinterpret_cast<const std::uint8_t*>(pixels_.data()) + static_cast<std::size_t>(top) * row_bytes;
    xcb_put_image(connection_.raw(), XCB_IMAGE_FORMAT_Z_PIXMAP, pixmap_, context_, static_cast<std::uint16_t>(width_),
                  static_cast<std::uint16_t>(rows), 0, short_of(top), 0, canvas_.depth,
                  static_cast<std::uint32_t>(static_cast<std::size_t>(rows) * row_bytes), data);
  }
}

}  // namespace offhand::platform::x11
