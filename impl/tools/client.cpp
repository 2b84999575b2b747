#include "impl/tools/client.h"

#include <nlohmann/json.hpp>

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

}  // namespace offhand
