#include "impl/audit/rules.h"

#include <array>
#include <cstddef>

namespace offhand::audit {
namespace {

using Severity = AccessibilityIssueSeverity;
using Level = AccessibilityIssueLevel;

/// In the order of RuleId.
constexpr auto all = std::to_array<Rule>({
    {"name_missing", Severity::critical, "4.1.2 Name, Role, Value", Level::wcag_a, "502.3.1",
     "Give it an accessible name that says what it does."},
    {"image_name_missing", Severity::serious, "1.1.1 Non-text Content", Level::wcag_a, "502.3.1",
     "Describe the picture in its accessible name, or hide it from assistive technology if it is decoration."},
    {"field_label_missing", Severity::critical, "3.3.2 Labels or Instructions", Level::wcag_a, "502.3.1",
     "Connect the field with its label, or give it an accessible name."},
    {"window_title_missing", Severity::serious, "2.4.2 Page Titled", Level::wcag_a, "502.3.1",
     "Give the window a title that says what it is for."},
    {"role_missing", Severity::serious, "4.1.2 Name, Role, Value", Level::wcag_a, "502.3.1",
     "Use a control of the toolkit, or give it the role of what it is."},
    {"value_missing", Severity::moderate, "4.1.2 Name, Role, Value", Level::wcag_a, "502.3.6",
     "Report the number and its limits to assistive technology."},
    {"keyboard_unreachable", Severity::serious, "2.1.1 Keyboard", Level::wcag_a, "503.2",
     "Let it take the keyboard focus, or offer the same by a control that does."},
    {"contrast_too_low", Severity::serious, "1.4.3 Contrast (Minimum)", Level::wcag_aa, "E205.4",
     "Make the text darker or its background lighter, or the other way round."},
    {"duplicate_name", Severity::moderate, "2.4.6 Headings and Labels", Level::wcag_aa, "E205.4",
     "Give each a name that tells it from the other."},
    {"misleading_name", Severity::moderate, "2.4.6 Headings and Labels", Level::wcag_aa, "E205.4",
     "Name what it does or holds, not its kind, its file or nothing."},
    {"language_unclear", Severity::moderate, "3.1.2 Language of Parts", Level::wcag_aa, "E205.4",
     "Use the letters of one language within a word."},
    {"target_too_small", Severity::moderate, "2.5.8 Target Size (Minimum)", Level::wcag_aa, "",
     "Make it at least 24 by 24 pixels, or leave that much room around it."},
    {"contrast_not_enhanced", Severity::minor_, "1.4.6 Contrast (Enhanced)", Level::wcag_aaa, "",
     "Make the text darker or its background lighter, or the other way round."},
    {"target_not_enhanced", Severity::minor_, "2.5.5 Target Size (Enhanced)", Level::wcag_aaa, "",
     "Make it at least 44 by 44 pixels."},
});

}  // namespace

std::span<const Rule> rules() { return all; }

const Rule& rule(RuleId id) { return all[static_cast<std::size_t>(id)]; }

}  // namespace offhand::audit
