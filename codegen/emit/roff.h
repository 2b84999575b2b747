#pragma once

#include <string>
#include <string_view>

/// Manual pages in the man macros, which every man program supports.
namespace offhand::codegen {

class ManualPage {
 public:
  /// "offhand-click", "1"; `source` is the schema file.
  ManualPage(std::string_view source, std::string_view name, std::string_view section, std::string_view summary);

  void section(std::string_view title);
  /// A part of a section, under a title as it is.
  void subsection(std::string_view title);
  void paragraph(std::string_view text);
  /// An entry: the word to type, the placeholder of its value, and the description.
  void entry(std::string_view word, std::string_view value, std::string_view text);
  /// An example as it is typed, with its line breaks.
  void example(std::string_view text);
  /// Adds "offhand-click(1)" to the list "offhand(1)".
  void reference(std::string_view name, std::string_view section);

  /// Appends requests unchanged.
  void raw(std::string_view requests) { text_ += requests; }

  const std::string& text() const { return text_; }

 private:
  void begin_paragraph();

  std::string text_;
  bool has_reference_ = false;
};

}  // namespace offhand::codegen
