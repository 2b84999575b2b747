#include "impl/perception/image_file.h"

#include <png.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string_view>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/perception/jpeg.h"
#include "platform/host/paths.h"
#include "platform/host/run.h"

namespace offhand {
namespace {

using std::chrono::milliseconds;

constexpr std::uintmax_t largest_file_bytes = std::uintmax_t{8} * 1024 * 1024;
/// Before scaling down.
constexpr int longest_side_read = 2048;
/// For the programs that convert SVG and ICO.
constexpr std::size_t program_memory_bytes = std::size_t{512} * 1024 * 1024;
constexpr milliseconds program_timeout{2'000};

constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";
constexpr std::string_view jpeg_signature = "\xff\xd8\xff";
constexpr std::string_view ico_signature{"\0\0\1\0", 4};
/// Comments and a document type may precede the root element.
constexpr std::size_t svg_begins_within = 4096;

Error refused(const std::string& path, std::string reason, std::string advice = "Give another image.") {
  return errors::input_file_refused({.path = path, .reason = std::move(reason), .advice = std::move(advice)});
}

std::string too_many_pixels(long width, long height) {
  return std::to_string(width) + "x" + std::to_string(height) + " pixels are more than " +
         std::to_string(longest_side_read) + " on a side";
}

std::uint32_t premultiplied(const std::uint8_t* rgba) {
  const std::uint32_t alpha = rgba[3];
  const auto part = [&](std::uint32_t value) { return (value * alpha + 127) / 255; };
  return alpha << 24 | part(rgba[0]) << 16 | part(rgba[1]) << 8 | part(rgba[2]);
}

/// Returns the picture or the reason of the failure.
tl::expected<Raster, std::string> decode_png(std::string_view bytes) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0)
    return tl::unexpected(std::string("it is no PNG file that can be read: ") + image.message);
  const auto width = static_cast<long>(image.width);
  const auto height = static_cast<long>(image.height);
  if (width > longest_side_read || height > longest_side_read) {
    png_image_free(&image);
    return tl::unexpected(too_many_pixels(width, height));
  }
  image.format = PNG_FORMAT_RGBA;
  std::vector<std::uint8_t> rgba(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, rgba.data(), 0, nullptr) == 0) {
    const std::string reason = image.message;
    png_image_free(&image);
    return tl::unexpected("it is a broken PNG file: " + reason);
  }
  Raster raster{static_cast<int>(width), static_cast<int>(height), {}};
  raster.pixels.resize(rgba.size() / 4);
  for (std::size_t index = 0; index < raster.pixels.size(); ++index)
    raster.pixels[index] = premultiplied(rgba.data() + index * 4);
  return raster;
}

tl::expected<Raster, std::string> decode_jpeg_file(std::string_view bytes) {
  const auto picture = decode_jpeg(bytes, longest_side_read);
  if (!picture) return tl::unexpected(picture.error());
  Raster raster{picture->width, picture->height, {}};
  raster.pixels.resize(picture->rgb.size() / 3);
  for (std::size_t index = 0; index < raster.pixels.size(); ++index) {
    const auto* rgb = picture->rgb.data() + index * 3;
    raster.pixels[index] = 0xFF000000U | static_cast<std::uint32_t>(rgb[0] << 16 | rgb[1] << 8 | rgb[2]);
  }
  return raster;
}

/// A program that converts an image format to PNG.
struct Reader {
  const char* program;
  const char* package;
  std::vector<std::string> arguments;
};

Reader svg_reader(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--format", "png"});
  return {"rsvg-convert", "librsvg2-bin", std::move(arguments)};
}

Reader ico_reader(int longest_side) {
  return {"gdk-pixbuf-thumbnailer",
          "libgdk-pixbuf2.0-bin",
          {"-s", std::to_string(longest_side), "/dev/stdin", "/dev/stdout"}};
}

std::string meaning_of(host::RunFailure failure) {
  switch (failure) {
    case host::RunFailure::too_slow:
      return "drawing it takes longer than " + std::to_string(program_timeout.count()) + " ms";
    case host::RunFailure::too_large:
      return "drawn it is larger than 8 MiB";
    default:
      return "it is broken, or takes more memory than " + std::to_string(program_memory_bytes >> 20) + " MiB";
  }
}

Result<Raster> read_by(const Reader& reader, const std::string& path, std::string_view bytes,
                       const std::stop_token& stop) {
  const auto drawn = host::output_of({.program = reader.program,
                                      .arguments = reader.arguments,
                                      .input = bytes,
                                      .most_bytes = largest_file_bytes,
                                      .timeout = program_timeout,
                                      .memory_bytes = program_memory_bytes},
                                     stop);
  if (!drawn) {
    if (drawn.error().failure == host::RunFailure::missing)
      return fail(errors::missing_package({.program = reader.program, .package = reader.package}));
    if (drawn.error().failure == host::RunFailure::cancelled)
      return fail(errors::cancelled({.what = "Reading " + path}));
    return fail(refused(path, meaning_of(drawn.error().failure)));
  }
  auto raster = decode_png(*drawn);
  if (!raster) return fail(refused(path, "nothing can be drawn of it"));
  return *std::move(raster);
}

