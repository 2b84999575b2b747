#pragma once

#include <string_view>
#include <vector>

#include "platform/web_desk/markup.h"

namespace offhand::platform::web_desk {

/// What each element of a document is to those who cannot see it, and whether the tree has it.
class AxRoles {
 public:
  explicit AxRoles(const Markup& markup) : markup_(markup), roles_(markup.document().nodes().size()) {}

  ax::Word role(int at) const;
  /// Its role is taken away; what it holds stays.
  bool is_presentational(int at) const { return role(at) == ax::none; }
  /// Only of what is rendered and not hidden.
  bool is_included(int at) const;
  bool has_written_role(int at) const { return !written_role(at).empty(); }
  bool is_control(int at) const;
  bool has_name_of_author(int at) const;
  /// The nearest element around it that is more than a box.
  int meaningful_around(int at) const;
  bool is_clickable(int at) const;
  bool may_have_focus(int at) const;

 private:
  ax::Word reckon(int at) const;
  ax::Word written_role(int at) const;
  bool keeps_native_role(int at) const;
  ax::Word checked(int at, ax::Word role) const;
  bool fits_element(int at, ax::Word role) const;
  ax::Word native_role(int at) const;
  ax::Word native_of_input(int at) const;
  ax::Word native_of_landmark(int at) const;
  ax::Word native_of_list_part(int at) const;
  ax::Word native_of_table_part(int at) const;
  ax::Word header_role(int at) const;
  ax::Word role_by_layout(int at) const;
  bool is_data_table(int table) const;
  std::vector<int> rows_of(int table) const;
  void check_table(int table) const;
  bool is_in_sectioning(int at) const;
  bool is_box_among_others(int at) const;
  bool is_included_drawing(int at) const;
  bool is_included_by_layout(int at) const;

  const Markup& markup_;
  mutable std::vector<ax::Word> roles_;
};

}  // namespace offhand::platform::web_desk
