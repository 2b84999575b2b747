// Generated from tests/mcp-conformance/schema/resources/watched_resource.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::fixtures::resources {

/// A text that may be watched.
/// Written by hand in tests/mcp-conformance/bodies.
Result<ResourceContent> watched_resource(Call& call);

extern const ResourceInfo watched_resource_resource;

}  // namespace offhand::fixtures::resources
