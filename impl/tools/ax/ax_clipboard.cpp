#include "generated/tools/ax/ax_clipboard.h"

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

constexpr std::size_t most_bytes = 1'000'000;

Result<AxClipboardResult> read(Call& call) {
  OFFHAND_ASSIGN(const auto offer, call.clipboard().offer(call.limits()));
  AxClipboardResult result;
  if (offer.is_secret) {
    result.reason = "whoever copied it marked it as a secret";
    return result;
  }
  OFFHAND_ASSIGN(result.text, call.clipboard().read(ClipboardForm::text, most_bytes, call.limits()));
  result.success = true;
  if (!result.text) result.reason = "it holds no text";
  return result;
}

Result<AxClipboardResult> write(Call& call, const std::string& text) {
  OFFHAND_CHECK(call.clipboard().write(ClipboardForm::text, text, call.limits()));
  const auto held = call.clipboard().read(ClipboardForm::text, most_bytes, call.limits());
  AxClipboardResult result;
  result.success = held && *held == text;
  if (!result.success) result.reason = held ? "the clipboard holds something else by now" : held.error().message;
  return result;
}

}  // namespace

Result<AxClipboardResult> ax_clipboard(Call& call, const AxClipboardArgs& args) {
  if (args.action == AxClipboardAction::read) return read(call);
  if (!args.text) {
    return fail(
        errors::invalid_arguments({.tool = "ax_clipboard", .summary = "action write needs text", .problems = {}}));
  }
  return write(call, *args.text);
}

}  // namespace offhand::tools::ax
