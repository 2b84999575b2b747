// Generated from schema/patterns.json. Do not edit.
#include "generated/support/patterns.h"

#include <array>

namespace offhand {

namespace {

constexpr auto kPatternNeeds0 = std::to_array<PatternNeed>({{CountedKind::password_field, 1, 100000, ""}, {CountedKind::text_field, 2, 100000, ""}, {CountedKind::button, 1, 100000, "signin login logon anmelden einloggen seconnecter connexion iniciarsesión acceder 登录 ログイン サインイン"}});
constexpr auto kPatternNeeds1 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::password_field, 1, 1, ""}, {CountedKind::text_field, 2, 2, ""}, {CountedKind::button, 1, 100000, "ok valider aceptar 确定 确定o oko"}});
constexpr auto kPatternNeeds2 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "dontsave donotsave discard discardchanges closewithoutsaving nichtspeichern verwerfen ohnespeichernschließen nepasenregistrer fermersansenregistrer abandonner noguardar cerrarsinguardar descartar 不保存 不保存n 关闭而不保存 关闭而不保存w 放弃 保存しない 保存しないn 保存せずに閉じる 保存せずに閉じるw 破棄 破棄d"}, {CountedKind::button, 1, 100000, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc"}, {CountedKind::text_field, 0, 0, ""}});
constexpr auto kPatternNeeds3 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "save speichern enregistrer guardar 保存 保存s"}, {CountedKind::button, 1, 100000, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc"}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds4 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 100000, "open select choose öffnen auswählen ouvrir sélectionner choisir abrir seleccionar elegir 打开 打开o 选择 选择s 開く 開くo 選択 選択s"}, {CountedKind::button, 1, 100000, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc"}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds5 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 1, 1, ""}, {CountedKind::words, 1, 100000, "error failed failure cannot couldnot unable fehler fehlgeschlagen erreur échec impossible falló nosepudo nosepuede 错误 失败 无法 エラー 失敗 できません"}, {CountedKind::text_field, 0, 0, ""}});
constexpr auto kPatternNeeds6 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 2, 3, ""}, {CountedKind::button, 1, 1, "ok valider aceptar 确定 确定o oko"}, {CountedKind::button, 1, 1, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc"}, {CountedKind::text_field, 0, 0, ""}, {CountedKind::rows, 0, 0, ""}, {CountedKind::progress, 0, 0, ""}});
constexpr auto kPatternNeeds7 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}, {CountedKind::button, 2, 3, ""}, {CountedKind::button, 1, 1, "yes ja oui sí 是 是y はい はいy"}, {CountedKind::button, 1, 1, "no nein non 否 否n いいえ いいえn"}, {CountedKind::text_field, 0, 0, ""}, {CountedKind::rows, 0, 0, ""}, {CountedKind::progress, 0, 0, ""}});
constexpr auto kPatternNeeds8 = std::to_array<PatternNeed>({{CountedKind::page, 1, 100000, ""}, {CountedKind::tab, 1, 100000, ""}, {CountedKind::text_field, 1, 100000, "address location url searchorenteraddress addressandsearchbar adresse adressundsuchleiste barredadresseetderecherche barradedireccionesydebúsqueda dirección 地址 地址和搜索栏 アドレス アドレス検索バー"}});
constexpr auto kPatternNeeds9 = std::to_array<PatternNeed>({{CountedKind::big_text, 1, 100000, ""}, {CountedKind::tools, 1, 100000, ""}});
constexpr auto kPatternNeeds10 = std::to_array<PatternNeed>({{CountedKind::big_text, 1, 100000, ""}, {CountedKind::button, 3, 100000, ""}, {CountedKind::text_field, 1, 1, ""}});
constexpr auto kPatternNeeds11 = std::to_array<PatternNeed>({{CountedKind::search_field, 1, 100000, ""}, {CountedKind::rows, 1, 100000, ""}});
constexpr auto kPatternNeeds12 = std::to_array<PatternNeed>({{CountedKind::toggle, 2, 100000, ""}, {CountedKind::choice, 1, 100000, ""}, {CountedKind::text_field, 0, 1, ""}});
constexpr auto kPatternNeeds13 = std::to_array<PatternNeed>({{CountedKind::toggle, 4, 100000, ""}, {CountedKind::text_field, 0, 1, ""}});
constexpr auto kPatternNeeds14 = std::to_array<PatternNeed>({{CountedKind::text_field, 2, 100000, ""}, {CountedKind::button, 1, 100000, ""}});
constexpr auto kPatternNeeds15 = std::to_array<PatternNeed>({{CountedKind::table, 1, 100000, ""}, {CountedKind::row, 2, 100000, ""}});
constexpr auto kPatternNeeds16 = std::to_array<PatternNeed>({{CountedKind::text_field, 2, 100000, ""}, {CountedKind::choice, 1, 100000, ""}});
constexpr auto kPatternNeeds17 = std::to_array<PatternNeed>({{CountedKind::text_field, 2, 100000, ""}, {CountedKind::toggle, 1, 100000, ""}});
constexpr auto kPatternNeeds18 = std::to_array<PatternNeed>({{CountedKind::progress, 1, 100000, ""}});
constexpr auto kStateNeeds1 = std::to_array<PatternNeed>({{CountedKind::status_words, 1, 100000, "error failed failure cannot couldnot unable fehler fehlgeschlagen erreur échec impossible falló nosepudo nosepuede 错误 失败 无法 エラー 失敗 できません"}});
constexpr auto kStateNeeds3 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, "signin login logon anmelden einloggen seconnecter connexion iniciarsesión acceder 登录 ログイン サインイン"}});
constexpr auto kStateNeeds4 = std::to_array<PatternNeed>({{CountedKind::dialog, 1, 100000, ""}});
constexpr auto kStateNeeds5 = std::to_array<PatternNeed>({{CountedKind::progress, 1, 100000, ""}});
constexpr auto kStateNeeds6 = std::to_array<PatternNeed>({{CountedKind::written_words, 1, 100000, "loading pleasewait wirdgeladen bittewarten chargement patientez cargando esperepor 正在加载 请稍候 読み込み中 お待ちください"}});
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
  {UiPattern::form, kPatternNeeds16},
  {UiPattern::form, kPatternNeeds17},
  {UiPattern::progress_indicator, kPatternNeeds18},
});
constexpr auto kStates = std::to_array<StateRow>({
  {UiState::error, UiPattern::error_alert, {}},
  {UiState::error, std::nullopt, kStateNeeds1},
  {UiState::auth_required, UiPattern::login_form, {}},
  {UiState::auth_required, std::nullopt, kStateNeeds3},
  {UiState::modal_dialog, std::nullopt, kStateNeeds4},
  {UiState::loading, std::nullopt, kStateNeeds5},
  {UiState::loading, std::nullopt, kStateNeeds6},
});
constexpr auto kSuggestions = std::to_array<SuggestionRow>({
  {UiPattern::login_form, "Type the user name", "ax_type", CountedKind::text_field, "", CountedKind::password_field, std::nullopt},
  {UiPattern::login_form, "Type the password", "ax_type", CountedKind::password_field, "", std::nullopt, std::nullopt},
  {UiPattern::login_form, "Sign in", "ax_click", CountedKind::button, "signin login logon anmelden einloggen seconnecter connexion iniciarsesión acceder 登录 ログイン サインイン", std::nullopt, std::nullopt},
  {UiPattern::login_form, "Sign in", "ax_click", CountedKind::button, "ok valider aceptar 确定 确定o oko", std::nullopt, std::nullopt},
  {UiPattern::file_save_dialog, "Type a file name", "ax_type", CountedKind::text_field, "", std::nullopt, std::nullopt},
  {UiPattern::file_save_dialog, "Save", "ax_click", CountedKind::button, "save speichern enregistrer guardar 保存 保存s", std::nullopt, std::nullopt},
  {UiPattern::file_save_dialog, "Dismiss the dialog", "ax_click", CountedKind::button, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc", std::nullopt, std::nullopt},
  {UiPattern::file_open_dialog, "Choose a file", "ax_click", CountedKind::row, "", std::nullopt, std::nullopt},
  {UiPattern::file_open_dialog, "Open it", "ax_click", CountedKind::button, "open select choose öffnen auswählen ouvrir sélectionner choisir abrir seleccionar elegir 打开 打开o 选择 选择s 開く 開くo 選択 選択s", std::nullopt, std::nullopt},
  {UiPattern::file_open_dialog, "Dismiss the dialog", "ax_click", CountedKind::button, "cancel abbrechen annuler cancelar 取消 取消c キャンセル キャンセルc", std::nullopt, std::nullopt},
  {UiPattern::settings_page, "Look at what can be set", "ax_get_tree", CountedKind::toggle, "", std::nullopt, std::nullopt},
  {UiPattern::settings_page, "Turn a setting on or off", "ax_click", CountedKind::toggle, "", std::nullopt, std::nullopt},
  {UiPattern::confirmation_dialog, "Agree", "ax_click", CountedKind::button, "ok yes ja valider oui aceptar sí 确定 确定o 是 是y oko はい はいy", std::nullopt, std::nullopt},
  {UiPattern::confirmation_dialog, "Refuse", "ax_click", CountedKind::button, "cancel abbrechen no nein annuler non cancelar 取消 取消c 否 否n キャンセル キャンセルc いいえ いいえn", std::nullopt, std::nullopt},
  {UiPattern::error_alert, "Read the message", "ax_get_tree", CountedKind::dialog, "", std::nullopt, std::nullopt},
  {UiPattern::error_alert, "Dismiss it", "ax_click", CountedKind::button, "", std::nullopt, std::nullopt},
  {UiPattern::search_interface, "Type what to search for", "ax_type", CountedKind::search_field, "", std::nullopt, std::nullopt},
  {UiPattern::search_interface, "Read the results", "ax_get_tree", CountedKind::rows, "", std::nullopt, std::nullopt},
  {UiPattern::table_view, "Read the rows", "ax_get_tree", CountedKind::table, "", std::nullopt, std::nullopt},
  {UiPattern::form, "Fill in a field", "ax_type", CountedKind::text_field, "", std::nullopt, std::nullopt},
  {UiPattern::form, "Send the form", "ax_click", CountedKind::button, "", std::nullopt, CountedKind::text_field},
  {UiPattern::browser_main, "Go to an address", "ax_type", CountedKind::text_field, "address location url searchorenteraddress addressandsearchbar adresse adressundsuchleiste barredadresseetderecherche barradedireccionesydebúsqueda dirección 地址 地址和搜索栏 アドレス アドレス検索バー", std::nullopt, std::nullopt},
  {UiPattern::browser_main, "Read the page", "ax_get_tree", CountedKind::page, "", std::nullopt, std::nullopt},
  {UiPattern::text_editor, "Write text", "ax_type", CountedKind::big_text, "", std::nullopt, std::nullopt},
  {UiPattern::text_editor, "Read the text", "ax_get_value", CountedKind::big_text, "", std::nullopt, std::nullopt},
  {UiPattern::progress_indicator, "Wait until it is done", "ax_wait_idle", CountedKind::progress, "", std::nullopt, std::nullopt},
});

}  // namespace

std::span<const PatternRow> pattern_table() { return kPatterns; }
std::span<const StateRow> state_table() { return kStates; }
std::span<const SuggestionRow> suggestion_table() { return kSuggestions; }

}  // namespace offhand
