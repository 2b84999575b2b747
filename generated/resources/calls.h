// Generated from schema/resources/calls.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// The last 1,000 tool calls, oldest first: which tool, in which session, how each ended, and where its time went. It
/// contains nothing of their arguments.
/// Written by hand in impl/resources/calls.cpp.
Result<ResourceContent> calls(Call& call);

extern const ResourceInfo calls_resource;

}  // namespace offhand::resources
