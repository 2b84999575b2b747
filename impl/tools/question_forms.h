#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/question.h"
#include "impl/tools/client.h"

// Questions of schema/common/questions.json, put to the user through the client. Before any effect: while there is no
// answer these fail with `input_required`, and the call is made again with it; `missing_capability` where the client
// cannot ask, which may_ask() tells before.
namespace offhand {

/// A value that the user can choose, and what they read for it.
struct Choice {
  std::string value;
  std::string title;
};

/// Null: there is nobody to ask.
bool may_ask(const Client* client, const Question& question);

/// Whether the user said yes. Another message under the same key is another question.
Result<bool> user_agrees(Client* client, const Question& question);
/// The same with the number beside it, which the form offers as the call has it. Nothing: the user did not agree.
Result<std::optional<std::int64_t>> user_agrees_on(Client* client, const Question& question, std::int64_t offered);
/// What the user chose; empty where they declined or dismissed it. Without choices those of the schema.
Result<std::string> user_says(Client* client, const Question& question, const std::vector<Choice>& choices = {});
/// What the user wrote; empty where they declined or dismissed it. And whether the box beside it is ticked.
struct Written {
  std::string text;
  bool box = false;
};
Result<Written> user_writes(Client* client, const Question& question);
/// Whether the user agreed to visit a page.
Result<bool> user_visits(Client* client, const Question& question, const std::string& url);

}  // namespace offhand
