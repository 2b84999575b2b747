#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

/// A name of the schema, which knows its spelling in each product.
class Name {
 public:
  Name() = default;
  /// Accepts snake_case, kebab-case or PascalCase.
  explicit Name(std::string_view text);

  /// As in the schema.
  const std::string& text() const { return text_; }
  std::string snake() const { return joined('_'); }
  /// As in environment variables.
  std::string upper_snake() const;
  std::string kebab() const { return joined('-'); }
  std::string pascal() const;
  /// "List windows"
  std::string title() const;
  /// A C++ identifier in snake_case, with a trailing underscore if it would be a keyword or a macro.
  std::string identifier() const;

  bool operator==(const Name&) const = default;

 private:
  std::string joined(char separator) const;

  std::string text_;
  std::vector<std::string> words_;
};

/// The limit for a tool's name: clients add a prefix and refuse longer names.
constexpr std::size_t kLongestName = 64;

/// True if generated code may use a namespace of this name inside its own.
bool is_free_namespace(const std::string& name);

}  // namespace offhand::codegen
