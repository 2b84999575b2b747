#include <png.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"
#include "platform/web_desk/facets.h"

namespace offhand::platform::web_desk {
namespace {

/// More is no picture of a tab.
constexpr png_uint_32 largest_side = 16'384;

std::string bytes_in_base64(std::string_view text) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::array<int, 256> values{};
  values.fill(-1);
  for (std::size_t i = 0; i < digits.size(); ++i) values[static_cast<unsigned char>(digits[i])] = static_cast<int>(i);
  std::string bytes;
  bytes.reserve(text.size() * 3 / 4);
  unsigned held = 0;
  int bits = 0;
  for (const char c : text) {
    const int value = values[static_cast<unsigned char>(c)];
    if (value < 0) continue;
    held = (held << 6U) | static_cast<unsigned>(value);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes += static_cast<char>((held >> static_cast<unsigned>(bits)) & 0xffU);
  }
  return bytes;
}

std::optional<Picture> picture_in(const std::string& bytes) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) return std::nullopt;
  if (image.width > largest_side || image.height > largest_side) {
    png_image_free(&image);
    return std::nullopt;
  }
  image.format = PNG_FORMAT_RGB;
  Picture picture;
  picture.width = static_cast<int>(image.width);
  picture.height = static_cast<int>(image.height);
  picture.rgb.resize(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, picture.rgb.data(), 0, nullptr) == 0) return std::nullopt;
  return picture;
}

/// Pictures as the browser draws them, whether anybody sees them or not.
class TabScreen final : public Screen {
 public:
  explicit TabScreen(std::shared_ptr<Desk> desk) : desk_(std::move(desk)) {}

  Result<Picture> capture(const WindowInfo& window, const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tab, desk_->tab(window.window_id, limits));
    OFFHAND_ASSIGN(const auto answer, tab->connection().call(tab->session(), "Page.captureScreenshot",
                                                             {{"format", "png"}, {"optimizeForSpeed", true}}, limits));
    auto picture = picture_in(bytes_in_base64(web::text_of(answer, "data")));
    if (picture) return *std::move(picture);
    return fail(errors::action_failed({.what = "Taking a picture of the tab",
                                       .reason = "the browser answered with no picture",
                                       .advice = "Use its elements."}));
  }
  /// The page of the tab at the front stands for the screen: see TabLayout.
  Result<Picture> capture_desktop(const Limits& limits) override {
    OFFHAND_ASSIGN(const auto tabs, desk_->windows(limits));
    if (!tabs.empty()) return capture(tabs.front(), limits);
    return fail(errors::action_failed({.what = "Taking a picture of the page",
                                       .reason = "the browser shows none",
                                       .advice = "Open one, for example with launch_app."}));
  }

 private:
  const std::shared_ptr<Desk> desk_;
};

}  // namespace

std::unique_ptr<Screen> make_screen(std::shared_ptr<Desk> desk) { return std::make_unique<TabScreen>(std::move(desk)); }

}  // namespace offhand::platform::web_desk
