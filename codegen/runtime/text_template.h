#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace offhand {

/// `{target.name}`, `{windows.count}`, `{restored?}`, `{effect=confirmed?}`, `{path!=none?}`, `{text/lines}`,
/// `{windows.count/window/windows}`
struct Placeholder {
  std::vector<std::string> path;
  /// Prints nothing, but its segment depends on it.
  bool condition_only = false;
  /// Keeps line breaks.
  bool lines = false;
  /// The singular and plural word after a printed number; empty: the value alone.
  std::string one, several;
  /// With condition_only: the required enum value, or the one that it must not be.
  std::string equals;
  bool is_negated = false;
};

using TextPart = std::variant<std::string, Placeholder>;

/// A part in brackets, which is shown only if all its placeholders have a value.
struct TextSegment {
  bool optional = false;
  std::vector<TextPart> parts;
};

/// A text with placeholders, as in the `text` of a tool and the messages of errors.
struct TextTemplate {
  std::vector<TextSegment> segments;
  /// Why it could not be parsed; may be empty.
  std::string problem;
};

TextTemplate parse_text_template(std::string_view text);

}  // namespace offhand
