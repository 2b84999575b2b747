#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/error.h"
#include "codegen/runtime/json_writer.h"

namespace offhand {

/// A member of an error's data: how the error's texts show it, and how JSON does.
class ErrorMember {
 public:
  ErrorMember(std::string_view name, const std::string& text);
  ErrorMember(std::string_view name, std::int64_t number);
  ErrorMember(std::string_view name, double number);
  ErrorMember(std::string_view name, bool flag);
  /// Absent: neither shown nor written.
  template <class T>
  ErrorMember(std::string_view name, const std::optional<T>& value)
      : ErrorMember(value ? ErrorMember(name, *value) : ErrorMember(name)) {}
  /// Only written: no text shows a list.
  template <class T>
  ErrorMember(std::string_view name, const std::vector<T>& list)
      : name_(name), is_present_(true), json_(to_json(list)) {}

  std::string_view name() const { return name_; }
  bool is_present() const { return is_present_; }
  /// Whether a part of a text that depends on it is shown: not for an empty text, nor for what is not the case.
  bool tells_something() const { return is_present_ && !is_false_ && !(is_text_ && shown_.empty()); }
  const std::string& shown() const { return shown_; }
  /// Cuts a text; nothing else is ever long.
  void shorten(std::size_t characters);
  void write(JsonWriter& writer) const;

 private:
  explicit ErrorMember(std::string_view name) : name_(name) {}

  std::string_view name_;
  bool is_present_ = false;
  bool is_text_ = false;
  bool is_false_ = false;
  std::string shown_;
  /// Of what is no text.
  std::string json_;
};

using ErrorMembers = std::vector<ErrorMember>;

/// As the object that `data` of the error is.
void write_members(JsonWriter& writer, const ErrorMembers& members);

/// A text with its placeholders filled in; control characters become spaces.
std::string fill_text(std::string_view text, const ErrorMembers& members);

/// The error with its templates filled in. Errors may repeat input of megabytes: quoted text is shortened to a little
/// of it, other text to the length of a reason or path.
Error error_of(std::string_view code, std::string_view message, std::string_view hint, ErrorMembers members);

}  // namespace offhand
