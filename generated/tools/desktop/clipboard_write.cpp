// Generated from schema/tools/desktop/clipboard_write.json. Do not edit.
#include "generated/tools/desktop/clipboard_write.h"

#include "generated/support/define_tool.h"

namespace offhand::tools::desktop {

constexpr SchemaNode kClipboardWriteArgsTextNode = {.kind = SchemaKind::string, .max_size = 4194304};
constexpr SchemaNode kClipboardWriteArgsImagePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 256, .items = &kClipboardWriteArgsFilePathsItemNode};
constexpr auto kClipboardWriteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema, .holds = Holds::session},
  {.name = "text", .node = &kClipboardWriteArgsTextNode, .holds = Holds::typed_text},
  {.name = "image_path", .node = &kClipboardWriteArgsImagePathNode, .holds = Holds::plain},
  {.name = "file_path", .node = &kClipboardWriteArgsFilePathNode, .holds = Holds::plain},
  {.name = "file_paths", .node = &kClipboardWriteArgsFilePathsNode, .holds = Holds::plain},
});
constexpr auto kClipboardWriteArgsUnions = std::to_array<const SchemaUnion*>({
  &clipboard_content_union,
});
constinit const SchemaNode clipboard_write_args_schema = {.kind = SchemaKind::object, .properties = kClipboardWriteArgsProperties, .unions = kClipboardWriteArgsUnions};

constexpr auto kClipboardWriteArgsMemberKeys = member_keys("session", joined_members(""));
void write(JsonWriter& writer, const ClipboardWriteArgs& value) { write_members(writer, value, kClipboardWriteArgsMemberKeys); }
void read(const nlohmann::json& json, ClipboardWriteArgs& out) { read_members(json, out, kClipboardWriteArgsMemberKeys); }

constexpr auto kClipboardWriteResultMemberKeys = member_keys("form", "bytes", "effect", "replaced");
void write(JsonWriter& writer, const ClipboardWriteResult& value) { write_members(writer, value, kClipboardWriteResultMemberKeys); }

std::string text_of(const ClipboardWriteResult& value) {
  std::string text;
  if (value.effect == Effect::confirmed) append_parts(text, "✅");
  if (value.effect == Effect::unverifiable) append_parts(text, "❔");
  if (value.effect == Effect::suspected_noop) append_parts(text, "⚠️");
  append_parts(text, " The clipboard holds ", to_string(value.form), " of ", value.bytes, " bytes: ",
      to_string(value.effect));
  if (value.replaced.has_value() && !value.replaced->types.empty()) {
    append_parts(text, "; it replaced ", value.replaced->types);
  }
  return text;
}

namespace {

class ClipboardWriteInvocation final : public ToolInvocation<ClipboardWriteTool> {
 public:
  using ToolInvocation::ToolInvocation;
  std::optional<std::string_view> session() const override { return arguments_.session; }
  Address address() const override { return address::Desktop{}; }
  std::size_t fingerprint() const override { return fingerprint_of(clipboard_write_tool.identity, arguments_.content); }
  Reply reply() const override { return structured_reply(text_of(outcome()), outcome()); }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override { return keep(clipboard_write(call, arguments_)); }
};

}  // namespace

std::unique_ptr<Invocation> ClipboardWriteTool::invocation(ClipboardWriteArgs arguments) {
  return std::make_unique<ClipboardWriteInvocation>(std::move(arguments));
}

Result<ClipboardWriteArgs> parse_clipboard_write_args(const nlohmann::json& json, std::string_view platform) {
  return parse_arguments<ClipboardWriteArgs>(clipboard_write_args_schema, "clipboard_write", json, platform);
}

Result<std::unique_ptr<Invocation>> prepare_clipboard_write(const nlohmann::json& json, std::string_view platform) {
  return prepare<ClipboardWriteTool>(&parse_clipboard_write_args, json, platform);
}

}  // namespace offhand::tools::desktop
