#include "impl/perception/jpeg.h"

#include <array>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
// After <cstdio>: it takes FILE for granted.
#include <jpeglib.h>

#include "generated/types/errors.h"

namespace offhand {
namespace {

/// libjpeg ends the program on errors unless told otherwise.
struct Failure {
  jpeg_error_mgr manager;
  std::jmp_buf jump;
};

void leave(j_common_ptr state) { std::longjmp(reinterpret_cast<Failure*>(state->err)->jump, 1); }
void say_nothing(j_common_ptr /*state*/) {}

/// Nothing in here has a destructor: libjpeg reports errors by longjmp.
bool compress(jpeg_compress_struct& jpeg, Failure& failure, const platform::Picture& picture, int quality,
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
  jpeg.comp_info[0].h_samp_factor = jpeg.comp_info[0].v_samp_factor = quality >= 75 ? 1 : 2;
  jpeg_start_compress(&jpeg, TRUE);
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  while (jpeg.next_scanline < jpeg.image_height) {
    // It only reads the row.
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
  Failure failure{};
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

}  // namespace offhand
