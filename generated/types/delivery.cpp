// Generated from schema/common/delivery.json. Do not edit.
#include "generated/types/delivery.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kDeliveryModeValues = std::to_array<std::string_view>({"background", "foreground"});
constinit const SchemaNode delivery_mode_schema = {.kind = SchemaKind::string, .values = kDeliveryModeValues};

std::string_view to_string(DeliveryMode value) { return kDeliveryModeValues[static_cast<std::size_t>(value)]; }
std::optional<DeliveryMode> delivery_mode_from_string(std::string_view text) {
  return value_of<DeliveryMode>(text, kDeliveryModeValues);
}
void write(JsonWriter& writer, DeliveryMode value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, DeliveryMode& out) { out = delivery_mode_from_string(text_of_json(json)).value_or(out); }

}  // namespace offhand
