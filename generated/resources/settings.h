// Generated from schema/resources/settings.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// The settings in force, as the command `offhand config` shows them. Of denied applications only their number is told.
/// Written by hand in impl/resources/settings.cpp.
Result<ResourceContent> settings(Call& call);

extern const ResourceInfo settings_resource;

}  // namespace offhand::resources
