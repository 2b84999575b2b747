// Generated from schema/resources/clipboard.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// The text on the clipboard, and in which forms it could be pasted. What was marked as a secret is not told.
/// Written by hand in impl/resources/clipboard.cpp.
Result<ResourceContent> clipboard(Call& call);

extern const ResourceInfo clipboard_resource;

}  // namespace offhand::resources
