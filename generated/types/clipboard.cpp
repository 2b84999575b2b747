// Generated from schema/common/clipboard.json. Do not edit.
#include "generated/types/clipboard.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kClipboardFormValues = std::to_array<std::string_view>({"text", "image", "files"});
std::string_view to_string(ClipboardForm value) { return kClipboardFormValues[static_cast<std::size_t>(value)]; }
std::optional<ClipboardForm> clipboard_form_from_string(std::string_view text) {
  return value_of<ClipboardForm>(text, kClipboardFormValues);
}
void write(JsonWriter& writer, ClipboardForm value) { writer.value(to_string(value)); }

constexpr auto kCopiedTextMemberKeys = member_keys("text");
void write(JsonWriter& writer, const CopiedText& value) { write_members(writer, value, kCopiedTextMemberKeys); }
void read(const nlohmann::json& json, CopiedText& out) { read_members(json, out, kCopiedTextMemberKeys); }

constexpr auto kCopiedImageMemberKeys = member_keys("image_path");
void write(JsonWriter& writer, const CopiedImage& value) { write_members(writer, value, kCopiedImageMemberKeys); }
void read(const nlohmann::json& json, CopiedImage& out) { read_members(json, out, kCopiedImageMemberKeys); }

constexpr auto kCopiedFileMemberKeys = member_keys("file_path");
void write(JsonWriter& writer, const CopiedFile& value) { write_members(writer, value, kCopiedFileMemberKeys); }
void read(const nlohmann::json& json, CopiedFile& out) { read_members(json, out, kCopiedFileMemberKeys); }

constexpr auto kCopiedFilesMemberKeys = member_keys("file_paths");
void write(JsonWriter& writer, const CopiedFiles& value) { write_members(writer, value, kCopiedFilesMemberKeys); }
void read(const nlohmann::json& json, CopiedFiles& out) { read_members(json, out, kCopiedFilesMemberKeys); }

constexpr auto kClipboardContentKeys = std::to_array<std::string_view>({"text", "image_path", "file_path", "file_paths"});
constexpr auto kClipboardContentCopiedTextRequired = std::to_array<std::string_view>({"text"});
constexpr auto kClipboardContentCopiedImageRequired = std::to_array<std::string_view>({"image_path"});
constexpr auto kClipboardContentCopiedFileRequired = std::to_array<std::string_view>({"file_path"});
constexpr auto kClipboardContentCopiedFilesRequired = std::to_array<std::string_view>({"file_paths"});
constexpr auto kClipboardContentForms = std::to_array<SchemaForm>({
  {.name = "CopiedText", .required = kClipboardContentCopiedTextRequired},
  {.name = "CopiedImage", .required = kClipboardContentCopiedImageRequired},
  {.name = "CopiedFile", .required = kClipboardContentCopiedFileRequired},
  {.name = "CopiedFiles", .required = kClipboardContentCopiedFilesRequired},
});
constexpr SchemaNode kClipboardContentTextNode = {.kind = SchemaKind::string, .max_size = 4194304};
constexpr SchemaNode kClipboardContentImagePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardContentFilePathNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardContentFilePathsItemNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 4096, .format = SchemaFormat::path};
constexpr SchemaNode kClipboardContentFilePathsNode = {.kind = SchemaKind::array, .min_size = 1, .max_size = 256, .items = &kClipboardContentFilePathsItemNode};
constexpr auto kClipboardContentProperties = std::to_array<SchemaProperty>({
  {.name = "text", .node = &kClipboardContentTextNode, .holds = Holds::typed_text},
  {.name = "image_path", .node = &kClipboardContentImagePathNode, .holds = Holds::plain},
  {.name = "file_path", .node = &kClipboardContentFilePathNode, .holds = Holds::plain},
  {.name = "file_paths", .node = &kClipboardContentFilePathsNode, .holds = Holds::plain},
});
constexpr auto kClipboardContentUnions = std::to_array<const SchemaUnion*>({
  &clipboard_content_union,
});
constinit const SchemaUnion clipboard_content_union = {.keys = kClipboardContentKeys, .forms = kClipboardContentForms};
constinit const SchemaNode clipboard_content_schema = {.kind = SchemaKind::object, .properties = kClipboardContentProperties, .unions = kClipboardContentUnions};

void write(JsonWriter& writer, const ClipboardContent& value) {
  std::visit([&](const auto& form) { write(writer, form); }, value);
}

void read(const nlohmann::json& json, ClipboardContent& out) {
  switch (form_of(clipboard_content_union, json)) {
    case 0: return read(json, out.emplace<CopiedText>());
    case 1: return read(json, out.emplace<CopiedImage>());
    case 2: return read(json, out.emplace<CopiedFile>());
    default: return read(json, out.emplace<CopiedFiles>());
  }
}

constexpr auto kClipboardHoldingMemberKeys = member_keys("types", "forms", "owner_pid");
void write(JsonWriter& writer, const ClipboardHolding& value) { write_members(writer, value, kClipboardHoldingMemberKeys); }

}  // namespace offhand
