// Generated from schema/tools/ax/ax_assert.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/assert.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxAssertArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// Which element, as for ax_find.
  std::string query{};
  /// What is expected of an element.
  Assertions assertions{};
  /// How long to wait at most, in milliseconds; 0 looks once.
  std::int64_t timeout_ms = 5000;
  bool operator==(const AxAssertArgs&) const = default;
};
void write(JsonWriter& writer, const AxAssertArgs& value);
void read(const nlohmann::json& json, AxAssertArgs& out);
extern const SchemaNode ax_assert_args_schema;

struct AxAssertResult {
  /// Whether all of it holds.
  bool passed = false;
  /// What does not hold.
  std::optional<std::vector<AssertionFailure>> failures{};
  /// The element that was looked at, in words; absent where there is none.
  std::optional<std::string> element{};
  /// How many milliseconds the call waited.
  std::optional<std::int64_t> waited_ms{};
};
void write(JsonWriter& writer, const AxAssertResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxAssertResult& value);

/// All problems at once, never half a struct.
Result<AxAssertArgs> parse_ax_assert_args(const nlohmann::json& json, std::string_view platform = {});

/// Checks that an element is as expected, and waits until it is, for at most timeout_ms. What does not hold is reported
/// with what was expected and how it is.
/// Written by hand in impl/tools/ax/ax_assert.cpp.
Result<AxAssertResult> ax_assert(Call& call, const Target& target, const AxAssertArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_assert(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_assert_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxAssertTool {
  using Arguments = AxAssertArgs;
  using Result = AxAssertResult;
  static const ToolInfo& info() { return ax_assert_tool; }
  static std::unique_ptr<Invocation> invocation(AxAssertArgs arguments);
};

}  // namespace offhand::tools::ax
