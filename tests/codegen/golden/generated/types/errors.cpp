// Generated from schema/common/errors.json. Do not edit.
#include "generated/types/errors.h"

#include "codegen/runtime/define_types.h"
#include "codegen/runtime/error_text.h"
#include "codegen/runtime/validate.h"

namespace offhand::errors {

constexpr auto kProblemMemberKeys = member_keys("pointer", "message");
void write(JsonWriter& writer, const Problem& value) { write_members(writer, value, kProblemMemberKeys); }

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


static Error error_by_code(std::string_view code, ErrorMembers members) {
  const ErrorInfo& info = *find_error(code);
  return error_of(info.code, info.message, info.hint, std::move(members));
}

static ErrorMembers members_of(const InvalidArguments& data) { return {{"tool", data.tool}, {"summary", data.summary}, {"problems", data.problems}}; }
void write(JsonWriter& writer, const InvalidArguments& data) { write_members(writer, members_of(data)); }
Error invalid_arguments(const InvalidArguments& data) { return error_by_code("invalid_arguments", members_of(data)); }
static ErrorMembers members_of(const UnsupportedPlatform& data) { return {{"tool", data.tool}, {"platform", data.platform}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const UnsupportedPlatform& data) { write_members(writer, members_of(data)); }
Error unsupported_platform(const UnsupportedPlatform& data) { return error_by_code("unsupported_platform", members_of(data)); }
static ErrorMembers members_of(const UnknownPlatform& data) { return {{"platform", data.platform}, {"platforms", data.platforms}}; }
void write(JsonWriter& writer, const UnknownPlatform& data) { write_members(writer, members_of(data)); }
Error unknown_platform(const UnknownPlatform& data) { return error_by_code("unknown_platform", members_of(data)); }
static ErrorMembers members_of(const ConfigurationInvalid& data) { return {{"source", data.source}, {"reason", data.reason}}; }
void write(JsonWriter& writer, const ConfigurationInvalid& data) { write_members(writer, members_of(data)); }
Error configuration_invalid(const ConfigurationInvalid& data) { return error_by_code("configuration_invalid", members_of(data)); }
static ErrorMembers members_of(const OutOfPaint& data) { return {{"color", data.color}, {"rest", data.rest}}; }
void write(JsonWriter& writer, const OutOfPaint& data) { write_members(writer, members_of(data)); }
Error out_of_paint(const OutOfPaint& data) { return error_by_code("out_of_paint", members_of(data)); }

Error invalid_arguments(std::string_view tool, std::span<const offhand::Problem> problems) {
  InvalidArguments data;
  data.tool = tool;
  data.summary = summary_of(problems);
  for (const offhand::Problem& problem : problems) data.problems.push_back({problem.pointer, problem.message});
  return invalid_arguments(data);
}

}  // namespace offhand::errors
