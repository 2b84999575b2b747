#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"

namespace offhand {

/// What the client said to the questions of a call, in the words of the protocol.
class Answers {
 public:
  Answers() = default;
  /// An object: results by key.
  explicit Answers(std::shared_ptr<const nlohmann::json> by_key) : by_key_(std::move(by_key)) {}

  /// The result for a key; null when there is none.
  const nlohmann::json& operator[](std::string_view key) const;
  /// What a user filled in; nothing when the form was declined or dismissed.
  const nlohmann::json* accepted(std::string_view key) const;

 private:
  std::shared_ptr<const nlohmann::json> by_key_;
};

/// Something that clients may have asked to be told about.
struct Change {
  enum class Kind : std::uint8_t { tools, prompts, resources, resource } kind = Kind::tools;
  /// Of the resource that changed.
  std::string uri = {};
};

/// The side of a call that faces whoever made it, as far as it can be spoken to. A command line cannot.
class Client {
 public:
  virtual ~Client() = default;
  /// Whether it is offered a tool, by the name that it calls it by.
  virtual bool has_tool(std::string_view /*name*/) const { return true; }
  virtual bool takes(InputKind kind) const = 0;
  /// The answers, or `input_required`, or `missing_capability`.
  virtual Result<Answers> ask(const std::vector<InputRequest>& questions) = 0;
  virtual nlohmann::json& state() = 0;
  virtual void progress(double done, std::optional<double> total, std::string_view message) = 0;
  virtual void log(std::string_view level, std::string_view logger, const nlohmann::json& data) = 0;
  /// How long the call may run from now on, if that changed by its becoming a task.
  virtual Result<std::optional<std::chrono::milliseconds>> enter_task() = 0;
  virtual void pause_stream(std::chrono::milliseconds retry) = 0;
  virtual void notify(const Change& change) = 0;
  /// How many resources it has asked to be told about.
  virtual std::size_t subscriptions() const { return 0; }
  virtual void complete_elicitation(std::string_view key) = 0;
};

/// Asks a client; see Call::ask(). Null: there is nobody to ask, and `missing_capability` says so.
Result<Answers> ask(Client* client, const std::vector<InputRequest>& questions);
/// What a client has to declare to be asked so, in the words of the protocol.
std::string capability_of(InputKind kind);

}  // namespace offhand
