// Generated from schema/common/session.json. Do not edit.
#pragma once

#include <string>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// Name of a session: letters, digits and the characters _ . : @ and -, at most 128 of them.
using SessionId = std::string;
extern const SchemaNode session_id_schema;

}  // namespace offhand
