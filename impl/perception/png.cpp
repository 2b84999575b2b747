#include "impl/perception/png.h"

#include <png.h>

#include <csetjmp>
#include <cstdint>
#include <utility>

#include "generated/types/errors.h"

namespace offhand {
namespace {

void append_bytes(png_structp writer, png_bytep data, png_size_t size) {
  static_cast<std::string*>(png_get_io_ptr(writer))->append(reinterpret_cast<const char*>(data), size);
}

Result<void> write_png(const platform::Picture& picture, std::string& bytes) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png == nullptr ? nullptr : png_create_info_struct(png);
  if (info == nullptr) {
    png_destroy_write_struct(&png, nullptr);
    return fail(errors::internal({.reason = "libpng could not be initialised"}));
  }
  // libpng reports errors by longjmp, so no object with a destructor is created from here on.
  if (setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    return fail(errors::internal({.reason = "libpng could not encode the picture"}));
  }
  png_set_write_fn(png, &bytes, append_bytes, nullptr);
  png_set_IHDR(png, info, static_cast<png_uint_32>(picture.width), static_cast<png_uint_32>(picture.height), 8,
               PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_SUB);
  png_write_info(png, info);
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  for (int y = 0; y < picture.height; ++y) {
    png_write_row(png, picture.rgb.data() + static_cast<std::size_t>(y) * row_bytes);
  }
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return {};
}

}  // namespace

Result<std::string> encode_png(const platform::Picture& picture) {
  std::string bytes;
  OFFHAND_CHECK(write_png(picture, bytes));
  return bytes;
}

}  // namespace offhand
