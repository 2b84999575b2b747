#include "platform/linux/x11/pictures/viewer.h"

#include <poll.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdlib>
#include <span>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/pictures/pixels.h"

namespace offhand::platform::x11 {
namespace {

/// Leaves room for a frame and a panel around the window.
constexpr double share_of_screen = 0.9;
/// Less than the maximum request size of any server.
constexpr std::size_t request_bytes = 200'000;

Limits within(std::chrono::milliseconds timeout) { return {steady_now() + timeout, {}}; }

std::uint32_t scaled_to(std::uint8_t value, std::uint32_t mask) {
  const std::uint64_t most = mask >> std::countr_zero(mask);
  return static_cast<std::uint32_t>(value * most / 255) << std::countr_zero(mask);
}

/// The picture in the server's layout; at 32 bits per pixel no padding is needed.
std::vector<std::uint8_t> pixels_for(const PixelLayout& layout, const Picture& picture) {
  std::vector<std::uint8_t> pixels;
  pixels.reserve(picture.rgb.size() / 3 * 4);
  for (std::size_t at = 0; at + 2 < picture.rgb.size(); at += 3) {
    const std::uint32_t pixel = scaled_to(picture.rgb[at], layout.red_mask) |
                                scaled_to(picture.rgb[at + 1], layout.green_mask) |
                                scaled_to(picture.rgb[at + 2], layout.blue_mask);
    for (int byte = 0; byte < 4; ++byte)
      pixels.push_back(static_cast<std::uint8_t>(pixel >> (8 * (layout.big_endian ? 3 - byte : byte))));
  }
  return pixels;
}

/// The picture is the window's background, so the server itself repaints uncovered parts.
class X11Viewer final : public Viewer {
 public:
  X11Viewer(std::unique_ptr<Connection> connection, PixelLayout layout, std::string title)
      : connection_(std::move(connection)), layout_(layout), title_(std::move(title)) {}

  Room room() const override {
    const auto& screen = connection_->screen();
    return {static_cast<int>(screen.width_in_pixels * share_of_screen),
            static_cast<int>(screen.height_in_pixels * share_of_screen)};
  }

  Result<void> show(const Picture& picture, std::chrono::milliseconds timeout) override {
    if (window_ == 0) open(picture);
    const auto pixels = pixels_for(layout_, picture);
    const auto line = static_cast<std::size_t>(picture.width) * 4;
    const int lines = std::max(1, static_cast<int>(request_bytes / line));
    for (int top = 0; top < picture.height; top += lines) {
      const int height = std::min(lines, picture.height - top);
      xcb_put_image(raw(), XCB_IMAGE_FORMAT_Z_PIXMAP, pixmap_, context_, static_cast<std::uint16_t>(picture.width),
                    static_cast<std::uint16_t>(height), 0, static_cast<std::int16_t>(top), 0,
                    connection_->screen().root_depth,
                    static_cast<std::uint32_t>(line * static_cast<std::size_t>(height)),
                    pixels.data() + line * static_cast<std::size_t>(top));
    }
    xcb_change_window_attributes(raw(), window_, XCB_CW_BACK_PIXMAP, &pixmap_);
    xcb_clear_area(raw(), 0, window_, 0, 0, 0, 0);
    return connection_->sync(Budget("Showing a picture", within(timeout)));
  }

  Result<bool> closed(std::chrono::milliseconds timeout) override {
    OFFHAND_CHECK(take_events("Waiting for the window to be closed", timeout, [this] { return closed_; }));
    return closed_;
  }

  Result<Heard> heard(const Heard& awaited, std::chrono::milliseconds timeout) override {
    const auto enough = [&] { return heard_.clicks >= awaited.clicks && heard_.keys >= awaited.keys; };
    OFFHAND_CHECK(take_events("Waiting for clicks and keys", timeout, enough));
    return heard_;
  }

 private:
  xcb_connection_t* raw() const { return connection_->raw(); }

  template <class Enough>
  Result<void> take_events(const char* what, std::chrono::milliseconds timeout, Enough enough) {
    const Budget budget(what, within(timeout));
    for (;;) {
      while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(raw())}) take(*event);
      if (connection_->broken()) return fail(connection_->lost());
      if (enough() || budget.spent()) return {};
      struct pollfd readable{connection_->descriptor(), POLLIN, 0};
      if (::poll(&readable, 1, budget.slice_ms()) < 0 && errno != EINTR) return fail(connection_->lost());
    }
  }

