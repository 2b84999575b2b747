// Generated from schema/resources/canvas.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// What was painted so far.
/// Written by hand in impl/resources/canvas.cpp.
Result<ResourceContent> canvas(Call& call);

extern const ResourceInfo canvas_resource;

}  // namespace offhand::resources
