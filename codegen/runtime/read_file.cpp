#include "codegen/runtime/read_file.h"

#include <array>
#include <fstream>

namespace offhand {

std::optional<std::string> read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text;
  std::array<char, 16384> part{};
  // Not by stream iterators, which report a read error by an exception.
  while (in) {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  }
  if (in.bad() || !in.eof()) return std::nullopt;
  return text;
}

}  // namespace offhand
