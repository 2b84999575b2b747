#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "generated/types/config.h"
#include "impl/policy/destructive_words.h"
#include "impl/policy/policy.h"

namespace offhand {

/// The settings security_mode, confirm_destructive, destructive_words and administrator_prompts, for every tool,
/// resource and prompt.
class SecurityPolicy final : public Policy {
 public:
  Result<void> admits(const CallFacts& call) override;
  /// Asks the user, through the client, before an action in a window that asks for an administrator's password:
  /// `not_confirmed`.
  Result<void> admits_target(const CallFacts& call, const Target& target,
                             const TargetApplication& application) override;
  /// Leaves it to the user to sign in and to let somebody in (`sign_in.h`), and shows them the page, through the
  /// client; asks them before an action on an element whose name says that it may be irreversible: `not_confirmed`.
  Result<void> admits_element(const CallFacts& call, const Target& target) override;

 private:
  static Result<void> admits_sign_in(const CallFacts& call, const Target& target);
  /// Those of the settings of a call, which seldom differ from one call to the next.
  std::shared_ptr<const DestructiveWords> destructive_words(const Config& config);

  std::mutex mutex_;
  std::shared_ptr<const DestructiveWords> destructive_words_;
};

/// Whether a mode lets a tool be called, and be listed.
bool mode_allows(ConfigSecurityMode mode, const ToolInfo& tool);

}  // namespace offhand
