#include "platform/linux/atspi/reading/reader.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <set>
#include <utility>

#include "platform/api/cache_counts.h"
#include "platform/linux/atspi/acting/actions.h"
#include "platform/linux/atspi/acting/text.h"
#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/labels.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/vocabulary/roles.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {
namespace {

constexpr std::int32_t max_text_characters = 10'000;

/// Each costs a call, and a page may have thousands.
constexpr int most_addresses = 100;

bool is_page(std::uint32_t role) { return role == atspi_document_web || role == atspi_document_frame; }

}  // namespace

/// After all nodes are known, and before labels replace names.
void TreeReader::assign_births() {
  if (!traits_of(toolkit_).reuses_newest_path) return;
  Births& births = application_.births();
  const auto is_own = [&](const Accessible& item) { return item.handle.application == application_.name(); };
  for (const Accessible& item : nodes_) {
    if (is_own(item)) births.exists(item.handle.path);
  }
  for (Accessible& item : nodes_) {
    if (item.known && is_own(item)) item.birth = births.of(item.handle.path, {item.role, item.name, item.description});
  }
}

/// True if the node belongs to another process than the window.
bool TreeReader::is_embedded(int index) const {
  return nodes_[static_cast<std::size_t>(index)].handle.application != nodes_.front().handle.application;
}

/// GTK 3 gives no states to a node that embeds a page of another process, and the page's own end has none either. It
/// shows if the page does.
void TreeReader::show_embedding_nodes() {
  for (int index = 1; index < static_cast<int>(nodes_.size()); ++index) {
    if (!is_embedded(index) || !node(index).states.has(StateBits::showing)) continue;
    for (int above = node(index).parent; above >= 0 && !node(above).states.has(StateBits::showing);
         above = node(above).parent) {
      node(above).states.add(StateBits::showing);
      node(above).states.add(StateBits::visible);
    }
  }
}

void TreeReader::ask_details() {
  const Accessible& root = nodes_.front();
  assign_births();
  show_embedding_nodes();
  infer_interfaces_of_cells();
  order_children();
  if (wants_frame_on_screen(toolkit_)) {
    inquiry_.call(get_extents(root.handle, CoordinateType::screen),
                  [this](const Reply& reply) { read_extents(reply, frame_on_screen_); });
  }
  if (wants_frame_in_window(toolkit_)) {
    inquiry_.call(get_extents(root.handle, CoordinateType::window),
                  [this](const Reply& reply) { read_extents(reply, frame_in_window_); });
  }
  int addresses = 0;
  for (int index = 0; index < static_cast<int>(nodes_.size()); ++index) {
    ask_details_of(index);
    if (may_have_address(toolkit_, node(index).role) && is_laid_out(node(index)) && !node(index).is_far &&
        detail_ == Detail::full && addresses++ < most_addresses) {
      const auto& item = node(index);
      const auto call = is_page(item.role) ? get_page_address(item.handle) : get_link_address(item.handle);
      inquiry_.call(call, [this, index](const Reply& reply) {
        std::string address;
        if (!read_address(reply, address)) return;
        const auto& known = node(index).attributes;
        auto attributes = known ? *known : NodeAttributes();
        attributes.url = std::move(address);
        node(index).attributes = std::make_shared<const NodeAttributes>(std::move(attributes));
      });
    }
    // Any node may be the label, so all must be known.
    const Accessible& item = node(index);
    if (wants_details(item) && is_laid_out(item) && may_have_label(item, toolkit_)) ask_label(index);
  }
  inquiry_.then([this] { ask_pages(); });
}

bool TreeReader::wants_details(const Accessible& item) const {
  return item.known && !item.gone && (detail_ == Detail::full || item.states.has(StateBits::focused));
}

bool TreeReader::is_laid_out(const Accessible& item) const {
  return item.states.has(StateBits::visible) && (!reports_showing() || item.states.has(StateBits::showing));
}

void TreeReader::note_shown_number(const WebAttributes& attributes, Accessible& item) const {
  if (!traits_of(toolkit_).outdates_texts_of_numbers || item.is_outline) return;
  auto number = shown_number(attributes);
  if (!number) return;
  item.value = *std::move(number);
  item.has_value = item.is_valued_by_attribute = true;
}

