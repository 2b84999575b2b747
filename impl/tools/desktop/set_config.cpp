#include "generated/tools/desktop/set_config.h"

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "impl/config/edit_settings.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/settings_in_force.h"

namespace offhand::tools::desktop {
namespace {

Settings changes_of(const SetConfigArgs& args) {
  nlohmann::json changes = nlohmann::json::object();
  if (args.capture_scope) changes["capture_scope"] = to_string(*args.capture_scope);
  if (args.max_image_dimension) changes["max_image_dimension"] = *args.max_image_dimension;
  if (args.experimental_pip) changes["experimental_pip"] = *args.experimental_pip;
  if (args.experimental_pip_geometry) changes["experimental_pip_geometry"] = *args.experimental_pip_geometry;
  return settings_in(changes);
}

}  // namespace

Result<SetConfigResult> set_config(Call& call, const SetConfigArgs& args) {
  const auto changes = changes_of(args);
  if (changes.empty() && !args.capture_mode) {
    return fail(errors::nothing_to_set(
        {.settings = "capture_scope, max_image_dimension, experimental_pip, experimental_pip_geometry"}));
  }
  SetConfigResult result;
  for (const auto& [name, value] : changes) result.changed.push_back(name);
  if (call.sets_for_good()) {
    OFFHAND_CHECK(write_settings(call.config_file(), changes));
    result.reach = SetConfigResultReach::file;
    result.config_file = call.config_file();
  } else {
    OFFHAND_CHECK(call.require_memory("A setting of this run"));
    call.session().set(changes);
    if (!call.config_now()->experimental_pip) call.session().preview().close();
    result.reach = SetConfigResultReach::session;
  }
  result.settings = settings_in_force(call);
  return result;
}

}  // namespace offhand::tools::desktop
