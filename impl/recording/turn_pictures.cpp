#include "impl/recording/turn_pictures.h"

#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <future>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/errors.h"

namespace offhand {
namespace {

constexpr int dot_radius = 6;

struct Rows {
  int first = 0;
  int end = 0;
};

/// Some rows of a picture, filtered and deflated for PNG so that they can be joined to the rows before and after them.
struct Strip {
  std::string deflated;
  uLong checksum = 0;
  z_off_t size = 0;
};

std::size_t row_bytes(const platform::Picture& picture) { return static_cast<std::size_t>(picture.width) * 3; }

/// Each row begins with its filter type: 1 is "Sub", the difference from the pixel on the left.
std::vector<Bytef> filtered(const platform::Picture& picture, Rows rows) {
  const auto bytes = row_bytes(picture);
  std::vector<Bytef> all((bytes + 1) * static_cast<std::size_t>(rows.end - rows.first));
  auto* to = all.data();
  for (int y = rows.first; y < rows.end; ++y) {
    const auto* row = picture.rgb.data() + static_cast<std::size_t>(y) * bytes;
    *to++ = 1;
    to = std::copy_n(row, std::min<std::size_t>(3, bytes), to);
    for (std::size_t i = 3; i < bytes; ++i) *to++ = static_cast<Bytef>(row[i] - row[i - 3]);
  }
  return all;
}

enum class Place { within, last };

Result<Strip> strip_of(const platform::Picture& picture, Rows rows, Place place) {
  auto data = filtered(picture, rows);
  constexpr int without_header = -15;
  constexpr int usual_memory = 8;
  z_stream stream{};
  if (::deflateInit2(&stream, 1, Z_DEFLATED, without_header, usual_memory, Z_DEFAULT_STRATEGY) != Z_OK)
    return fail(errors::internal({.reason = "zlib could not be initialised"}));
  Strip strip;
  strip.size = static_cast<z_off_t>(data.size());
  strip.checksum = ::adler32(::adler32(0, nullptr, 0), data.data(), static_cast<uInt>(data.size()));
  // deflateBound does not include what a flush adds.
  constexpr std::size_t flush_bytes = 64;
  strip.deflated.resize(::deflateBound(&stream, static_cast<uLong>(data.size())) + flush_bytes);
  stream.next_in = data.data();
  stream.avail_in = static_cast<uInt>(data.size());
  stream.next_out = reinterpret_cast<Bytef*>(strip.deflated.data());  // NOLINT: zlib takes bytes
  stream.avail_out = static_cast<uInt>(strip.deflated.size());
  // After a full flush nothing refers to earlier data, which differs in the other picture.
  const auto done = ::deflate(&stream, place == Place::last ? Z_FINISH : Z_FULL_FLUSH);
  const bool is_whole = stream.avail_in == 0 && done == (place == Place::last ? Z_STREAM_END : Z_OK);
  strip.deflated.resize(strip.deflated.size() - stream.avail_out);
  ::deflateEnd(&stream);
  if (!is_whole) return fail(errors::internal({.reason = "zlib could not encode the picture"}));
  return strip;
}

void append_number(std::string& out, uLong number) {
  for (const int shift : {24, 16, 8, 0}) out += static_cast<char>(number >> shift & 255);
}

/// A PNG chunk: its length, its type of four letters, its data, and a CRC of type and data.
void append_chunk(std::string& out, std::string_view letters, std::string_view data) {
  append_number(out, data.size());
  const auto from = out.size();
  out.append(letters).append(data);
  const auto* checked = reinterpret_cast<const Bytef*>(out.data() + from);  // NOLINT: zlib takes bytes
  append_number(out, ::crc32(0, checked, static_cast<uInt>(out.size() - from)));
}

std::string png_of(const platform::Picture& picture, const std::vector<const Strip*>& strips) {
  std::string header;
  append_number(header, static_cast<uLong>(picture.width));
  append_number(header, static_cast<uLong>(picture.height));
  // IHDR: 8 bits per channel, RGB, default compression and filter method, not interlaced.
  header.append("\x08\x02\0\0\0", 5);
  std::string data("\x78\x01");
  uLong checksum = ::adler32(0, nullptr, 0);
  for (const auto* strip : strips) {
    data += strip->deflated;
    checksum = ::adler32_combine(checksum, strip->checksum, strip->size);
  }
  append_number(data, checksum);
  std::string png("\x89PNG\r\n\x1a\n");
  append_chunk(png, "IHDR", header);
  append_chunk(png, "IDAT", data);
  append_chunk(png, "IEND", "");
  return png;
}

/// The rows of a picture that the dot touches; none if it lies outside.
Rows rows_of_dot(const platform::Picture& picture, const PointTarget& at) {
  const double middle = std::clamp(at.y, -1e6, 1e6);
  const int row = static_cast<int>(std::lround(middle));
  return {std::clamp(row - dot_radius, 0, picture.height), std::clamp(row + dot_radius + 1, 0, picture.height)};
}

/// Only those rows, with the dot drawn.
platform::Picture dotted_rows(const platform::Picture& picture, Rows rows, const PointTarget& at) {
  const auto bytes = static_cast<std::ptrdiff_t>(row_bytes(picture));
  platform::Picture part{.width = picture.width, .height = rows.end - rows.first, .rgb = {}, .note = {}};
  part.rgb.assign(picture.rgb.begin() + rows.first * bytes, picture.rgb.begin() + rows.end * bytes);
  const int middle_x = static_cast<int>(std::lround(std::clamp(at.x, -1e6, 1e6)));
  const int middle_y = static_cast<int>(std::lround(at.y)) - rows.first;
  for (int y = 0; y < part.height; ++y) {
    for (int x = std::max(0, middle_x - dot_radius); x <= std::min(part.width - 1, middle_x + dot_radius); ++x) {
      if ((x - middle_x) * (x - middle_x) + (y - middle_y) * (y - middle_y) > dot_radius * dot_radius) continue;
      auto* pixel = &part.rgb[static_cast<std::size_t>(y) * row_bytes(part) + static_cast<std::size_t>(x) * 3];
      pixel[0] = 0xff;
      pixel[1] = pixel[2] = 0;
    }
  }
  return part;
}

/// The ranges between these rows, in order.
std::vector<Rows> cut_at(const std::set<int>& rows) {
  std::vector<Rows> parts;
  for (auto first = rows.begin(); std::next(first) != rows.end(); ++first) parts.push_back({*first, *std::next(first)});
  return parts;
}

}  // namespace

Result<TurnPictures> encode_pictures(const platform::Picture& picture, const std::optional<PointTarget>& dot) {
  if (picture.width <= 0 || picture.height <= 0) return fail(errors::internal({.reason = "an empty picture"}));
  const auto covered = dot ? rows_of_dot(picture, *dot) : Rows{};
  const bool has_dot = covered.first < covered.end;
  const int middle = picture.height / 2;
  std::set<int> cuts{0, middle, picture.height};
  if (has_dot) {
    cuts.insert({covered.first, covered.end});
    // The rows of the dot form one strip.
    if (covered.first < middle && middle < covered.end) cuts.erase(middle);
  }
  const auto parts = cut_at(cuts);
  const auto place_of = [&](const Rows& rows) { return rows.end == picture.height ? Place::last : Place::within; };
  // One thread compresses the upper half, this one the rest.
  auto upper = std::async(std::launch::async, [&] {
    std::vector<Result<Strip>> made;
    for (const auto& rows : parts) {
      if (rows.first < middle) made.push_back(strip_of(picture, rows, place_of(rows)));
    }
    return made;
  });
  std::vector<Result<Strip>> lower;
  for (const auto& rows : parts) {
    if (rows.first >= middle) lower.push_back(strip_of(picture, rows, place_of(rows)));
  }
  auto with_dot =
      has_dot ? strip_of(dotted_rows(picture, covered, *dot), {0, covered.end - covered.first}, place_of(covered))
              : Result<Strip>(Strip{});
  auto strips = upper.get();
  std::ranges::move(lower, std::back_inserter(strips));
  std::vector<const Strip*> plain;
  std::vector<const Strip*> dotted;
  if (!with_dot) return fail(std::move(with_dot).error());
  for (std::size_t i = 0; i < strips.size(); ++i) {
    if (!strips[i]) return fail(std::move(strips[i]).error());
    plain.push_back(&*strips[i]);
    dotted.push_back(has_dot && parts[i].first == covered.first ? &*with_dot : plain.back());
  }
  TurnPictures pictures;
  pictures.screenshot = png_of(picture, plain);
  if (dot) pictures.click = png_of(picture, dotted);
  return pictures;
}

}  // namespace offhand
