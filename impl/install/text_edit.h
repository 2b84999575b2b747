#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

// Edits of configuration files that keep everything else as it is: comments, order, indentation, ends of lines.
namespace offhand::install {

/// The member of a settings file that holds a server: {"mcpServers", "offhand"}.
using MemberPath = std::span<const std::string>;

/// Where and why a text is not what it should be. Line and column count from 1, columns in bytes.
struct TextProblem {
  std::size_t line = 0;
  std::size_t column = 0;
  std::string reason;
};

template <class Value>
using Edited = tl::expected<Value, TextProblem>;

/// What a text is written in, and how a member of it is replaced, added or removed.
class TextEditor {
 public:
  virtual ~TextEditor() = default;
  /// The text with the member set to `value`, a JSON object. Objects around it that are missing are added. An empty
  /// text counts as a file without members.
  virtual Edited<std::string> with_member(std::string_view text, MemberPath path, std::string_view value) const = 0;
  /// The text without the member; the same text if it has no such member.
  virtual Edited<std::string> without_member(std::string_view text, MemberPath path) const = 0;
  /// The member as JSON; nothing if there is none. In YAML every value is read as a text.
  virtual Edited<std::optional<std::string>> member(std::string_view text, MemberPath path) const = 0;
};

/// JSON with comments and trailing commas, as editors write it.
const TextEditor& json_editor();
/// TOML 1.0, of which whole tables are edited: [mcp_servers.offhand].
const TextEditor& toml_editor();
/// YAML 1.2, of which members of block mappings are edited.
const TextEditor& yaml_editor();

/// Line and column of an offset.
TextProblem problem_at(std::string_view text, std::size_t offset, std::string reason);

/// The end of lines in a text: "\r\n" if its first line ends so.
std::string_view line_end_of(std::string_view text);

}  // namespace offhand::install
