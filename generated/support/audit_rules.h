// Generated from schema/audit.json. Do not edit.
#pragma once

#include <span>
#include <string_view>

#include "generated/types/assert.h"

namespace offhand {

/// A rule of the audit that elements have to meet.
enum class AuditRule {
  /// What can be operated has no name.
  name_missing,
  /// A picture has no name.
  image_name_missing,
  /// A field has neither a label nor a name.
  field_label_missing,
  /// The window has no title.
  window_title_missing,
  /// A page does not say in which language it is written.
  language_missing,
  /// A frame that shows another document has no name.
  frame_name_missing,
  /// The keyboard comes to a control that is hidden from assistive technology.
  hidden_tab_stop,
  /// The name of a control lacks the text that is written on it, by which people call it who speak to it.
  label_not_in_name,
  /// A field is named by its placeholder alone, which goes as soon as something is entered.
  placeholder_as_label,
  /// A table of data has no headers.
  table_headers_missing,
  /// A heading is more than one level below the one before it.
  heading_level_skipped,
  /// Something can be pressed, but does not say what it is.
  role_missing,
  /// A slider or spin button does not tell its number.
  value_missing,
  /// A check box, radio button or switch of a page does not tell whether it is checked.
  state_missing,
  /// The keyboard does not reach a control.
  keyboard_unreachable,
  /// The Tab key does not lead on from a control.
  keyboard_trap,
  /// Text stands out too little from its background, as measured from pixels.
  contrast_too_low,
  /// The icon of a control stands out too little from its background, as measured from pixels.
  icon_contrast_too_low,
  /// Controls of one container are called alike.
  duplicate_name,
  /// A name is that of a kind, of a file, or says nothing, as a link called more.
  misleading_name,
  /// A word mixes letters of several scripts, which no voice can read.
  language_unclear,
  /// A control is small, and another one is near.
  target_too_small,
  /// Text stands out less than the highest level asks for.
  contrast_not_enhanced,
  /// A control is smaller than the highest level asks for.
  target_not_enhanced,
  /// A name is written in capitals, which voices may spell letter by letter as an abbreviation.
  name_in_capitals,
};

/// What a rule rests on.
struct AuditRuleInfo {
  std::string_view name;
  AccessibilityIssueSeverity severity;
  /// Success criterion of WCAG 2.2, and its level.
  std::string_view criterion;
  AccessibilityIssueLevel level;
  /// Provision of the Revised Section 508 Standards; empty where there is none.
  std::string_view section508;
  std::string_view suggestion;
  /// A ratio of contrast, or pixels; 0 where nothing is measured.
  double least;
  double least_of_large_text;
};

/// In the order in which they are told.
std::span<const AuditRuleInfo> audit_rules();
const AuditRuleInfo& info_of(AuditRule rule);

/// Names that tell nothing, and what those of files end with; all in small letters and digits alone.
std::span<const std::string_view> empty_names();
std::span<const std::string_view> link_names();
std::span<const std::string_view> file_ending_names();
std::span<const std::string_view> missing_names();

/// What an issue takes from a score of 100.
double cost_of(AccessibilityIssueSeverity severity);

}  // namespace offhand
