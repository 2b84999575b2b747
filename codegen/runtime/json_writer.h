#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/json_value.h"

namespace offhand {

/// Writes JSON directly into a string, without a tree, and sets the commas itself. Bytes that are not UTF-8 become
/// U+FFFD and non-finite numbers become null, so the text is always valid JSON. Calls must nest properly, which the
/// writer does not check.
class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void begin_object() { open('{'); }
  void end_object() { close('}'); }
  /// The members of the object that is written next join the one that is open, with `prefix` in front of their keys.
  void join_next(std::string_view prefix = {});
  void begin_array() { open('['); }
  void end_array() { close(']'); }
  void key(std::string_view name);

  void value(std::string_view text);
  void value(const std::string& text) { value(std::string_view(text)); }
  void value(const char* text) { value(std::string_view(text)); }
  void value(std::same_as<bool> auto flag) { literal(flag ? "true" : "false"); }
  void value(std::signed_integral auto number) { integer(static_cast<std::int64_t>(number)); }
  template <std::unsigned_integral T>
    requires(!std::same_as<T, bool>)
  void value(T number) {
    unsigned_integer(static_cast<std::uint64_t>(number));
  }
  /// The shortest text that is read back as the same number.
  void value(double number);
  void null() { literal("null"); }
  /// Appends JSON text unchanged.
  void raw(std::string_view json) { literal(json); }

 private:
  void open(char bracket);
  void close(char bracket);
  void literal(std::string_view text);
  void integer(std::int64_t number);
  void unsigned_integer(std::uint64_t number);
  void separate();

  std::string& out_;
  bool comma_ = false;
  int depth_ = 0;
  /// Of an object that joins another one; none: -1.
  int joined_ = -1;
  bool joins_next_ = false;
  std::string_view prefix_;
};

/// Appends `text` as a JSON string with quotes.
void append_json_string(std::string& out, std::string_view text);

inline void write(JsonWriter& writer, std::string_view text) { writer.value(text); }
inline void write(JsonWriter& writer, const std::string& text) { writer.value(text); }
inline void write(JsonWriter& writer, bool flag) { writer.value(flag); }
inline void write(JsonWriter& writer, std::int64_t number) { writer.value(number); }
inline void write(JsonWriter& writer, double number) { writer.value(number); }
inline void write(JsonWriter& writer, const JsonValue& value) { writer.raw(value.text); }
void write(JsonWriter& writer, const ToolCall& call);

// These overloads refer to each other.
template <class T>
void write(JsonWriter& writer, const std::vector<T>& list);
template <class T>
void write(JsonWriter& writer, const std::map<std::string, T>& members);

template <class T>
void write(JsonWriter& writer, const std::vector<T>& list) {
  writer.begin_array();
  for (const T& item : list) write(writer, item);
  writer.end_array();
}

template <class T>
void write(JsonWriter& writer, const std::map<std::string, T>& members) {
  writer.begin_object();
  for (const auto& [key, value] : members) {
    writer.key(key);
    write(writer, value);
  }
  writer.end_object();
}

template <class E>
void write(JsonWriter& writer, const EnumSet<E>& set) {
  writer.begin_array();
  for (const E value : set) write(writer, value);
  writer.end_array();
}

template <class T>
void write_member(JsonWriter& writer, std::string_view key, const T& value) {
  writer.key(key);
  write(writer, value);
}

/// An absent member is omitted.
template <class T>
void write_member(JsonWriter& writer, std::string_view key, const std::optional<T>& value) {
  if (value) write_member(writer, key, *value);
}

/// A member whose schema allows null.
template <class T>
void write_nullable(JsonWriter& writer, std::string_view key, const std::optional<T>& value) {
  writer.key(key);
  if (value) {
    write(writer, *value);
  } else {
    writer.null();
  }
}

/// The same for a member that may also be absent.
template <class T>
void write_nullable(JsonWriter& writer, std::string_view key, const std::optional<std::optional<T>>& value) {
  if (value) write_nullable(writer, key, *value);
}

/// A member that is left out where it says what holds without it.
template <class T>
void write_changed(JsonWriter& writer, std::string_view key, const T& value, const T& otherwise) {
  if (!(value == otherwise)) write_member(writer, key, value);
}

/// The same for a member whose schema allows null.
template <class T>
void write_changed_nullable(JsonWriter& writer, std::string_view key, const T& value, const T& otherwise) {
  if (!(value == otherwise)) write_nullable(writer, key, value);
}

/// The members of a value that stand among those of the object that is open.
template <class T>
void write_joined(JsonWriter& writer, std::string_view prefix, const T& value) {
  writer.join_next(prefix);
  write(writer, value);
}

/// JSON text of a generated struct.
template <class T>
std::string to_json(const T& value) {
  std::string out;
  JsonWriter writer(out);
  write(writer, value);
  return out;
}

}  // namespace offhand
