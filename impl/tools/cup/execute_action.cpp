#include "generated/tools/cup/execute_action.h"

#include "impl/tools/cup/capture_reply.h"
#include "impl/tools/cup/element_action.h"

namespace offhand::tools::cup {
namespace {

/// The action is done whatever becomes of this: what keeps the tree from being read is said in the message.
void add_tree(Call& call, CupActionResult& result) {
  const auto scope = call.scope();
  const auto capture = capturer(call, scope).capture_again();
  if (capture) {
    result.tree = compact_text(**capture);
  } else {
    result.message += "\nThe tree could not be read: " + capture.error().message;
  }
}

}  // namespace

Result<CupActionResult> execute_action(Call& call, const Target& target, const ExecuteActionArgs& args) {
  OFFHAND_CHECK(check_arguments(args));
  OFFHAND_ASSIGN(auto done, act_on(call, target, args));
  auto result = told(args.action, std::move(done));
  if (args.include_tree) add_tree(call, result);
  return result;
}

}  // namespace offhand::tools::cup
