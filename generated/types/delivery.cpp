// Generated from schema/common/delivery.json. Do not edit.
#include "generated/types/delivery.h"

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
constexpr auto kDeliveryModeValues = std::to_array<std::string_view>({"background", "foreground"});
}  // namespace

constinit const SchemaNode delivery_mode_schema = {.kind = SchemaKind::string, .values = kDeliveryModeValues};

std::string_view to_string(DeliveryMode value) { return kDeliveryModeValues[static_cast<std::size_t>(value)]; }

std::optional<DeliveryMode> delivery_mode_from_string(std::string_view text) {
  const auto found = std::find(kDeliveryModeValues.begin(), kDeliveryModeValues.end(), text);
  if (found == kDeliveryModeValues.end()) return std::nullopt;
  return static_cast<DeliveryMode>(found - kDeliveryModeValues.begin());
}

void write(JsonWriter& writer, DeliveryMode value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, DeliveryMode& out) {
  out = delivery_mode_from_string(text_of_json(json)).value_or(out);
}

}  // namespace offhand
