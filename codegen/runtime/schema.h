#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

/// Tables for the validator, as plain data. Those of generated code are compile-time constants, so nothing is built at
/// start-up. Others are read from JSON Schema (read_schema.h).
namespace offhand {

enum class SchemaKind : std::uint8_t { string, integer, number, boolean, array, object, any };

enum class SchemaFormat : std::uint8_t {
  none,
  path,
  uri,  // a scheme and any text
  email,
  strict_uri,  // by RFC 3986
  date,
  date_time,  // by RFC 3339, with a time zone
};

/// The effect of a property on a platform that does not have it.
enum class Elsewhere : std::uint8_t { refuse, ignore };

/// An alias of an enum value.
struct EnumAlias {
  std::string_view alias;
  std::string_view value;
};

struct Catalog;
struct SchemaNode;

struct SchemaProperty {
  std::string_view name;
  const SchemaNode* node = nullptr;
  bool required = false;
  /// The enum value for unknown strings; empty: they are refused.
  std::string_view unknown = {};
  /// The platforms that have it; empty: all.
  std::span<const std::string_view> platforms = {};
  Elsewhere elsewhere = Elsewhere::refuse;
  /// Other accepted names.
  std::span<const std::string_view> also_called = {};
  /// Names that users confuse with it: refused, with this property as a hint.
  std::span<const std::string_view> not_called = {};
  /// True if null is allowed.
  bool nullable = false;
};

/// One way to fill a union: all required keys, any of the optional ones, no other key of the union.
struct SchemaForm {
  std::string_view name;
  std::span<const std::string_view> required = {};
  std::span<const std::string_view> optional = {};
  /// The value of the union's tag.
  std::string_view value = {};
};

/// Keys of one flat object that belong together. The tag selects the form; without one, the first matching form
/// applies.
struct SchemaUnion {
  std::span<const std::string_view> keys = {};
  std::span<const SchemaForm> forms = {};
  /// The key of an enum with a value for each form; not included in `keys`.
  std::string_view tag = {};
};

/// An object that is a call of a tool: its arguments are validated by that tool's schema.
struct SchemaCall {
  std::string_view tool_key;
  std::string_view arguments_key;
  /// The toolset of tools named without one.
  std::string_view toolset;
  /// Null if no tools are known: then any object is accepted.
  const Catalog& (*catalog)() = nullptr;
};

struct DependentRequired {
  std::string_view key;
  std::span<const std::string_view> needs = {};
};

struct SchemaNode {
  SchemaKind kind = SchemaKind::object;
  /// An object with any members, which are not validated here.
  bool open = false;
  std::optional<double> minimum = {};
  std::optional<double> maximum = {};
  /// Characters (code points) of a string, items of an array, members of an object.
  std::optional<std::uint64_t> min_size = {};
  std::optional<std::uint64_t> max_size = {};
  /// ECMAScript regular expression.
  std::string_view pattern = {};
  SchemaFormat format = SchemaFormat::none;
  std::span<const std::string_view> values = {};
  std::span<const EnumAlias> aliases = {};
  const SchemaNode* items = nullptr;
  std::span<const SchemaProperty> properties = {};
  std::span<const SchemaUnion* const> unions = {};
  std::span<const DependentRequired> dependent_required = {};
  std::span<const std::string_view> at_least_one_of = {};
  /// Validates members that no property names; null: there may be none.
  const SchemaNode* others = nullptr;
  bool unique_items = false;
  const SchemaCall* call = nullptr;

  // The following are used only by schemas read from JSON.
  /// Validates the names of members.
  const SchemaNode* names = nullptr;
  /// All of these validate the value too.
  std::span<const SchemaNode* const> all = {};
  /// A value that matches `condition` is validated by `then`, others by `otherwise`; both may be null.
  const SchemaNode* condition = nullptr;
  const SchemaNode* then = nullptr;
  const SchemaNode* otherwise = nullptr;
  const SchemaNode* none_of = nullptr;
  /// JSON text of the only valid value.
  std::string_view constant = {};
  /// No value is valid.
  bool never = false;
};

}  // namespace offhand
