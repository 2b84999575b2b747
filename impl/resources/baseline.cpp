#include "generated/resources/baseline.h"

#include <utility>

#include "generated/types/errors.h"
#include "impl/perception/encoded_picture.h"
#include "impl/tools/ax/given_picture.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> baseline(Call& call, const BaselineVariables& variables) {
  const auto picture = tools::ax::baseline_picture(call, "offhand://baseline/" + variables.name);
  if (!picture) return fail(errors::resource_not_found({.reason = picture.error().message}));
  OFFHAND_ASSIGN(auto encoded, encode_picture(*picture, ImageFormat::png));
  return ResourceContent{.blob = std::move(encoded.bytes)};
}

}  // namespace offhand::resources
