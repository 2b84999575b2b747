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

/// One thing that is wrong with a JSON value.
struct Problem {
  /// JSON pointer of the offending value.
  std::string pointer;
  std::string message;
  /// A member that is missing or that nobody knows, which who reads the message may want to say otherwise.
  enum class Fault : std::uint8_t { value, missing, unknown } fault = Fault::value;
};

/// What a message says of the value that it complains of.
enum class Shown : std::uint8_t {
  kind_and_text,  // the string "a"
  text,           // "a"
  nothing,        // it may be a user's secret
};

/// Checks `value` and brings it into canonical form: aliases and tolerated unknown values become enum values, 5.0
/// becomes 5 where an integer is wanted, ignored properties of other platforms go. Reports everything that is wrong,
/// not the first; after a problem the value is half normalised and good for nothing. An empty platform takes the
/// properties of all platforms.
std::vector<Problem> validate(const SchemaNode& node, nlohmann::json& value, std::string_view platform,
                              Shown shown = Shown::kind_and_text);

/// The same of a value that stays as it is; nothing where it would have to be changed, and `validate` has to see a
/// copy. Most are right as they come, and a copy costs more than judging them.
std::optional<std::vector<Problem>> validate_as_it_is(const SchemaNode& node, const nlohmann::json& value,
                                                      std::string_view platform, Shown shown = Shown::kind_and_text);

/// Which form of the union an object that passed validation has.
std::size_t form_of(const SchemaUnion& schema, const nlohmann::json& object);

/// All problems on one line: "/count: 5 is more than 3; /modifer: unknown key, did you mean \"modifier\"?"
std::string summary_of(std::span<const Problem> problems);

}  // namespace offhand
