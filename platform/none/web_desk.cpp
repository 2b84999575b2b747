#include "platform/web_desk/web_desk.h"

#include "generated/types/errors.h"

// A build without the desk of a browser.
namespace offhand::platform {

bool has_web_desk() { return false; }

Result<std::unique_ptr<Platform>> open_web_desk(std::string_view /*specification*/, EventSink& /*sink*/) {
  return fail(errors::unknown_platform({.platform = "web", .platforms = "sim:FILE"}));
}

}  // namespace offhand::platform