void TreeReader::ask_details_of(int index) {
  const Accessible& item = node(index);
  if (item.is_detailed || !wants_details(item)) return;
  node(index).is_detailed = true;
  node(index).is_outline = is_outline(item);
  if (index > 0 && is_laid_out(item) && (item.interfaces.has(Interfaces::component) || !item.interfaces.known())) {
    inquiry_.call(get_extents(item.handle, coordinates_of(toolkit_)), [this, index](const Reply& reply) {
      Extents extents;
      if (read_extents(reply, extents)) node(index).extents = extents;
    });
  }
  // GTK 4 gives every label the actions of its context menu, and WebKit everything "press".
  const bool may_be_noise = (toolkit_ == Toolkit::gtk4 && item.role == atspi_label) || is_embedded(index);
  const bool only_noise = may_be_noise && !item.states.has(StateBits::focusable);
  if (item.interfaces.has(Interfaces::action) && !only_noise && !item.is_outline) ask_actions(index);
  const bool may_be_other_role =
      !item.is_far && may_have_web_role(is_embedded(index) ? Toolkit::unknown : toolkit_, item.role);
  const bool has_attributes = !item.is_far && !item.is_outline && may_have_attributes(toolkit_, item.role, item.states);
  if (may_be_other_role || has_attributes) {
    inquiry_.call(get_attributes(item.handle), [this, index, may_be_other_role](const Reply& reply) {
      WebAttributes attributes;
      if (!read_attributes(reply, attributes)) return;
      if (may_be_other_role) node(index).web_role = web_role(attributes, node(index).role);
      note_shown_number(attributes, node(index));
      if (attributes.others != NodeAttributes())
        node(index).attributes = std::make_shared<const NodeAttributes>(std::move(attributes.others));
    });
  }
  if (is_laid_out(item) && item.interfaces.has(Interfaces::text) && may_be_named_by_text(item, toolkit_))
    ask_text_as_name(inquiry_, item.handle, [this, index](std::string text) { node(index).name = std::move(text); });
  if (!item.is_outline) ask_values(index);
}

/// These would be most of the calls of a reading.
void TreeReader::ask_actions(int index) {
  if (is_embedded(index)) return ask_actions_one_by_one(inquiry_, node(index).handle, node(index).actions);
  OfferedActions& offered = application_.offered_actions();
  const Accessible* cached = application_.offers_by_cache() ? cache_.find(node(index).handle) : nullptr;
  const auto* known = cached != nullptr ? offered.find(*cached) : nullptr;
  if (cached != nullptr) cache_counts().count(CacheName::offers, known != nullptr);
  if (known != nullptr) {
    node(index).actions = *known;
    return;
  }
  inquiry_.call({node(index).handle, interface::action, "GetActions"},
                [this, index, cached, &offered](const Reply& reply) {
                  std::vector<std::string>& actions = node(index).actions;
                  if (read_actions(reply, actions) && cached != nullptr) offered.heard(*cached, actions, heard_before_);
                });
}

void TreeReader::ask_label(int index) {
  // A part of a combo box is not labelled.
  const int above = node(index).parent;
  if (above >= 0 && node(above).role == atspi_combo_box && node(index).role == atspi_toggle_button) return;
  inquiry_.call(get_relations(node(index).handle), [this, index](const Reply& relations) {
    const std::vector<Reference> labels = read_related(relations, Relation::labelled_by);
    if (labels.empty()) return;
    const auto label = std::find_if(nodes_.begin(), nodes_.end(),
                                    [&](const Accessible& item) { return item.handle == labels.front(); });
    if (label != nodes_.end()) return take_label(index, label->name);
    inquiry_.call(get_property(labels.front(), interface::accessible, "Name"), [this, index](const Reply& reply) {
      std::string name;
      if (reply.property("s", name)) take_label(index, name);
    });
  });
}

void TreeReader::take_label(int index, const std::string& label) {
  Accessible& item = node(index);
  if (label.empty()) return;
  if (!item.has_value && !item.name.empty() && is_called_by_choice(item.role, toolkit_) && shows_its_name(index)) {
    item.value = item.name;
    item.has_value = true;
  }
  item.name = label;
}

/// True if the name of a combo box is what is chosen in it. That of one with a field is not always what the field
/// holds.
bool TreeReader::shows_its_name(int index) const {
  const Accessible& box = nodes_[static_cast<std::size_t>(index)];
  std::vector<int> inside = box.children;
  bool is_option = toolkit_ == Toolkit::qt;
  while (!inside.empty()) {
    const Accessible& part = nodes_[static_cast<std::size_t>(inside.back())];
    inside.pop_back();
    if (part.states.has(StateBits::editable)) return false;
    is_option = is_option || part.name == box.name;
    inside.insert(inside.end(), part.children.begin(), part.children.end());
  }
  return is_option;
}

void TreeReader::name_actions() {
  ActionNames& names = application_.action_names();
  std::set<std::vector<std::string>> asked;
  for (const Accessible& item : nodes_) {
    if (!item.actions.empty() && names.find(item.actions) == nullptr && asked.insert(item.actions).second) {
      names.look_up(inquiry_, item.handle, item.actions);
    }
  }
  inquiry_.then([this] {
    for (Accessible& item : nodes_) {
      if (const auto* named = application_.action_names().find(item.actions)) item.actions = *named;
    }
  });
}

