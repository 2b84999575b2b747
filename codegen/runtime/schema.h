#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "codegen/runtime/holds.h"

/// Tables for the validation interpreter, plain data. Those of generated code are constants that the compiler lays out:
/// nothing is built at start-up. Others are read from JSON Schema (read_schema.h).
namespace offhand {

enum class SchemaKind : std::uint8_t { string, integer, number, boolean, array, object, any };

enum class SchemaFormat : std::uint8_t {
  none,
  path,
  uri,  // a scheme and anything
  email,
  strict_uri,  // as RFC 3986 has it
  date,
  date_time,  // as RFC 3339 has it, with a time zone
};

/// What happens to a property on a platform it does not belong to.
enum class Elsewhere : std::uint8_t { refuse, ignore };

/// Another spelling of an enum value.
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
  /// Enum value that any unknown string stands for; empty: unknown strings are refused.
  std::string_view unknown = {};
  /// Platforms it belongs to; empty: all.
  std::span<const std::string_view> platforms = {};
  Elsewhere elsewhere = Elsewhere::refuse;
  /// Other names under which it is taken.
  std::span<const std::string_view> also_called = {};
  /// What others call it: refused, with this name for a hint.
  std::span<const std::string_view> not_called = {};
  /// Whether null may stand for it.
  bool nullable = false;
  Holds holds = Holds::unsaid;
};

/// One way to fill a union: all required keys, any of the optional ones, no other key of the union.
struct SchemaForm {
  std::string_view name;
  std::span<const std::string_view> required = {};
  std::span<const std::string_view> optional = {};
  /// Value of the union's tag.
  std::string_view value = {};
};

/// Keys of one flat object that belong together. The tag says which form they have; without one, the first form that
/// fits is chosen.
struct SchemaUnion {
  std::span<const std::string_view> keys = {};
  std::span<const SchemaForm> forms = {};
  /// Key of an enum that has a value for each form; it is not among `keys`.
  std::string_view tag = {};
};

/// An object that is a call of a tool: its arguments are judged by that tool's schema.
struct SchemaCall {
  std::string_view tool_key;
  std::string_view arguments_key;
  /// Toolset of tools that are named without one.
  std::string_view toolset;
  /// Null where no tools are known: then any object will do.
  const Catalog& (*catalog)() = nullptr;
};

struct DependentRequired {
  std::string_view key;
  std::span<const std::string_view> needs = {};
};

struct SchemaNode {
  SchemaKind kind = SchemaKind::object;
  /// An object with any members: somebody else judges them.
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
  /// Judges the members that no property names; null: there may be none.
  const SchemaNode* others = nullptr;
  bool unique_items = false;
  const SchemaCall* call = nullptr;

  // What only schemas say that were read from JSON.
  /// Judges the names of members.
  const SchemaNode* names = nullptr;
  /// Each of them judges the value, too.
  std::span<const SchemaNode* const> all = {};
  /// Where the value fits `condition` it is judged by `then`, elsewhere by `otherwise`; either may be null.
  const SchemaNode* condition = nullptr;
  const SchemaNode* then = nullptr;
  const SchemaNode* otherwise = nullptr;
  const SchemaNode* none_of = nullptr;
  /// JSON text of the only value.
  std::string_view constant = {};
  /// No value fits.
  bool never = false;
};

}  // namespace offhand
