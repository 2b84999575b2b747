#include "generated/resources/root_file.h"

#include <fmt/format.h>

#include <utility>

#include "codegen/runtime/read_file.h"
#include "generated/types/errors.h"
#include "impl/config/offhand_folder.h"
#include "impl/session/session.h"
#include "impl/tools/call.h"
#include "impl/tools/client_roots.h"
#include "platform/host/paths.h"

namespace offhand::resources {

Result<ResourceContent> root_file(Call& call, const RootFileVariables& variables) {
  OFFHAND_CHECK(learn_roots(call.client(), call.session(), call.over_http()));
  const auto folders = call.session().roots().value_or(std::vector<std::string>());
  auto kind = OffhandFiles::scripts;
  if (variables.kind == RootFileKind::macros) kind = OffhandFiles::macros;
  if (variables.kind == RootFileKind::baselines) kind = OffhandFiles::baselines;
  const auto path = offhand_file(folders, kind, variables.name);
  auto content = path ? read_file(host::path_of(*path)) : std::nullopt;
  if (!content) {
    return fail(errors::resource_not_found(
        {.reason = fmt::format("no folder of the client has {} in .offhand/{}", variables.name, to_string(kind))}));
  }
  if (kind == OffhandFiles::baselines) return ResourceContent{.mime_type = "image/png", .blob = *std::move(content)};
  if (kind == OffhandFiles::macros)
    return ResourceContent{.mime_type = "application/json", .text = *std::move(content)};
  return ResourceContent{.text = *std::move(content)};
}

}  // namespace offhand::resources
