// Generated from schema/common/settings.json. Do not edit.
#include "generated/types/settings.h"

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
constexpr auto kCaptureScopeValues = std::to_array<std::string_view>({"window", "desktop"});
}  // namespace

constinit const SchemaNode capture_scope_schema = {.kind = SchemaKind::string, .values = kCaptureScopeValues};

std::string_view to_string(CaptureScope value) { return kCaptureScopeValues[static_cast<std::size_t>(value)]; }

std::optional<CaptureScope> capture_scope_from_string(std::string_view text) {
  const auto found = std::find(kCaptureScopeValues.begin(), kCaptureScopeValues.end(), text);
  if (found == kCaptureScopeValues.end()) return std::nullopt;
  return static_cast<CaptureScope>(found - kCaptureScopeValues.begin());
}

void write(JsonWriter& writer, CaptureScope value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, CaptureScope& out) {
  out = capture_scope_from_string(text_of_json(json)).value_or(out);
}

constinit const SchemaNode max_image_dimension_schema = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 16384};

constinit const SchemaNode experimental_pip_schema = {.kind = SchemaKind::boolean};

constinit const SchemaNode experimental_pip_geometry_schema = {.kind = SchemaKind::string, .max_size = 64, .pattern = "^([0-9]+x[0-9]+([+-][0-9]+){0,2})?$"};

void write(JsonWriter& writer, const SettingsInForce& value) {
  writer.begin_object();
  write_member(writer, "capture_scope", value.capture_scope);
  write_member(writer, "max_image_dimension", value.max_image_dimension);
  write_member(writer, "experimental_pip", value.experimental_pip);
  write_member(writer, "experimental_pip_geometry", value.experimental_pip_geometry);
  write_member(writer, "overrides", value.overrides);
  writer.end_object();
}

}  // namespace offhand
