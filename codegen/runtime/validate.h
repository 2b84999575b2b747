#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/schema.h"

namespace offhand {

/// One problem of a JSON value.
struct Problem {
  /// JSON pointer of the invalid value.
  std::string pointer;
  std::string message;
  /// Distinguishes missing and unknown members, for readers that word these differently.
  enum class Fault : std::uint8_t { value, missing, unknown } fault = Fault::value;
};

/// What a message shows of the invalid value.
enum class Shown : std::uint8_t {
  kind_and_text,  // the string "a"
  text,           // "a"
  nothing,        // it may be a secret of the user
};

/// More problems in the arguments of a call would not be read one by one.
inline constexpr std::size_t kMostProblems = 20;

/// Validates `value` and normalises it: aliases and tolerated unknown values become enum values, 5.0 becomes 5 where an
/// integer is required, and ignored properties of other platforms are removed. Reports all problems; after a problem
/// the value is partly normalised and must not be used. With an empty platform, properties of all platforms are
/// accepted. More than `most` problems are not told.
std::vector<Problem> validate(const SchemaNode& node, nlohmann::json& value, std::string_view platform,
                              Shown shown = Shown::kind_and_text, std::size_t most = kMostProblems);

/// Validates without changes; nothing if the value would have to be changed, and `validate` must be called with a copy.
/// Most values need no change, and copying costs more than validation.
std::optional<std::vector<Problem>> validate_as_it_is(const SchemaNode& node, const nlohmann::json& value,
                                                      std::string_view platform, Shown shown = Shown::kind_and_text);

/// The index of the union's form that a valid object has.
std::size_t form_of(const SchemaUnion& schema, const nlohmann::json& object);

/// All problems in one line: "/count: 5 is more than 3; /modifer: unknown key, did you mean \"modifier\"?"
std::string summary_of(std::span<const Problem> problems);

}  // namespace offhand
