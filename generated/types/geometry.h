// Generated from schema/common/geometry.json. Do not edit.
#pragma once

#include <cstdint>
#include <string>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// A rectangle in physical pixels; x and y are its top left corner.
struct Bounds {
  /// Left edge in pixels; grows to the right.
  std::int64_t x = 0;
  /// Top edge in pixels; grows downwards.
  std::int64_t y = 0;
  /// Width in pixels.
  std::int64_t width = 0;
  /// Height in pixels.
  std::int64_t height = 0;
};
void write(JsonWriter& writer, const Bounds& value);

/// One of the monitors that make up the screen.
struct Monitor {
  /// Name of the output as the system gives it, such as HDMI-1.
  std::string name{};
  /// The part of the screen that the monitor shows.
  Bounds bounds{};
  /// Whether it is the primary monitor, on which panels and new windows usually appear.
  bool is_primary = false;
};
void write(JsonWriter& writer, const Monitor& value);

}  // namespace offhand
