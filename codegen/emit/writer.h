#pragma once

#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::codegen {

/// An error in an emitter, not in the schema.
class EmitterError : public std::logic_error {
  using std::logic_error::logic_error;
};

using Values = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// Replaces every $name$ in `text`. A name without a value throws EmitterError; values are not expanded again.
std::string fill(std::string_view text, Values values);

/// Collects the lines of one output file.
class Writer {
 public:
  Writer() = default;
  explicit Writer(std::string_view banner) { line("$banner$", {{"banner", banner}}); }

  /// Appends one or several lines with the indentation of the current block.
  void line(std::string_view text = "", Values values = {});
  void block(std::string_view open, std::string_view close, Values values, const std::function<void()>& body);
  /// A block without indentation, as for namespaces.
  void flat_block(std::string_view open, std::string_view close, Values values, const std::function<void()>& body);
  /// Appends `open`, the items with commas between them, and `close`, in as many lines as they take.
  void wrapped(std::string_view open, const std::vector<std::string>& items, std::string_view close);
  /// A head such as `if (…)` with one statement in braces; `open` and `close` are left out where a line takes both.
  void short_block(std::string_view head, std::string_view statement, bool keeps_braces);
  /// Appends wrapped `/// ` lines; nothing for an empty text.
  void doc(std::string_view text);
  /// Appends this text unchanged.
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
