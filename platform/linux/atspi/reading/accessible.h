#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/linux/atspi/bus/message.h"
#include "platform/linux/atspi/elements/geometry.h"
#include "platform/linux/atspi/vocabulary/states.h"

namespace offhand::platform::atspi {

/// The relevant AT-SPI interfaces of an object, as a bit set.
class Interfaces {
 public:
  enum Flag : std::uint32_t {
    component = 1,
    action = 2,
    value = 4,
    text = 8,
    editable_text = 16,
    table = 32,
    selection = 64
  };

  bool operator==(const Interfaces&) const = default;
  constexpr bool has(Flag flag) const { return (flags_ & flag) != 0; }
  constexpr bool known() const { return known_; }
  /// Assumes two interfaces, which would take a call to query.
  constexpr void assume(Flag one, Flag other) {
    flags_ = one | other;
    known_ = true;
  }
  /// Reads an array of strings (`as`).
  bool read(MessageReader& in);

 private:
  std::uint32_t flags_ = 0;
  bool known_ = false;
};

/// An accessible object in AT-SPI's terms, as far as it was read.
struct Accessible {
  Reference handle;
  Reference parent_handle;
  std::uint32_t role = 0;
  /// Of an element of a page that tells more than `role` does.
  std::optional<Role> web_role;
  std::string name;
  std::string description;
  StateBits states;
  Interfaces interfaces;
  std::int32_t child_count = -1;
  std::int32_t index_in_parent = -1;
  /// Distinguishes the successive objects of one path; see Births.
  std::int64_t birth = 0;
  /// Role, name, states and interfaces have been read.
  bool known = false;
  /// It vanished during the reading.
  bool gone = false;
  /// Its role, name, states and interfaces have been requested.
  bool is_asked = false;
  /// Its children have been requested.
  bool is_listed = false;
  /// Its details have been requested.
  bool is_detailed = false;
  /// One of so many children that only those that show are read, unless all are wanted.
  bool is_of_many = false;
  /// It lies in one of those that does not show: it is only asked what it is, and taken not to show either.
  bool is_far = false;
  /// A menu bar that another one shows in place of.
  bool is_second = false;
  /// Only an outline was read: neither its children nor its actions.
  bool is_outline = false;

  int parent = -1;
  int depth = 0;
  std::vector<int> children;
  /// Index among its siblings.
  std::size_t place = 0;

  std::optional<Extents> extents;
  std::vector<std::string> actions;
  std::string value;
  bool has_value = false;
  /// Its text, which may be outdated, does not count.
  bool is_valued_by_attribute = false;
  /// The full length in characters if `value` is only the beginning.
  std::size_t value_characters = 0;
  std::optional<ValueRange> range;
  /// Null: it has none.
  std::shared_ptr<const NodeAttributes> attributes;
};

/// Reads the two words of Accessible.GetState.
bool read_states(MessageReader& in, StateBits& states);
bool read_extents(const Reply& reply, Extents& extents);
/// Reads the answer of GetChildren, including null references.
bool read_references(const Reply& reply, std::vector<Reference>& references);
/// Reads the names in the answer of Action.GetActions, in order.
bool read_actions(const Reply& reply, std::vector<std::string>& actions);
/// Reads name, description, child count and parent from Properties.GetAll of the interface Accessible.
bool read_properties(const Reply& reply, Accessible& accessible);
Call get_extents(Reference target, CoordinateType coordinates);
Call get_child(Reference parent, std::int32_t index);

}  // namespace offhand::platform::atspi
