// Generated from schema/resources/dried-strokes.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// What cannot be wiped off any longer.
/// Written by hand in impl/resources/dried_strokes.cpp.
Result<ResourceContent> dried_strokes(Call& call);

extern const ResourceInfo dried_strokes_resource;

}  // namespace offhand::resources
