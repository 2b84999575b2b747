// Generated from schema/common/settings.json. Do not edit.
#include "generated/types/settings.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kCaptureScopeValues = std::to_array<std::string_view>({"window", "desktop"});
constinit const SchemaNode capture_scope_schema = {.kind = SchemaKind::string, .values = kCaptureScopeValues};

std::string_view to_string(CaptureScope value) { return kCaptureScopeValues[static_cast<std::size_t>(value)]; }
std::optional<CaptureScope> capture_scope_from_string(std::string_view text) {
  return value_of<CaptureScope>(text, kCaptureScopeValues);
}
void write(JsonWriter& writer, CaptureScope value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, CaptureScope& out) { out = capture_scope_from_string(text_of_json(json)).value_or(out); }

constinit const SchemaNode max_image_dimension_schema = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 16384};

constinit const SchemaNode experimental_pip_schema = {.kind = SchemaKind::boolean};

constinit const SchemaNode experimental_pip_geometry_schema = {.kind = SchemaKind::string, .max_size = 64, .pattern = "^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$"};

constexpr auto kSettingsInForceMemberKeys = member_keys("capture_scope", "max_image_dimension", "experimental_pip",
    "experimental_pip_geometry", "overrides");
void write(JsonWriter& writer, const SettingsInForce& value) { write_members(writer, value, kSettingsInForceMemberKeys); }

}  // namespace offhand
