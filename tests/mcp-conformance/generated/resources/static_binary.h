// Generated from tests/mcp-conformance/schema/resources/static_binary.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::fixtures::resources {

/// A picture that never changes.
/// Written by hand in tests/mcp-conformance/bodies.
Result<ResourceContent> static_binary(Call& call);

extern const ResourceInfo static_binary_resource;

}  // namespace offhand::fixtures::resources
