// Generated from schema/common/picture.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Format of the picture. auto: PNG if it is small and flat, and JPEG otherwise; for a file the format that its name
/// says, or else PNG. png and jpeg: that format whatever the size.
enum class ImageFormat {
  auto_,
  png,
  jpeg,
};
std::string_view to_string(ImageFormat value);
std::optional<ImageFormat> image_format_from_string(std::string_view text);
void write(JsonWriter& writer, ImageFormat value);
void read(const nlohmann::json& json, ImageFormat& out);
extern const SchemaNode image_format_schema;

/// Path of a file to write the picture to instead of sending it in the reply. It must be below a folder that may be
/// written to, and replaces no file but an earlier picture; otherwise the call fails with path_not_allowed or
/// output_refused.
using OutFile = std::string;
extern const SchemaNode out_file_schema;

}  // namespace offhand
