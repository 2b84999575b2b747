#include "impl/audit/page_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "impl/audit/names.h"

namespace offhand::audit {
namespace {

using platform::AuthoredMarkup;
using Fact = AuthoredMarkup::Fact;

/// A table of one row or one column needs no headers to be understood.
constexpr int fewest_rows_and_cells = 2;

const platform::NodeAttributes* attributes_of(const SnapshotElement& element, const Audited& audited) {
  if (audited.attributes == nullptr) return nullptr;
  const auto found = audited.attributes->find(element.node.handle);
  return found == audited.attributes->end() ? nullptr : &found->second;
}

/// A document with an address: those of word processors have none.
bool is_page(const SnapshotElement& element, const Audited& audited) {
  if (element.node.role != Role::document) return false;
  const auto* attributes = attributes_of(element, audited);
  return attributes != nullptr && !attributes->url.empty();
}

class PageRules {
 public:
  PageRules(const Audited& audited, const Ancestry& ancestry)
      : audited_(audited), elements_(audited.snapshot.elements), ancestry_(ancestry) {}

  std::vector<Finding> take() {
    if (audited_.markup != nullptr) {
      for (const auto& document : audited_.markup->documents) check_document(document);
      for (const auto& element : audited_.markup->elements) check_markup(element);
    }
    // What was not read may hold the heading or the header.
    if (audited_.snapshot.complete && !audited_.snapshot.left_hidden_out) {
      check_headings();
      check_tables();
    }
    return std::move(findings_);
  }

 private:
  /// Without an element: against the window.
  void add(AuditRule rule, const SnapshotElement* element, std::string description) {
    findings_.push_back({rule, element == nullptr ? 0 : element->index, std::move(description)});
  }

  const SnapshotElement* page_around(const SnapshotElement& element) const {
    return ancestry_.around(element, [&](const SnapshotElement& each) { return is_page(each, audited_); });
  }

  bool holds_something(const SnapshotElement& document) const {
    return std::ranges::find(elements_, document.node.handle, &SnapshotElement::parent) != elements_.end();
  }

  void check_document(const AuthoredMarkup::Document& document) {
    const auto* root = ancestry_.find(document.node);
    if (document.is_outermost && is_blank(document.title))
      add(AuditRule::window_title_missing, nullptr, "The page has no title.");
    // An empty frame says nothing in any language.
    if (root == nullptr || (!document.is_outermost && !holds_something(*root))) return;
    if (document.language.empty()) return add(AuditRule::language_missing, root, "The page does not say its language.");
    if (!is_language_tag(document.language))
      add(AuditRule::language_missing, root, fmt::format("\"{}\" names no language.", document.language));
  }

  void check_markup(const AuthoredMarkup::Element& element) {
    const auto* node = ancestry_.find(element.node);
    if (element.fact == Fact::unnamed_frame)
      add(AuditRule::frame_name_missing, node, fmt::format("The frame {} has no name.", element.told));
    if (element.fact == Fact::hidden_tab_stop)
      add(AuditRule::hidden_tab_stop, node,
          fmt::format("Tab comes to {}, of which assistive technology is told nothing.", element.told));
    // Without a node there is nobody who would be misled.
    if (node == nullptr) return;
    if (element.fact == Fact::placeholder_name)
      add(AuditRule::placeholder_as_label, node, "Only its placeholder says what to enter.");
    if (element.fact == Fact::default_number)
      add(AuditRule::value_missing, node, "It holds a number, but the page does not tell it.");
    if (element.fact == Fact::default_state)
      add(AuditRule::state_missing, node, "It can be checked, but the page does not tell whether it is.");
  }

  /// In the order of each page, the first of which may be of any level.
  void check_headings() {
    std::map<platform::NodeHandle, std::int64_t> last;
    for (const auto& element : elements_) {
      if (element.node.role != Role::heading || element.node.states.contains(ElementState::hidden)) continue;
      const auto* attributes = attributes_of(element, audited_);
      const auto* page = attributes == nullptr || attributes->level.value_or(0) < 1 ? nullptr : page_around(element);
      if (page == nullptr) continue;
      const auto level = *attributes->level;
      const auto [before, is_first] = last.emplace(page->node.handle, level);
      if (!is_first && level > before->second + 1)
        add(AuditRule::heading_level_skipped, &element,
            fmt::format("A heading of level {} follows one of level {}.", level, before->second));
      before->second = level;
    }
  }

  struct Cells {
    bool has_headers = false;
    /// By row.
    std::map<platform::NodeHandle, int> counts = {};
  };

  void check_tables() {
    std::map<platform::NodeHandle, Cells> tables;
    for (const auto& element : elements_) {
      const auto role = element.node.role;
      if (!has(role, RoleTrait::cell)) continue;
      const auto* row = ancestry_.around(element, [](const auto& each) { return each.node.role == Role::row; });
      const auto* table = ancestry_.around(element, [](const auto& each) {
        return has(each.node.role, RoleTrait::collection) && each.node.role != Role::row;
      });
      if (row == nullptr || table == nullptr || table->node.role != Role::table) continue;
      auto& cells = tables[table->node.handle];
      cells.has_headers = cells.has_headers || role == Role::columnheader || role == Role::rowheader;
      ++cells.counts[row->node.handle];
    }
    for (const auto& [handle, cells] : tables) {
      const auto rows =
          std::ranges::count_if(cells.counts, [](const auto& row) { return row.second >= fewest_rows_and_cells; });
      const auto* table = ancestry_.find(handle);
      if (cells.has_headers || rows < fewest_rows_and_cells || table->node.children_left_out > 0 ||
          page_around(*table) == nullptr)
        continue;
      add(AuditRule::table_headers_missing, table,
          fmt::format("None of the cells in its {} rows is a header.", cells.counts.size()));
    }
  }

  const Audited& audited_;
  const std::vector<SnapshotElement>& elements_;
  const Ancestry& ancestry_;
  std::vector<Finding> findings_;
};

}  // namespace

bool is_in_page(const SnapshotElement& element, const Audited& audited, const Ancestry& ancestry) {
  return ancestry.around(element, [&](const SnapshotElement& each) { return is_page(each, audited); }) != nullptr;
}

std::vector<Finding> findings_of_pages(const Audited& audited, const Ancestry& ancestry) {
  return PageRules(audited, ancestry).take();
}

}  // namespace offhand::audit
