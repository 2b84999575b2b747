// Generated from schema/tools/desktop/verify_state.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/finding.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct VerifyStateArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Process id of the application that owns the window.
  ProcessId pid = 0;
  /// Id of the window to look at. Default: the topmost window that fits the other arguments.
  std::optional<WindowId> window_id{};
  /// The expectations, all of which have to hold.
  std::vector<Expectation> expect{};
  /// How long to wait at most, in milliseconds; 0 looks once.
  std::int64_t timeout_ms = 5000;
  /// Number of consecutive looks at which all expectations have to hold.
  std::int64_t stable_samples = 2;
  bool operator==(const VerifyStateArgs&) const = default;
};
void write(JsonWriter& writer, const VerifyStateArgs& value);
void read(const nlohmann::json& json, VerifyStateArgs& out);
extern const SchemaNode verify_state_args_schema;

/// How one expectation stands.
struct VerifyStateResultResults {
  /// What was expected, in words.
  std::string expected{};
  /// Whether this expectation holds. unknown: it could not be found out.
  Verdict status{};
  /// How things are, as a sentence.
  std::string reason{};
  /// Id of the window that was looked at.
  std::optional<WindowId> window_id{};
  /// element_index of the element that was looked at.
  std::optional<ElementIndex> element_index{};
};
void write(JsonWriter& writer, const VerifyStateResultResults& value);

struct VerifyStateResult {
  /// satisfied: all expectations hold; unsatisfied: at least one does not; unknown: at least one could not be found out
  /// and none is unsatisfied.
  Verdict status{};
  /// How many milliseconds the call waited.
  std::int64_t waited_ms = 0;
  /// One result for each expectation, in the order of expect.
  std::vector<VerifyStateResultResults> results{};
};
void write(JsonWriter& writer, const VerifyStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const VerifyStateResult& value);

/// All problems at once, never half a struct.
Result<VerifyStateArgs> parse_verify_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Checks up to eight expectations of a window and its elements together, waits until all of them hold, and reports
/// each one.
/// Written by hand in impl/tools/desktop/verify_state.cpp.
Result<VerifyStateResult> verify_state(Call& call, const VerifyStateArgs& args);

Result<std::unique_ptr<Invocation>> prepare_verify_state(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo verify_state_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct VerifyStateTool {
  using Arguments = VerifyStateArgs;
  using Result = VerifyStateResult;
  static const ToolInfo& info() { return verify_state_tool; }
  static std::unique_ptr<Invocation> invocation(VerifyStateArgs arguments);
};

}  // namespace offhand::tools::desktop
