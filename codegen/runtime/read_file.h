#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace offhand {

/// All bytes of a file; nothing if it cannot be opened or read completely, such as a folder or /proc/PID/stat of a
/// process that ends meanwhile.
std::optional<std::string> read_file(const std::filesystem::path& file);

}  // namespace offhand
