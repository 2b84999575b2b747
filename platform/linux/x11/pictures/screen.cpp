#include "platform/linux/x11/pictures/screen.h"

#include <xcb/composite.h>
#include <xcb/shm.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/linux/x11/pictures/film.h"
#include "platform/linux/x11/pictures/pixels.h"
#include "platform/linux/x11/pictures/shared_memory.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t all_planes = 0xFFFFFFFF;
// A window that is being resized may change between reading its size and taking its picture.
constexpr int picture_attempts = 4;

/// Completes "The window is ..." for a window that is not shown.
std::string why_unseen(const WindowInfo& window) {
  if (window.is_minimized) return "minimised";
  return window.on_current_space ? "not mapped" : "not on the current workspace";
}

struct Area {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
};

template <class Integer>
std::int16_t short_of(Integer value) {
  return static_cast<std::int16_t>(value);
}

/// Ensures that the connection shares memory of this size with the server; false when that does not work.
bool share_memory(Connection& connection, std::size_t size) {
  if (!connection.extensions().shm) return false;
  auto& shared = connection.shared_memory;
  if (shared && shared->size >= size) return true;
  if (shared && shared->data == nullptr) return false;
  shared.reset();
  shared = std::make_unique<SharedMemory>(connection.raw(), size);
  return shared->data != nullptr;
}

/// Reads the pixels of a part of a drawable. False: the server refused (the drawable is gone or smaller).
Result<bool> take(Conversation& talk, xcb_drawable_t drawable, const Area& area, const PixelLayout& layout,
                  Picture& picture) {
  picture.width = area.width;
  picture.height = area.height;
  const auto width = static_cast<std::uint16_t>(area.width);
  const auto height = static_cast<std::uint16_t>(area.height);
  const std::size_t size = layout.bytes_per_line(area.width) * static_cast<std::size_t>(area.height);
  if (share_memory(talk.connection(), size)) {
    SharedMemory& shared = *talk.connection().shared_memory;
    auto asked = talk.ask(xcb_shm_get_image(talk.raw(), drawable, short_of(area.x), short_of(area.y), width, height,
                                            all_planes, XCB_IMAGE_FORMAT_Z_PIXMAP, shared.segment, 0));
    OFFHAND_ASSIGN(const auto answer, asked.get());
    if (answer) {
      shared.proven = true;
      convert_to_rgb({shared.data, size}, layout, picture);
      return true;
    }
    // After a first success, a refusal concerns the drawable and not the memory.
    if (shared.proven) return false;
  }
  auto asked = talk.ask(xcb_get_image(talk.raw(), XCB_IMAGE_FORMAT_Z_PIXMAP, drawable, short_of(area.x),
                                      short_of(area.y), width, height, all_planes));
  OFFHAND_ASSIGN(const auto answer, asked.get());
  if (!answer) return false;
  const std::span pixels(xcb_get_image_data(answer.get()),
                         static_cast<std::size_t>(xcb_get_image_data_length(answer.get())));
  if (pixels.size() < size) return false;
  convert_to_rgb(pixels, layout, picture);
  return true;
}

/// The window's visible frame within its pixmap, which includes the border.
Area frame_area(const WindowFacts& window) {
  const Bounds frame = window.visible_frame();
  return {.x = static_cast<int>(frame.x - window.geometry.x) + window.border_width,
          .y = static_cast<int>(frame.y - window.geometry.y) + window.border_width,
          .width = static_cast<int>(frame.width),
          .height = static_cast<int>(frame.height)};
}

Error unseen(const WindowInfo& window, std::string reason, std::string advice) {
  return errors::not_visible(
      {.what = "Window " + std::to_string(window.window_id), .reason = std::move(reason), .advice = std::move(advice)});
}

class X11Screen final : public Screen {
 public:
  explicit X11Screen(std::shared_ptr<Display> display) : display_(std::move(display)) {}

  Result<void> available(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Asking for pictures", limits));
    if (talk->extensions().composite) return {};
    return fail(errors::missing_extension({.display = display_->name(), .extension = "Composite"}));
  }

