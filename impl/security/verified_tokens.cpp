#include "impl/security/verified_tokens.h"

#include <utility>

#include "impl/base/random.h"
#include "impl/base/sodium.h"

namespace offhand {

VerifiedTokens::VerifiedTokens() : secret_(random_bytes(crypto_generichash_KEYBYTES)) { start_sodium(); }

std::string VerifiedTokens::name_of(std::string_view token) const {
  std::string name(crypto_generichash_BYTES, '\0');
  crypto_generichash(bytes_of(name), name.size(), bytes_of(token), token.size(), bytes_of(secret_), secret_.size());
  return name;
}

std::optional<VerifiedTokens::Verified> VerifiedTokens::find(std::string_view token,
                                                             const std::shared_ptr<const void>& keys) {
  const auto name = name_of(token);
  const std::scoped_lock lock(mutex_);
  const auto found = verified_.find(name);
  if (found == verified_.end()) return std::nullopt;
  if (found->second.keys == keys) return found->second;
  std::erase(order_, name);
  verified_.erase(found);
  return std::nullopt;
}

void VerifiedTokens::remember(std::string_view token, Verified verified) {
  auto name = name_of(token);
  const std::scoped_lock lock(mutex_);
  const auto [place, is_new] = verified_.insert_or_assign(name, std::move(verified));
  if (!is_new) return;
  order_.push_back(std::move(name));
  if (order_.size() <= most) return;
  verified_.erase(order_.front());
  order_.pop_front();
}

std::size_t VerifiedTokens::size() const {
  const std::scoped_lock lock(mutex_);
  return verified_.size();
}

}  // namespace offhand
