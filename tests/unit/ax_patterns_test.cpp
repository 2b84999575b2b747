#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/unit/simulated.h"

// Patterns of windows: each with a window that is one, and a near miss.
namespace offhand::test::ax_patterns_cases {
namespace {

json at(const std::string& role, const std::string& name, int y, json more = json::object()) {
  json node{{"role", role}, {"name", name}, {"bounds", box(10, y, 120, 20)}};
  node.update(more);
  return node;
}

json field(const std::string& name, int y) { return at("textbox", name, y, {{"value", ""}}); }
json sample(const std::string& name, int y) {
  return at("textbox", name, y, {{"value", "Some words"}, {"states", {"readonly"}}});
}
json password(int y) { return at("textbox", "Password", y, {{"states", {"protected", "focusable"}}}); }
json press(const std::string& name, int y) { return at("button", name, y); }
json dialog(json children) {
  return {
      {{"role", "dialog"}, {"name", "Question"}, {"bounds", box(0, 0, 300, 280)}, {"children", std::move(children)}}};
}
json named_dialog(const std::string& name, json children) {
  auto made = dialog(std::move(children));
  made[0]["name"] = name;
  return made;
}
json list(int y) {
  return at("list", "Files", y, {{"children", {at("listitem", "a.txt", y), at("listitem", "b.txt", y)}}});
}

/// A dialog that lies in the window of a browser, whose page may have something besides.
json within_browser(json dialog, json page = json::array()) {
  return {at("tab", "Start", 10), field("Address", 40), at("document", "Page", 70, {{"children", std::move(page)}}),
          at("dialog", "Question", 80, {{"bounds", box(10, 80, 200, 100)}, {"children", std::move(dialog)}})};
}

json written(json states) {
  return at("document", "Letter", 40, {{"bounds", box(0, 40, 390, 250)}, {"states", std::move(states)}});
}

std::string scene_with(const json& children, const std::string& root) {
  auto scene = json::parse(scene_of(children));
  if (!root.empty()) {
    for (auto& application : scene["applications"]) {
      if (application["name"] == "App") application["windows"][0]["tree"]["role"] = root;
    }
  }
  return scene.dump();
}

struct Shown {
  std::string name;
  json children;
  /// Empty: none of the twelve.
  std::string pattern;
  std::string state;
  /// Role of the window's root; empty: the usual one.
  std::string root = {};
};
void PrintTo(const Shown& row, std::ostream* out) { *out << row.name; }

std::vector<Shown> windows() {
  const json editor =
      at("textbox", "Text", 40, {{"bounds", box(0, 40, 390, 250)}, {"multiline", true}, {"value", "x"}});
  return {
      {"Login", {field("User", 10), password(40), press("Sign in", 70)}, "login_form", "auth_required"},
      {"PasswordWithoutSignIn", {field("User", 10), password(40), press("Generate", 70)}, "form", "idle"},
      {"SaveDialog", dialog({field("Name", 10), list(40), press("Save", 70), press("Cancel", 100)}), "file_save_dialog",
       "modal_dialog"},
      {"SaveDialogInGerman", dialog({field("Name", 10), list(40), press("Speichern", 70), press("Abbrechen", 100)}),
       "file_save_dialog", "modal_dialog"},
      {"OpenDialogInFrench", dialog({list(40), press("Ouvrir", 70), press("Annuler", 100)}), "file_open_dialog",
       "modal_dialog"},
      {"ConfirmInJapaneseWithKeys",
       dialog({at("text", "削除しますか?", 10), press("はい(Y)", 70), press("いいえ(N)", 100)}), "confirmation_dialog",
       "modal_dialog"},
      {"AlertInSpanish", dialog({at("text", "No se pudo abrir", 10), press("Cerrar", 70)}), "error_alert", "error"},
      {"SaveWithoutFiles", dialog({field("Name", 10), press("Save", 70), press("Cancel", 100)}), "", "modal_dialog"},
      {"OpenDialog", dialog({list(40), press("Open", 70), press("Cancel", 100)}), "file_open_dialog", "modal_dialog"},
      {"OpenWithoutCancel", dialog({list(40), press("Open", 70)}), "", "modal_dialog"},
      {"ErrorAlert", dialog({at("text", "The file cannot be read", 10), press("Close", 70)}), "error_alert", "error"},
      {"AlertWithoutError", dialog({at("text", "All is well", 10), press("Close", 70)}), "", "modal_dialog"},
      {"ConfirmYesNo", dialog({at("text", "Delete?", 10), press("Yes", 70), press("No", 100)}), "confirmation_dialog",
       "modal_dialog"},
      {"ConfirmOkCancel", dialog({at("text", "Delete?", 10), press("OK", 70), press("Cancel", 100)}),
       "confirmation_dialog", "modal_dialog"},
      {"ConfirmLosingChanges",
       dialog({at("text", "Save changes?", 10), press("Don't Save", 70), press("Cancel", 100), press("Save", 130)}),
       "confirmation_dialog", "modal_dialog"},
      {"ConfirmLosingChangesOfSeveral",
       dialog({at("text", "Save changes?", 10), at("list", "Documents", 30), press("Discard", 70), press("Cancel", 100),
               press("Save", 130)}),
       "confirmation_dialog", "modal_dialog"},
      {"SavingWithoutDiscarding",
       dialog({at("text", "Save as", 10), press("Help", 70), press("Cancel", 100), press("Save", 130)}), "",
       "modal_dialog"},
      {"ProgressThatCanBeCancelled",
       dialog({at("progressbar", "Copying", 10, {{"value", "5"}}), press("OK", 70), press("Cancel", 100)}),
       "progress_indicator", "modal_dialog"},
      {"OkWithoutCancel", dialog({at("text", "Done", 10), press("OK", 70), press("Help", 100)}), "", "modal_dialog"},
      {"Settings",
       {at("checkbox", "One", 10), at("switch", "Two", 40), at("combobox", "Theme", 70)},
       "settings_page",
       "idle"},
      {"SettingsBesideSamplesOfText",
       {at("checkbox", "One", 10), at("switch", "Two", 40), at("combobox", "Theme", 70), sample("Light", 100),
        sample("Dark", 130), press("Close", 160)},
       "settings_page",
       "idle"},
      {"OneBox", {at("checkbox", "One", 10), at("combobox", "Theme", 70)}, "", "idle"},
      {"Search", {at("searchbox", "Search", 10, {{"value", ""}}), list(40)}, "search_interface", "idle"},
      {"SearchWithoutResults", {at("searchbox", "Search", 10, {{"value", ""}})}, "", "idle"},
      {"Table",
       {at("table", "Mails", 10, {{"children", {at("row", "one", 10), at("row", "two", 30)}}})},
       "table_view",
       "idle"},
      {"EmptyTable", {at("table", "Mails", 10)}, "", "idle"},
      {"Form", {field("Name", 10), field("City", 40), press("Send", 70)}, "form", "idle"},
      {"FieldsWithoutButton", {field("Name", 10), field("City", 40)}, "", "idle"},
      {"FormWithoutButton",
       {field("Name", 10), field("City", 40), at("combobox", "Country", 70), at("checkbox", "Member", 100)},
       "form",
       "idle"},
      {"SignInByOneField", named_dialog("Sign In", {field("Mail", 10), press("Sign In", 70)}), "", "auth_required"},
      {"SignOut", named_dialog("Sign out?", json::array({press("Sign out", 70)})), "", "modal_dialog"},
      {"Browser", {at("tab", "Start", 10), field("Address", 40), at("document", "Page", 70)}, "browser_main", "idle"},
      {"BrowserWithoutAddress", {at("tab", "Start", 10), at("document", "Page", 70)}, "", "idle"},
      {"ConfirmWithinABrowser", within_browser({at("text", "Send it?", 90), press("OK", 110), press("Cancel", 140)}),
       "confirmation_dialog", "modal_dialog"},
      {"AlertWithinABrowser", within_browser({at("text", "The upload failed", 90), press("OK", 110)}), "error_alert",
       "error"},
      {"TipWithinABrowserWhosePageAsks",
       within_browser({at("text", "Now with tabs", 90), press("Close", 110)}, {press("OK", 170), press("Cancel", 200)}),
       "browser_main", "modal_dialog"},
      {"NoteOfABrowser",
       {at("tab", "Start", 10), field("Address", 40), at("document", "Page", 70),
        at("alertdialog", "Note", 60, {{"bounds", box(0, 60, 400, 40)}, {"children", {press("Close", 60)}}})},
       "browser_main",
       "idle"},
      {"SignInByADialog", dialog({field("User", 10), password(40), press("Cancel", 70), press("OK", 100)}),
       "login_form", "auth_required"},
      {"NewPasswordByADialog",
       dialog({field("User", 10), password(40), password(60), press("Cancel", 80), press("OK", 110)}), "form",
       "modal_dialog"},
      {"QuestionOfAnAlert",
       {at("text", "Save changes?", 10), press("Save", 30), press("Cancel", 60), press("Discard changes", 90)},
       "confirmation_dialog",
       "modal_dialog",
       "alert"},
      {"AlertInAWindow",
       {at("alert", "Saved", 10, {{"children", {press("OK", 30), press("Cancel", 60)}}})},
       "",
       "idle"},
      {"WrittenDocument", {at("menubar", "Menu", 10), written({"editable"})}, "text_editor", "idle"},
      {"DocumentToRead", {at("menubar", "Menu", 10), written(json::array())}, "", "idle"},
      {"EditorWithButtons", {press("Open", 0), press("New", 0), press("Menu", 20), editor}, "text_editor", "idle"},
      {"MessageWithTwoButtons", {press("Attach", 0), press("Send", 20), editor}, "", "idle"},
      {"Editor", {at("toolbar", "Format", 10), editor}, "text_editor", "idle"},
      {"EditorWithMenus", {at("menubar", "Menu", 10), editor}, "text_editor", "idle"},
      {"EditorWithoutTools", {editor}, "", "idle"},
      {"Progress", {at("progressbar", "Copying", 10, {{"value", "5"}})}, "progress_indicator", "loading"},
      {"ProgressInWords", {at("text", "50 % done", 10)}, "", "idle"},
      {"Loading", {at("text", "Loading...", 10)}, "", "loading"},
      {"NotLoading", {at("text", "Download", 10)}, "", "idle"},
      {"ErrorInStatus", {at("status", "Error: no connection", 10)}, "", "error"},
      {"ErrorInText", {at("text", "Terror in the night", 10)}, "", "idle"},
  };
}

class AxPatterns : public testing::TestWithParam<Shown> {};

TEST_P(AxPatterns, AreRecognisedAndNearMissesAreNot) {
  SimulatedDesk desk{scene_with(GetParam().children, GetParam().root)};
  desk.call("ax_connect", {{"app", "App"}});
  const auto before = desk.log().size();
  const auto told = desk.call("ax_get_tree", {{"app", "App"}});
  EXPECT_EQ(told.value("detected_pattern", ""), GetParam().pattern) << told;
  EXPECT_EQ(told.value("detected_state", ""), GetParam().state) << told;
  EXPECT_EQ(told.contains("suggestions"), !GetParam().pattern.empty()) << told;
  // It never acts, and what it suggests finds something.
  EXPECT_EQ(desk.log().size(), before);
  for (const auto& suggestion : told.value("suggestions", json::array())) {
    const auto found = desk.call("ax_find", {{"app", "App"}, {"query", suggestion["query"]}});
    EXPECT_TRUE(found["found"]) << suggestion;
  }
}

INSTANTIATE_TEST_SUITE_P(All, AxPatterns, testing::ValuesIn(windows()), [](const auto& row) { return row.param.name; });

}  // namespace
}  // namespace offhand::test::ax_patterns_cases
