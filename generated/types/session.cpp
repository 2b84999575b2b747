// Generated from schema/common/session.json. Do not edit.
#include "generated/types/session.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constinit const SchemaNode session_id_schema = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128, .pattern = "^[A-Za-z0-9_.:@-]+$"};

}  // namespace offhand
