#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "impl/mcp/asking/sealed_text.h"

namespace offhand::mcp {

/// The request that a state belongs to; the state is valid for no other.
struct StateBinding {
  std::string_view method;
  /// Name and arguments in canonical form.
  std::string_view request;
  std::string_view principal;
};

/// The content of a request state.
struct OpenedState {
  std::optional<std::string> content;
  /// The reason for missing content; for the log only.
  std::string_view fault = {};
};

/// Seals the state of a call between its rounds and hands it to the client, which can neither read nor change it. The
/// server stores only the used states, until they would have expired. The key is in a file that only this user can
/// read, so that a restarted or a parallel process can open the state too.
class RequestState {
 public:
  static constexpr std::chrono::minutes lifetime{30};
  /// How many used states are remembered; beyond it those that expire first are forgotten.
  static constexpr std::size_t memory = 100'000;

  using Now = std::function<SealTime()>;

  /// `directory` is created when the first state is sealed or opened.
  explicit RequestState(std::string directory, Now now = {});

  std::string seal(const StateBinding& binding, std::string_view content);
  /// Returns the content, once. Nothing for a state that was altered, truncated, made for another request or principal,
  /// expired, or used before.
  OpenedState open(const StateBinding& binding, std::string_view text);

 private:
  const SealKey& key();
  bool use(const Unsealed& state);

  std::string directory_;
  Now now_;
  std::mutex mutex_;
  std::optional<SealKey> key_;
  std::set<std::pair<SealTime, std::string>> used_;
};

}  // namespace offhand::mcp
