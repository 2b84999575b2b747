// Generated from schema/patterns.json. Do not edit.
#include "generated/support/patterns.h"

#include <array>

namespace offhand {

namespace {

constexpr auto kPatternNeeds0 = std::to_array<PatternNeed>({{CountedKind::password_field, 1, 100000, ""}, {CountedKind::text_field, 2, 100000, ""}, {CountedKind::button, 1, 100000, "signin login logon anmelden"}});
constexpr auto kPatternNeeds1 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::password_field, 1, 1, ""}, {CountedKind::text_field, 2, 2, ""}, {CountedKind::button, 1, 100000, "ok"}});
constexpr auto kPatternNeeds2 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "dontsave donotsave discard discardchanges closewithoutsaving nichtspeichern verwerfen"}, {CountedKind::button, 1, 100000, "cancel abbrechen"}, {CountedKind::text_field, 0, 0, ""}});
constexpr auto kPatternNeeds3 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "save speichern"}, {CountedKind::button, 1, 100000, "cancel abbrechen"}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds4 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "open select choose"}, {CountedKind::button, 1, 100000, "cancel abbrechen"}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds5 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 1, ""}, {CountedKind::words, 1, 100000, "error failed failure cannot couldnot unable fehler"}, {CountedKind::text_field, 0, 0, ""}});
constexpr auto kPatternNeeds6 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 2, 3, ""}, {CountedKind::button, 1, 1, "ok"}, {CountedKind::button, 1, 1, "cancel abbrechen"}, {CountedKind::text_field, 0, 0, ""}, {CountedKind::rows, 0, 0, ""}, {CountedKind::progress, 0, 0, ""}});
constexpr auto kPatternNeeds7 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 2, 3, ""}, {CountedKind::button, 1, 1, "yes ja"}, {CountedKind::button, 1, 1, "no nein"}, {CountedKind::text_field, 0, 0, ""}, {CountedKind::rows, 0, 0, ""}, {CountedKind::progress, 0, 0, ""}});
constexpr auto kPatternNeeds8 = std::to_array<PatternNeed>({{CountedKind::page, 1, 100000, ""}, {CountedKind::tab, 1, 100000, ""}, {CountedKind::text_field, 1, 100000, "address location url searchorenteraddress addressandsearchbar"}});
constexpr auto kPatternNeeds9 = std::to_array<PatternNeed>({{CountedKind::big_text, 1, 100000, ""}, {CountedKind::tools, 1, 100000, ""}});
constexpr auto kPatternNeeds10 = std::to_array<PatternNeed>({{CountedKind::big_text, 1, 100000, ""}, {CountedKind::button, 3, 100000, ""}, {CountedKind::text_field, 1, 1, ""}});
constexpr auto kPatternNeeds11 = std::to_array<PatternNeed>({{CountedKind::search_field, 1, 100000, ""}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds12 = std::to_array<PatternNeed>({{CountedKind::toggle, 2, 100000, ""}, {CountedKind::choice, 1, 100000, ""}, {CountedKind::text_field, 0, 1, ""}});
constexpr auto kPatternNeeds13 = std::to_array<PatternNeed>({{CountedKind::toggle, 4, 100000, ""}, {CountedKind::text_field, 0, 1, ""}});
constexpr auto kPatternNeeds14 = std::to_array<PatternNeed>({{CountedKind::text_field, 2, 100000, ""}, {CountedKind::button, 1, 100000, ""}});
constexpr auto kPatternNeeds15 = std::to_array<PatternNeed>({{CountedKind::table, 1, 100000, ""}, {CountedKind::row, 2, 100000, ""}});
constexpr auto kPatternNeeds16 = std::to_array<PatternNeed>({{CountedKind::progress, 1, 100000, ""}});
constexpr auto kStateNeeds1 = std::to_array<PatternNeed>({{CountedKind::status_words, 1, 100000, "error failed failure cannot couldnot unable fehler"}});
constexpr auto kStateNeeds3 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}});
constexpr auto kStateNeeds4 = std::to_array<PatternNeed>({{CountedKind::progress, 1, 100000, ""}});
constexpr auto kStateNeeds5 = std::to_array<PatternNeed>({{CountedKind::written_words, 1, 100000, "loading pleasewait"}});
constexpr auto kPatterns = std::to_array<PatternRow>({
  {UiPattern::login_form, kPatternNeeds0},
  {UiPattern::login_form, kPatternNeeds1},
  {UiPattern::confirmation_dialog, kPatternNeeds2},
  {UiPattern::file_save_dialog, kPatternNeeds3},
  {UiPattern::file_open_dialog, kPatternNeeds4},
  {UiPattern::error_alert, kPatternNeeds5},
  {UiPattern::confirmation_dialog, kPatternNeeds6},
  {UiPattern::confirmation_dialog, kPatternNeeds7},
  {UiPattern::browser_main, kPatternNeeds8},
  {UiPattern::text_editor, kPatternNeeds9},
  {UiPattern::text_editor, kPatternNeeds10},
  {UiPattern::search_interface, kPatternNeeds11},
  {UiPattern::settings_page, kPatternNeeds12},
  {UiPattern::settings_page, kPatternNeeds13},
  {UiPattern::form, kPatternNeeds14},
  {UiPattern::table_view, kPatternNeeds15},
  {UiPattern::progress_indicator, kPatternNeeds16},
});
constexpr auto kStates = std::to_array<StateRow>({
  {UiState::error, UiPattern::error_alert, {}},
  {UiState::error, std::nullopt, kStateNeeds1},
  {UiState::auth_required, UiPattern::login_form, {}},
  {UiState::modal_dialog, std::nullopt, kStateNeeds3},
  {UiState::loading, std::nullopt, kStateNeeds4},
  {UiState::loading, std::nullopt, kStateNeeds5},
});
constexpr auto kSuggestions = std::to_array<SuggestionRow>({
  {UiPattern::login_form, "Type the user name", "ax_type", CountedKind::text_field, ""},
  {UiPattern::login_form, "Type the password", "ax_type", CountedKind::password_field, ""},
  {UiPattern::login_form, "Sign in", "ax_click", CountedKind::button, "signin login logon anmelden"},
  {UiPattern::login_form, "Sign in", "ax_click", CountedKind::button, "ok"},
  {UiPattern::file_save_dialog, "Type a file name", "ax_type", CountedKind::text_field, ""},
  {UiPattern::file_save_dialog, "Save", "ax_click", CountedKind::button, "save speichern"},
  {UiPattern::file_save_dialog, "Dismiss the dialog", "ax_click", CountedKind::button, "cancel abbrechen"},
  {UiPattern::file_open_dialog, "Choose a file", "ax_click", CountedKind::row, ""},
  {UiPattern::file_open_dialog, "Open it", "ax_click", CountedKind::button, "open select choose"},
  {UiPattern::file_open_dialog, "Dismiss the dialog", "ax_click", CountedKind::button, "cancel abbrechen"},
  {UiPattern::settings_page, "Look at what can be set", "ax_get_tree", CountedKind::toggle, ""},
  {UiPattern::settings_page, "Turn a setting on or off", "ax_click", CountedKind::toggle, ""},
  {UiPattern::confirmation_dialog, "Agree", "ax_click", CountedKind::button, "ok yes ja"},
  {UiPattern::confirmation_dialog, "Refuse", "ax_click", CountedKind::button, "cancel abbrechen no nein"},
  {UiPattern::error_alert, "Read the message", "ax_get_tree", CountedKind::dialog, ""},
  {UiPattern::error_alert, "Dismiss it", "ax_click", CountedKind::button, ""},
  {UiPattern::search_interface, "Type what to search for", "ax_type", CountedKind::search_field, ""},
  {UiPattern::search_interface, "Read the results", "ax_get_tree", CountedKind::rows, ""},
  {UiPattern::table_view, "Read the rows", "ax_get_tree", CountedKind::table, ""},
  {UiPattern::form, "Fill in a field", "ax_type", CountedKind::text_field, ""},
  {UiPattern::form, "Send the form", "ax_click", CountedKind::button, ""},
  {UiPattern::browser_main, "Go to an address", "ax_type", CountedKind::text_field, "address location url searchorenteraddress addressandsearchbar"},
  {UiPattern::browser_main, "Read the page", "ax_get_tree", CountedKind::page, ""},
  {UiPattern::text_editor, "Write text", "ax_type", CountedKind::big_text, ""},
  {UiPattern::text_editor, "Read the text", "ax_get_value", CountedKind::big_text, ""},
  {UiPattern::progress_indicator, "Wait until it is done", "ax_wait_idle", CountedKind::progress, ""},
});

}  // namespace

std::span<const PatternRow> pattern_table() { return kPatterns; }
std::span<const StateRow> state_table() { return kStates; }
std::span<const SuggestionRow> suggestion_table() { return kSuggestions; }

}  // namespace offhand
