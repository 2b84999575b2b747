#include "generated/resources/app_screenshot.h"

#include "generated/types/errors.h"
#include "impl/perception/encoded_picture.h"
#include "impl/resources/application.h"
#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::resources {

Result<ResourceContent> app_screenshot(Call& call, const AppScreenshotVariables& variables) {
  OFFHAND_ASSIGN(const auto app, application_of(call, variables.name));
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), app.pid));
  if (windows.empty()) return fail(errors::resource_not_found({.reason = app.name + " has no window"}));
  OFFHAND_ASSIGN(const auto picture, call.screen().capture(windows.front(), call.limits()));
  OFFHAND_ASSIGN(auto encoded, encode_picture(picture, ImageFormat::png));
  return ResourceContent{.blob = std::move(encoded.bytes), .process = app.pid};
}

}  // namespace offhand::resources
