// Generated from schema/common/app.json. Do not edit.
#include "generated/types/app.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kAppKindValues = std::to_array<std::string_view>({"desktop", "terminal"});
std::string_view to_string(AppKind value) { return kAppKindValues[static_cast<std::size_t>(value)]; }
std::optional<AppKind> app_kind_from_string(std::string_view text) {
  return value_of<AppKind>(text, kAppKindValues);
}
void write(JsonWriter& writer, AppKind value) { writer.value(to_string(value)); }

constexpr auto kAppMemberKeys = member_keys("pid", "name", "bundle_id", "running", "active", "launch_path", "kind",
    "last_used");
void write(JsonWriter& writer, const App& value) { write_members(writer, value, kAppMemberKeys); }

}  // namespace offhand
