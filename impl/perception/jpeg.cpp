#include "impl/perception/jpeg.h"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
// After <cstdio>, because it uses FILE.
#include <jpeglib.h>

#include "generated/types/errors.h"

namespace offhand {
namespace {

/// By default libjpeg exits the program on errors.
struct JpegFailure {
  jpeg_error_mgr manager;
  std::jmp_buf jump;
};

void leave(j_common_ptr state) { std::longjmp(reinterpret_cast<JpegFailure*>(state->err)->jump, 1); }
void say_nothing(j_common_ptr /*state*/) {}

/// No object here has a destructor, because libjpeg reports errors by longjmp.
bool compress(jpeg_compress_struct& jpeg, JpegFailure& failure, const platform::Picture& picture, int quality,
              unsigned char** bytes, unsigned long* size) {  // NOLINT(google-runtime-int): libjpeg's type
  jpeg.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = leave;
  failure.manager.output_message = say_nothing;
  if (setjmp(failure.jump) != 0) return false;
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, bytes, size);
  jpeg.image_width = static_cast<JDIMENSION>(picture.width);
  jpeg.image_height = static_cast<JDIMENSION>(picture.height);
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  // Coloured text needs full chroma resolution.
  jpeg.comp_info[0].h_samp_factor = jpeg.comp_info[0].v_samp_factor = quality >= 75 ? 1 : 2;
  jpeg_start_compress(&jpeg, TRUE);
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  while (jpeg.next_scanline < jpeg.image_height) {
    // libjpeg only reads the row.
    std::array<JSAMPROW, 1> row{const_cast<JSAMPROW>(picture.rgb.data() + jpeg.next_scanline * row_bytes)};
    jpeg_write_scanlines(&jpeg, row.data(), 1);
  }
  jpeg_finish_compress(&jpeg);
  return true;
}

}  // namespace

bool has_jpeg() { return true; }

Result<std::string> encode_jpeg(const platform::Picture& picture, int quality) {
  jpeg_compress_struct jpeg{};
  JpegFailure failure{};
  unsigned char* bytes = nullptr;
  unsigned long size = 0;  // NOLINT(google-runtime-int): libjpeg's type
  const bool done = compress(jpeg, failure, picture, quality, &bytes, &size);
  jpeg_destroy_compress(&jpeg);
  std::string encoded;
  if (done) encoded.assign(reinterpret_cast<const char*>(bytes), size);
  std::free(bytes);
  if (!done) return fail(errors::internal({.reason = "libjpeg could not encode the picture"}));
  return encoded;
}

namespace {

/// A file of a few megabytes can contain enough progressive scans to decode for minutes.
constexpr int most_scans = 64;

void count_scans(j_common_ptr state) {
  if (reinterpret_cast<jpeg_decompress_struct*>(state)->input_scan_number > most_scans) leave(state);
}

/// No destructors here either. Decodes into `picture`, whose buffer has the final size before pixels are read.
bool decompress(jpeg_decompress_struct& jpeg, JpegFailure& failure, jpeg_progress_mgr& progress, std::string_view bytes,
                int longest_side, platform::Picture& picture, bool& is_too_large) {
  jpeg.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = leave;
  failure.manager.output_message = say_nothing;
  if (setjmp(failure.jump) != 0) return false;
  jpeg_create_decompress(&jpeg);
  progress.progress_monitor = count_scans;
  jpeg.progress = &progress;
  jpeg_mem_src(&jpeg, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  jpeg_read_header(&jpeg, TRUE);
  is_too_large = std::max(jpeg.image_width, jpeg.image_height) > static_cast<JDIMENSION>(longest_side);
  if (is_too_large) return false;
  jpeg.out_color_space = JCS_RGB;
  jpeg_start_decompress(&jpeg);
  picture.width = static_cast<int>(jpeg.output_width);
  picture.height = static_cast<int>(jpeg.output_height);
  const std::size_t row_bytes = static_cast<std::size_t>(jpeg.output_width) * 3;
  picture.rgb.resize(row_bytes * jpeg.output_height);
  while (jpeg.output_scanline < jpeg.output_height) {
    std::array<JSAMPROW, 1> row{picture.rgb.data() + jpeg.output_scanline * row_bytes};
    jpeg_read_scanlines(&jpeg, row.data(), 1);
  }
  jpeg_finish_decompress(&jpeg);
  return true;
}

}  // namespace

tl::expected<platform::Picture, std::string> decode_jpeg(std::string_view bytes, int longest_side) {
  jpeg_decompress_struct jpeg{};
  JpegFailure failure{};
  jpeg_progress_mgr progress{};
  platform::Picture picture;
  bool is_too_large = false;
  const bool done = decompress(jpeg, failure, progress, bytes, longest_side, picture, is_too_large);
  const auto size = std::to_string(jpeg.image_width) + "x" + std::to_string(jpeg.image_height);
  jpeg_destroy_decompress(&jpeg);
  if (is_too_large)
    return tl::unexpected(size + " pixels are more than " + std::to_string(longest_side) + " on a side");
  if (!done) return tl::unexpected(std::string("it is a broken JPEG file, or one of other colours than RGB"));
  return picture;
}

}  // namespace offhand
