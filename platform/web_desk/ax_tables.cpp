#include <array>

#include "platform/web_desk/ax_roles.h"

namespace offhand::platform::web_desk {
namespace {

constexpr std::size_t rows_of_data = 20;

bool is_table_part(std::string_view tag) { return tag == "TBODY" || tag == "THEAD" || tag == "TFOOT"; }

}  // namespace

std::vector<int> AxRoles::rows_of(int table) const {
  std::vector<int> rows;
  for (const int part : markup_.elements_in(table)) {
    if (markup_.is(part, "TR")) rows.push_back(part);
    if (!is_table_part(markup_.node(part).tag)) continue;
    for (const int row : markup_.elements_in(part))
      if (markup_.is(row, "TR")) rows.push_back(row);
  }
  return rows;
}

/// Of tables whose parts lie otherwise than usual, or are laid out otherwise, too little is known.
void AxRoles::check_table(int table) const {
  const auto display = markup_.style(table, Style::display);
  if (display != "table" && display != "inline-table") markup_.give_up("a table that is laid out otherwise", table);
  int last = 0;
  for (const int part : markup_.children(table)) {
    if (!markup_.is_rendered(part)) continue;
    if (markup_.is_text(part)) {
      if (!is_blank(markup_.node(part).laid_text)) markup_.give_up("a text beside rows", table);
      continue;
    }
    const auto tag = markup_.node(part).tag;
    const int order = tag == "CAPTION"                    ? 1
                      : tag == "COLGROUP" || tag == "COL" ? 2
                      : tag == "THEAD"                    ? 3
                      : tag == "TBODY"                    ? 4
                      : tag == "TFOOT"                    ? 5
                                                          : 0;
    const bool is_once = order == 1 || order == 3 || order == 5;
    if (order == 0 || order < last || (is_once && order == last)) markup_.give_up("an order of rows", table);
    last = order;
  }
}

bool AxRoles::is_data_table(int table) const {
  check_table(table);
  for (const auto* name : {"summary", "rules"})
    if (!markup_.attribute(table, name).value_or("").empty()) return true;
  for (const auto* tag : {"CAPTION", "THEAD", "TFOOT", "COL", "COLGROUP"})
    if (markup_.first_child(table, tag) >= 0) return true;
  const auto rows = rows_of(table);
  if (rows.size() >= rows_of_data) return true;
  if (rows.empty()) return false;
  if (rows.size() == 1 && markup_.elements_in(rows.front()).size() == 1) return false;
  for (const int row : rows) {
    for (const int cell : markup_.elements_in(row)) {
      if (markup_.is(cell, "TH")) return true;
      for (const auto* name : {"headers", "abbr", "axis", "scope"})
        if (!markup_.attribute(cell, name).value_or("").empty()) return true;
    }
  }
  // Borders and colours decide.
  markup_.give_up("a table for data or for layout", table);
  return false;
}

ax::Word AxRoles::native_of_table_part(int at) const {
  const auto tag = markup_.node(at).tag;
  if (tag == "TABLE") return is_data_table(at) ? ax::table : ax::layout_table;
  const auto table = markup_.around(at, "TABLE");
  if (table < 0) {
    markup_.give_up("a part of no table", at);
    return ax::generic;
  }
  if (tag == "CAPTION") return ax::caption;
  const auto whole = role(table);
  const bool is_layout = whole == ax::layout_table;
  const bool is_table = whole == ax::table || whole == ax::grid || whole == ax::treegrid;
  if (whole == ax::none) return ax::generic;
  if (!is_layout && !is_table) markup_.give_up("a table of another kind", at);
  if (is_table_part(tag)) return is_layout ? ax::generic : ax::rowgroup;
  if (tag == "TR") return is_layout ? ax::layout_row : ax::row;
  const auto outer = markup_.node(at).parent;
  const bool is_in_row = markup_.is(outer, "TR") && (role(outer) == ax::row || role(outer) == ax::layout_row);
  if (!is_in_row || markup_.style(at, Style::display) != "table-cell") markup_.give_up("a cell outside of a row", at);
  if (is_layout) return ax::layout_cell;
  if (tag == "TH") return header_role(at);
  return whole == ax::table ? ax::cell : ax::gridcell;
}

/// Over a column or beside a row: where nothing says so, by the cells beside it.
ax::Word AxRoles::header_role(int at) const {
  const auto scope = lower_case(markup_.attribute(at, "scope").value_or(""));
  if (scope == "row" || scope == "rowgroup") return ax::rowheader;
  if (scope == "col" || scope == "colgroup") return ax::columnheader;
  const auto cells = markup_.elements_in(markup_.node(at).parent);
  const auto is_data = [&](std::size_t i) {
    return i < cells.size() && markup_.is(cells[i], "TD") && !markup_.children(cells[i]).empty();
  };
  const auto is_header = [&](std::size_t i) { return i < cells.size() && markup_.is(cells[i], "TH"); };
  const auto place = static_cast<std::size_t>(std::ranges::find(cells, at) - cells.begin());
  if (cells.size() == 1) return ax::columnheader;
  const bool has_before = place > 0 && is_header(place - 1);
  if (has_before && is_header(place + 1)) return ax::columnheader;
  if (is_data(place + 1) || (place > 0 && is_data(place - 1))) return ax::rowheader;
  const std::array looked{std::size_t{0}, std::size_t{1}, cells.size() - 1, cells.size() - 2};
  const bool has_data = std::ranges::any_of(looked, is_data);
  return has_data ? ax::rowheader : ax::columnheader;
}

}  // namespace offhand::platform::web_desk
