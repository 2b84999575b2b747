// Generated from schema/common/picture.json. Do not edit.
#include "generated/types/picture.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kImageFormatValues = std::to_array<std::string_view>({"auto", "png", "jpeg"});
constinit const SchemaNode image_format_schema = {.kind = SchemaKind::string, .values = kImageFormatValues};

std::string_view to_string(ImageFormat value) { return kImageFormatValues[static_cast<std::size_t>(value)]; }
std::optional<ImageFormat> image_format_from_string(std::string_view text) {
  return value_of<ImageFormat>(text, kImageFormatValues);
}
void write(JsonWriter& writer, ImageFormat value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, ImageFormat& out) { out = image_format_from_string(text_of_json(json)).value_or(out); }

constinit const SchemaNode out_file_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};

}  // namespace offhand
