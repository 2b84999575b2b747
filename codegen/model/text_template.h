#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace offhand::codegen {

/// `{target.name}`, `{windows.count}`, `{restored?}`, `{effect=confirmed?}`, `{text/lines}`,
/// `{windows.count/window/windows}`
struct Placeholder {
  std::vector<std::string> path;
  /// Prints nothing; its segment depends on it.
  bool condition_only = false;
  /// Keeps its line breaks.
  bool lines = false;
  /// The words for one and for several of what the number counts, which is printed in front of them; empty: the value
  /// alone.
  std::string one, several;
  /// With condition_only: the value of an enum that it has to have.
  std::string equals;
};

using TextPart = std::variant<std::string, Placeholder>;

/// Parts between brackets appear only when all their placeholders have something to show.
struct TextSegment {
  bool optional = false;
  std::vector<TextPart> parts;
};

/// A line of text with places for values, as `text` of a tool and the messages of errors have it.
struct TextTemplate {
  std::vector<TextSegment> segments;
  /// Why it could not be read; empty if it could.
  std::string problem;
};

TextTemplate parse_text_template(std::string_view text);

}  // namespace offhand::codegen
