#pragma once

#include <string>
#include <string_view>

/// Manual pages in the man macros, which every man reads.
namespace offhand::codegen {

class ManualPage {
 public:
  /// "offhand-click", "1"; `source` is the schema it comes from.
  ManualPage(std::string_view source, std::string_view name, std::string_view section, std::string_view summary);

  void section(std::string_view title);
  void paragraph(std::string_view text);
  /// A word to type, what stands for its value, and what there is to say of it.
  void entry(std::string_view word, std::string_view value, std::string_view text);
  /// As it is typed: lines are kept.
  void example(std::string_view text);
  /// "offhand-click(1)" after "offhand(1)".
  void reference(std::string_view name, std::string_view section);

  /// Requests as they are.
  void raw(std::string_view requests) { text_ += requests; }

  const std::string& text() const { return text_; }

 private:
  void begin_paragraph();

  std::string text_;
  bool has_reference_ = false;
};

}  // namespace offhand::codegen
