#pragma once

#include <optional>
#include <string>

#include "impl/action/action_run.h"
#include "impl/evidence/text_evidence.h"
#include "impl/verbs/parameters.h"
#include "impl/verbs/plan.h"

namespace offhand {

/// How a page writes a spin button that is none of the browser's own; empty of anything else.
std::optional<platform::Markup> drawn_by_page(const ActionRun& run, const platform::Node& node);

/// Whether it is a field for a number in a page.
bool is_number_of_page(const ActionRun& run, const platform::Node& node);

/// Whether the numbers of this tree are those of a page, to the last digit: another one is none that was asked for.
bool tells_exact_numbers(const ActionRun& run);

/// Whether it is a spin button that holds no number but words, and is none of a page: fields for dates and times of Qt.
/// What it holds it may put back once it is left.
bool is_spin_button_of_words(const ActionRun& run, const TextReceiver& receiver);

/// A text as a field for a date, a time or a colour would hold it, which takes one value as a whole; empty: the
/// receiver is another field. `invalid_value` where it would drop the text.
Result<std::optional<std::string>> whole_value(const ActionRun& run, const std::optional<TextReceiver>& receiver,
                                               const std::string& text);

/// For an input for files, or its label: the files of these paths, one a line, or none. Empty: the element is neither.
Result<std::optional<Plan>> plan_files(ActionRun& run, const ValueParameters& parameters);

}  // namespace offhand
