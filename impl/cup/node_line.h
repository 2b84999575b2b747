#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "offhand/cup/compact_text.h"

/// Parts of the compact text that its printers share.
namespace offhand::cup {

/// "[e14] button "Save" @120,340 88x36 [click]" and a line feed, indented by the depth.
void append_node_line(std::string& out, const Node& node, std::uint32_t depth, Dialect dialect);

void append_number(std::string& out, std::int64_t number);

/// As JavaScript writes it: 1 for 1.0, 0.1, 1e+21.
void append_number(std::string& out, double number);

/// "x,y WxH"
void append_rectangle(std::string& out, const Rectangle& place);

/// One line of any length: line feeds become spaces.
void append_plain(std::string& out, std::string_view text);

/// What the header of a text says.
struct HeaderCounts {
  std::size_t emitted = 0;
  std::size_t total = 0;
};

/// The version, the platform and the size of the screen; without its line break.
void append_first_line(std::string& out, const Envelope& envelope);
/// The header with the empty line after it.
void append_header(std::string& out, const Envelope& envelope, HeaderCounts counts, const std::vector<Window>& windows);

/// The note at the end of a text that was cut, with the empty line before it.
std::string_view truncation_note(Dialect dialect);

/// The first line of that note.
inline constexpr std::string_view truncation_mark = "# OUTPUT TRUNCATED \xE2\x80\x94 exceeded character limit.";

}  // namespace offhand::cup
