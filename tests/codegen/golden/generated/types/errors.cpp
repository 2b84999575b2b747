// Generated from schema/common/errors.json. Do not edit.
#include "generated/types/errors.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "codegen/runtime/utf8.h"
#include "codegen/runtime/validate.h"

namespace offhand::errors {

void write(JsonWriter& writer, const Problem& value) {
  writer.begin_object();
  write_member(writer, "pointer", value.pointer);
  write_member(writer, "message", value.message);
  writer.end_object();
}

void write(JsonWriter& writer, const InvalidArguments& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "summary", value.summary);
  write_member(writer, "problems", value.problems);
  writer.end_object();
}

void write(JsonWriter& writer, const UnsupportedPlatform& value) {
  writer.begin_object();
  write_member(writer, "tool", value.tool);
  write_member(writer, "platform", value.platform);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const UnknownPlatform& value) {
  writer.begin_object();
  write_member(writer, "platform", value.platform);
  write_member(writer, "platforms", value.platforms);
  writer.end_object();
}

void write(JsonWriter& writer, const ConfigurationInvalid& value) {
  writer.begin_object();
  write_member(writer, "source", value.source);
  write_member(writer, "reason", value.reason);
  writer.end_object();
}

void write(JsonWriter& writer, const OutOfPaint& value) {
  writer.begin_object();
  write_member(writer, "color", value.color);
  write_member(writer, "rest", value.rest);
  writer.end_object();
}

Error invalid_arguments(const InvalidArguments& given) {
  InvalidArguments data = given;
  data.tool = brief(data.tool, 2000);
  data.summary = brief(data.summary, 2000);
  Error error;
  error.code = "invalid_arguments";
  append_text(error.message, data.tool);
  error.message += ": ";
  append_text(error.message, data.summary);
  error.hint += "Look at `demo describe ";
  append_text(error.hint, data.tool);
  error.hint += "`.";
  error.data = to_json(data);
  return error;
}

Error unsupported_platform(const UnsupportedPlatform& given) {
  UnsupportedPlatform data = given;
  data.tool = brief(data.tool, 2000);
  data.platform = brief(data.platform, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "unsupported_platform";
  append_text(error.message, data.tool);
  error.message += " does not work on ";
  append_text(error.message, data.platform);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.data = to_json(data);
  return error;
}

Error unknown_platform(const UnknownPlatform& given) {
  UnknownPlatform data = given;
  data.platform = brief(data.platform, 80);
  data.platforms = brief(data.platforms, 2000);
  Error error;
  error.code = "unknown_platform";
  error.message += "There is no platform \"";
  append_text(error.message, data.platform);
  error.message += "\".";
  error.hint += "Platforms: ";
  append_text(error.hint, data.platforms);
  error.hint += ".";
  error.data = to_json(data);
  return error;
}

Error configuration_invalid(const ConfigurationInvalid& given) {
  ConfigurationInvalid data = given;
  data.source = brief(data.source, 2000);
  data.reason = brief(data.reason, 2000);
  Error error;
  error.code = "configuration_invalid";
  append_text(error.message, data.source);
  error.message += ": ";
  append_text(error.message, data.reason);
  error.data = to_json(data);
  return error;
}

Error out_of_paint(const OutOfPaint& given) {
  OutOfPaint data = given;
  data.color = brief(data.color, 2000);
  Error error;
  error.code = "out_of_paint";
  error.message += "There is no ";
  append_text(error.message, data.color);
  error.message += " left";
  if (data.rest.has_value()) {
    error.message += ", only ";
    append_text(error.message, *data.rest);
    error.message += " ml";
  }
  error.message += ".";
  error.hint += "Buy some.";
  error.data = to_json(data);
  return error;
}

Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}

namespace {

constexpr auto kErrors = std::to_array<ErrorInfo>({
  {"configuration_invalid", "{source}: {reason}", "", "", 2},
  {"invalid_arguments", "{tool}: {summary}", "Look at `demo describe {tool}`.", "", 2},
  {"out_of_paint", "There is no {color} left[, only {rest} ml].", "Buy some.", "`demo mix` makes some.", 3},
  {"unknown_platform", "There is no platform \"{platform}\".", "Platforms: {platforms}.", "", 2},
  {"unsupported_platform", "{tool} does not work on {platform}: {reason}", "", "", 1},
});

}  // namespace

std::span<const ErrorInfo> all_errors() { return kErrors; }

const ErrorInfo* find_error(std::string_view code) {
  const auto found = std::lower_bound(kErrors.begin(), kErrors.end(), code,
                                      [](const ErrorInfo& error, std::string_view wanted) { return error.code < wanted; });
  return found != kErrors.end() && found->code == code ? &*found : nullptr;
}

int exit_code(std::string_view code) {
  const ErrorInfo* error = find_error(code);
  return error == nullptr ? 1 : error->exit_code;
}

}  // namespace offhand::errors
