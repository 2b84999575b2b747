#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/support/json.h"

namespace offhand::test {

/// An element of a `get_window_state` reply with format json.
struct ShownElement {
  int index = 0;
  std::string token;
  std::string role;
  std::string name;
  std::optional<std::string> value;
  std::vector<std::string> states;
  std::vector<std::string> actions;
  std::optional<int> parent;
  bool has_bounds = false;
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  bool is(const std::string& state) const;
  double middle_x() const { return x + width / 2.0; }
  double middle_y() const { return y + height / 2.0; }
};

std::vector<ShownElement> elements_of(const nlohmann::json& state);
/// The first element of that name (and role, unless empty).
std::optional<ShownElement> find_element(const nlohmann::json& state, const std::string& name,
                                         const std::string& role = "");
/// The same; throws with the names that there are when there is none.
ShownElement element_named(const nlohmann::json& state, const std::string& name, const std::string& role = "");

}  // namespace offhand::test
