#include "platform/api/screen.h"

#include "generated/types/errors.h"

namespace offhand::platform {

Result<std::unique_ptr<Film>> Screen::film(const std::string& /*path*/, const Limits& /*limits*/) {
  return fail(errors::action_failed({.what = "Filming the screen", .reason = "this backend cannot", .advice = ""}));
}

}  // namespace offhand::platform
