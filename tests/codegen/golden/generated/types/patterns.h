// Generated from schema/common/patterns.json. Do not edit.
#pragma once

#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What a window is.
enum class UiPattern {
  palette,
  easel,
};
std::string_view to_string(UiPattern value);
std::optional<UiPattern> ui_pattern_from_string(std::string_view text);
void write(JsonWriter& writer, UiPattern value);

/// How a canvas stands.
enum class UiState {
  dry,
  wet,
  torn,
};
std::string_view to_string(UiState value);
std::optional<UiState> ui_state_from_string(std::string_view text);
void write(JsonWriter& writer, UiState value);

/// What is thought of a window.
struct Guess {
  /// What a window is.
  UiPattern pattern{};
  /// How a canvas stands.
  UiState state{};
};
void write(JsonWriter& writer, const Guess& value);

}  // namespace offhand
