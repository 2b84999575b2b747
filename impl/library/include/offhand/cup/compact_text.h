#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "offhand/cup/envelope.h"

/// The compact text of the Computer Use Protocol: a header, then one line for each element, indented by its depth:
///
///     [e14] button "Save" @120,340 88x36 {focused} [click]
///
/// Lengths are counted in characters (code points), and all output is well-formed UTF-8: in other input each malformed
/// byte becomes U+FFFD.
namespace offhand::cup {

enum class Dialect : std::uint8_t {
  /// Words, and the bounds of every element. The protocol's reference names it as the format of its first release.
  long_words,
  /// Short codes, and bounds of elements that can be acted on.
  short_codes,
};

enum class Detail : std::uint8_t {
  /// Without what says nothing, and without what is scrolled out of sight.
  standard,
  /// Elements that can be acted on, and what they lie in.
  minimal,
  /// Every element.
  full,
};

std::string_view to_string(Dialect dialect);
std::string_view to_string(Detail detail);
/// "long" and "short"; "standard", "minimal" and "full".
std::optional<Dialect> dialect_from_string(std::string_view text);
std::optional<Detail> detail_from_string(std::string_view text);

struct PrintOptions {
  Dialect dialect = Dialect::long_words;
  Detail detail = Detail::standard;
  /// Characters after which the text is cut at the end of a line; 0: never. The note that says so comes on top.
  std::size_t max_chars = 40000;
  /// Windows to list in the header, which the scope foreground has; null or empty: none.
  const std::vector<Window>* windows = nullptr;
};

/// An envelope as compact text. `windows` of the envelope itself are not printed.
std::string print_compact(const Envelope& envelope, const PrintOptions& options = {});

/// The list of windows of an envelope of the scope overview.
std::string print_overview(const Envelope& envelope);

/// One line for each node, without indentation, as searches show what they found.
std::string print_nodes(const std::vector<Node>& nodes, Dialect dialect = Dialect::long_words);

/// A line that says how many elements are scrolled out of sight.
struct ClipHint {
  /// Nodes before it.
  std::size_t after = 0;
  std::uint32_t depth = 0;
  /// The text behind "# ".
  std::string text = {};

  bool operator==(const ClipHint&) const = default;
};

/// Compact text that was read.
struct CompactText {
  Dialect dialect = Dialect::long_words;
  /// Members that the text does not have are absent or empty: timestamp, scope, scale, and of nodes descriptions, most
  /// attributes and what was cut off. `tools` has an empty object for each tool that was counted.
  Envelope envelope;
  /// Windows of the header.
  std::vector<Window> windows;
  /// Nodes printed, and nodes before pruning.
  std::size_t emitted = 0;
  std::size_t total = 0;
  std::vector<ClipHint> hints;
  /// The text ends with the note that it was cut.
  bool truncated = false;

  bool operator==(const CompactText&) const = default;
};

/// Reads compact text in either dialect. Errors: compact_text_invalid, which names line and column (both from 1, the
/// column in characters) and what was expected there; text that was cut anywhere else than with its own note is
/// one.
Outcome<CompactText> parse_compact(std::string_view text);

/// Prints what was read. For a text that this library printed the result is that text, byte for byte.
std::string print_compact(const CompactText& text);

}  // namespace offhand::cup
