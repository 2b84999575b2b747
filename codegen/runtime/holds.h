#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace offhand {

struct SchemaNode;

/// What an argument is, as its schema declares it by "holds": schema/meta/types.schema.json says what each of them
/// means. The parts of an address come last.
enum class Holds : std::uint8_t {
  unsaid,
  typed_text,
  key,
  modifier,
  plain,
  tool,
  tool_arguments,
  output_path,
  session,
  session_first,
  delivery,
  wait,
  observation,
  application,
  process,
  window,
  element_index,
  element_token,
  element_id,
  element_query,
  to_element_query,
  point_x,
  point_y,
  to_x,
  to_y,
  zoom,
  scope
};

constexpr bool is_of_address(Holds holds) { return holds >= Holds::application; }

/// A value of which its schema says what it holds.
struct HeldValue {
  Holds holds;
  /// JSON pointer.
  std::string pointer;
  /// Whether it may not be left out.
  bool required = false;
};
/// All of them, by whichever of its names each is given; also within lists, maps and objects, and in calls of other
/// tools. What stands within one of them is that one's.
std::vector<HeldValue> held_values(const SchemaNode& schema, const nlohmann::json& value);

}  // namespace offhand
