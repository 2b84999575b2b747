// Generated from schema/common/delivery.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How input is delivered to the application.
enum class DeliveryMode {
  /// The action does not move the pointer, take the focus or raise the window.
  background,
  /// The window is activated, the action done, and the previously active window put back.
  foreground,
};
std::string_view to_string(DeliveryMode value);
std::optional<DeliveryMode> delivery_mode_from_string(std::string_view text);
void write(JsonWriter& writer, DeliveryMode value);
void read(const nlohmann::json& json, DeliveryMode& out);
extern const SchemaNode delivery_mode_schema;

}  // namespace offhand
