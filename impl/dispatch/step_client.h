#pragma once

#include <string>
#include <vector>

#include "impl/tools/client.h"
#include "impl/tools/protocol_speaker.h"

namespace offhand {

/// The client of a call as a step of that call speaks to it: its questions are the step's own, so that an answer for
/// one step counts for no other, and so is its state between rounds. A step tells of no progress and becomes no task.
class StepClient final : public Client, public ProtocolSpeaker {
 public:
  /// `step`: different for each step of the call, and the same in each of its rounds.
  StepClient(Client& caller, std::string step) : caller_(caller), step_(std::move(step)) {}

  std::string_view protocol_version() const override;
  bool wants_logs() const override;
  bool has_tool(std::string_view name) const override { return caller_.has_tool(name); }
  bool takes(InputKind kind) const override { return caller_.takes(kind); }
  Result<Answers> ask(const std::vector<InputRequest>& questions) override;
  nlohmann::json& state() override;
  void progress(double, std::optional<double>, std::string_view) override {}
  void log(std::string_view level, std::string_view logger, const nlohmann::json& data) override;
  Result<std::optional<std::chrono::milliseconds>> enter_task() override { return std::nullopt; }
  void pause_stream(std::chrono::milliseconds) override {}
  void notify(const Change& change) override { caller_.notify(change); }
  std::size_t subscriptions() const override { return caller_.subscriptions(); }
  void complete_elicitation(std::string_view key) override { caller_.complete_elicitation(key_of(key)); }

 private:
  std::string key_of(std::string_view key) const { return step_ + ": " + std::string(key); }

  Client& caller_;
  const std::string step_;
};

}  // namespace offhand
