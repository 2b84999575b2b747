#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "platform/sim/call.h"
#include "platform/sim/facets.h"

namespace offhand::platform::sim {
namespace {

using Colour = std::array<std::uint8_t, 3>;
constexpr Colour desktop_colour{58, 110, 165};
constexpr Colour window_colour{240, 240, 240};
constexpr Colour line_colour{64, 64, 64};

/// A light colour that depends on the words alone and is the same on every machine.
Colour colour_of(std::string_view words) {
  std::uint32_t hash = 2166136261U;
  for (const char letter : words) hash = (hash ^ static_cast<std::uint8_t>(letter)) * 16777619U;
  const auto channel = [&](unsigned shift) { return static_cast<std::uint8_t>(128 + ((hash >> shift) & 127U)); };
  return {channel(3), channel(11), channel(19)};
}

class Canvas {
 public:
  Canvas(int width, int height, Colour background) {
    picture_.width = width;
    picture_.height = height;
    picture_.rgb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
    fill({0, 0, width, height}, background);
  }

  void fill(const Rectangle& area, Colour colour) {
    const int left = std::max(0, area.x);
    const int right = std::min(picture_.width, area.x + area.width);
    const int top = std::max(0, area.y);
    const int bottom = std::min(picture_.height, area.y + area.height);
    if (left >= right || top >= bottom) return;
    for (int x = left; x < right; ++x) std::ranges::copy(colour, pixel(x, top));
    // The other rows are copies of the first.
    for (int y = top + 1; y < bottom; ++y) std::copy(pixel(left, top), pixel(right, top), pixel(left, y));
  }

  void box(const Rectangle& area, Colour colour) {
    fill(area, line_colour);
    fill({area.x + 1, area.y + 1, area.width - 2, area.height - 2}, colour);
  }

  Picture take() { return std::move(picture_); }

 private:
  PixelBytes::iterator pixel(int x, int y) {
    const auto place = (static_cast<std::ptrdiff_t>(y) * picture_.width + x) * 3;
    return picture_.rgb.begin() + place;
  }

  Picture picture_;
};

/// The visible properties of a node: a change of any of them changes its colour, except the characters of a password.
std::string looks(const Element& element) {
  const bool secret = element.is.states.contains(ElementState::protected_);
  std::string words = std::string(to_string(element.is.role)) + '\n' + element.is.name + '\n';
  words += secret ? std::string(character_count(element.is.value), '*') : element.is.value;
  for (const auto state : element.is.states) words += '\n' + std::string(to_string(state));
  return words;
}

void draw(Canvas& canvas, const World& world, const LiveWindow& window, int x, int y) {
  const auto& bounds = window.is.bounds;
  canvas.box({x, y, bounds.width, bounds.height}, window_colour);
  const auto& application = world.applications.at(window.pid);
  const std::function<void(const std::string&)> draw_node = [&](const std::string& path) {
    const auto& element = application.elements.at(path);
    if (element.is.states.contains(ElementState::hidden)) return;
    if (const auto& box = element.is.bounds; box && path != window.root)
      canvas.box({x + box->x, y + box->y, box->width, box->height}, colour_of(looks(element)));
    for (const auto& child : element.children) draw_node(child);
  };
  draw_node(window.root);
}

class SimScreen final : public Screen {
 public:
  explicit SimScreen(std::shared_ptr<World> world) : world_(std::move(world)) {}

  Result<Picture> capture(const WindowInfo& window, const Limits& limits) override {
    const std::string what = "taking a picture";
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"capture", what, window.pid, Answer::not_awaited}, limits));
    OFFHAND_ASSIGN(const auto* const live, live_window(*world_, window.window_id, what));
    if (!live->seen)
      return fail(errors::not_visible({.what = "Window " + std::to_string(live->id),
                                       .reason = "it has been minimised since before it was first seen",
                                       .advice = "Use its elements, or delivery_mode foreground."}));
    Canvas canvas(live->is.bounds.width, live->is.bounds.height, window_colour);
    draw(canvas, *world_, *live, 0, 0);
    auto picture = canvas.take();
    if (live->is.minimized) picture.note = "The window is minimised; the picture shows its last state.";
    return picture;
  }

  Result<Picture> capture_desktop(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto access, enter(*world_, {"capture_desktop", "taking a picture"}, limits));
    Canvas canvas(world_->scene.screen_width, world_->scene.screen_height, desktop_colour);
    for (const auto id : world_->desk.stacking) {
      const auto& window = world_->windows.at(id);
      if (!window.is.minimized && window.is.on_current_space)
        draw(canvas, *world_, window, window.is.bounds.x, window.is.bounds.y);
    }
    return canvas.take();
  }

 private:
  std::shared_ptr<World> world_;
};

}  // namespace

std::unique_ptr<Screen> make_screen(std::shared_ptr<World> world) {
  return std::make_unique<SimScreen>(std::move(world));
}

}  // namespace offhand::platform::sim
