#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {

std::string_view platform_role(std::uint32_t role) {
  const auto name = atspi_name_of(role);
  return name.empty() ? atspi_name_of(atspi_unknown) : name;
}

bool shows_number(std::uint32_t role) {
  switch (role) {
    case atspi_dial:
    case atspi_progress_bar:
    case atspi_scroll_bar:
    case atspi_slider:
    case atspi_spin_button:
    case atspi_level_bar:
    case atspi_rating:
      return true;
    default:
      return false;
  }
}

bool may_be_popup(std::uint32_t role) {
  return role == atspi_window || role == atspi_popup_menu || role == atspi_menu || role == atspi_tool_tip;
}

bool is_item(std::uint32_t role) {
  switch (role) {
    case atspi_icon:
    case atspi_list_item:
    case atspi_table_cell:
    case atspi_table_row:
    case atspi_tree_item:
      return true;
    default:
      return false;
  }
}

bool shows_text(std::uint32_t role) {
  switch (role) {
    case atspi_password_text:
    case atspi_terminal:
    case atspi_text:
    case atspi_paragraph:
    case atspi_autocomplete:
    case atspi_editbar:
    case atspi_entry:
    case atspi_document_text:
      return true;
    default:
      return false;
  }
}

}  // namespace offhand::platform::atspi
