#include "generated/resources/settings.h"

#include "codegen/runtime/json_writer.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> settings(Call& call) {
  auto config = call.config();
  // Their names would say that they are there.
  for (auto& name : config.denied_applications) name = "****";
  for (auto& name : config.allowed_applications) name = "****";
  return ResourceContent{.text = to_json(config)};
}

}  // namespace offhand::resources
