// Generated from schema/tools/cup/page.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/input.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::cup {

struct PageArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Id of the container in the latest capture, such as e14.
  std::string element_id{};
  /// Where to go from what was shown last: down and right forwards, up and left backwards. Left out: what comes after
  /// the elements that the text shows.
  std::optional<ScrollDirection> direction{};
  /// First element to show, from 0. Takes precedence over direction.
  std::optional<std::int64_t> offset{};
  /// Most elements of the container that are shown. Default: as many as its text showed, or 20.
  std::optional<std::int64_t> limit{};
  bool operator==(const PageArgs&) const = default;
};
void write(JsonWriter& writer, const PageArgs& value);
void read(const nlohmann::json& json, PageArgs& out);
extern const SchemaNode page_args_schema;

/// All problems at once, never half a struct.
Result<PageArgs> parse_page_args(const nlohmann::json& json, std::string_view platform = {});

/// Shows the elements of a container of the latest capture that its text left out, a page at a time, without asking any
/// application: nothing scrolls.
/// Written by hand in impl/tools/cup/page.cpp.
Result<Reply> page(Call& call, const PageArgs& args);

Result<std::unique_ptr<Invocation>> prepare_page(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo page_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct PageTool {
  using Arguments = PageArgs;
  using Result = Reply;
  static const ToolInfo& info() { return page_tool; }
  static std::unique_ptr<Invocation> invocation(PageArgs arguments);
};

}  // namespace offhand::tools::cup
