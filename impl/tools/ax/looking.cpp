#include "impl/tools/ax/looking.h"

#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<vision::Look> look_for(Call& call, const std::string& description, const platform::Picture& picture) {
  const vision::Looking looking{.config = call.config(),
                                .session = call.session(),
                                .client = call.client(),
                                .begin = [&call] { return call.begin_vision_call(); },
                                .set_out = [&call] { return call.enter_task(); },
                                .limits = call.limits()};
  return vision::look_for(looking, description, picture);
}

Place place_on_screen(const platform::WindowInfo& window, const Bounds& box) {
  return {{window.bounds.x + box.x, window.bounds.y + box.y}, {box.width, box.height}};
}

}  // namespace offhand::tools::ax
