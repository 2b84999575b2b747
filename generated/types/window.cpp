// Generated from schema/common/window.json. Do not edit.
#include "generated/types/window.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kWindowMemberKeys = member_keys("window_id", "pid", "app_name", "title", "bounds", "z_index",
    "is_on_screen", "on_current_space", "is_active", "is_minimized", "blocked_by");
void write(JsonWriter& writer, const Window& value) { write_members(writer, value, kWindowMemberKeys); }

constexpr auto kBlockingDialogMemberKeys = member_keys("window_id", "title", "element");
void write(JsonWriter& writer, const BlockingDialog& value) { write_members(writer, value, kBlockingDialogMemberKeys); }

constexpr auto kWindowFactMemberKeys = member_keys("name", "value");
void write(JsonWriter& writer, const WindowFact& value) { write_members(writer, value, kWindowFactMemberKeys); }

constexpr auto kWindowPropertyMemberKeys = member_keys("name", "type", "bytes", "value");
void write(JsonWriter& writer, const WindowProperty& value) { write_members(writer, value, kWindowPropertyMemberKeys); }

}  // namespace offhand
