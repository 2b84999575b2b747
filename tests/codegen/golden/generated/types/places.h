// Generated from schema/common/places.json. Do not edit.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codegen/runtime/address.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How far a call reaches.
enum class Reach {
  pane,
  desktop,
};
std::string_view to_string(Reach value);
std::optional<Reach> reach_from_string(std::string_view text);
void write(JsonWriter& writer, Reach value);
void read(const nlohmann::json& json, Reach& out);
extern const SchemaNode reach_schema;

/// Number of a pane.
using PaneId = std::int64_t;
extern const SchemaNode pane_id_schema;

/// What was handed out.
struct ThingByHandle {
  /// What it was handed out by.
  std::string handle{};
  /// Number of a pane.
  std::optional<PaneId> pane_id{};
  /// Its number.
  std::optional<std::int64_t> number{};
  bool operator==(const ThingByHandle&) const = default;
};
void write(JsonWriter& writer, const ThingByHandle& value);
void read(const nlohmann::json& json, ThingByHandle& out);
void take_address(const ThingByHandle& from, AddressParts& to);

/// What has a number.
struct ThingByNumber {
  /// Its number.
  std::int64_t number = 0;
  /// Number of a pane.
  PaneId pane_id = 0;
  /// Whose pane.
  std::optional<std::int64_t> owner{};
  bool operator==(const ThingByNumber&) const = default;
};
void write(JsonWriter& writer, const ThingByNumber& value);
void read(const nlohmann::json& json, ThingByNumber& out);
void take_address(const ThingByNumber& from, AddressParts& to);

/// What has a mark.
struct ThingByMark {
  /// Its mark in the last picture.
  std::string mark{};
  bool operator==(const ThingByMark&) const = default;
};
void write(JsonWriter& writer, const ThingByMark& value);
void read(const nlohmann::json& json, ThingByMark& out);
void take_address(const ThingByMark& from, AddressParts& to);

/// What words find.
struct ThingByWords {
  /// Words that find it.
  std::string find{};
  /// Name of an application.
  std::optional<std::string> app{};
  /// Number of a pane.
  std::optional<PaneId> pane_id{};
  bool operator==(const ThingByWords&) const = default;
};
void write(JsonWriter& writer, const ThingByWords& value);
void read(const nlohmann::json& json, ThingByWords& out);
void take_address(const ThingByWords& from, AddressParts& to);

/// A spot of a pane.
struct SpotOnPane {
  /// Whose pane.
  std::int64_t owner = 0;
  /// To the right.
  std::int64_t across = 0;
  /// Down.
  double down = 0;
  /// Number of a pane.
  std::optional<PaneId> pane_id{};
  /// Of the last zoom.
  std::optional<bool> of_zoom{};
  bool operator==(const SpotOnPane&) const = default;
};
void write(JsonWriter& writer, const SpotOnPane& value);
void read(const nlohmann::json& json, SpotOnPane& out);
void take_address(const SpotOnPane& from, AddressParts& to);

/// A spot anywhere.
struct SpotAnywhere {
  /// To the right.
  std::int64_t across = 0;
  /// Down.
  double down = 0;
  /// Whether it may be anywhere.
  std::optional<Reach> reach{};
  bool operator==(const SpotAnywhere&) const = default;
};
void write(JsonWriter& writer, const SpotAnywhere& value);
void read(const nlohmann::json& json, SpotAnywhere& out);
void take_address(const SpotAnywhere& from, AddressParts& to);

/// What has the focus there.
struct PaneInUse {
  /// Whose pane.
  std::int64_t owner = 0;
  /// Number of a pane.
  std::optional<PaneId> pane_id{};
  bool operator==(const PaneInUse&) const = default;
};
void write(JsonWriter& writer, const PaneInUse& value);
void read(const nlohmann::json& json, PaneInUse& out);
void take_address(const PaneInUse& from, AddressParts& to);

/// What has the focus anywhere.
struct Anywhere {
  /// Whether it may be anywhere.
  std::optional<Reach> reach{};
  bool operator==(const Anywhere&) const = default;
};
void write(JsonWriter& writer, const Anywhere& value);
void read(const nlohmann::json& json, Anywhere& out);
void take_address(const Anywhere& from, AddressParts& to);

/// Whatever can be meant.
using Anything = std::variant<ThingByHandle, ThingByNumber, ThingByMark, ThingByWords, SpotOnPane, SpotAnywhere, PaneInUse, Anywhere>;
void write(JsonWriter& writer, const Anything& value);
void read(const nlohmann::json& json, Anything& out);
extern const SchemaUnion anything_union;
extern const SchemaNode anything_schema;

}  // namespace offhand
