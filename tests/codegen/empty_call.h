#pragma once

#include "codegen/runtime/tool.h"

namespace offhand {

/// Generated code only passes a call on; bodies in these tests need nothing of it.
class Call {};
struct Target {};

/// Of dispatch, which alone runs invocations.
class CallPipeline {
 public:
  static Result<Reply> run(Invocation& invocation, Call& call) {
    OFFHAND_CHECK(invocation.run(call, Target{}));
    return invocation.reply();
  }
};

}  // namespace offhand
