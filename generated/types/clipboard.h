// Generated from schema/common/clipboard.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What a clipboard holds, in the forms that can be read and written.
enum class ClipboardForm {
  text,
  image,
  files,
};
std::string_view to_string(ClipboardForm value);
std::optional<ClipboardForm> clipboard_form_from_string(std::string_view text);
void write(JsonWriter& writer, ClipboardForm value);

/// Text.
struct CopiedText {
  /// Text to put there.
  std::string text{};
  bool operator==(const CopiedText&) const = default;
};
void write(JsonWriter& writer, const CopiedText& value);
void read(const nlohmann::json& json, CopiedText& out);

/// The image of a file.
struct CopiedImage {
  /// PNG file whose image is put there, at most 16 MiB.
  std::string image_path{};
  bool operator==(const CopiedImage&) const = default;
};
void write(JsonWriter& writer, const CopiedImage& value);
void read(const nlohmann::json& json, CopiedImage& out);

/// One file.
struct CopiedFile {
  /// File or folder to put there, as a file manager copies it.
  std::string file_path{};
  bool operator==(const CopiedFile&) const = default;
};
void write(JsonWriter& writer, const CopiedFile& value);
void read(const nlohmann::json& json, CopiedFile& out);

/// Several files.
struct CopiedFiles {
  /// Several of them.
  std::vector<std::string> file_paths{};
  bool operator==(const CopiedFiles&) const = default;
};
void write(JsonWriter& writer, const CopiedFiles& value);
void read(const nlohmann::json& json, CopiedFiles& out);

/// What is put on the clipboard.
using ClipboardContent = std::variant<CopiedText, CopiedImage, CopiedFile, CopiedFiles>;
void write(JsonWriter& writer, const ClipboardContent& value);
void read(const nlohmann::json& json, ClipboardContent& out);
extern const SchemaUnion clipboard_content_union;
extern const SchemaNode clipboard_content_schema;

/// What the clipboard held, as far as its owner told.
struct ClipboardHolding {
  /// What its owner offered; empty where it did not say.
  std::vector<std::string> types{};
  /// Those of them that can be read here.
  std::vector<ClipboardForm> forms{};
  /// Process that held it, where that is known.
  std::optional<std::int64_t> owner_pid{};
};
void write(JsonWriter& writer, const ClipboardHolding& value);

}  // namespace offhand
