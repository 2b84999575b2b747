// Generated from schema/common/page.json. Do not edit.
#include "generated/types/page.h"

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

void write(JsonWriter& writer, const PageElement& value) {
  writer.begin_object();
  write_member(writer, "tag", value.tag);
  write_member(writer, "text", value.text);
  write_member(writer, "visible", value.visible);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "attributes", value.attributes);
  write_member(writer, "frame_url", value.frame_url);
  writer.end_object();
}

}  // namespace offhand
