// Generated from schema/audit.json. Do not edit.
#include "generated/support/audit_rules.h"

#include <array>
#include <cstddef>

namespace offhand {

namespace {

constexpr auto kAuditRules = std::to_array<AuditRuleInfo>({
  {"name_missing", AccessibilityIssueSeverity::critical, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Give it an accessible name that says what it does.", 0.0, 0.0},
  {"image_name_missing", AccessibilityIssueSeverity::serious, "1.1.1 Non-text Content",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Describe the picture in its accessible name, or hide it from assistive technology if it is decoration.", 0.0, 0.0},
  {"field_label_missing", AccessibilityIssueSeverity::critical, "3.3.2 Labels or Instructions",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Connect the field with its label, or give it an accessible name.", 0.0, 0.0},
  {"window_title_missing", AccessibilityIssueSeverity::serious, "2.4.2 Page Titled",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Give the window a title that says what it is for.", 0.0, 0.0},
  {"language_missing", AccessibilityIssueSeverity::serious, "3.1.1 Language of Page",
   AccessibilityIssueLevel::wcag_a, "E205.4", "Give the root element a lang attribute with the language of the text.", 0.0, 0.0},
  {"frame_name_missing", AccessibilityIssueSeverity::serious, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "E205.4", "Give the frame a title that says what it shows.", 0.0, 0.0},
  {"hidden_tab_stop", AccessibilityIssueSeverity::serious, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "E205.4", "Take aria-hidden away from what lies around it, or take the control out of the tab order while it is hidden.", 0.0, 0.0},
  {"label_not_in_name", AccessibilityIssueSeverity::serious, "2.5.3 Label in Name",
   AccessibilityIssueLevel::wcag_a, "", "Begin the name with the text that is written there.", 0.0, 0.0},
  {"placeholder_as_label", AccessibilityIssueSeverity::moderate, "3.3.2 Labels or Instructions",
   AccessibilityIssueLevel::wcag_a, "E205.4", "Give the field a label that stays, and keep the placeholder for an example.", 0.0, 0.0},
  {"table_headers_missing", AccessibilityIssueSeverity::serious, "1.3.1 Info and Relationships",
   AccessibilityIssueLevel::wcag_a, "502.3.3", "Make the cells that name columns or rows headers, or give a table that only lays things out the role presentation.", 0.0, 0.0},
  {"heading_level_skipped", AccessibilityIssueSeverity::moderate, "1.3.1 Info and Relationships",
   AccessibilityIssueLevel::wcag_a, "E205.4", "Give it the level that follows, and let its style show it smaller.", 0.0, 0.0},
  {"role_missing", AccessibilityIssueSeverity::serious, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Use a control of the toolkit, or give it the role of what it is.", 0.0, 0.0},
  {"value_missing", AccessibilityIssueSeverity::moderate, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "502.3.6", "Report the number and its limits to assistive technology.", 0.0, 0.0},
  {"state_missing", AccessibilityIssueSeverity::moderate, "4.1.2 Name, Role, Value",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Give it an aria-checked attribute, also while it is not checked, or use the element of HTML.", 0.0, 0.0},
  {"keyboard_unreachable", AccessibilityIssueSeverity::serious, "2.1.1 Keyboard",
   AccessibilityIssueLevel::wcag_a, "503.2", "Let it take the keyboard focus, or offer the same by a control that does.", 0.0, 0.0},
  {"keyboard_trap", AccessibilityIssueSeverity::critical, "2.1.2 No Keyboard Trap",
   AccessibilityIssueLevel::wcag_a, "503.2", "Let Tab and Shift+Tab lead to the next and the previous control, as elsewhere in the window.", 0.0, 0.0},
  {"contrast_too_low", AccessibilityIssueSeverity::serious, "1.4.3 Contrast (Minimum)",
   AccessibilityIssueLevel::wcag_aa, "E205.4", "Make the text darker or its background lighter, or the other way round.", 4.5, 3.0},
  {"icon_contrast_too_low", AccessibilityIssueSeverity::serious, "1.4.11 Non-text Contrast",
   AccessibilityIssueLevel::wcag_aa, "", "Make the icon darker or its background lighter, or the other way round.", 3.0, 3.0},
  {"duplicate_name", AccessibilityIssueSeverity::moderate, "2.4.6 Headings and Labels",
   AccessibilityIssueLevel::wcag_aa, "E205.4", "Give each a name that tells it from the other.", 0.0, 0.0},
  {"misleading_name", AccessibilityIssueSeverity::moderate, "2.4.6 Headings and Labels",
   AccessibilityIssueLevel::wcag_aa, "E205.4", "Name what it does or holds, not its kind, its file or nothing.", 0.0, 0.0},
  {"language_unclear", AccessibilityIssueSeverity::moderate, "3.1.2 Language of Parts",
   AccessibilityIssueLevel::wcag_aa, "E205.4", "Use the letters of one language within a word.", 0.0, 0.0},
  {"target_too_small", AccessibilityIssueSeverity::moderate, "2.5.8 Target Size (Minimum)",
   AccessibilityIssueLevel::wcag_aa, "", "Make it at least 24 by 24 pixels, or leave that much room around it.", 24.0, 24.0},
  {"contrast_not_enhanced", AccessibilityIssueSeverity::minor_, "1.4.6 Contrast (Enhanced)",
   AccessibilityIssueLevel::wcag_aaa, "", "Make the text darker or its background lighter, or the other way round.", 7.0, 4.5},
  {"target_not_enhanced", AccessibilityIssueSeverity::minor_, "2.5.5 Target Size (Enhanced)",
   AccessibilityIssueLevel::wcag_aaa, "", "Make it at least 44 by 44 pixels.", 44.0, 44.0},
  {"name_in_capitals", AccessibilityIssueSeverity::minor_, "3.1.4 Abbreviations",
   AccessibilityIssueLevel::wcag_aaa, "", "Write the name as other words are written, and let its style show it in capitals.", 0.0, 0.0},
});
constexpr auto kEmptyNames = std::to_array<std::string_view>({"button", "icon", "image", "picture", "graphic", "click", "clickhere", "here", "link", "untitled", "unnamed", "label", "placeholder", "todo", "null", "undefined", "none", "widget", "control", "field", "edit", "entry"});
constexpr auto kLinkNames = std::to_array<std::string_view>({"more", "readmore", "learnmore", "seemore", "showmore", "moreinfo", "moreinformation", "moredetails", "details", "this", "thispage", "thislink", "thisarticle", "readthis", "continuereading", "mehr", "mehrerfahren", "mehrinfos", "weiterlesen", "hier", "klickenhier", "hierklicken", "ensavoirplus", "liresuite", "lirelasuite", "ici", "cliquezici", "leermas", "vermas"});
constexpr auto kFileEndingNames = std::to_array<std::string_view>({".png", ".svg", ".jpg", ".jpeg", ".gif", ".webp", ".ico", ".bmp"});
constexpr auto kMissingNames = std::to_array<std::string_view>({"togetmissingimagedescriptions", "unlabeledimage", "unlabeledgraphic"});

}  // namespace

std::span<const std::string_view> empty_names() { return kEmptyNames; }
std::span<const std::string_view> link_names() { return kLinkNames; }
std::span<const std::string_view> file_ending_names() { return kFileEndingNames; }
std::span<const std::string_view> missing_names() { return kMissingNames; }
std::span<const AuditRuleInfo> audit_rules() { return kAuditRules; }

const AuditRuleInfo& info_of(AuditRule rule) { return kAuditRules[static_cast<std::size_t>(rule)]; }

double cost_of(AccessibilityIssueSeverity severity) {
  switch (severity) {
    case AccessibilityIssueSeverity::critical:
      return 15;
    case AccessibilityIssueSeverity::serious:
      return 8;
    case AccessibilityIssueSeverity::moderate:
      return 3;
    case AccessibilityIssueSeverity::minor_:
      return 1;
  }
  return 0;
}

}  // namespace offhand
