#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "codegen/runtime/text.h"

namespace offhand {

/// A number with its unit, see append_counted.
template <class Number>
struct Counted {
  Number number;
  std::string_view one;
  std::string_view several;
};
template <class Number>
Counted(Number, std::string_view, std::string_view) -> Counted<Number>;

template <class Number>
void append_text(std::string& out, const Counted<Number>& counted) {
  append_counted(out, counted.number, counted.one, counted.several);
}

/// A text that keeps its line breaks.
struct Lines {
  std::string_view text;
};

inline void append_text(std::string& out, const Lines& lines) { append_lines(out, lines.text); }

/// Appends texts of the schema, which are literals, as they are, and values as append_text does.
template <class... Parts>
void append_parts(std::string& out, const Parts&... parts) {
  const auto append = [&out](const auto& part) {
    if constexpr (std::is_array_v<std::remove_reference_t<decltype(part)>>) {
      out += part;
    } else {
      append_text(out, part);
    }
  };
  (append(parts), ...);
}

}  // namespace offhand
