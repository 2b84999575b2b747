#pragma once

#include "codegen/runtime/tool.h"
#include "generated/types/capture.h"
#include "impl/capture/capture.h"
#include "impl/tools/call.h"

namespace offhand::tools::cup {

/// What captures for this call.
Capturer capturer(Call& call, const Scope& scope);

/// How the arguments of a tool want a capture.
template <class Arguments>
CaptureWishes wishes_of(const Arguments& args, offhand::cup::Scope scope) {
  CaptureWishes wishes{.scope = scope};
  wishes.detail = *offhand::cup::detail_from_string(to_string(args.detail));
  wishes.dialect = *offhand::cup::dialect_from_string(to_string(args.dialect));
  return wishes;
}

/// As compact text and, where it was asked for, as an envelope.
Reply reply_with(const Capture& capture, CaptureFormat format);

/// Captures, and tells of it.
Result<Reply> reply_of_capture(Call& call, const CaptureWishes& wishes, CaptureFormat format);

}  // namespace offhand::tools::cup
