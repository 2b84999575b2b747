// Generated from schema/tools/desktop/clipboard_write.json. Do not edit.
#include "generated/tools/desktop/clipboard_write.h"

#include <array>
#include <cstddef>
#include <functional>
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
constexpr SchemaNode kClipboardWriteArgsTextNode = {.kind = SchemaKind::string, .max_size = 4194304};
constexpr SchemaNode kClipboardWriteArgsImagePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardWriteArgsFilePathsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 256, .items = &kClipboardWriteArgsFilePathsItemNode};
constexpr auto kClipboardWriteArgsProperties = std::to_array<SchemaProperty>({
  {.name = "session", .node = &session_id_schema},
  {.name = "text", .node = &kClipboardWriteArgsTextNode},
  {.name = "image_path", .node = &kClipboardWriteArgsImagePathNode},
  {.name = "file_path", .node = &kClipboardWriteArgsFilePathNode},
  {.name = "file_paths", .node = &kClipboardWriteArgsFilePathsNode},
});
constexpr auto kClipboardWriteArgsUnions = std::to_array<const SchemaUnion*>({
  &clipboard_content_union,
});
}  // namespace

constinit const SchemaNode clipboard_write_args_schema = {.kind = SchemaKind::object, .properties = kClipboardWriteArgsProperties, .unions = kClipboardWriteArgsUnions};

void write(JsonWriter& writer, const ClipboardWriteArgs& value) {
  writer.begin_object();
  write_member(writer, "session", value.session);
  write_joined(writer, "", value.content);
  writer.end_object();
}

void read(const nlohmann::json& json, ClipboardWriteArgs& out) {
  read_member(json, "session", out.session);
  read(json, out.content);
}

void write(JsonWriter& writer, const ClipboardWriteResult& value) {
  writer.begin_object();
  write_member(writer, "form", value.form);
  write_member(writer, "bytes", value.bytes);
  write_member(writer, "effect", value.effect);
  write_member(writer, "replaced", value.replaced);
  writer.end_object();
}

std::string text_of(const ClipboardWriteResult& value) {
  std::string text;
  if (value.effect == Effect::confirmed) {
    text += "✅";
  }
  if (value.effect == Effect::unverifiable) {
    text += "❔";
  }
  if (value.effect == Effect::suspected_noop) {
    text += "⚠️";
  }
  text += " The clipboard holds ";
  append_text(text, to_string(value.form));
  text += " of ";
  append_text(text, value.bytes);
  text += " bytes: ";
  append_text(text, to_string(value.effect));
  if (value.replaced.has_value() && !value.replaced->types.empty()) {
    text += "; it replaced ";
    append_text(text, value.replaced->types);
  }
  return text;
}

namespace {

class ClipboardWriteInvocation final : public TypedInvocation<ClipboardWriteArgs, ClipboardWriteResult> {
 public:
  explicit ClipboardWriteInvocation(ClipboardWriteArgs arguments) : TypedInvocation(clipboard_write_tool, std::move(arguments)) {}

  std::optional<std::string_view> session() const override { return arguments_.session; }
  Subject subject() const override { return {.kind = SubjectKind::desktop}; }
  std::size_t fingerprint() const override {
    auto action = arguments_;
    action.session = {};
    return std::hash<std::string>{}("desktop.clipboard_write" + to_json(action));
  }
  std::string arguments_json() const override { return to_json(arguments_); }
  Reply reply() const override {
    const auto& result = outcome();
    Reply reply;
    reply.text = text_of(result);
    reply.structured = to_json(result);
    return reply;
  }

 private:
  Result<void> run(Call& call, const Target& /*target*/) override {
    OFFHAND_ASSIGN(outcome_, clipboard_write(call, arguments_));
    return {};
  }
};

}  // namespace

std::unique_ptr<Invocation> ClipboardWriteTool::invocation(ClipboardWriteArgs arguments) {
  return std::make_unique<ClipboardWriteInvocation>(std::move(arguments));
}

Result<ClipboardWriteArgs> parse_clipboard_write_args(const nlohmann::json& json, std::string_view platform) {
  const CheckedJson checked(clipboard_write_args_schema, json, platform);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("clipboard_write", checked.problems()));
  ClipboardWriteArgs args;
  read(checked.value(), args);
  return args;
}

Result<std::unique_ptr<Invocation>> prepare_clipboard_write(const nlohmann::json& json, std::string_view platform) {
  OFFHAND_CHECK(check_support(clipboard_write_tool, platform));
  OFFHAND_ASSIGN(auto args, parse_clipboard_write_args(json, platform));
  return ClipboardWriteTool::invocation(std::move(args));
}

}  // namespace offhand::tools::desktop
