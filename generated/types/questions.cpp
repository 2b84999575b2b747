// Generated from schema/common/questions.json. Do not edit.
#include "generated/types/questions.h"

#include <array>

namespace offhand::questions {

namespace {

constexpr auto kSwitchAccessibilityOnChoices = std::to_array<AnswerChoice>({
  {"switch_on", "Switch it on"},
  {"show_instructions", "Leave it off, and tell how to switch it on"},
});
constexpr auto kQuestions = std::to_array<QuestionInfo>({
  {"which_app", "Several applications are called \"{app}\". Which one?",
   AnswerKind::choice, "app", "Application", {}, 0, {}},
  {"which_element", "{count} elements of {app} match {query}. Which one is meant?[ The last {rest} are not listed.]",
   AnswerKind::choice, "element", "Element", {}, 0, {}},
  {"describe_element", "No element of {app} matches {query}[; the nearest is {nearest}]. How else can it be described?",
   AnswerKind::text, "description", "Its text, or another query", {}, 200, {"use_visual", "Look for it in a picture of the window too", true}},
  {"confirm_destructive", "The tool \"{tool}\" is about to act on {element} in {app}. This may be irreversible.",
   AnswerKind::yes_no, "confirm", "Confirm this action", {}, 0, {}},
  {"switch_accessibility_on", "Accessibility is switched off on this desktop, so that the elements of its applications cannot be read. May it be switched on? Screen readers stay off; applications that run already may have to be started again.",
   AnswerKind::choice, "action", "Action", kSwitchAccessibilityOnChoices, 0, {}},
  {"review_script", "Review this script before it runs:\n\n{script/lines}",
   AnswerKind::yes_no, "approve", "Run this script?", {}, 0, {}, {"timeout_seconds", "Timeout (seconds)", 1, 60, 10}},
  {"act_as_administrator", "{tool} is about to act in \"{window}\" of {app}, which asks for the password of an administrator. Its consent lets something change the system.",
   AnswerKind::yes_no, "proceed", "Proceed with the administrator's prompt?", {}, 0, {}},
  {"consent_to_access", "{app} shows a page of {site} that asks whether \"{client}\" may have access. That is yours to decide: open the page, and answer there.",
   AnswerKind::page, "", "", {}, 0, {}},
  {"sign_in_to_page", "{app} asks for a name and a password for {site}. They are not to pass through an agent: enter them there, or open the page and sign in.",
   AnswerKind::page, "", "", {}, 0, {}},
  {"get_model_key", "{backend} needs a key to look at pictures. Its page makes one; put it into {variable}, in the environment of the process that does the work, and start that again.",
   AnswerKind::page, "", "", {}, 0, {}},
});

}  // namespace

Question which_app(const WhichApp& data) { return question_of(kQuestions[0], {{"app", data.app}}); }
Question which_element(const WhichElement& data) { return question_of(kQuestions[1], {{"count", data.count}, {"app", data.app}, {"query", data.query}, {"rest", data.rest}}); }
Question describe_element(const DescribeElement& data) { return question_of(kQuestions[2], {{"app", data.app}, {"query", data.query}, {"nearest", data.nearest}}); }
Question confirm_destructive(const ConfirmDestructive& data) { return question_of(kQuestions[3], {{"tool", data.tool}, {"element", data.element}, {"app", data.app}}); }
Question switch_accessibility_on(const SwitchAccessibilityOn& /*data*/) { return question_of(kQuestions[4], {}); }
Question review_script(const ReviewScript& data) { return question_of(kQuestions[5], {{"script", data.script}}); }
Question act_as_administrator(const ActAsAdministrator& data) { return question_of(kQuestions[6], {{"tool", data.tool}, {"window", data.window}, {"app", data.app}}); }
Question consent_to_access(const ConsentToAccess& data) { return question_of(kQuestions[7], {{"app", data.app}, {"site", data.site}, {"client", data.client}}); }
Question sign_in_to_page(const SignInToPage& data) { return question_of(kQuestions[8], {{"app", data.app}, {"site", data.site}}); }
Question get_model_key(const GetModelKey& data) { return question_of(kQuestions[9], {{"backend", data.backend}, {"variable", data.variable}}); }

}  // namespace offhand::questions
