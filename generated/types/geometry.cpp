// Generated from schema/common/geometry.json. Do not edit.
#include "generated/types/geometry.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kBoundsMemberKeys = member_keys("x", "y", "width", "height");
void write(JsonWriter& writer, const Bounds& value) { write_members(writer, value, kBoundsMemberKeys); }

constexpr auto kMonitorMemberKeys = member_keys("name", "bounds", "is_primary");
void write(JsonWriter& writer, const Monitor& value) { write_members(writer, value, kMonitorMemberKeys); }

}  // namespace offhand
