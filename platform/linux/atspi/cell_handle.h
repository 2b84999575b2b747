#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "platform/linux/atspi/message.h"

namespace offhand::platform::atspi {

/// A cell of a table whose cells are made anew each time somebody asks (LibreOffice): an object path names it for some
/// seconds only, its place in the table as long as the table lives. Such a handle has a path that no object can have;
/// Task::call finds the object before it calls it.
struct CellPlace {
  NodeHandle table;
  std::int32_t row = 0;
  std::int32_t column = 0;
};

NodeHandle handle_of(const CellPlace& place);
/// Absent for the handle of an object.
std::optional<CellPlace> cell_place_of(const NodeHandle& handle);
/// Table.GetAccessibleAt.
Call get_cell(const CellPlace& place);

}  // namespace offhand::platform::atspi
