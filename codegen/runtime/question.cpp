#include "codegen/runtime/question.h"

namespace offhand {

Question question_of(const QuestionInfo& info, const ErrorMembers& members) {
  return {.info = &info, .key = std::string(info.key), .message = fill_text(info.message, members)};
}

}  // namespace offhand
