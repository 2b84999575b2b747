// Generated from schema/resources/recording_stop.json. Do not edit.
#pragma once

#include "codegen/runtime/resource.h"

namespace offhand {
class JsonWriter;
}  // namespace offhand

namespace offhand::resources {

/// Reading this ends the recording that offhand://recording/start began in this session. It tells the steps, as
/// ax_workflow takes them: each element by a query that finds it again, each text as the field held it in the end. What
/// was left out, and why, is told beside them.
/// Written by hand in impl/resources/recording_stop.cpp.
Result<ResourceContent> recording_stop(Call& call);

extern const ResourceInfo recording_stop_resource;

}  // namespace offhand::resources
