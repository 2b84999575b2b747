// Generated from schema/common/patterns.json. Do not edit.
#include "generated/types/patterns.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kUiPatternValues = std::to_array<std::string_view>({"palette", "easel"});
std::string_view to_string(UiPattern value) { return kUiPatternValues[static_cast<std::size_t>(value)]; }
std::optional<UiPattern> ui_pattern_from_string(std::string_view text) {
  return value_of<UiPattern>(text, kUiPatternValues);
}
void write(JsonWriter& writer, UiPattern value) { writer.value(to_string(value)); }

constexpr auto kUiStateValues = std::to_array<std::string_view>({"dry", "wet", "torn"});
std::string_view to_string(UiState value) { return kUiStateValues[static_cast<std::size_t>(value)]; }
std::optional<UiState> ui_state_from_string(std::string_view text) {
  return value_of<UiState>(text, kUiStateValues);
}
void write(JsonWriter& writer, UiState value) { writer.value(to_string(value)); }

constexpr auto kGuessMemberKeys = member_keys("pattern", "state");
void write(JsonWriter& writer, const Guess& value) { write_members(writer, value, kGuessMemberKeys); }

}  // namespace offhand
