#include "impl/patterns/pattern_table.h"

#include <array>

namespace offhand::patterns {

constexpr std::string_view error_words = "error failed failure cannot couldnot unable fehler";
constexpr std::string_view loading_words = "loading pleasewait";

namespace {

using enum Counted;

constexpr std::string_view sign_in = "signin login logon anmelden";
constexpr std::string_view save = "save speichern";
constexpr std::string_view open = "open select choose";
constexpr std::string_view cancel = "cancel abbrechen";
constexpr std::string_view ok = "ok";
constexpr std::string_view yes = "yes ja";
constexpr std::string_view no = "no nein";
constexpr std::string_view address = "address location url searchorenteraddress addressandsearchbar";

constexpr auto login_form = std::to_array<Requirement>(
    {{password_field}, {text_field, 2}, {button, 1, 100'000, sign_in}});
constexpr auto save_dialog = std::to_array<Requirement>(
    {{dialog}, {button, 1, 100'000, save}, {button, 1, 100'000, cancel}, {rows}});
constexpr auto open_dialog = std::to_array<Requirement>(
    {{dialog}, {button, 1, 100'000, open}, {button, 1, 100'000, cancel}, {rows}});
constexpr auto error_alert = std::to_array<Requirement>(
    {{dialog}, {button, 1, 1}, {words, 1, 100'000, error_words}, {text_field, 0, 0}});
constexpr auto ok_or_cancel = std::to_array<Requirement>(
    {{dialog}, {button, 2, 3}, {button, 1, 1, ok}, {button, 1, 1, cancel}, {text_field, 0, 0}});
constexpr auto yes_or_no = std::to_array<Requirement>(
    {{dialog}, {button, 2, 3}, {button, 1, 1, yes}, {button, 1, 1, no}, {text_field, 0, 0}});
constexpr auto browser = std::to_array<Requirement>({{page}, {tab}, {text_field, 1, 100'000, address}});
constexpr auto text_editor = std::to_array<Requirement>({{big_text}, {tools}});
constexpr auto searching = std::to_array<Requirement>({{search_field}, {rows}});
constexpr auto settings = std::to_array<Requirement>({{toggle, 2}, {choice}, {text_field, 0, 1}});
constexpr auto many_toggles = std::to_array<Requirement>({{toggle, 4}, {text_field, 0, 1}});
constexpr auto form = std::to_array<Requirement>({{text_field, 2}, {button}});
constexpr auto table_view = std::to_array<Requirement>({{table}, {row, 2}});
constexpr auto in_progress = std::to_array<Requirement>({{progress}});

constexpr auto patterns = std::to_array<PatternRow>({{UiPattern::login_form, login_form},
                                                     {UiPattern::file_save_dialog, save_dialog},
                                                     {UiPattern::file_open_dialog, open_dialog},
                                                     {UiPattern::error_alert, error_alert},
                                                     {UiPattern::confirmation_dialog, ok_or_cancel},
                                                     {UiPattern::confirmation_dialog, yes_or_no},
                                                     {UiPattern::browser_main, browser},
                                                     {UiPattern::text_editor, text_editor},
                                                     {UiPattern::search_interface, searching},
                                                     {UiPattern::settings_page, settings},
                                                     {UiPattern::settings_page, many_toggles},
                                                     {UiPattern::form, form},
                                                     {UiPattern::table_view, table_view},
                                                     {UiPattern::progress_indicator, in_progress}});

constexpr auto suggestions = std::to_array<SuggestionRow>({
    {UiPattern::login_form, "Type the user name", "ax_type", text_field},
    {UiPattern::login_form, "Type the password", "ax_type", password_field},
    {UiPattern::login_form, "Sign in", "ax_click", button, sign_in},
    {UiPattern::file_save_dialog, "Type a file name", "ax_type", text_field},
    {UiPattern::file_save_dialog, "Save", "ax_click", button, save},
    {UiPattern::file_save_dialog, "Dismiss the dialog", "ax_click", button, cancel},
    {UiPattern::file_open_dialog, "Choose a file", "ax_click", row},
    {UiPattern::file_open_dialog, "Open it", "ax_click", button, open},
    {UiPattern::file_open_dialog, "Dismiss the dialog", "ax_click", button, cancel},
    {UiPattern::settings_page, "Look at what can be set", "ax_get_tree", toggle},
    {UiPattern::settings_page, "Turn a setting on or off", "ax_click", toggle},
    {UiPattern::confirmation_dialog, "Agree", "ax_click", button, "ok yes ja"},
    {UiPattern::confirmation_dialog, "Refuse", "ax_click", button, "cancel abbrechen no nein"},
    {UiPattern::error_alert, "Read the message", "ax_get_tree", dialog},
    {UiPattern::error_alert, "Dismiss it", "ax_click", button},
    {UiPattern::search_interface, "Type what to search for", "ax_type", search_field},
    {UiPattern::search_interface, "Read the results", "ax_get_tree", rows},
    {UiPattern::table_view, "Read the rows", "ax_get_tree", table},
    {UiPattern::form, "Fill in a field", "ax_type", text_field},
    {UiPattern::form, "Send the form", "ax_click", button},
    {UiPattern::browser_main, "Go to an address", "ax_type", text_field, address},
    {UiPattern::browser_main, "Read the page", "ax_get_tree", page},
    {UiPattern::text_editor, "Write text", "ax_type", big_text},
    {UiPattern::text_editor, "Read the text", "ax_get_value", big_text},
    {UiPattern::progress_indicator, "Wait until it is done", "ax_wait_idle", progress},
});

}  // namespace

std::span<const PatternRow> pattern_table() { return patterns; }
std::span<const SuggestionRow> suggestion_table() { return suggestions; }

}  // namespace offhand::patterns
