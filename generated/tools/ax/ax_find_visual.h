// Generated from schema/tools/ax/ax_find_visual.json. Do not edit.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

struct AxFindVisualArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// What to find, in words; for tesseract the text itself.
  std::string description{};
  /// Picture to look at, PNG or JPEG as base64, in place of the window; positions are its pixels then.
  std::optional<std::string> screenshot{};
  bool operator==(const AxFindVisualArgs&) const = default;
};
void write(JsonWriter& writer, const AxFindVisualArgs& value);
void read(const nlohmann::json& json, AxFindVisualArgs& out);
extern const SchemaNode ax_find_visual_args_schema;

struct AxFindVisualResult {
  /// Whether it was found.
  bool found = false;
  /// Horizontal and vertical position on the screen, in pixels.
  std::optional<Position> position{};
  /// Width and height in pixels.
  std::optional<Size> size{};
  /// How sure whoever looked is.
  std::optional<double> confidence{};
  /// What looked, as the setting vision_backend names it: sampling, tesseract, anthropic, openai, gemini or ollama.
  std::optional<std::string> vlm_backend{};
  /// Reference of the element that lies there; absent where there is none, or for a picture of the caller's.
  std::optional<std::string> element_ref{};
  /// That element, in words: whether it is the one that is meant.
  std::optional<std::string> element{};
};
void write(JsonWriter& writer, const AxFindVisualResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxFindVisualResult& value);

/// All problems at once, never half a struct.
Result<AxFindVisualArgs> parse_ax_find_visual_args(const nlohmann::json& json, std::string_view platform = {});

/// Finds something in a picture of an application's front window that has no element for it, such as a part of a
/// canvas: by the model that the setting vision_backend names, the client's (sampling), or by the text that is written
/// there (tesseract). What lies on an element of the tree is returned with its element_ref. Nothing is clicked.
/// Written by hand in impl/tools/ax/ax_find_visual.cpp.
Result<Reply> ax_find_visual(Call& call, const Target& target, const AxFindVisualArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_find_visual(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_find_visual_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxFindVisualTool {
  using Arguments = AxFindVisualArgs;
  using Result = Reply;
  static const ToolInfo& info() { return ax_find_visual_tool; }
  static std::unique_ptr<Invocation> invocation(AxFindVisualArgs arguments);
};

}  // namespace offhand::tools::ax
