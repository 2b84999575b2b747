#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Pieces of the text lines that generated code writes: summaries, rows, error messages.
namespace offhand {

/// On one line: line breaks and other control characters become spaces.
void append_text(std::string& out, std::string_view text);
inline void append_text(std::string& out, const std::string& text) { append_text(out, std::string_view(text)); }
inline void append_text(std::string& out, const char* text) { append_text(out, std::string_view(text)); }
void append_text(std::string& out, std::int64_t number);
void append_text(std::string& out, std::size_t number);
/// The shortest text that reads back as the same number.
void append_text(std::string& out, double number);
void append_text(std::string& out, bool flag);
/// Joined by commas.
void append_text(std::string& out, const std::vector<std::string>& list);

}  // namespace offhand
