#include "generated/resources/tool_reference.h"

#include "impl/dispatch/selection.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> tool_reference(Call& call, const ToolReferenceVariables& variables) {
  OFFHAND_ASSIGN(const auto* tool, tool_named(variables.name, call.catalog()));
  return ResourceContent{.text = std::string(tool->reference)};
}

}  // namespace offhand::resources
