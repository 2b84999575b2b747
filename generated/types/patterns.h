// Generated from schema/common/patterns.json. Do not edit.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What a window is, as far as its elements tell.
enum class UiPattern {
  login_form,
  file_save_dialog,
  file_open_dialog,
  settings_page,
  confirmation_dialog,
  error_alert,
  search_interface,
  table_view,
  form,
  browser_main,
  text_editor,
  progress_indicator,
};
std::string_view to_string(UiPattern value);
std::optional<UiPattern> ui_pattern_from_string(std::string_view text);
void write(JsonWriter& writer, UiPattern value);

/// How an application stands. busy: it does not answer within 500 ms.
enum class UiState {
  idle,
  loading,
  error,
  auth_required,
  busy,
  modal_dialog,
};
std::string_view to_string(UiState value);
std::optional<UiState> ui_state_from_string(std::string_view text);
void write(JsonWriter& writer, UiState value);

/// Something that could be done next.
struct Suggestion {
  /// What it is, in words.
  std::string action{};
  /// Tool that does it.
  std::string tool{};
  /// Query of the element.
  std::string query{};
};
void write(JsonWriter& writer, const Suggestion& value);

}  // namespace offhand
