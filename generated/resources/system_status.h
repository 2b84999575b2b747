// Generated from schema/resources/system_status.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// Whether accessibility is on, what is connected, which server this is and which version of the protocol it speaks
/// with this client, what looks at pictures (vlm_backend) and whether that is at hand as far as is known without asking
/// it, and which security mode is in force.
/// Written by hand in impl/resources/system_status.cpp.
Result<ResourceContent> system_status(Call& call);

extern const ResourceInfo system_status_resource;

}  // namespace offhand::resources
