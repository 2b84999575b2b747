#pragma once

#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/target/target.h"

namespace offhand {

/// Decides whether a call may go on, knowing whom it means but before anything was asked of anybody. Every entrance
/// passes here.
class Policy {
 public:
  virtual ~Policy() = default;
  virtual Result<void> allows(const ToolInfo& tool, const Address& address, std::string_view session) = 0;
};

/// Is told of every call that had its turn: what was asked, whom it touched, and what came of it.
class Recorder {
 public:
  virtual ~Recorder() = default;
  virtual void record(const ToolInfo& tool, const Target& target, std::string_view session,
                      const Result<Reply>& outcome) = 0;
};

}  // namespace offhand
