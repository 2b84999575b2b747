#include "impl/perception/encoded_picture.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "impl/perception/jpeg.h"
#include "impl/perception/png.h"

namespace offhand {
namespace {

using platform::Picture;

constexpr std::string_view png_type = "image/png";
constexpr std::string_view jpeg_type = "image/jpeg";
/// Up to this size PNG takes no longer than JPEG, and it keeps text sharp.
constexpr std::size_t most_pixels_as_png = 400'000;
/// In a dialog 95 to 99 % of the pixels equal their left neighbour, in a photograph 5 to 30 %.
constexpr double least_flatness = 0.8;
constexpr std::size_t sampled_rows_apart = 16;

struct Quality {
  int quality;
  /// Measured size of noise, the worst case, relative to the first quality; other content shrinks less.
  double share_of_best;
};
constexpr std::array<Quality, 6> qualities{{{80, 1}, {70, 0.4}, {55, 0.32}, {35, 0.23}, {20, 0.15}, {15, 0.115}}};
/// JPEG has blocks of 8 rows, or 16 with halved chroma. One strip of this height in `strips_apart` is encoded as a
/// sample.
constexpr int strip_rows = 16;
constexpr int strips_apart = 12;

std::size_t bytes_of_row(const Picture& picture) { return static_cast<std::size_t>(picture.width) * 3; }

/// The share of pixels that equal their left neighbour.
double flatness(const Picture& picture) {
  std::size_t looked_at = 0;
  std::size_t same = 0;
  for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); y += sampled_rows_apart) {
    const auto* pixel = picture.rgb.data() + y * bytes_of_row(picture);
    for (int x = 1; x < picture.width; ++x, pixel += 3) {
      ++looked_at;
      if (std::equal(pixel, pixel + 3, pixel + 3)) ++same;
    }
  }
  return looked_at == 0 ? 1 : static_cast<double>(same) / static_cast<double>(looked_at);
}

bool is_small_and_flat(const Picture& picture) {
  const auto pixels = static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
  return pixels <= most_pixels_as_png && flatness(picture) >= least_flatness;
}

/// Strips of rows from the whole height of the picture.
Picture sample_of(const Picture& picture) {
  Picture sample;
  sample.width = picture.width;
  for (int y = 0; y + strip_rows <= picture.height; y += strip_rows * strips_apart) {
    const auto begin =
        picture.rgb.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(y) * bytes_of_row(picture));
    sample.rgb.insert(sample.rgb.end(), begin, begin + static_cast<std::ptrdiff_t>(strip_rows * bytes_of_row(picture)));
    sample.height += strip_rows;
  }
  return sample;
}

/// The best quality whose estimated size is within the limit.
Result<int> quality_for(const Picture& picture) {
  const auto pixels = static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height);
  // Even noise takes at most 1.1 bytes per pixel.
  if (2 * pixels <= default_picture_bytes) return qualities.front().quality;
  const auto sample = sample_of(picture);
  if (sample.height == 0) return qualities.front().quality;
  OFFHAND_ASSIGN(const auto encoded, encode_jpeg(sample, qualities.front().quality));
  const double estimate = static_cast<double>(encoded.size()) * picture.height / sample.height;
  for (const auto& [quality, share] : qualities)
    if (estimate * share <= default_picture_bytes) return quality;
  return qualities.back().quality;
}

Result<EncodedPicture> as_png(const Picture& picture) {
  OFFHAND_ASSIGN(auto bytes, encode_png(picture));
  return EncodedPicture{std::move(bytes), png_type};
}

Result<EncodedPicture> as_jpeg(const Picture& picture, int quality) {
  OFFHAND_ASSIGN(auto bytes, encode_jpeg(picture, quality));
  return EncodedPicture{std::move(bytes), jpeg_type};
}

}  // namespace

Result<EncodedPicture> encode_picture(const Picture& picture, ImageFormat format) {
  if (format == ImageFormat::png || !has_jpeg()) return as_png(picture);
  if (format == ImageFormat::jpeg) return as_jpeg(picture, qualities.front().quality);
  if (is_small_and_flat(picture)) return as_png(picture);
  OFFHAND_ASSIGN(const auto quality, quality_for(picture));
  return as_jpeg(picture, quality);
}

std::optional<ImageFormat> format_named_by(std::string_view path) {
  std::string ending(path.substr(std::min(path.size(), path.rfind('.'))));
  std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending == ".jpg" || ending == ".jpeg") return ImageFormat::jpeg;
  return ending == ".png" ? std::optional(ImageFormat::png) : std::nullopt;
}

ImageFormat format_of_file(std::string_view path) { return format_named_by(path).value_or(ImageFormat::png); }

}  // namespace offhand
