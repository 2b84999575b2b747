#include "generated/resources/roots.h"

#include <nlohmann/json.hpp>

#include "impl/config/offhand_folder.h"
#include "impl/session/session.h"
#include "impl/tools/call.h"
#include "impl/tools/client_roots.h"

namespace offhand::resources {

using nlohmann::json;

Result<ResourceContent> roots(Call& call) {
  OFFHAND_CHECK(learn_roots(call.client(), call.session(), call.over_http()));
  json folders = json::array();
  for (const auto& folder : call.session().roots().value_or(std::vector<std::string>())) {
    json told{{"folder", folder}};
    for (const auto kind : {OffhandFiles::scripts, OffhandFiles::macros, OffhandFiles::baselines})
      told[std::string(to_string(kind))] = offhand_files(folder, kind);
    folders.push_back(std::move(told));
  }
  const json content{{"roots", std::move(folders)}};
  return ResourceContent{.text = content.dump(-1, ' ', false, json::error_handler_t::replace)};
}

}  // namespace offhand::resources
