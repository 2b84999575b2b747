#include "codegen/load/read_file.h"

#include <fstream>
#include <sstream>

namespace offhand::codegen {

std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace offhand::codegen
