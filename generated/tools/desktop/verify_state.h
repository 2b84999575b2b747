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
  /// Run's name.
  std::optional<SessionId> session{};
  /// Window's owner.
  ProcessId pid = 0;
  /// Default: the topmost that fits.
  std::optional<WindowId> window_id{};
  /// What should be so, all of it.
  std::vector<Expectation> expect{};
  /// How long to wait; 0 only looks.
  std::int64_t timeout_ms = 5000;
  /// Looks in a row at which all of it has to hold.
  std::int64_t stable_samples = 2;
  bool operator==(const VerifyStateArgs&) const = default;
};
void write(JsonWriter& writer, const VerifyStateArgs& value);
void read(const nlohmann::json& json, VerifyStateArgs& out);
extern const SchemaNode verify_state_args_schema;

/// How one of them stands.
struct VerifyStateResultResults {
  /// What was expected.
  std::string expected{};
  /// Whether it is so.
  Verdict status{};
  /// How things are.
  std::string reason{};
  /// Window that was looked at.
  std::optional<WindowId> window_id{};
  /// Element that it is so of.
  std::optional<ElementIndex> element_index{};
};
void write(JsonWriter& writer, const VerifyStateResultResults& value);

struct VerifyStateResult {
  /// satisfied when all are; unknown when one could not be told and none is unsatisfied.
  Verdict status{};
  /// How long it took.
  std::int64_t waited_ms = 0;
  /// In the order of expect.
  std::vector<VerifyStateResultResults> results{};
};
void write(JsonWriter& writer, const VerifyStateResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const VerifyStateResult& value);

/// All problems at once, never half a struct.
Result<VerifyStateArgs> parse_verify_state_args(const nlohmann::json& json, std::string_view platform = {});

/// Checks up to eight expectations of a window and its elements together, waiting until all hold, and says how each
/// stands.
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
