#pragma once

#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::codegen {

/// A mistake of an emitter, not of the schema.
class EmitterError : public std::logic_error {
  using std::logic_error::logic_error;
};

using Values = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// `text` with every $name$ replaced. A name without a value throws EmitterError; values are not looked into.
std::string fill(std::string_view text, Values values);

/// Collects the lines of one output file.
class Writer {
 public:
  Writer() = default;
  explicit Writer(std::string_view banner) { line("$banner$", {{"banner", banner}}); }

  /// One or several lines, indented as the block they stand in.
  void line(std::string_view text = "", Values values = {});
  void block(std::string_view open, std::string_view close, Values values, const std::function<void()>& body);
  /// A block whose body is not indented, as namespaces are written.
  void flat_block(std::string_view open, std::string_view close, Values values, const std::function<void()>& body);
  /// `/// ` lines, wrapped; nothing for an empty text.
  void doc(std::string_view text);
  /// Exactly this text.
  void raw(std::string_view text) { text_ += text; }

  const std::string& text() const { return text_; }

 private:
  std::string text_;
  int depth_ = 0;
};

/// "// Generated from schema/... Do not edit."
std::string banner(std::string_view source);

/// A C++ string literal.
std::string literal(std::string_view text);
/// A C++ raw string literal, for long texts that should stay readable in the output.
std::string raw_literal(std::string_view text);
/// {"a", "b"}
std::string literal_list(const std::vector<std::string>& texts);

}  // namespace offhand::codegen
