#include "generated/resources/settings.h"

#include "codegen/runtime/json_writer.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> settings(Call& call) { return ResourceContent{.text = to_json(call.config())}; }

}  // namespace offhand::resources
