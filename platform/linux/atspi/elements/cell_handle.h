#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "platform/linux/atspi/bus/message.h"

namespace offhand::platform::atspi {

/// A cell of a table that creates its cell objects anew for each query (LibreOffice): an object path is valid for some
/// seconds only, but the cell's position as long as the table exists. Such a reference has a path that no object can
/// have; Inquiry::call finds the object before it calls it.
struct CellPlace {
  Reference table;
  std::int32_t row = 0;
  std::int32_t column = 0;
};

Reference reference_to(const CellPlace& place);
/// Nothing for the reference of an object.
std::optional<CellPlace> cell_place_of(const Reference& reference);
/// Table.GetAccessibleAt.
Call get_cell(const CellPlace& place);

}  // namespace offhand::platform::atspi
