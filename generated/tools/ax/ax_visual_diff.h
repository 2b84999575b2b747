// Generated from schema/tools/ax/ax_visual_diff.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/tool.h"
#include "generated/types/ax.h"
#include "generated/types/session.h"
#include "generated/types/target.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::tools::ax {

/// pixel: a pixel differs by more than 8 of 255 in red, green or blue. perceptual: structural similarity (SSIM) of
/// lightness in windows of 8 x 8 pixels is below 0.9; what people would not see does not count.
enum class AxVisualDiffMethod {
  pixel,
  perceptual,
};
std::string_view to_string(AxVisualDiffMethod value);
std::optional<AxVisualDiffMethod> ax_visual_diff_method_from_string(std::string_view text);
void write(JsonWriter& writer, AxVisualDiffMethod value);
void read(const nlohmann::json& json, AxVisualDiffMethod& out);
extern const SchemaNode ax_visual_diff_method_schema;

struct AxVisualDiffArgs {
  /// Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording,
  /// over whatever connection they come. Default: the session of the connection.
  std::optional<SessionId> session{};
  /// Connected application: its alias, its name, the id of its desktop entry, or its pid.
  std::string app{};
  /// The picture, PNG or JPEG: as base64, as offhand://baseline/NAME for NAME.png in the folder of baselines
  /// (~/.local/share/offhand/baselines), or as path or file:// address of a file below a folder that may be written to.
  std::string baseline{};
  /// Share of the pixels that may differ, in percent.
  double threshold = 1.0;
  /// pixel: a pixel differs by more than 8 of 255 in red, green or blue. perceptual: structural similarity (SSIM) of
  /// lightness in windows of 8 x 8 pixels is below 0.9; what people would not see does not count.
  AxVisualDiffMethod method = AxVisualDiffMethod::pixel;
  /// Parts of the picture that do not count, such as clocks. Something of the window has to be left to compare.
  std::vector<Region> ignore_regions{};
  bool operator==(const AxVisualDiffArgs&) const = default;
};
void write(JsonWriter& writer, const AxVisualDiffArgs& value);
void read(const nlohmann::json& json, AxVisualDiffArgs& out);
extern const SchemaNode ax_visual_diff_args_schema;

struct AxVisualDiffResult {
  /// Whether no more differs than threshold allows, in a window of the same size.
  bool passed = false;
  /// Share of the compared pixels that differ, in percent; 100 where the sizes differ.
  double diff_percentage = 0;
  /// Number of pixels that differ; all of the window where the sizes differ.
  std::optional<std::int64_t> diff_pixels{};
  /// Number of pixels that were compared; those of the window where the sizes differ.
  std::optional<std::int64_t> total_pixels{};
  /// With the method perceptual: the mean index of structural similarity, 1 where nothing differs.
  std::optional<double> similarity{};
  /// Both sizes, where they differ. The picture shows the window then, and what differs in the part that both have.
  std::optional<std::string> size_difference{};
  /// Id of the window that was compared.
  std::optional<WindowId> window_id{};
};
void write(JsonWriter& writer, const AxVisualDiffResult& value);

/// The text of a reply, as the schema words it.
std::string text_of(const AxVisualDiffResult& value);

/// All problems at once, never half a struct.
Result<AxVisualDiffArgs> parse_ax_visual_diff_args(const nlohmann::json& json, std::string_view platform = {});

/// Compares the front window of an application with a picture of how it should look, and returns how much differs and a
/// picture of the difference. A window of another size differs wholly; it is told and not scaled.
/// Written by hand in impl/tools/ax/ax_visual_diff.cpp.
Result<Reply> ax_visual_diff(Call& call, const Target& target, const AxVisualDiffArgs& args);

Result<std::unique_ptr<Invocation>> prepare_ax_visual_diff(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo ax_visual_diff_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct AxVisualDiffTool {
  using Arguments = AxVisualDiffArgs;
  using Result = Reply;
  static const ToolInfo& info() { return ax_visual_diff_tool; }
  static std::unique_ptr<Invocation> invocation(AxVisualDiffArgs arguments);
};

}  // namespace offhand::tools::ax
