#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "generated/types/questions.h"

// Questions to the user, as they are generated.
namespace offhand {
namespace {

using testing::SizeIs;

TEST(GeneratedQuestions, HaveTheirWordsFilledIn) {
  const auto question = questions::which_color({.count = 2, .color = "red", .rest = 3});
  EXPECT_EQ(question.message, "There are 2 of red, 3 in the cupboard. Which one?");
  EXPECT_EQ(question.key, "which_color");
  EXPECT_EQ(question.info->kind, AnswerKind::choice);
  EXPECT_EQ(question.info->member, "color");
  EXPECT_EQ(question.info->title, "Color");
  EXPECT_THAT(question.info->choices, SizeIs(0)) << "each has its own";
  EXPECT_EQ(questions::which_color({.count = 1, .color = "blue", .rest = std::nullopt}).message,
            "There are 1 of blue. Which one?");
}

TEST(GeneratedQuestions, KeepTheLinesOfTheirOwnTextAndNoneOfTheData) {
  EXPECT_EQ(questions::open_window({}).message, "It smells.\n\nWhat now?");
  EXPECT_EQ(questions::name_it({.picture = "a\nb\x1b[31m"}).message, "What is \"a b [31m\" called?");
}

TEST(GeneratedQuestions, ShortenNothing) {
  const std::string name(5'000, 'x');
  EXPECT_THAT(questions::name_it({.picture = name}).message, testing::HasSubstr(name));
}

TEST(GeneratedQuestions, KnowHowTheyAreAnswered) {
  EXPECT_THAT(questions::open_window({}).info->choices, SizeIs(2));
  EXPECT_EQ(questions::open_window({}).info->choices[1].value, "wait");
  EXPECT_EQ(questions::open_window({}).info->choices[1].title, "Wait");
  EXPECT_EQ(questions::name_it({}).info->max_length, 40U);
  EXPECT_EQ(questions::name_it({}).info->box.member, "is_framed");
  EXPECT_EQ(questions::name_it({}).info->box.title, "It is framed");
  EXPECT_TRUE(questions::name_it({}).info->box.is_ticked);
  EXPECT_EQ(questions::open_window({}).info->box.member, "") << "it has none";
  EXPECT_EQ(questions::buy_paint({}).info->kind, AnswerKind::page);
  EXPECT_EQ(questions::wipe({.what = "it"}).info->kind, AnswerKind::yes_no);
}

}  // namespace
}  // namespace offhand
