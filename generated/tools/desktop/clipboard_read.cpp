// Generated from schema/tools/desktop/clipboard_read.json. Do not edit.
#include "generated/tools/desktop/clipboard_read.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kClipboardReadArgsIncludeTextNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kClipboardReadArgsIncludeImageNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kClipboardReadArgsImageOutFileNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardReadArgsMaxBytesNode = {.kind = SchemaKind::integer, .minimum = 1, .maximum = 16777216};
constexpr auto kClipboardReadArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "include_text", .node = &kClipboardReadArgsIncludeTextNode},
  {.name = "include_image", .node = &kClipboardReadArgsIncludeImageNode},
  {.name = "image_out_file", .node = &kClipboardReadArgsImageOutFileNode, .holds = Holds::output_path},
  {.name = "max_bytes", .node = &kClipboardReadArgsMaxBytesNode},
});
constinit const SchemaNode clipboard_read_args_schema = {.kind = SchemaKind::object, .properties = kClipboardReadArgsProperties};

constexpr auto kClipboardReadArgsMemberKeys = member_keys("session", default_member("include_text"),
    default_member("include_image"), "image_out_file", default_member("max_bytes"));
void write(JsonWriter& writer, const ClipboardReadArgs& value) { write_changed_members(writer, value, kClipboardReadArgsMemberKeys); }
void read(const nlohmann::json& json, ClipboardReadArgs& out) { read_members(json, out, kClipboardReadArgsMemberKeys); }

constexpr auto kClipboardReadResultMemberKeys = member_keys("types", "forms", "owner_pid", "text", "files",
    "image_bytes", "image_file_path", "withheld");
void write(JsonWriter& writer, const ClipboardReadResult& value) { write_members(writer, value, kClipboardReadResultMemberKeys); }

std::string text_of(const ClipboardReadResult& value) {
  std::string text;
  append_parts(text, "✅ The clipboard offers ", Counted{value.types.size(), "type", "types"});
  if (!value.forms.empty()) append_parts(text, ", of these read here: ", value.forms);
  if (value.image_bytes.has_value()) append_parts(text, "; image of ", *value.image_bytes, " bytes");
  if (value.image_file_path.has_value() && !value.image_file_path->empty()) {
    append_parts(text, " in ", *value.image_file_path);
  }
  if (value.withheld.has_value() && !value.withheld->empty()) append_parts(text, "; not told: ", *value.withheld);
  return text;
}

namespace {

class ClipboardReadInvocation final : public ToolInvocation<ClipboardReadTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  Reply reply() const override { return outcome(); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(clipboard_read(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ClipboardReadTool::invocation(ClipboardReadArgs arguments) {
  return std::make_unique<ClipboardReadInvocation>(std::move(arguments));
}

Result<ClipboardReadArgs> parse_clipboard_read_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ClipboardReadArgs>(clipboard_read_args_schema, "clipboard_read", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_clipboard_read(const nlohmann::json& json, std::string_view platform) {
  return prepare<ClipboardReadTool>(&parse_clipboard_read_args, json, platform);
}

}  // namespace offhand::tools::desktop
