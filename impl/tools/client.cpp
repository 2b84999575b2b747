#include "impl/tools/client.h"

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"

namespace offhand {

const nlohmann::json& Answers::operator[](std::string_view key) const {
  static const nlohmann::json none;
  if (!by_key_ || !by_key_->is_object()) return none;
  const auto found = by_key_->find(key);
  return found == by_key_->end() ? none : *found;
}

const nlohmann::json* Answers::accepted(std::string_view key) const {
  const auto& answer = (*this)[key];
  if (!answer.is_object() || answer.value("action", "") != "accept") return nullptr;
  const auto content = answer.find("content");
  return content == answer.end() ? nullptr : &*content;
}

std::string capability_of(InputKind kind) {
  switch (kind) {
    case InputKind::form:
      return "elicitation.form";
    case InputKind::url:
      return "elicitation.url";
    case InputKind::sampling:
      return "sampling";
    case InputKind::roots:
      break;
  }
  return "roots";
}

Result<Answers> ask(Client* client, const std::vector<InputRequest>& questions) {
  if (client != nullptr) return client->ask(questions);
  if (questions.empty()) return Answers{};
  return fail(errors::missing_capability({.capability = capability_of(questions.front().kind)}));
}

}  // namespace offhand
