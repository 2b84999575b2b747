#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "codegen/runtime/holds.h"

namespace offhand {

struct SchemaProperty;

/// The arguments of a call by what its schema says that they hold, so that nobody spells their names. Nothing is done
/// where the tool has no such argument.
class HeldArguments {
 public:
  /// Both must outlive it.
  HeldArguments(const SchemaNode& schema, nlohmann::json& arguments) : schema_(schema), arguments_(arguments) {}

  /// Whether the tool has such an argument.
  bool knows(Holds holds) const;
  /// Where it is given, by whichever of its names; null: it is not.
  nlohmann::json* find(Holds holds) const;
  void put(Holds holds, const nlohmann::json& value);
  /// Puts a value in place of the one that is given, if there is one.
  void replace(Holds holds, const nlohmann::json& value);
  void erase(Holds holds);

 private:
  const SchemaProperty* property(Holds holds) const;

  const SchemaNode& schema_;
  nlohmann::json& arguments_;
};

/// As held_values(), also of arguments of other tools that stand beside the names of these. Of a tool that nobody knows
/// all may be typed.
std::vector<HeldValue> values_held_in(const SchemaNode& schema, const nlohmann::json& arguments);

/// Takes out what holds this and may be left out, also in calls of other tools within.
void leave_out(const SchemaNode& schema, Holds holds, nlohmann::json& arguments);

}  // namespace offhand
