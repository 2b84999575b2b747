// Generated from schema/tools/desktop/wait_for.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/element.h"
#include "generated/types/finding.h"
#include "generated/types/session.h"
#include "generated/types/target.h"
#include "generated/types/window.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct WaitForArgs {
  /// Run's name.
  std::optional<SessionId> session{};
  /// Text in its name, value, description or role.
  std::optional<std::string> query{};
  /// Its role; usual other words serve too: input, dropdown, push button.
  std::optional<std::string> role{};
  /// Its name, or nearly: part of it, a slip of the pen.
  std::optional<std::string> name{};
  /// Takes name literally.
  bool exact = false;
  /// Text that it shows: part of its name or value.
  std::optional<std::string> text{};
  /// States that it has.
  std::vector<ElementState> state{};
  /// Window's owner.
  std::optional<ProcessId> pid{};
  /// Default: the topmost that fits.
  std::optional<WindowId> window_id{};
  /// Part of the window's title.
  std::optional<std::string> title{};
  /// What is expected of the element, or of a window. gone: it is not there, or does not show. window_opens: one that
  /// fits is there; without a title one that was not there before.
  Until until = Until::shows;
  /// For value_equals and value_contains.
  std::optional<std::string> value{};
  /// The element, by its number; needs window_id.
  std::optional<ElementIndex> element_index{};
  /// How long to wait; 0 only looks.
  std::int64_t timeout_ms = 5000;
  bool operator==(const WaitForArgs&) const = default;
};
void write(JsonWriter& writer, const WaitForArgs& value);
void read(const nlohmann::json& json, WaitForArgs& out);
extern const SchemaNode wait_for_args_schema;

struct WaitForResult {
  /// Always true: otherwise the call fails.
  bool satisfied = false;
  /// How long it took.
  std::int64_t waited_ms = 0;
  /// How things are now.
  std::string reason{};
  /// Window in which it is so.
  std::optional<Window> window{};
  /// What it is so of, at most three; they can be acted on at once.
  std::optional<std::vector<Element>> elements{};
};
void write(JsonWriter& writer, const WaitForResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const WaitForResult& value);

/// All problems at once, never half a struct.
Result<WaitForArgs> parse_wait_for_args(const nlohmann::json& json, std::string_view platform = {});

/// Waits until an element shows, is enabled, holds a value, or until a window opens or closes. Instead of looking again
/// and again.
/// Written by hand in impl/tools/desktop/wait_for.cpp.
Result<WaitForResult> wait_for(Call& call, const WaitForArgs& args);

Result<std::unique_ptr<Invocation>> prepare_wait_for(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo wait_for_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct WaitForTool {
  using Arguments = WaitForArgs;
  using Result = WaitForResult;
  static const ToolInfo& info() { return wait_for_tool; }
  static std::unique_ptr<Invocation> invocation(WaitForArgs arguments);
};

}  // namespace offhand::tools::desktop
