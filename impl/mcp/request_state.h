#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "impl/mcp/sealed_text.h"

namespace offhand::mcp {

/// What a request state was made for; it is of no use for anything else.
struct StateBinding {
  std::string_view method;
  /// Name and arguments, in one spelling.
  std::string_view request;
  std::string_view principal;
};

/// What a request state holds.
struct OpenedState {
  std::optional<std::string> content;
  /// Why there is none; for the log only.
  std::string_view fault = {};
};

/// Seals what a call must remember between its rounds and hands it to the client, which is not trusted with it. Nothing
/// is kept here but the states that were used already, until they would have expired anyway. The key lies in a file
/// that only this user can read, so that a restarted or a sibling process opens the state too.
class RequestState {
 public:
  static constexpr std::chrono::minutes lifetime{30};
  /// Used states that are remembered; beyond it the ones next to expire are forgotten.
  static constexpr std::size_t memory = 100'000;

  using Now = std::function<SealTime()>;

  /// `directory` is made when the first state is sealed or opened.
  explicit RequestState(std::string directory, Now now = {});

  std::string seal(const StateBinding& binding, std::string_view content);
  /// The content, once. Nothing for a state that was changed, cut, made for another request or principal, is too old,
  /// or was used before.
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
