#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace offhand {

/// The process id that words are, if they are one.
inline std::optional<std::int64_t> pid_in(std::string_view words) {
  std::int64_t pid = 0;
  const auto [stop, error] = std::from_chars(words.data(), words.data() + words.size(), pid);
  const bool is_number = error == std::errc() && stop == words.data() + words.size();
  return is_number && pid > 0 ? std::optional(pid) : std::nullopt;
}

/// The id of a desktop entry, of which callers may give the name of its file.
inline std::string_view entry_id(std::string_view file) {
  constexpr std::string_view suffix = ".desktop";
  if (file.ends_with(suffix)) file.remove_suffix(suffix.size());
  return file;
}

}  // namespace offhand
