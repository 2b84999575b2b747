#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "generated/types/config.h"
#include "impl/target/sign_in.h"
#include "impl/target/target.h"
#include "impl/tools/client.h"
#include "platform/api/clock.h"

namespace offhand {

/// What a policy is told of a call.
struct CallFacts {
  const ToolInfo& tool;
  const Address& address;
  std::string_view session;
  /// The settings that hold for it.
  const Config& config;
  /// Another call makes it, as a replay makes its steps.
  bool is_step = false;
  /// Null where there is nobody to ask; see ask().
  Client* client = nullptr;
  /// Of a step: whoever made the call that makes it, who is asked nothing meanwhile; null: nobody could be.
  Client* outer_client = nullptr;
  platform::Limits limits;
  /// What the element of the call belongs to; null: nobody can tell.
  std::function<std::optional<SignIn>()> sign_in = {};
  /// Notes for the audit log what a policy found.
  std::function<void(std::string_view flag)> note = {};
  /// What is acted on where the call names no element: what lies at its point, or what has the focus where its keys
  /// would press that; null: nobody can tell.
  std::function<std::optional<platform::Node>(const Target& target)> met = {};
};

/// Whose it is what a call touches.
struct TargetApplication {
  /// As its windows call it.
  std::string name = {};
  /// 0: unknown.
  std::int64_t pid = 0;
  /// Of the program it runs; empty: unknown.
  std::string executable = {};
};

/// Decides whether a call may go on: of a tool, the reading of a resource, the making of a prompt. Every entrance
/// passes here. Either answer may be `input_required`, from asking the client; the call is made again with what it
/// answers.
class Policy {
 public:
  virtual ~Policy() = default;
  /// Before anything is asked of anybody.
  virtual Result<void> admits(const CallFacts& call) = 0;
  /// Once what the call touches is found, before anything is asked of its application.
  virtual Result<void> admits_target(const CallFacts& /*call*/, const Target& /*target*/,
                                     const TargetApplication& /*application*/) {
    return {};
  }
  /// Once an element was found to be the one that the call means, directly before something is done to it.
  virtual Result<void> admits_element(const CallFacts& /*call*/, const Target& /*target*/) { return {}; }
};

}  // namespace offhand
