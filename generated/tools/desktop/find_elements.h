// Generated from schema/tools/desktop/find_elements.json. Do not edit.
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
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::desktop {

struct FindElementsArgs {
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
  ProcessId pid = 0;
  /// Default: pid's topmost.
  std::optional<WindowId> window_id{};
  /// At most so many.
  std::int64_t limit = 20;
  bool operator==(const FindElementsArgs&) const = default;
};
void write(JsonWriter& writer, const FindElementsArgs& value);
void read(const nlohmann::json& json, FindElementsArgs& out);
extern const SchemaNode find_elements_args_schema;

struct FindElementsResult {
  /// Window that was searched.
  WindowId window_id = 0;
  /// How many fit.
  std::int64_t total = 0;
  /// Whether all of the tree was searched.
  bool complete = false;
  /// What was not, and why.
  std::optional<std::string> incomplete_reason{};
  /// The best match first.
  std::vector<Element> elements{};
};
void write(JsonWriter& writer, const FindElementsResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const FindElementsResult& value);

/// All problems at once, never half a struct.
Result<FindElementsArgs> parse_find_elements_args(const nlohmann::json& json, std::string_view platform = {});

/// Finds elements of a window, the best match first, without showing the whole tree. What it names can be acted on at
/// once.
/// Written by hand in impl/tools/desktop/find_elements.cpp.
Result<FindElementsResult> find_elements(Call& call, const Target& target, const FindElementsArgs& args);

Result<std::unique_ptr<Invocation>> prepare_find_elements(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo find_elements_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct FindElementsTool {
  using Arguments = FindElementsArgs;
  using Result = FindElementsResult;
  static const ToolInfo& info() { return find_elements_tool; }
  static std::unique_ptr<Invocation> invocation(FindElementsArgs arguments);
};

}  // namespace offhand::tools::desktop
