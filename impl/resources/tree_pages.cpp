#include "impl/resources/tree_pages.h"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>

#include "generated/types/errors.h"
#include "generated/types/roles.h"
#include "impl/resources/element.h"
#include "impl/target/element_search.h"
#include "impl/tools/call.h"

namespace offhand::resources {
namespace {

using nlohmann::json;

/// An element as it is told, but for its reference.
struct Row {
  MatchingElement element;
  json members;
};

std::string dumped(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

void add_rows(const ReadWindow& window, std::vector<Row>& rows) {
  const auto& elements = window.snapshot->elements;
  /// How deep each lies; negative: it does not show.
  std::vector<int> depths(elements.size(), -1);
  for (std::size_t i = 0; i < elements.size(); ++i) {
    const auto& node = elements[i].node;
    const bool is_top = node.parent < 0;
    if (!is_top && depths[static_cast<std::size_t>(node.parent)] < 0) continue;
    if (!is_top && node.states.contains(ElementState::hidden)) continue;
    depths[i] = is_top ? 0 : depths[static_cast<std::size_t>(node.parent)] + 1;
    json members{{"window", window.index}, {"depth", depths[i]}};
    members.update(element_members(*window.snapshot, elements[i]));
    rows.push_back({{window.snapshot, &elements[i]}, std::move(members)});
  }
}

/// FNV-1a: tells whether the windows still show what they did; nobody is kept from making another of the same.
std::uint64_t fingerprint(const std::vector<Row>& rows) {
  std::uint64_t hash = 14'695'981'039'346'656'037ULL;
  for (const auto& row : rows) {
    for (const auto c : dumped(row.members)) hash = (hash ^ static_cast<unsigned char>(c)) * 1'099'511'628'211ULL;
  }
  return hash;
}

/// Where a page begins; empty: the cursor is of another moment.
std::optional<std::size_t> begin_of(const std::string& cursor, const std::string& moment, std::size_t rows) {
  if (!cursor.starts_with(moment + '-')) return std::nullopt;
  const auto digits = std::string_view(cursor).substr(moment.size() + 1);
  std::size_t begin = 0;
  const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), begin);
  if (problem != std::errc() || end != digits.data() + digits.size() || begin >= rows) return std::nullopt;
  return begin;
}

}  // namespace

Result<ResourceContent> tree_page(Call& call, const Connection& app, const std::vector<ReadWindow>& windows,
                                  const std::optional<std::string>& cursor, const std::string& incomplete_reason) {
  std::vector<Row> rows;
  json told = json::array();
  for (const auto& window : windows) {
    const auto& info = window.snapshot->window;
    told.push_back({{"index", window.index}, {"window_id", info.window_id}, {"title", info.title}});
    add_rows(window, rows);
  }
  const auto moment = fmt::format("{:016x}", fingerprint(rows));
  const auto begin = cursor ? begin_of(*cursor, moment, rows.size()) : std::optional(std::size_t{0});
  if (!begin) {
    return fail(errors::resource_not_found(
        {.reason = fmt::format("the windows of {} show something else than when cursor {} was given. Read from the "
                               "first page again, without a cursor",
                               app.name, *cursor)}));
  }
  json page{{"app", app.name}, {"pid", app.pid}, {"windows", std::move(told)}, {"elements", json::array()}};
  if (!incomplete_reason.empty()) page["incomplete_reason"] = incomplete_reason;
  auto size = dumped(page).size();
  auto next = *begin;
  for (; next < rows.size(); ++next) {
    auto& [element, members] = rows[next];
    members["element_ref"] = hand_out(call.scope(), call.see(), element);
    size += dumped(members).size() + 1;
    if (size > page_bytes && next > *begin) break;
    page["elements"].push_back(std::move(members));
  }
  page["total"] = rows.size();
  if (next < rows.size()) page["next_cursor"] = fmt::format("{}-{}", moment, next);
  return ResourceContent{.text = dumped(page), .process = app.pid};
}

}  // namespace offhand::resources
