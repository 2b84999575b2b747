// Generated from schema/tools/desktop/clipboard_read.json. Do not edit.
#include "generated/tools/desktop/clipboard_read.h"

#include <array>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "codegen/runtime/text.h"
#include "generated/support/platforms.h"
#include "generated/types/errors.h"

namespace offhand::tools::desktop {

namespace {
constexpr SchemaNode kClipboardReadArgsIncludeTextNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kClipboardReadArgsIncludeImageNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kClipboardReadArgsImageOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardReadArgsMaxBytesNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 16777216};
constexpr auto kClipboardReadArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "include_text", .node = &kClipboardReadArgsIncludeTextNode},
  {.name = "include_image", .node = &kClipboardReadArgsIncludeImageNode},
  {.name = "image_out_file", .node = &kClipboardReadArgsImageOutFileNode},
  {.name = "max_bytes", .node = &kClipboardReadArgsMaxBytesNode},
});
}  // namespace

constinit const SchemaNode clipboard_read_args_schema = {.kind = SchemaKind::object, .properties = kClipboardReadArgsProperties};

void write(JsonWriter& writer, const ClipboardReadArgs& value) {
  writer.begin_object();
  static const ClipboardReadArgs otherwise;
  write_member(writer, "session", value.session);
  write_changed(writer, "include_text", value.include_text, otherwise.include_text);
  write_changed(writer, "include_image", value.include_image, otherwise.include_image);
  write_member(writer, "image_out_file", value.image_out_file);
  write_changed(writer, "max_bytes", value.max_bytes, otherwise.max_bytes);
  writer.end_object();
}

void read(const nlohmann::json& json, ClipboardReadArgs& out) {
  read_member(json, "session", out.session);
  read_member(json, "include_text", out.include_text);
  read_member(json, "include_image", out.include_image);
  read_member(json, "image_out_file", out.image_out_file);
  read_member(json, "max_bytes", out.max_bytes);
}

void write(JsonWriter& writer, const ClipboardReadResult& value) {
  writer.begin_object();
  write_member(writer, "types", value.types);
  write_member(writer, "forms", value.forms);
  write_member(writer, "owner_pid", value.owner_pid);
  write_member(writer, "text", value.text);
  write_member(writer, "files", value.files);
  write_member(writer, "image_bytes", value.image_bytes);
  write_member(writer, "image_file_path", value.image_file_path);
  write_member(writer, "withheld", value.withheld);
  writer.end_object();
}

std::string text_of(const ClipboardReadResult& value) {
  std::string text;
  text += "✅ The clipboard offers ";
  append_counted(text, value.types.size(), "type", "types");
  if (!value.forms.empty()) {
    text += ", of these read here: ";
    append_text(text, value.forms);
  }
  if (value.image_bytes.has_value()) {
    text += "; image of ";
    append_text(text, *value.image_bytes);
    text += " bytes";
  }
  if (value.image_file_path.has_value() && !value.image_file_path->empty()) {
    text += " in ";
    append_text(text, *value.image_file_path);
  }
  if (value.withheld.has_value() && !value.withheld->empty()) {
    text += "; not told: ";
    append_text(text, *value.withheld);
  }
  return text;
}

namespace {

class ClipboardReadInvocation final : public TypedInvocation<ClipboardReadArgs, Reply> {
 public:
  explicit ClipboardReadInvocation(ClipboardReadArgs arguments) : TypedInvocation(clipboard_read_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, clipboard_read(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ClipboardReadTool::invocation(ClipboardReadArgs arguments) {
  return std::make_unique<ClipboardReadInvocation>(std::move(arguments));
}

Result<ClipboardReadArgs> parse_clipboard_read_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(clipboard_read_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("clipboard_read", checked.problems()));
  ClipboardReadArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_clipboard_read(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(clipboard_read_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_clipboard_read_args(json, platform));
  return ClipboardReadTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
