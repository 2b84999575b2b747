// Generated from schema/common/questions.json. Do not edit.
#include "generated/types/questions.h"

#include <array>

namespace offhand::questions {

namespace {

constexpr auto kOpenWindowChoices = std::to_array<AnswerChoice>({
  {"open", "Open it"},
  {"wait", "Wait"},
});
constexpr auto kQuestions = std::to_array<QuestionInfo>({
  {"which_color", "There are {count} of {color}[, {rest} in the cupboard]. Which one?",
   AnswerKind::choice, "color", "Color", {}, 0, {}},
  {"open_window", "It smells.\n\nWhat now?",
   AnswerKind::choice, "action", "Action", kOpenWindowChoices, 0, {}},
  {"name_it", "What is \"{picture}\" called?",
   AnswerKind::text, "name", "Name", {}, 40, {"is_framed", "It is framed", true}},
  {"buy_paint", "Buy some.",
   AnswerKind::page, "", "", {}, 0, {}},
  {"wipe", "Wipe {what}?",
   AnswerKind::yes_no, "wipe", "Wipe it", {}, 0, {}},
});

}  // namespace

Question which_color(const WhichColor& data) { return question_of(kQuestions[0], {{"count", data.count}, {"color", data.color}, {"rest", data.rest}}); }
Question open_window(const OpenWindow& /*data*/) { return question_of(kQuestions[1], {}); }
Question name_it(const NameIt& data) { return question_of(kQuestions[2], {{"picture", data.picture}}); }
Question buy_paint(const BuyPaint& /*data*/) { return question_of(kQuestions[3], {}); }
Question wipe(const Wipe& data) { return question_of(kQuestions[4], {{"what", data.what}}); }

}  // namespace offhand::questions
