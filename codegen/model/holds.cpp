#include "codegen/model/holds.h"

#include <set>

namespace offhand::codegen {

bool is_of_address(const std::string& holds) {
  static const std::set<std::string> parts{
      "application",      "process", "window",  "element_index", "element_token", "element_id", "element_query",
      "to_element_query", "point_x", "point_y", "to_x",          "to_y",          "zoom",       "scope"};
  return parts.contains(holds);
}

bool is_beside_the_action(const std::string& holds) {
  return is_of_address(holds) || holds == "session" || holds == "session_first" || holds == "observation";
}

}  // namespace offhand::codegen