  void take(const xcb_generic_event_t& event) {
    switch (event.response_type & 0x7f) {
      case XCB_BUTTON_PRESS:
        ++heard_.clicks;
        break;
      case XCB_KEY_PRESS:
        ++heard_.keys;
        break;
      case XCB_DESTROY_NOTIFY:
        closed_ = true;
        break;
      case XCB_CLIENT_MESSAGE: {
        const auto& message = reinterpret_cast<const xcb_client_message_event_t&>(event);
        closed_ |= message.data.data32[0] == connection_->atom(Atom::wm_delete_window);
        break;
      }
      default:
        break;
    }
  }

  void open(const Picture& first) {
    const auto& screen = connection_->screen();
    const auto width = static_cast<std::uint16_t>(first.width);
    const auto height = static_cast<std::uint16_t>(first.height);
    window_ = xcb_generate_id(raw());
    const std::uint32_t events =
        XCB_EVENT_MASK_STRUCTURE_NOTIFY | XCB_EVENT_MASK_BUTTON_PRESS | XCB_EVENT_MASK_KEY_PRESS;
    xcb_create_window(raw(), XCB_COPY_FROM_PARENT, window_, screen.root, 0, 0, width, height, 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, screen.root_visual, XCB_CW_EVENT_MASK, &events);
    pixmap_ = xcb_generate_id(raw());
    xcb_create_pixmap(raw(), screen.root_depth, pixmap_, window_, width, height);
    context_ = xcb_generate_id(raw());
    xcb_create_gc(raw(), context_, pixmap_, 0, nullptr);
    const auto text = [this](xcb_atom_t property, xcb_atom_t type, const std::string& value) {
      xcb_change_property(raw(), XCB_PROP_MODE_REPLACE, window_, property, type, 8,
                          static_cast<std::uint32_t>(value.size()), value.data());
    };
    text(connection_->atom(Atom::net_wm_name), connection_->atom(Atom::utf8_string), title_);
    text(connection_->atom(Atom::wm_name), XCB_ATOM_STRING, title_);
    text(connection_->atom(Atom::wm_class), XCB_ATOM_STRING, std::string("offhand\0Offhand\0", 16));
    const xcb_atom_t goodbye = connection_->atom(Atom::wm_delete_window);
    xcb_change_property(raw(), XCB_PROP_MODE_REPLACE, window_, connection_->atom(Atom::wm_protocols), XCB_ATOM_ATOM, 32,
                        1, &goodbye);
    // WM_SIZE_HINTS: minimum and maximum size (flags 16 and 32) are those of the picture.
    std::uint32_t hints[18] = {16 | 32};
    hints[5] = hints[7] = width;
    hints[6] = hints[8] = height;
    xcb_change_property(raw(), XCB_PROP_MODE_REPLACE, window_, XCB_ATOM_WM_NORMAL_HINTS, XCB_ATOM_WM_SIZE_HINTS, 32, 18,
                        hints);
    xcb_map_window(raw(), window_);
  }

  std::unique_ptr<Connection> connection_;
  PixelLayout layout_;
  std::string title_;
  xcb_window_t window_ = 0;
  xcb_pixmap_t pixmap_ = 0;
  xcb_gcontext_t context_ = 0;
  Heard heard_;
  bool closed_ = false;
};

}  // namespace

Result<std::unique_ptr<Viewer>> open_viewer(const std::string& title, std::chrono::milliseconds timeout) {
  const char* name = std::getenv("DISPLAY");
  if (name == nullptr || *name == '\0') return fail(errors::no_display({.reason = "DISPLAY is not set"}));
  OFFHAND_ASSIGN(const auto display, parse_display_name(name));
  OFFHAND_ASSIGN(auto connection, Connection::open(display, Budget("Connecting to " + display.text, within(timeout))));
  const auto& screen = connection->screen();
  const auto layout = pixel_layout(connection->setup(), screen, screen.root_depth, screen.root_visual);
  if (!layout || layout->bits_per_pixel != 32) {
    return fail(errors::action_failed({.what = "Showing pictures on " + display.text,
                                       .reason = "its screen does not have 32 bits a pixel",
                                       .advice = "Write the picture to a file with --out."}));
  }
  return std::make_unique<X11Viewer>(std::move(connection), *layout, title);
}

}  // namespace offhand::platform::x11
