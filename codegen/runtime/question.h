#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/error_text.h"

namespace offhand {

/// How a user answers: by a form with one member, or by visiting a page.
enum class AnswerKind : std::uint8_t { yes_no, choice, text, page };

struct AnswerChoice {
  std::string_view value;
  std::string_view title;
};

/// A box beside a text, which the user ticks or not.
struct AnswerBox {
  /// Empty: there is none.
  std::string_view member = {};
  std::string_view title = {};
  /// Whether it is ticked unless the user says otherwise.
  bool is_ticked = false;
};

/// A whole number beside a yes or no, which the user may change.
struct AnswerNumber {
  /// Empty: there is none.
  std::string_view member = {};
  std::string_view title = {};
  std::int64_t least = 0;
  std::int64_t most = 0;
  /// Where neither the call nor the user says otherwise.
  std::int64_t usual = 0;
};

/// A question to the user, as schema/common/questions.json declares it.
struct QuestionInfo {
  /// The answer is found by it.
  std::string_view key;
  /// Template: {x} stands for a member of the data.
  std::string_view message;
  AnswerKind kind = AnswerKind::yes_no;
  /// The member of the form and what the user reads above it.
  std::string_view member;
  std::string_view title;
  /// Empty where each question has its own.
  std::span<const AnswerChoice> choices;
  /// Of a text, in characters.
  std::size_t max_length = 0;
  /// Beside a text.
  AnswerBox box = {};
  /// Beside a yes or no.
  AnswerNumber number = {};
};

/// A question with its message filled in.
struct Question {
  const QuestionInfo* info = nullptr;
  std::string key;
  std::string message;
};

Question question_of(const QuestionInfo& info, const ErrorMembers& members);

}  // namespace offhand
