#pragma once

#include "impl/dispatch/dispatcher.h"
#include "impl/session/captures.h"
#include "offhand/calls.h"

namespace offhand::library {

/// A capture made through dispatch, under the rules of a tool that captures: its result is the envelope itself, not its
/// text. `detail`: what will be shown of it, so that no more is read.
Result<CapturePtr> captured_by(Dispatcher& dispatcher, const ToolInfo& tool, const CaptureOptions& options,
                               cup::Detail detail, const CallContext& context);

}  // namespace offhand::library
