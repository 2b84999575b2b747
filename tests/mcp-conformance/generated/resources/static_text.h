// Generated from tests/mcp-conformance/schema/resources/static_text.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::fixtures::resources {

/// A text that never changes.
/// Written by hand in tests/mcp-conformance/bodies.
Result<ResourceContent> static_text(Call& call);

extern const ResourceInfo static_text_resource;

}  // namespace offhand::fixtures::resources
