#include "generated/tools/ax/ax_get_value.h"

#include "impl/tools/ax/search.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxGetValueResult> ax_get_value(Call& call, const Target& target, const AxGetValueArgs& args) {
  OFFHAND_ASSIGN(const auto matches, search(call, target, args.query));
  AxGetValueResult result;
  if (matches.total == 0) return result;
  OFFHAND_ASSIGN(const auto found, only_one(call.scope(), call.see(), matches, target.process->name, args.query));
  const auto& node = found.element->node;
  result.found = true;
  result.role = to_string(node.role);
  result.title = node.name;
  result.value = value_of(node);
  // A reading has only the start of a long text.
  if (node.value_characters != 0 && !node.states.contains(ElementState::protected_)) {
    OFFHAND_ASSIGN(auto text, call.tree().text(node.handle, call.limits()));
    if (text) result.value = std::move(text);
  }
  return result;
}

}  // namespace offhand::tools::ax
