// Generated from schema/resources/roots.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// The folders that the client works in, as it said when it was asked (roots), and what lies in .offhand there:
/// scripts, macros and baselines by name, and the settings that folders may tighten. Empty where the client offers no
/// roots, and over HTTP.
/// Written by hand in impl/resources/roots.cpp.
Result<ResourceContent> roots(Call& call);

extern const ResourceInfo roots_resource;

}  // namespace offhand::resources
