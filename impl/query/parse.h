#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "impl/query/condition.h"
#include "impl/query/problem.h"

namespace offhand::query {

/// A text as the grammar reads it.
struct Reading {
  /// What it says of the elements; of words alone one condition about the title.
  Condition condition;
  /// Which of the matches is meant, from 1.
  std::optional<std::size_t> number;
  /// Words alone, to which other ways of searching apply: no quotation marks, key, role or combination.
  bool is_plain = false;
  /// The text without the number.
  std::string_view text;
};

/// Reads a query:
///
///     query     = any [ "[" number "]" ]
///     any       = all { "or" all }
///     all       = one { "and" one }
///     one       = "not" one | "(" any ")" | path | key ":" words | role ":" [ words ] | words
///     key       = "title" | "name" | "value" | "description" | "identifier" | "id" | "role" | "state"
///     words     = text in quotation marks, or text up to an operator, a parenthesis or the number
///
/// The operators count in capitals everywhere, and in small letters where something has a key, a role, quotation marks
/// or parentheses: "Save and close" is text.
Parsed<Reading> parse(std::string_view text);

}  // namespace offhand::query
