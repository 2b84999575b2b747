#include "impl/perception/jpeg.h"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <future>
#include <optional>
#include <system_error>
#include <utility>
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

/// Coloured text needs its colours as sharp as the rest.
int sampling(int quality) { return quality >= 75 ? 1 : 2; }

/// Rows of a picture, from an edge of its blocks on.
struct Strip {
  int first_row = 0;
  int rows = 0;
};

/// Room for the bytes, so that libjpeg need not find it in steps, each of which copies all there is: windows take a
/// sixth of a byte a pixel.
std::size_t usual_bytes(const platform::Picture& picture, const Strip& strip) {
  constexpr std::size_t of_headers = 1024;
  return static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(strip.rows) / 4 + of_headers;
}

/// Nothing in here has a destructor: libjpeg reports errors by longjmp. `bytes` has `size` of room, or is another one
/// afterwards. `restart_interval`: blocks after which a decoder expects the next strip; 0: there is none.
bool compress(jpeg_compress_struct& jpeg, Failure& failure, const platform::Picture& picture, const Strip& strip,
              int quality, unsigned restart_interval, unsigned char** bytes,
              unsigned long* size) {  // NOLINT(google-runtime-int): libjpeg's type
  jpeg.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = leave;
  failure.manager.output_message = say_nothing;
  if (setjmp(failure.jump) != 0) return false;
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, bytes, size);
  jpeg.image_width = static_cast<JDIMENSION>(picture.width);
  jpeg.image_height = static_cast<JDIMENSION>(strip.rows);
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg.comp_info[0].h_samp_factor = jpeg.comp_info[0].v_samp_factor = sampling(quality);
  jpeg.restart_interval = restart_interval;
  jpeg_start_compress(&jpeg, TRUE);
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  const auto* rows = picture.rgb.data() + static_cast<std::size_t>(strip.first_row) * row_bytes;
  while (jpeg.next_scanline < jpeg.image_height) {
    // It only reads the row.
    std::array<JSAMPROW, 1> row{const_cast<JSAMPROW>(rows + jpeg.next_scanline * row_bytes)};
    jpeg_write_scanlines(&jpeg, row.data(), 1);
  }
  jpeg_finish_compress(&jpeg);
  return true;
}

/// Empty: libjpeg failed.
std::string encode_strip(const platform::Picture& picture, const Strip& strip, int quality, unsigned restart_interval) {
  jpeg_compress_struct jpeg{};
  Failure failure{};
  std::string room(usual_bytes(picture, strip), '\0');
  auto* const given = reinterpret_cast<unsigned char*>(room.data());
  unsigned char* bytes = given;
  unsigned long size = room.size();  // NOLINT(google-runtime-int): libjpeg's type
  const bool done = compress(jpeg, failure, picture, strip, quality, restart_interval, &bytes, &size);
  jpeg_destroy_compress(&jpeg);
  if (bytes != given) {
    if (done) room.assign(reinterpret_cast<const char*>(bytes), size);
    std::free(bytes);
  }
  room.resize(done ? size : 0);
  return room;
}

constexpr std::size_t marker_bytes = 2;
constexpr unsigned char start_of_frame = 0xC0;
constexpr unsigned char start_of_scan = 0xDA;

unsigned byte_at(const std::string& bytes, std::size_t at) { return static_cast<unsigned char>(bytes[at]); }

/// Where the segment with this marker begins, of a picture that libjpeg made and that has one.
std::size_t find_segment(const std::string& bytes, unsigned char marker) {
  std::size_t at = marker_bytes;  // behind the start of the picture
  while (byte_at(bytes, at + 1) != marker) at += marker_bytes + (byte_at(bytes, at + 2) << 8U | byte_at(bytes, at + 3));
  return at;
}

/// The pictures of two strips are one, of the height of both: between two restarts nothing depends on what was before.
std::string joined(std::string upper, const std::string& lower, int height) {
  constexpr std::size_t of_height = 5;  // marker, length, precision
  const auto frame = find_segment(upper, start_of_frame);
  upper[frame + of_height] = static_cast<char>(height >> 8);
  upper[frame + of_height + 1] = static_cast<char>(height);
  const auto scan = find_segment(lower, start_of_scan);
  const auto pixels = scan + marker_bytes + (byte_at(lower, scan + 2) << 8U | byte_at(lower, scan + 3));
  upper.resize(upper.size() - marker_bytes);  // the end of the picture
  upper += "\xFF\xD0";
  return upper.append(lower, pixels);
}

/// Of a picture that is worth two threads, where its upper half ends: at an edge of its blocks.
std::optional<Strip> upper_half(const platform::Picture& picture, int quality, unsigned& restart_interval) {
  constexpr std::int64_t fewest_pixels = 256 * 256;
  constexpr unsigned most_blocks = 65535;
  if (std::int64_t{picture.width} * picture.height < fewest_pixels) return std::nullopt;
  const int side = 8 * sampling(quality);
  const int rows_of_blocks = (picture.height + side - 1) / side;
  const int upper = (rows_of_blocks + 1) / 2;
  restart_interval = static_cast<unsigned>((picture.width + side - 1) / side) * static_cast<unsigned>(upper);
  if (upper * side >= picture.height || restart_interval > most_blocks) return std::nullopt;
  return Strip{.first_row = 0, .rows = upper * side};
}

/// Two threads make the halves: of a window's picture this takes 3.3 ms of a processor.
std::string encode(const platform::Picture& picture, int quality) {
  unsigned restart_interval = 0;
  const auto upper = upper_half(picture, quality, restart_interval);
  if (!upper) return encode_strip(picture, {.first_row = 0, .rows = picture.height}, quality, 0);
  const Strip lower{.first_row = upper->rows, .rows = picture.height - upper->rows};
  std::future<std::string> below;
  try {
    below = std::async(std::launch::async, encode_strip, std::cref(picture), lower, quality, restart_interval);
  } catch (const std::system_error&) {
    // As many threads as there may be.
    return encode_strip(picture, {.first_row = 0, .rows = picture.height}, quality, 0);
  }
  auto above = encode_strip(picture, *upper, quality, restart_interval);
  const auto rest = below.get();
  if (above.empty() || rest.empty()) return {};
  return joined(std::move(above), rest, picture.height);
}

}  // namespace

bool has_jpeg() { return true; }

Result<std::string> encode_jpeg(const platform::Picture& picture, int quality) {
  auto encoded = encode(picture, quality);
  if (encoded.empty()) return fail(errors::internal({.reason = "libjpeg could not encode the picture"}));
  return encoded;
}

namespace {

/// A file of a few megabytes can make so many passes that it is decoded for minutes.
constexpr int most_scans = 64;

void count_scans(j_common_ptr state) {
  if (reinterpret_cast<jpeg_decompress_struct*>(state)->input_scan_number > most_scans) leave(state);
}

/// Nothing in here has a destructor either. Into `picture`, which is as large as its pixels when they are read.
bool decompress(jpeg_decompress_struct& jpeg, Failure& failure, jpeg_progress_mgr& progress, std::string_view bytes,
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
  Failure failure{};
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
