#include "impl/perception/encoded_picture.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "impl/perception/jpeg.h"
#include "impl/perception/picture.h"
#include "impl/perception/png.h"

namespace offhand {
namespace {

using platform::Picture;

constexpr std::string_view png_type = "image/png";
constexpr std::string_view jpeg_type = "image/jpeg";
constexpr int good_quality = 80;
/// Text stays readable down to the last quality; below that, fewer pixels keep more detail.
constexpr std::array<int, 3> qualities{good_quality, 55, 35};
constexpr double shrink_step = 1.25;
/// If even that exceeds the limit, the picture is kept this size.
constexpr int smallest_side = 64;

EncodedPicture encoded(std::string bytes, std::string_view type, const Picture& picture, double scale) {
  return {std::move(bytes), type, picture.width, picture.height, scale};
}

Result<EncodedPicture> as_png(const Picture& picture, double scale) {
  OFFHAND_ASSIGN(auto bytes, encode_png(picture));
  return encoded(std::move(bytes), png_type, picture, scale);
}

Result<EncodedPicture> as_jpeg(const Picture& picture, double scale, int quality) {
  OFFHAND_ASSIGN(auto bytes, encode_jpeg(picture, quality));
  return encoded(std::move(bytes), jpeg_type, picture, scale);
}

Result<EncodedPicture> as_small(const Picture& given) {
  double scale = 1;
  OFFHAND_ASSIGN(auto png, encode_png_within(given, default_picture_bytes));
  if (png) return encoded(*std::move(png), png_type, given, scale);
  if (!has_jpeg()) return as_png(given, scale);
  Picture smaller;
  for (const auto* picture = &given;; picture = &smaller) {
    for (const int quality : qualities) {
      OFFHAND_ASSIGN(auto jpeg, as_jpeg(*picture, scale, quality));
      const bool is_smallest =
          quality == qualities.back() && std::min(picture->width, picture->height) <= smallest_side;
      if (jpeg.bytes.size() <= default_picture_bytes || is_smallest) return jpeg;
    }
    smaller = shrunk(*picture, shrink_step);
    scale /= shrink_step;
  }
}

}  // namespace

Result<EncodedPicture> encode_picture(const Picture& picture, ImageFormat format) {
  if (format == ImageFormat::auto_) return as_small(picture);
  if (format == ImageFormat::jpeg && has_jpeg()) return as_jpeg(picture, 1, good_quality);
  return as_png(picture, 1);
}

std::optional<ImageFormat> format_named_by(std::string_view path) {
  std::string ending(path.substr(std::min(path.size(), path.rfind('.'))));
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending == ".jpg" || ending == ".jpeg") return ImageFormat::jpeg;
  return ending == ".png" ? std::optional(ImageFormat::png) : std::nullopt;
}

ImageFormat format_of_file(std::string_view path) { return format_named_by(path).value_or(ImageFormat::png); }

}  // namespace offhand
