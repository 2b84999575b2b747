// Generated from schema/common/window.json. Do not edit.
#include "generated/types/window.h"

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

void write(JsonWriter& writer, const Window& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "pid", value.pid);
  write_member(writer, "app_name", value.app_name);
  write_member(writer, "title", value.title);
  write_member(writer, "bounds", value.bounds);
  write_member(writer, "z_index", value.z_index);
  write_member(writer, "is_on_screen", value.is_on_screen);
  write_member(writer, "on_current_space", value.on_current_space);
  write_member(writer, "is_active", value.is_active);
  write_member(writer, "is_minimized", value.is_minimized);
  write_member(writer, "blocked_by", value.blocked_by);
  writer.end_object();
}

void write(JsonWriter& writer, const BlockingDialog& value) {
  writer.begin_object();
  write_member(writer, "window_id", value.window_id);
  write_member(writer, "title", value.title);
  write_member(writer, "element", value.element);
  writer.end_object();
}

void write(JsonWriter& writer, const WindowFact& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "value", value.value);
  writer.end_object();
}

void write(JsonWriter& writer, const WindowProperty& value) {
  writer.begin_object();
  write_member(writer, "name", value.name);
  write_member(writer, "type", value.type);
  write_member(writer, "bytes", value.bytes);
  write_member(writer, "value", value.value);
  writer.end_object();
}

}  // namespace offhand