/// Never by GetAll: for the interface Value it aborts Chromium, which has no minimum increment.
void TreeReader::ask_number(int index) {
  const Reference& handle = node(index).handle;
  inquiry_.call(get_property(handle, interface::value, "CurrentValue"), [this, index](const Reply& reply) {
    double number = 0;
    Accessible& item = node(index);
    // A text value that arrived first is what users see.
    if (item.has_value || !reply.property("d", number)) return;
    item.value = format_number(number);
    item.has_value = !item.value.empty();
  });
  const std::uint32_t role = node(index).role;
  const bool can_be_set = role == atspi_slider || role == atspi_spin_button || role == atspi_dial;
  const bool tells_range = toolkit_ == Toolkit::gtk3 || toolkit_ == Toolkit::gtk4 || toolkit_ == Toolkit::qt;
  if (!can_be_set || !tells_range) return;
  inquiry_.call(get_property(handle, interface::value, "MinimumValue"), [this, index](const Reply& reply) {
    ValueRange range;
    if (reply.property("d", range.minimum)) node(index).range = range;
  });
  inquiry_.call(get_property(handle, interface::value, "MaximumValue"), [this, index](const Reply& reply) {
    std::optional<ValueRange>& range = node(index).range;
    if (range && (!reply.property("d", range->maximum) || range->minimum >= range->maximum)) range.reset();
  });
}

/// True for a node that may have words of its own beside the elements in it; see ToolkitTraits::keeps_words_in_text.
/// The pages that WebKit embeds keep theirs so too, those of tables in the cells.
bool TreeReader::may_hold_words(const Accessible& item) const {
  const bool is_embedded = item.handle.application != nodes_.front().handle.application;
  if (item.states.has(StateBits::editable)) return false;
  if (!is_embedded && !traits_of(toolkit_).keeps_words_in_text) return false;
  // The name of a page is its title.
  if (item.role == atspi_document_web || item.role == atspi_document_frame) return true;
  const bool is_text = item.role == atspi_section || item.role == atspi_static || item.role == atspi_paragraph ||
                       item.role == atspi_block_quote;
  const bool is_cell = item.role == atspi_table_cell || item.role == atspi_row_header ||
                       item.role == atspi_column_header || item.role == atspi_table_row_header ||
                       item.role == atspi_table_column_header;
  return (is_text || (is_embedded && is_cell)) && item.name.empty();
}

/// A spin button that is operated by its arrows and takes no text.
bool TreeReader::is_stepped_only(const Accessible& item) {
  return item.role == atspi_spin_button && !item.states.has(StateBits::editable);
}

void TreeReader::ask_values(int index) {
  const Accessible& item = node(index);
  if (shows_number(item.role) && item.interfaces.has(Interfaces::value)) ask_number(index);
  // Users see a spin button's text: "50 %", or nothing while it is blank. A read-only one may show its number without a
  // text (a part of a date field in Chromium), or a text without a number (Firefox).
  const bool wants_text =
      shows_text(item.role) || item.states.has(StateBits::editable) || may_hold_words(item) || is_stepped_only(item);
  if (!wants_text || !item.interfaces.has(Interfaces::text)) return;
  inquiry_.call(get_property(item.handle, interface::text, "CharacterCount"), [this, index](const Reply& reply) {
    std::int32_t count = 0;
    if (!reply.property("i", count)) return;
    Accessible& counted = node(index);
    if (counted.is_valued_by_attribute) return;
    if (count > 0 && counted.role != atspi_password_text) return ask_text(index, count);
    if (may_hold_words(counted) || is_stepped_only(counted)) return;
    // The text of a password field is never requested.
    counted.value = stars(count);
    counted.has_value = true;
  });
}

void TreeReader::ask_text(int index, std::int32_t characters) {
  // GTK 4 returns nothing for an end of -1.
  const std::int32_t end = std::min(characters, max_text_characters);
  inquiry_.call({node(index).handle, interface::text, "GetText",
                 [end](sd_bus_message* message) { return sd_bus_message_append(message, "ii", 0, end); }},
                [this, index, characters](const Reply& reply) {
                  std::string text;
                  if (!reply.value(text) || node(index).is_valued_by_attribute) return;
                  text = without_padding(std::move(text), toolkit_);
                  Accessible& read = node(index);
                  if (may_hold_words(read) && !has_words(text)) return;
                  read.value = truncate(std::move(text), max_text_characters);
                  read.has_value = true;
                  if (characters > max_text_characters) {
                    read.value_characters = static_cast<std::size_t>(characters);
                  } else {
                    find_break_too_many(inquiry_, toolkit_, read.handle, read.value,
                                        [this, index] { node(index).value.pop_back(); });
                  }
                });
}

}  // namespace offhand::platform::atspi
