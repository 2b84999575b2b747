#pragma once

#include <filesystem>
#include <string>

namespace offhand::codegen {

/// All bytes of it; empty when it cannot be read.
std::string read_file(const std::filesystem::path& file);

}  // namespace offhand::codegen
