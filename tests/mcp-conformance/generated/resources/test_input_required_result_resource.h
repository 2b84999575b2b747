// Generated from tests/mcp-conformance/schema/resources/test_input_required_result_resource.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::fixtures::resources {

/// Asks for whom it is first.
/// Written by hand in tests/mcp-conformance/bodies.
Result<ResourceContent> test_input_required_result_resource(Call& call);

extern const ResourceInfo test_input_required_result_resource_resource;

}  // namespace offhand::fixtures::resources
