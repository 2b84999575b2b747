// Generated from schema/common/page.json. Do not edit.
#include "generated/types/page.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kPageElementMemberKeys = member_keys("tag", "text", "visible", "bounds", "attributes", "frame_url");
void write(JsonWriter& writer, const PageElement& value) { write_members(writer, value, kPageElementMemberKeys); }

}  // namespace offhand
