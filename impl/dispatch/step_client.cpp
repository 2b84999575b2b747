#include "impl/dispatch/step_client.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace offhand {

std::string_view StepClient::protocol_version() const {
  const auto* speaker = dynamic_cast<const ProtocolSpeaker*>(&caller_);
  return speaker == nullptr ? std::string_view() : speaker->protocol_version();
}

bool StepClient::wants_logs() const {
  const auto* speaker = dynamic_cast<const ProtocolSpeaker*>(&caller_);
  return speaker != nullptr && speaker->wants_logs();
}

Result<Answers> StepClient::ask(const std::vector<InputRequest>& questions) {
  auto asked = questions;
  for (auto& question : asked) question.key = key_of(question.key);
  OFFHAND_ASSIGN(const auto given, caller_.ask(asked));
  auto answers = std::make_shared<nlohmann::json>(nlohmann::json::object());
  for (const auto& question : questions) (*answers)[question.key] = given[key_of(question.key)];
  return Answers(std::move(answers));
}

nlohmann::json& StepClient::state() { return caller_.state()["state of " + step_]; }

void StepClient::log(std::string_view level, std::string_view logger, const nlohmann::json& data) {
  caller_.log(level, logger, data);
}

}  // namespace offhand
