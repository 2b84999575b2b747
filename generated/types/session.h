// Generated from schema/common/session.json. Do not edit.
#pragma once

#include <string>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Name of a run: letters, digits and _ . : @ -, at most 128.
using SessionId = std::string;
extern const SchemaNode session_id_schema;

}  // namespace offhand
