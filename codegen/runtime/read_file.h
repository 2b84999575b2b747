#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace offhand {

/// All bytes of a file; nothing when it cannot be opened or read to its end: a folder, say, or /proc/PID/stat of a
/// process that ends meanwhile.
std::optional<std::string> read_file(const std::filesystem::path& file);

}  // namespace offhand
