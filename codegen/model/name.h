#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

/// A name of the schema, written once; knows how each product spells it.
class Name {
 public:
  Name() = default;
  /// From snake_case, kebab-case or PascalCase.
  explicit Name(std::string_view text);

  /// As the schema has it.
  const std::string& text() const { return text_; }
  std::string snake() const { return joined('_'); }
  /// As environment variables are written.
  std::string upper_snake() const;
  std::string kebab() const { return joined('-'); }
  std::string pascal() const;
  /// "List windows"
  std::string title() const;
  /// A C++ identifier in snake_case, with a trailing underscore where it would be a keyword or a macro.
  std::string identifier() const;

  bool operator==(const Name&) const = default;

 private:
  std::string joined(char separator) const;

  std::string text_;
  std::vector<std::string> words_;
};

/// Of a tool: clients put their own prefix in front and refuse what is longer then.
constexpr std::size_t kLongestName = 64;

/// Whether what is generated may have a namespace of this name within those of its own.
bool is_free_namespace(const std::string& name);

}  // namespace offhand::codegen
