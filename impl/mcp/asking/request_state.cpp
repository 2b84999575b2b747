#include "impl/mcp/asking/request_state.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "impl/mcp/asking/key_file.h"

namespace offhand::mcp {
namespace {

/// Each part is prefixed by its length, so that two bindings never have the same text.
std::string purpose_of(const StateBinding& binding) {
  const auto request = digest(binding.request);
  return fmt::format("offhand request state\n{} {}\n{} {}\n{}", binding.method.size(), binding.method,
                     binding.principal.size(), binding.principal, request);
}

std::string_view name_of(SealFault fault) {
  switch (fault) {
    case SealFault::malformed:
      return "its request state is not of our form";
    case SealFault::forged:
      return "its request state was changed, or made for another request, principal or server";
    case SealFault::expired:
      break;
  }
  return "its request state has expired";
}

}  // namespace

RequestState::RequestState(std::string directory, Now now)
    : directory_(std::move(directory)), now_(now ? std::move(now) : wall_time) {}

const SealKey& RequestState::key() {
  if (key_) return *key_;
  const auto stored = load_or_make_key(directory_, "request-state.key");
  if (!stored) spdlog::warn("Request state will not outlive this process: {}", stored.error().message);
  return key_.emplace(stored ? *stored : random_seal_key());
}

std::string RequestState::seal(const StateBinding& binding, std::string_view content) {
  const std::scoped_lock lock(mutex_);
  return seal_text(key(), purpose_of(binding), content, now_() + lifetime);
}

OpenedState RequestState::open(const StateBinding& binding, std::string_view text) {
  const std::scoped_lock lock(mutex_);
  auto [state, fault] = unseal_text(key(), purpose_of(binding), text, now_());
  if (!state) return {std::nullopt, name_of(fault)};
  if (!use(*state)) return {std::nullopt, "its request state was used before"};
  return {std::move(state->content)};
}

bool RequestState::use(const Unsealed& state) {
  while (!used_.empty() && (used_.begin()->first <= now_() || used_.size() >= memory)) used_.erase(used_.begin());
  return used_.emplace(state.expires, state.nonce).second;
}

}  // namespace offhand::mcp
