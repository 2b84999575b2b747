#include "generated/tools/desktop/get_config.h"

#include "impl/tools/call.h"
#include "impl/tools/desktop/settings_in_force.h"

namespace offhand::tools::desktop {

Result<GetConfigResult> get_config(Call& call, const GetConfigArgs& args) {
  GetConfigResult result;
  result.version = OFFHAND_VERSION;
  result.platform = call.platform_name();
  result.config_file = call.config_file();
  if (args.session) result.session = *args.session;
  result.settings = settings_in_force(call);
  return result;
}

}  // namespace offhand::tools::desktop
