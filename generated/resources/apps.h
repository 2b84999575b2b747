// Generated from schema/resources/apps.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// The running applications: name, pid, id of the desktop entry, whether each is connected and shows its elements, or
/// why not; of those that are connected also state and focused_window, the title of the window at the front.
/// Subscribers are told of those that start and end.
/// Written by hand in impl/resources/apps.cpp.
Result<ResourceContent> apps(Call& call);

extern const ResourceInfo apps_resource;

}  // namespace offhand::resources
