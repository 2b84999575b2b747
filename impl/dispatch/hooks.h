#pragma once

#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand {

/// Decides whether a call may go on, knowing whom it means but before anything was asked of anybody. Every entrance
/// passes here.
class Policy {
 public:
  virtual ~Policy() = default;
  virtual Result<void> allows(const ToolInfo& tool, const Subject& subject, std::string_view session) = 0;
};

}  // namespace offhand
