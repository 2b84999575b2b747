// Generated from schema/common/clipboard.json. Do not edit.
#include "generated/types/clipboard.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kClipboardFormValues = std::to_array<std::string_view>({"text", "image", "files"});
}  // namespace

std::string_view to_string(ClipboardForm value) { return kClipboardFormValues[static_cast<std::size_t>(value)]; }

std::optional<ClipboardForm> clipboard_form_from_string(std::string_view text) {
  const auto found = std::find(kClipboardFormValues.begin(), kClipboardFormValues.end(), text);
  if (found == kClipboardFormValues.end()) return std::nullopt;
  return static_cast<ClipboardForm>(found - kClipboardFormValues.begin());
}

void write(JsonWriter& writer, ClipboardForm value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const CopiedText& value) {
  writer.begin_object();
  write_member(writer, "text", value.text);
  writer.end_object();
}

void read(const nlohmann::json& json, CopiedText& out) {
  read_member(json, "text", out.text);
}

void write(JsonWriter& writer, const CopiedImage& value) {
  writer.begin_object();
  write_member(writer, "image_path", value.image_path);
  writer.end_object();
}

void read(const nlohmann::json& json, CopiedImage& out) {
  read_member(json, "image_path", out.image_path);
}

void write(JsonWriter& writer, const CopiedFile& value) {
  writer.begin_object();
  write_member(writer, "file_path", value.file_path);
  writer.end_object();
}

void read(const nlohmann::json& json, CopiedFile& out) {
  read_member(json, "file_path", out.file_path);
}

void write(JsonWriter& writer, const CopiedFiles& value) {
  writer.begin_object();
  write_member(writer, "file_paths", value.file_paths);
  writer.end_object();
}

void read(const nlohmann::json& json, CopiedFiles& out) {
  read_member(json, "file_paths", out.file_paths);
}

namespace {
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
}  // namespace

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

void write(JsonWriter& writer, const ClipboardHolding& value) {
  writer.begin_object();
  write_member(writer, "types", value.types);
  write_member(writer, "forms", value.forms);
  write_member(writer, "owner_pid", value.owner_pid);
  writer.end_object();
}

}  // namespace offhand
