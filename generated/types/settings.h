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

/// Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window: it
/// is refused with desktop_scope_disabled.
enum class CaptureScope {
  window,
  desktop,
};
std::string_view to_string(CaptureScope value);
std::optional<CaptureScope> capture_scope_from_string(std::string_view text);
void write(JsonWriter& writer, CaptureScope value);
void read(const nlohmann::json& json, CaptureScope& out);
extern const SchemaNode capture_scope_schema;

/// Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
using MaxImageDimension = std::int64_t;
extern const SchemaNode max_image_dimension_schema;

/// Whether a small picture of the window that the session acted on last is shown over all other windows.
using ExperimentalPip = bool;
extern const SchemaNode experimental_pip_schema;

/// Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative
/// offset such as -24 counts from the right or from the bottom.
using ExperimentalPipGeometry = std::string;
extern const SchemaNode experimental_pip_geometry_schema;

/// The settings that hold for the calls of a session.
struct SettingsInForce {
  /// Whether pointer and keyboard tools may act without a window. desktop: such a call means the whole screen; window:
  /// it is refused with desktop_scope_disabled.
  CaptureScope capture_scope{};
  /// Longest side of pictures in pixels: larger ones are scaled down. 0 keeps the native size.
  MaxImageDimension max_image_dimension = 0;
  /// Whether a small picture of the window that the session acted on last is shown over all other windows.
  ExperimentalPip experimental_pip = false;
  /// Size of the picture of experimental_pip and where it stands on the screen, as 320x200 or 320x200+24+24. A negative
  /// offset such as -24 counts from the right or from the bottom.
  ExperimentalPipGeometry experimental_pip_geometry{};
  /// Names of the settings that this session has set for itself.
  std::vector<std::string> overrides{};
};
void write(JsonWriter& writer, const SettingsInForce& value);

}  // namespace offhand
