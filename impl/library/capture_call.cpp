#include "impl/library/capture_call.h"

#include <memory>
#include <utility>

#include "generated/types/errors.h"
#include "impl/capture/capture.h"
#include "impl/config/desk.h"
#include "impl/tools/call.h"

namespace offhand::library {
namespace {

class CaptureInvocation final : public TypedInvocation<CaptureWishes, CapturePtr> {
 public:
  using TypedInvocation::TypedInvocation;

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    const auto scope = call.scope();
    Capturer capturer(scope, call.see(), call.platform_name(), accessibility_policy(call.config()));
    OFFHAND_ASSIGN(auto capture, capturer.capture(arguments_));
    if (arguments_.app && capture->envelope.tree.empty())
      return fail(errors::no_such_window_title({.app = *arguments_.app, .titles = {}}));
    outcome_ = std::move(capture);
    return {};
  }
};

CaptureWishes wishes_of(const CaptureOptions& options, cup::Detail detail) {
  CaptureWishes wishes;
  wishes.scope = options.scope;
  if (!options.app.empty()) wishes.app = options.app;
  wishes.max_depth = static_cast<int>(options.max_depth);
  wishes.detail = detail;
  return wishes;
}

}  // namespace

Result<CapturePtr> captured_by(Dispatcher& dispatcher, const ToolInfo& tool, const CaptureOptions& options,
                               cup::Detail detail, const CallContext& context) {
  OFFHAND_ASSIGN(const auto made,
                 dispatcher.call(std::make_unique<CaptureInvocation>(tool, wishes_of(options, detail)), context));
  return static_cast<CaptureInvocation&>(*made).outcome();
}

}  // namespace offhand::library
