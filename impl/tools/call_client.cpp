#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

// The side of a call that faces its client. Where there is none, as on the command line, nothing can be asked and
// whatever is told goes nowhere.
namespace offhand {
Result<Answers> Call::ask(const std::vector<InputRequest>& questions) { return offhand::ask(frame_.client, questions); }

void Call::complete_elicitation(std::string_view key) {
  if (frame_.client != nullptr) frame_.client->complete_elicitation(key);
}

bool Call::client_takes(InputKind kind) const { return frame_.client != nullptr && frame_.client->takes(kind); }

Result<void> Call::require(InputKind kind) const {
  if (client_takes(kind)) return {};
  return fail(errors::missing_capability({.capability = capability_of(kind)}));
}

nlohmann::json& Call::state() {
  if (frame_.client != nullptr) return frame_.client->state();
  if (!own_state_) own_state_ = std::make_unique<nlohmann::json>();
  return *own_state_;
}

void Call::progress(double done, std::optional<double> total, std::string_view message) {
  if (frame_.client != nullptr) frame_.client->progress(done, total, message);
}

void Call::log(std::string_view level, std::string_view logger, const nlohmann::json& data) {
  if (frame_.client != nullptr) frame_.client->log(level, logger, data);
}

Result<void> Call::enter_task() {
  if (frame_.client == nullptr) return {};
  OFFHAND_ASSIGN(const auto time, frame_.client->enter_task());
  if (!time) return {};
  frame_.timeout = *time;
  frame_.limits.deadline = clock().now() + *time;
  return {};
}

void Call::pause_stream(std::chrono::milliseconds retry) {
  if (frame_.client != nullptr) frame_.client->pause_stream(retry);
}

void Call::notify(const Change& change) {
  if (frame_.client != nullptr) frame_.client->notify(change);
}

}  // namespace offhand
