// Generated from schema/common/patterns.json. Do not edit.
#include "generated/types/patterns.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kUiPatternValues = std::to_array<std::string_view>({"login_form", "file_save_dialog", "file_open_dialog", "settings_page", "confirmation_dialog", "error_alert", "search_interface", "table_view", "form", "browser_main", "text_editor", "progress_indicator"});
std::string_view to_string(UiPattern value) { return kUiPatternValues[static_cast<std::size_t>(value)]; }
std::optional<UiPattern> ui_pattern_from_string(std::string_view text) {
  return value_of<UiPattern>(text, kUiPatternValues);
}
void write(JsonWriter& writer, UiPattern value) { writer.value(to_string(value)); }

constexpr auto kUiStateValues = std::to_array<std::string_view>({"idle", "loading", "error", "auth_required", "busy", "modal_dialog"});
std::string_view to_string(UiState value) { return kUiStateValues[static_cast<std::size_t>(value)]; }
std::optional<UiState> ui_state_from_string(std::string_view text) {
  return value_of<UiState>(text, kUiStateValues);
}
void write(JsonWriter& writer, UiState value) { writer.value(to_string(value)); }

constexpr auto kSuggestionMemberKeys = member_keys("action", "tool", "query");
void write(JsonWriter& writer, const Suggestion& value) { write_members(writer, value, kSuggestionMemberKeys); }

}  // namespace offhand