  Result<Picture> capture(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk,
                   display_->converse("Taking a picture of window " + std::to_string(window.window_id), limits));
    if (!talk->extensions().composite)
      return fail(errors::missing_extension({.display = display_->name(), .extension = "Composite"}));
    const auto id = static_cast<xcb_window_t>(window.window_id);
    for (int attempt = 0; attempt < picture_attempts; ++attempt) {
      OFFHAND_ASSIGN(const auto found, read_windows(*talk, {id}));
      if (found.empty())
        return fail(errors::window_closed({.window_id = window.window_id, .what = "taking its picture"}));
      Picture picture;
      OFFHAND_ASSIGN(const bool taken, found.front().viewable ? take_viewable(*talk, found.front(), picture)
                                                              : take_remembered(*talk, window, found.front(), picture));
      if (taken) return picture;
    }
    return fail(unseen(window, "the server gives no picture of it", "Try again when it keeps still."));
  }

  Result<Picture> capture_desktop(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto talk, display_->converse("Taking a picture of the desktop", limits));
    const xcb_screen_t& screen = talk->connection().screen();
    // The size in the connection setup is that of the time of connecting.
    auto asked = talk->ask(xcb_get_geometry(talk->raw(), talk->root()));
    OFFHAND_ASSIGN(const auto geometry, asked.get());
    const auto layout = pixel_layout(talk->connection().setup(), screen, screen.root_depth, screen.root_visual);
    Picture picture;
    if (!geometry || !layout) return fail(errors::internal({.reason = "the screen's pixels cannot be read"}));
    OFFHAND_ASSIGN(const bool taken,
                   take(*talk, talk->root(), {0, 0, geometry->width, geometry->height}, *layout, picture));
    if (!taken) return fail(errors::internal({.reason = "the server gives no picture of the screen"}));
    return picture;
  }

  Result<std::unique_ptr<Film>> film(const std::string& path, const Limits& limits) override {
    return film_display(display_->name(), path, limits);
  }

 private:
  Result<bool> take_viewable(Conversation& talk, const WindowFacts& window, Picture& picture) {
    OFFHAND_ASSIGN(const auto watcher, display_->watcher(talk.budget()));
    if (!watcher->redirects().contains(window.window)) {
      OFFHAND_ASSIGN(const auto desktop, read_desktop(talk));
      OFFHAND_CHECK(display_->redirect(talk, desktop, window));
    }
    OFFHAND_CHECK(watcher->redirects().wait_for_paint(window.window, talk.budget()));
    const xcb_pixmap_t pixmap = xcb_generate_id(talk.raw());
    xcb_composite_name_window_pixmap(talk.raw(), window.window, pixmap);
    const auto taken = take_pixmap(talk, pixmap, window, picture);
    xcb_free_pixmap(talk.raw(), pixmap);
    return taken;
  }

  Result<bool> take_remembered(Conversation& talk, const WindowInfo& window, const WindowFacts& facts,
                               Picture& picture) {
    OFFHAND_ASSIGN(const auto watcher, display_->watcher(talk.budget()));
    const xcb_pixmap_t pixmap = watcher->redirects().last_picture(facts.window);
    const std::string state = why_unseen(window);
    static constexpr const char* advice =
        "Its accessibility tree can still be read; a picture needs it to be shown once.";
    if (pixmap == 0) return fail(unseen(window, "it is " + state + " and was not seen before", advice));
    OFFHAND_ASSIGN(const bool taken, take_pixmap(talk, pixmap, facts, picture));
    if (!taken) return fail(unseen(window, "it is " + state + " and no picture of it was kept", advice));
    picture.note = "The window is " + state + "; this is what it showed last.";
    return true;
  }

  Result<bool> take_pixmap(Conversation& talk, xcb_pixmap_t pixmap, const WindowFacts& window, Picture& picture) {
    const auto layout =
        pixel_layout(talk.connection().setup(), talk.connection().screen(), window.depth, window.visual);
    if (!layout) return fail(errors::internal({.reason = "the window's pixels have a layout that cannot be read"}));
    return take(talk, pixmap, frame_area(window), *layout, picture);
  }

  const std::shared_ptr<Display> display_;
};

}  // namespace

std::unique_ptr<Screen> make_screen(std::shared_ptr<Display> display) {
  return std::make_unique<X11Screen>(std::move(display));
}

}  // namespace offhand::platform::x11
