#pragma once

#include <filesystem>
#include <string>
#include <string_view>

// Text is UTF-8 in this project, which the standard library assumes only where the system does.
namespace offhand::host {

inline std::filesystem::path path_of(std::string_view text) { return {std::u8string(text.begin(), text.end())}; }

inline std::string text_of(const std::filesystem::path& path) {
  const auto text = path.u8string();
  return {text.begin(), text.end()};
}

}  // namespace offhand::host
