#include "impl/tools/desktop/settings_in_force.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

SettingsInForce settings_in_force(Call& call) {
  const auto config = call.config_now();
  SettingsInForce settings;
  const bool whole_screen = config->capture_scope == ConfigCaptureScope::desktop;
  settings.capture_scope = whole_screen ? CaptureScope::desktop : CaptureScope::window;
  settings.max_image_dimension = config->max_image_dimension;
  settings.experimental_pip = config->experimental_pip;
  settings.experimental_pip_geometry = config->experimental_pip_geometry;
  for (const auto& [name, value] : call.session().settings()) settings.overrides.push_back(name);
  return settings;
}

}  // namespace offhand::tools::desktop
