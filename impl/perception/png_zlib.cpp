#include <zlib.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "generated/types/errors.h"
#include "impl/perception/png.h"

namespace offhand {
namespace {

void append_number(std::string& out, std::uint32_t number) {
  for (const int shift : {24, 16, 8, 0}) out += static_cast<char>(number >> shift & 255);
}

/// A PNG chunk: its length, its type of four letters, its data, and a CRC of type and data.
void append_chunk(std::string& out, std::string_view letters, std::string_view data) {
  append_number(out, static_cast<std::uint32_t>(data.size()));
  const auto from = out.size();
  out.append(letters).append(data);
  const auto* checked = reinterpret_cast<const Bytef*>(out.data() + from);  // NOLINT: zlib takes bytes
  append_number(out, static_cast<std::uint32_t>(::crc32(0, checked, static_cast<uInt>(out.size() - from))));
}

std::string header_of(const platform::Picture& picture) {
  std::string header;
  append_number(header, static_cast<std::uint32_t>(picture.width));
  append_number(header, static_cast<std::uint32_t>(picture.height));
  // IHDR: 8 bits per channel, RGB, default compression and filter method, not interlaced.
  return header.append("\x08\x02\0\0\0", 5);
}

/// Each row begins with its filter type: 1 is "Sub", the difference from the pixel on the left.
std::vector<Bytef> filtered_rows(const platform::Picture& picture) {
  const auto row_bytes = static_cast<std::size_t>(picture.width) * 3;
  std::vector<Bytef> rows;
  rows.reserve((row_bytes + 1) * static_cast<std::size_t>(picture.height));
  for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y) {
    rows.push_back(1);
    const auto* row = picture.rgb.data() + y * row_bytes;
    for (std::size_t i = 0; i < row_bytes; ++i)
      rows.push_back(static_cast<Bytef>(i < 3 ? row[i] : row[i] - row[i - 3]));
  }
  return rows;
}

}  // namespace

Result<std::string> encode_png(const platform::Picture& picture) {
  const auto rows = filtered_rows(picture);
  const auto rows_size = static_cast<uLong>(rows.size());
  uLongf size = ::compressBound(rows_size);
  std::string data(size, '\0');
  auto* bytes = reinterpret_cast<Bytef*>(data.data());  // NOLINT: zlib takes bytes
  if (::compress2(bytes, &size, rows.data(), rows_size, 1) != Z_OK)
    return fail(errors::internal({.reason = "zlib could not encode the picture"}));
  std::string png("\x89PNG\r\n\x1a\n");
  append_chunk(png, "IHDR", header_of(picture));
  append_chunk(png, "IDAT", std::string_view(data).substr(0, size));
  append_chunk(png, "IEND", "");
  return png;
}

}  // namespace offhand
