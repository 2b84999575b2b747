// Generated from schema/common/geometry.json. Do not edit.
#pragma once

#include <cstdint>
#include <string>

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

/// One of the monitors that a screen is made of.
struct Monitor {
  /// As the system calls it.
  std::string name{};
  /// The part of the screen that it shows.
  Bounds bounds{};
  /// The one that panels and new windows belong to.
  bool is_primary = false;
};
void write(JsonWriter& writer, const Monitor& value);

}  // namespace offhand
