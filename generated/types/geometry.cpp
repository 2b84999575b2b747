// Generated from schema/common/geometry.json. Do not edit.
#include "generated/types/geometry.h"

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

void write(JsonWriter& writer, const Bounds& value) {
  writer.begin_object();
  write_member(writer, "x", value.x);
  write_member(writer, "y", value.y);
  write_member(writer, "width", value.width);
  write_member(writer, "height", value.height);
  writer.end_object();
}

void write(JsonWriter& writer, const Monitor& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "is_primary", value.is_primary);
  writer.end_object();
}

}  // namespace offhand