bool looks_like_svg(std::string_view bytes) {
  return bytes.substr(0, svg_begins_within).find("<svg") != std::string::npos;
}

/// Each output pixel is the mean of the covered input pixels, weighted by the covered area.
Raster shrunk(const Raster& raster, int longest_side) {
  const int longer = std::max(raster.width, raster.height);
  if (longer <= longest_side) return raster;
  const double step = static_cast<double>(longer) / longest_side;
  Raster small;
  small.width = std::max(1, static_cast<int>(raster.width / step));
  small.height = std::max(1, static_cast<int>(raster.height / step));
  small.pixels.reserve(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height));
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) {
      const int left = static_cast<int>(x * step);
      const int top = static_cast<int>(y * step);
      const int right = std::clamp(static_cast<int>((x + 1) * step), left + 1, raster.width);
      const int bottom = std::clamp(static_cast<int>((y + 1) * step), top + 1, raster.height);
      std::uint32_t sums[4] = {0, 0, 0, 0};
      for (int row = top; row < bottom; ++row) {
        for (int column = left; column < right; ++column) {
          const auto pixel = raster.pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(raster.width) +
                                           static_cast<std::size_t>(column)];
          for (unsigned byte = 0; byte < 4; ++byte) sums[byte] += pixel >> (8 * byte) & 0xFFU;
        }
      }
      const auto count = static_cast<std::uint32_t>((right - left) * (bottom - top));
      std::uint32_t mean = 0;
      for (unsigned byte = 0; byte < 4; ++byte) mean |= (sums[byte] / count) << (8 * byte);
      small.pixels.push_back(mean);
    }
  }
  return small;
}

Result<std::string> bytes_of(const std::string& path) {
  const auto file = host::path_of(path);
  std::error_code problem;
  const auto status = std::filesystem::status(file, problem);
  if (!std::filesystem::exists(status)) return fail(refused(path, "there is no such file"));
  if (std::filesystem::is_directory(status)) return fail(refused(path, "it is a folder"));
  if (!std::filesystem::is_regular_file(status)) return fail(refused(path, "it is no ordinary file"));
  const auto size = std::filesystem::file_size(file, problem);
  if (!problem && size > largest_file_bytes)
    return fail(refused(path, std::to_string(size) + " bytes are more than 8 MiB", "Make it smaller."));
  auto bytes = read_file(file);
  if (!bytes) return fail(refused(path, "it cannot be read", "Check its permissions."));
  return *std::move(bytes);
}

}  // namespace

Result<Raster> read_image_file(const std::string& path, int longest_side, const std::stop_token& stop) {
  const auto read = bytes_of(path);
  if (!read) return fail(read.error());
  const std::string_view bytes = *read;
  const auto finished = [&](const tl::expected<Raster, std::string>& raster) -> Result<Raster> {
    if (!raster) return fail(refused(path, raster.error()));
    return shrunk(*raster, longest_side);
  };
  if (bytes.starts_with(png_signature)) return finished(decode_png(bytes));
  if (bytes.starts_with(jpeg_signature)) return finished(decode_jpeg_file(bytes));
  const auto side = std::to_string(longest_side);
  if (bytes.starts_with(ico_signature)) return read_by(ico_reader(longest_side), path, bytes, stop);
  if (looks_like_svg(bytes))
    return read_by(svg_reader({"--width", side, "--height", side, "--keep-aspect-ratio"}), path, bytes, stop);
  return fail(refused(path, "it is neither PNG nor JPEG nor SVG nor ICO"));
}

tl::expected<platform::Picture, std::string> decode_picture(std::string_view bytes) {
  if (bytes.starts_with(jpeg_signature)) return decode_jpeg(bytes, largest_picture_side);
  if (!bytes.starts_with(png_signature)) return tl::unexpected(std::string("it is neither PNG nor JPEG"));
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0)
    return tl::unexpected(std::string("it is no PNG file that can be read: ") + image.message);
  const auto width = static_cast<long>(image.width);
  const auto height = static_cast<long>(image.height);
  if (width > largest_picture_side || height > largest_picture_side || width * height > most_picture_pixels) {
    png_image_free(&image);
    return tl::unexpected(std::to_string(width) + "x" + std::to_string(height) + " pixels are more than " +
                          std::to_string(most_picture_pixels) + ", or than " + std::to_string(largest_picture_side) +
                          " on a side");
  }
  image.format = PNG_FORMAT_RGB;
  platform::Picture picture{
      .width = static_cast<int>(width), .height = static_cast<int>(height), .rgb = {}, .note = {}};
  picture.rgb.resize(PNG_IMAGE_SIZE(image));
  const png_color white{255, 255, 255};
  if (png_image_finish_read(&image, &white, picture.rgb.data(), 0, nullptr) == 0) {
    const std::string reason = image.message;
    png_image_free(&image);
    return tl::unexpected("it is a broken PNG file: " + reason);
  }
  return picture;
}

Result<Raster> draw_svg(const std::string& document, const std::stop_token& stop) {
  return read_by(svg_reader({}), "The drawing", document, stop);
}

}  // namespace offhand
