// Generated from schema/common/settings.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// desktop allows calls without a window: they mean the whole screen.
enum class CaptureScope {
  window,
  desktop,
};
std::string_view to_string(CaptureScope value);
std::optional<CaptureScope> capture_scope_from_string(std::string_view text);
void write(JsonWriter& writer, CaptureScope value);
void read(const nlohmann::json& json, CaptureScope& out);
extern const SchemaNode capture_scope_schema;

/// Longer side of pictures at most; 0: native.
using MaxImageDimension = std::int64_t;
extern const SchemaNode max_image_dimension_schema;

/// Shows a small picture of the window acted on last.
using ExperimentalPip = bool;
extern const SchemaNode experimental_pip_schema;

/// Its size and place: 320x200 or 320x200+24+24.
using ExperimentalPipGeometry = std::string;
extern const SchemaNode experimental_pip_geometry_schema;

/// What holds for the calls of a run.
struct SettingsInForce {
  /// desktop allows calls without a window: they mean the whole screen.
  CaptureScope capture_scope{};
  /// Longer side of pictures at most; 0: native.
  MaxImageDimension max_image_dimension = 0;
  /// Shows a small picture of the window acted on last.
  ExperimentalPip experimental_pip = false;
  /// Its size and place: 320x200 or 320x200+24+24.
  ExperimentalPipGeometry experimental_pip_geometry{};
  /// Which of them this run set for itself.
  std::vector<std::string> overrides{};
};
void write(JsonWriter& writer, const SettingsInForce& value);

}  // namespace offhand
