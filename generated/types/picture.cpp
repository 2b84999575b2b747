// Generated from schema/common/picture.json. Do not edit.
#include "generated/types/picture.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kImageFormatValues = std::to_array<std::string_view>({"auto", "png", "jpeg"});
}  // namespace

constinit const SchemaNode image_format_schema = {.kind = SchemaKind::string, .values = kImageFormatValues};

std::string_view to_string(ImageFormat value) { return kImageFormatValues[static_cast<std::size_t>(value)]; }

std::optional<ImageFormat> image_format_from_string(std::string_view text) {
  const auto found = std::find(kImageFormatValues.begin(), kImageFormatValues.end(), text);
  if (found == kImageFormatValues.end()) return std::nullopt;
  return static_cast<ImageFormat>(found - kImageFormatValues.begin());
}

void write(JsonWriter& writer, ImageFormat value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, ImageFormat& out) {
  out = image_format_from_string(text_of_json(json)).value_or(out);
}

}  // namespace offhand
