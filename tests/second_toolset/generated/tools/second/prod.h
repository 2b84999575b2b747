// Generated from tests/second_toolset/schema/tools/second/prod.json. Do not edit.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codegen/runtime/tool.h"
#include "codegen/runtime/address.h"
#include "generated/types/action.h"
#include "generated/types/session.h"

namespace offhand {
class JsonWriter;
struct SchemaNode;
}  // namespace offhand

namespace offhand::second::tools::second {

/// An element.
struct Thing {
  /// The element, by its token.
  std::string thing{};
  bool operator==(const Thing&) const = default;
};
void write(JsonWriter& writer, const Thing& value);
void read(const nlohmann::json& json, Thing& out);
void take_address(const Thing& from, AddressParts& to);

/// What a capture marked.
struct Marked {
  /// The element, by its mark in a capture.
  std::string mark{};
  bool operator==(const Marked&) const = default;
};
void write(JsonWriter& writer, const Marked& value);
void read(const nlohmann::json& json, Marked& out);
void take_address(const Marked& from, AddressParts& to);

/// What words find.
struct Found {
  /// The element, by words that find it.
  std::string words{};
  /// The application, by its name.
  std::optional<std::string> app{};
  bool operator==(const Found&) const = default;
};
void write(JsonWriter& writer, const Found& value);
void read(const nlohmann::json& json, Found& out);
void take_address(const Found& from, AddressParts& to);

/// A point of a window.
struct Spot {
  /// The process.
  std::int64_t owner = 0;
  /// To the right.
  double across = 0;
  /// Down.
  double down = 0;
  /// The window.
  std::optional<std::int64_t> sheet{};
  bool operator==(const Spot&) const = default;
};
void write(JsonWriter& writer, const Spot& value);
void read(const nlohmann::json& json, Spot& out);
void take_address(const Spot& from, AddressParts& to);

/// What is pressed.
using Prodded = std::variant<Thing, Marked, Found, Spot>;
void write(JsonWriter& writer, const Prodded& value);
void read(const nlohmann::json& json, Prodded& out);
extern const SchemaUnion prodded_union;
extern const SchemaNode prodded_schema;

struct ProdArgs {
  /// What is pressed.
  Prodded what{};
  /// Whose call it is.
  std::optional<SessionId> run{};
  /// How often in a row.
  std::int64_t times = 1;
  bool operator==(const ProdArgs&) const = default;
};
void write(JsonWriter& writer, const ProdArgs& value);
void read(const nlohmann::json& json, ProdArgs& out);
extern const SchemaNode prod_args_schema;

/// All problems at once, never half a struct.
Result<ProdArgs> parse_prod_args(const nlohmann::json& json, std::string_view platform = {});

/// Presses an element or a point.
/// Written by hand in tests/second_toolset/bodies.
Result<ActionResult> prod(Call& call, const Target& target, const ProdArgs& args);

Result<std::unique_ptr<Invocation>> prepare_prod(const nlohmann::json& json, std::string_view platform);
extern const ToolInfo prod_tool;

/// A call of it from C++, see Dispatcher::call. Limits of its arguments are then the caller's to keep.
struct ProdTool {
  using Arguments = ProdArgs;
  using Result = ActionResult;
  static const ToolInfo& info() { return prod_tool; }
  static std::unique_ptr<Invocation> invocation(ProdArgs arguments);
};

}  // namespace offhand::second::tools::second
