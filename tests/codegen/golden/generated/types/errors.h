// Generated from schema/common/errors.json. Do not edit.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

class JsonWriter;
struct Problem;

}  // namespace offhand

namespace offhand::errors {

/// One thing that is wrong.
struct Problem {
  /// Where.
  std::string pointer{};
  /// What.
  std::string message{};
};
void write(JsonWriter& writer, const Problem& value);

struct InvalidArguments {
  std::string tool{};
  std::string summary{};
  std::vector<Problem> problems{};
};
void write(JsonWriter& writer, const InvalidArguments& value);

struct UnsupportedPlatform {
  std::string tool{};
  std::string platform{};
  std::string reason{};
};
void write(JsonWriter& writer, const UnsupportedPlatform& value);

struct UnknownPlatform {
  std::string platform{};
  std::string platforms{};
};
void write(JsonWriter& writer, const UnknownPlatform& value);

struct ConfigurationInvalid {
  std::string source{};
  std::string reason{};
};
void write(JsonWriter& writer, const ConfigurationInvalid& value);

struct OutOfPaint {
  std::string color{};
  std::optional<double> rest{};
};
void write(JsonWriter& writer, const OutOfPaint& value);

/// {tool}: {summary}
Error invalid_arguments(const InvalidArguments& data);
/// {tool} does not work on {platform}: {reason}
Error unsupported_platform(const UnsupportedPlatform& data);
/// There is no platform "{platform}".
Error unknown_platform(const UnknownPlatform& data);
/// {source}: {reason}
Error configuration_invalid(const ConfigurationInvalid& data);
/// There is no {color} left[, only {rest} ml].
Error out_of_paint(const OutOfPaint& data);

/// What a generated parser answers when validation found problems.
Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems);

/// An error as the schema declares it.
struct ErrorInfo {
  std::string_view code;
  /// Templates: {x} stands for a member of the data.
  std::string_view message;
  std::string_view hint;
  /// For a user at a command line, in place of the hint; may be empty.
  std::string_view shell_hint;
  int exit_code = 1;
};

/// Sorted by code.
std::span<const ErrorInfo> all_errors();
const ErrorInfo* find_error(std::string_view code);
/// Exit code of the command line; 1 for a code that is not declared.
int exit_code(std::string_view code);

}  // namespace offhand::errors
