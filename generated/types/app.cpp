// Generated from schema/common/app.json. Do not edit.
#include "generated/types/app.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kAppKindValues = std::to_array<std::string_view>({"desktop", "terminal"});
}  // namespace

std::string_view to_string(AppKind value) { return kAppKindValues[static_cast<std::size_t>(value)]; }

std::optional<AppKind> app_kind_from_string(std::string_view text) {
  const auto found = std::find(kAppKindValues.begin(), kAppKindValues.end(), text);
  if (found == kAppKindValues.end()) return std::nullopt;
  return static_cast<AppKind>(found - kAppKindValues.begin());
}

void write(JsonWriter& writer, AppKind value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const App& value) {
  writer.begin_object();
  write_member(writer, "pid", value.pid);
  write_member(writer, "name", value.name);
  write_member(writer, "bundle_id", value.bundle_id);
  write_member(writer, "running", value.running);
  write_member(writer, "active", value.active);
  write_member(writer, "launch_path", value.launch_path);
  write_member(writer, "kind", value.kind);
  write_member(writer, "last_used", value.last_used);
  writer.end_object();
}

}  // namespace offhand
