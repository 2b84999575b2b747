#include "platform/system_backend.h"

#include "docs/guide/adding-a-platform/facets.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform {
namespace {

/// Facets that are not set are missing, and every tool that needs one is refused with `lack_reason`.
Result<std::unique_ptr<Platform>> open_lamp(EventSink& sink) {
  auto platform = std::make_unique<Platform>();
  // Its own name once schema/platforms has it; the example may not add one to the product's.
  platform->name = "linux";
  platform->description = "a lamp";
  platform->lack_reason = "A lamp has neither a screen nor keys.";
  platform->lack_advice = "Press its switch.";
  platform->clock = std::make_shared<SteadyClock>();
  auto lamp = std::make_shared<example::Lamp>(sink, *platform->clock);
  platform->windows = example::make_windows(lamp);
  platform->tree = example::make_tree(lamp);
  platform->apps = example::make_apps();
  return platform;
}

}  // namespace

const SystemBackend& system_backend() {
  static constexpr SystemBackend backend{"linux", open_lamp};
  return backend;
}

}  // namespace offhand::platform
