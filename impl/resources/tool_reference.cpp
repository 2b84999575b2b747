#include "generated/resources/tool_reference.h"

#include "generated/types/errors.h"
#include "impl/dispatch/selection.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> tool_reference(Call& call, const ToolReferenceVariables& variables) {
  const auto tool = tool_named(variables.name, call.catalog());
  if (!tool) return fail(errors::resource_not_found({.reason = tool.error().message}));
  return ResourceContent{.text = std::string((*tool)->reference)};
}

}  // namespace offhand::resources
