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

/// A form of clipboard content that can be read and written.
enum class ClipboardForm {
  text,
  image,
  files,
};
std::string_view to_string(ClipboardForm value);
std::optional<ClipboardForm> clipboard_form_from_string(std::string_view text);
void write(JsonWriter& writer, ClipboardForm value);

/// A text.
struct CopiedText {
  /// Text to put on the clipboard.
  std::string text{};
  bool operator==(const CopiedText&) const = default;
};
void write(JsonWriter& writer, const CopiedText& value);
void read(const nlohmann::json& json, CopiedText& out);

/// The image in a PNG file.
struct CopiedImage {
  /// Path of a PNG file, of at most 16 MiB, whose image is put on the clipboard.
  std::string image_path{};
  bool operator==(const CopiedImage&) const = default;
};
void write(JsonWriter& writer, const CopiedImage& value);
void read(const nlohmann::json& json, CopiedImage& out);

/// One file or folder.
struct CopiedFile {
  /// Path of a file or folder to put on the clipboard, in the form in which a file manager copies it.
  std::string file_path{};
  bool operator==(const CopiedFile&) const = default;
};
void write(JsonWriter& writer, const CopiedFile& value);
void read(const nlohmann::json& json, CopiedFile& out);

/// Several files or folders.
struct CopiedFiles {
  /// Paths of several files or folders to put on the clipboard together, in the form in which a file manager copies
  /// them.
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

/// What the clipboard held, as far as the application that owned it told.
struct ClipboardHolding {
  /// Types that the owner offered, such as text/plain; empty where it did not answer.
  std::vector<std::string> types{};
  /// Which of text, image and files clipboard_read could have read.
  std::vector<ClipboardForm> forms{};
  /// Process id of the application that owned the content, where that is known.
  std::optional<std::int64_t> owner_pid{};
};
void write(JsonWriter& writer, const ClipboardHolding& value);

}  // namespace offhand
