// Generated from schema/common/patterns.json. Do not edit.
#include "generated/types/patterns.h"

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
constexpr auto kUiPatternValues = std::to_array<std::string_view>({"login_form", "file_save_dialog", "file_open_dialog", "settings_page", "confirmation_dialog", "error_alert", "search_interface", "table_view", "form", "browser_main", "text_editor", "progress_indicator"});
}  // namespace

std::string_view to_string(UiPattern value) { return kUiPatternValues[static_cast<std::size_t>(value)]; }

std::optional<UiPattern> ui_pattern_from_string(std::string_view text) {
  const auto found = std::find(kUiPatternValues.begin(), kUiPatternValues.end(), text);
  if (found == kUiPatternValues.end()) return std::nullopt;
  return static_cast<UiPattern>(found - kUiPatternValues.begin());
}

void write(JsonWriter& writer, UiPattern value) { writer.value(to_string(value)); }

namespace {
constexpr auto kUiStateValues = std::to_array<std::string_view>({"idle", "loading", "error", "auth_required", "busy", "modal_dialog"});
}  // namespace

std::string_view to_string(UiState value) { return kUiStateValues[static_cast<std::size_t>(value)]; }

std::optional<UiState> ui_state_from_string(std::string_view text) {
  const auto found = std::find(kUiStateValues.begin(), kUiStateValues.end(), text);
  if (found == kUiStateValues.end()) return std::nullopt;
  return static_cast<UiState>(found - kUiStateValues.begin());
}

void write(JsonWriter& writer, UiState value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const Suggestion& value) {
  writer.begin_object();
  write_member(writer, "action", value.action);
  write_member(writer, "tool", value.tool);
  write_member(writer, "query", value.query);
  writer.end_object();
}

}  // namespace offhand
