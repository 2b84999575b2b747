#include "platform/linux/atspi/elements/cell_handle.h"

#include <charconv>

namespace offhand::platform::atspi {

Reference reference_to(const CellPlace& place) {
  return {place.table.application,
          place.table.path + "#" + std::to_string(place.row) + "," + std::to_string(place.column)};
}

std::optional<CellPlace> cell_place_of(const Reference& reference) {
  const std::size_t mark = reference.path.find('#');
  if (mark == std::string::npos) return std::nullopt;
  CellPlace place;
  place.table = {reference.application, reference.path.substr(0, mark)};
  const char* const end = reference.path.data() + reference.path.size();
  const auto row = std::from_chars(reference.path.data() + mark + 1, end, place.row);
  if (row.ec != std::errc{} || row.ptr == end || *row.ptr != ',') return std::nullopt;
  const auto column = std::from_chars(row.ptr + 1, end, place.column);
  if (column.ec != std::errc{} || column.ptr != end) return std::nullopt;
  return place;
}

Call get_cell(const CellPlace& place) {
  return {place.table, interface::table, "GetAccessibleAt", [row = place.row, column = place.column](auto* message) {
            return sd_bus_message_append(message, "ii", row, column);
          }};
}

}  // namespace offhand::platform::atspi
