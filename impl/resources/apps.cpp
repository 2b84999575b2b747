#include "generated/resources/apps.h"

#include "codegen/runtime/json_writer.h"
#include "generated/tools/ax/ax_list_apps.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> apps(Call& call) {
  OFFHAND_ASSIGN(const auto listed, call.invoke<tools::ax::AxListAppsTool>({}));
  return ResourceContent{.text = to_json(listed)};
}

}  // namespace offhand::resources
