// Generated from schema/common/delivery.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How input is delivered.
enum class DeliveryMode {
  /// Without moving the pointer, taking the focus or raising the window.
  background,
  /// Activates the window, acts, and puts the previous one back.
  foreground,
};
std::string_view to_string(DeliveryMode value);
std::optional<DeliveryMode> delivery_mode_from_string(std::string_view text);
void write(JsonWriter& writer, DeliveryMode value);
void read(const nlohmann::json& json, DeliveryMode& out);
extern const SchemaNode delivery_mode_schema;

}  // namespace offhand
