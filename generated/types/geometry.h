// Generated from schema/common/geometry.json. Do not edit.
#pragma once

#include <cstdint>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A rectangle in physical pixels, origin top left.
struct Bounds {
  /// Left edge.
  std::int64_t x = 0;
  /// Top edge.
  std::int64_t y = 0;
  /// Width in pixels.
  std::int64_t width = 0;
  /// Height in pixels.
  std::int64_t height = 0;
};
void write(JsonWriter& writer, const Bounds& value);

}  // namespace offhand
