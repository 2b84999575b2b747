#include "platform/linux/atspi/acting/values.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "platform/linux/atspi/reading/accessible.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/reading/showing_children.h"
#include "platform/linux/atspi/vocabulary/roles.h"

namespace offhand::platform::atspi {
namespace {

/// A combo box has no more options that a caller would name.
constexpr std::size_t max_found = 1000;
/// A combo box, its popup with scrolling containers, a list, its items, and their texts (GTK 4).
constexpr int max_depth = 9;

bool is_option(std::uint32_t role) {
  return is_item(role) || role == atspi_menu_item || role == atspi_check_menu_item || role == atspi_radio_menu_item;
}

}  // namespace

void read_number(Inquiry& inquiry, Toolkit toolkit, const Reference& node, std::optional<HeldNumber>& number) {
  inquiry.call(
      get_property(node, interface::value, "CurrentValue"), [&inquiry, &number, toolkit, node](const Reply& reply) {
        double value = 0;
        if (!reply.property("d", value)) return;
        number.emplace();
        number->value = value;
        inquiry.call(get_property(node, interface::value, "MinimumValue"),
                     [&number](const Reply& minimum) { minimum.property("d", number->lowest); });
        inquiry.call(get_property(node, interface::value, "MaximumValue"),
                     [&number](const Reply& maximum) { maximum.property("d", number->highest); });
        inquiry.call(get_property(node, interface::value, "MinimumIncrement"), [&number, toolkit](const Reply& step) {
          step.property("d", number->step);
          // Parts of a date field in Firefox offer the interface Value but hold no number, nor do fields for dates and
          // times of Qt, which take any that they are given and forget it.
          const bool is_blank = number->value == 0 && number->lowest == 0 && number->highest == 0;
          if (toolkit == Toolkit::gecko ? is_blank : toolkit == Toolkit::qt && number->lowest == number->highest)
            number.reset();
        });
      });
}

void write_number(Inquiry& inquiry, const Reference& node, double number, ActionRun& attempt) {
  inquiry.call({node, interface::properties, "Set",
                [number](sd_bus_message* message) {
                  return sd_bus_message_append(message, "ssv", interface::value, "CurrentValue", "d", number);
                },
                &attempt.sent, true},
               [&attempt](const Reply& reply) {
                 attempt.answered = !reply.is_lost();
                 attempt.accepted = reply.ok();
                 if (!reply.ok()) attempt.reason = "the application declined the number";
               });
}

void OptionReader::begin(Inquiry& inquiry, Toolkit toolkit, const Reference& node) {
  inquiry_ = &inquiry;
  toolkit_ = toolkit;
  Accessible holder;
  holder.handle = node;
  found_.push_back(std::move(holder));
  inquiry.call({node, interface::accessible, "GetRole"},
               [this](const Reply& reply) { reply.value(found_.front().role); });
  inquiry.call({node, interface::selection, "GetSelectedChild",
                [](sd_bus_message* message) { return sd_bus_message_append(message, "i", 0); }},
               [this](const Reply& reply) { reply.value(chosen_); });
  if (toolkit == Toolkit::qt) {
    inquiry.call(get_property(node, interface::accessible, "Name"),
                 [this](const Reply& reply) { reply.property("s", name_); });
  }
  descend({0}, 0);
}

void OptionReader::descend(const std::vector<std::size_t>& level, int depth) {
  const auto next = std::make_shared<std::vector<std::size_t>>();
  for (const std::size_t parent : level) {
    if (found_[parent].child_count > max_listed_children(toolkit_)) continue;
    inquiry_->call({found_[parent].handle, interface::accessible, "GetChildren"},
                   [this, next, parent](const Reply& reply) {
                     if (!reply.ok()) return;
                     MessageReader in = reply.reader();
                     Reference child;
                     if (!in.enter('a', "(so)")) return;
                     while (!in.at_end() && in.read(child) && found_.size() < max_found) {
                       if (is_null(child)) continue;
                       Accessible item;
                       item.handle = child;
                       item.parent = static_cast<int>(parent);
                       found_.push_back(std::move(item));
                       next->push_back(found_.size() - 1);
                     }
                   });
  }
  inquiry_->then([this, next, depth] {
    for (const std::size_t at : *next) {
      Accessible& item = found_[at];
      inquiry_->call({item.handle, interface::accessible, "GetRole"},
                     [&item](const Reply& reply) { item.known = reply.value(item.role); });
      inquiry_->call({item.handle, interface::accessible, "GetState"}, [&item](const Reply& reply) {
        if (!reply.ok()) return;
        MessageReader in = reply.reader();
        read_states(in, item.states);
      });
      inquiry_->call(get_property(item.handle, interface::accessible, "Name"),
                     [&item](const Reply& reply) { reply.property("s", item.name); });
      inquiry_->call(get_property(item.handle, interface::accessible, "ChildCount"),
                     [&item](const Reply& reply) { reply.property("i", item.child_count); });
    }
    inquiry_->then([this, next, depth] {
      std::vector<std::size_t> further;
      for (const std::size_t at : *next) {
        const Accessible& item = found_[at];
        // In GTK 4 the text of an option is a child of it.
        const bool is_named = toolkit_ != Toolkit::gtk4 || !clean_name(item.name, item.description, toolkit_).empty();
        if ((!is_option(item.role) || !is_named) && item.child_count > 0) further.push_back(at);
      }
      if (!further.empty() && depth + 1 < max_depth) descend(further, depth + 1);
    });
  });
}

std::string OptionReader::words_in(std::size_t option) const {
  for (std::size_t at = option + 1; at < found_.size(); ++at) {
    if (found_[at].role != atspi_label || found_[at].name.empty()) continue;
    auto above = found_[at].parent;
    while (above > static_cast<int>(option)) above = found_[static_cast<std::size_t>(above)].parent;
    if (above == static_cast<int>(option)) return found_[at].name;
  }
  return {};
}

std::vector<std::size_t> OptionReader::in_tree_order() const {
  std::vector<std::vector<std::size_t>> children(found_.size());
  for (std::size_t at = 1; at < found_.size(); ++at)
    children[static_cast<std::size_t>(found_[at].parent)].push_back(at);
  std::vector<std::size_t> order;
  std::vector<std::size_t> next{0};
  while (!next.empty()) {
    const auto at = next.back();
    next.pop_back();
    order.push_back(at);
    next.insert(next.end(), children[at].rbegin(), children[at].rend());
  }
  return order;
}

std::vector<Node> OptionReader::options(Toolkit toolkit) const {
  std::vector<Node> options;
  for (const std::size_t at : in_tree_order()) {
    const Accessible& item = found_[at];
    if (!item.known || !is_option(item.role)) continue;
    Node node;
    node.handle = handle_of(item.handle);
    node.role = role_of_atspi(item.role);
    node.platform_role = platform_role(item.role);
    node.name = clean_name(item.name, item.description, toolkit);
    if (node.name.empty()) node.name = words_in(at);
    node.states = common_states(item.states, item.role,
                                toolkit == Toolkit::gtk4 ? ShowingState::missing : ShowingState::reliable);
    // The list behind a combo box of Qt selects what it is told to, and nothing is chosen by that; the name of the
    // combo box is what is.
    if (toolkit == Toolkit::qt && found_.front().role == atspi_combo_box) {
      node.states.erase(ElementState::selected);
      if (!name_.empty() && item.name == name_) node.states.insert(ElementState::selected);
    }
    // GTK 3 tells the child of the number of the chosen row, though headers are children too. Cells know better.
    const bool is_counted_right = toolkit != Toolkit::gtk3 || item.role != atspi_table_cell;
    if (is_counted_right && !is_null(chosen_) && item.handle == chosen_) node.states.insert(ElementState::selected);
    options.push_back(std::move(node));
  }
  return options;
}

namespace {

/// The selected node may be an ancestor of the item: a row of a cell, the cell of a GTK 4 grid around its content.
constexpr int most_items_around = 2;
/// The action of those GTK 4 lists that create nodes only near the visible part: others may be selected as well.
constexpr std::string_view unselect_all = "list.unselect-all";

/// Selects a child in its container, as the only one.
class Choosing : public std::enable_shared_from_this<Choosing> {
 public:
  Choosing(Inquiry& inquiry, Reference holder, Reference child, Choice choice, ActionRun& attempt)
      : inquiry_(inquiry),
        holder_(std::move(holder)),
        child_(std::move(child)),
        choice_(choice),
        attempt_(attempt),
        is_item_itself_(holder_ == child_) {}

  void begin() {
    inquiry_.call({holder_, interface::accessible, "GetInterfaces"}, read_into(of_holder_));
    inquiry_.call({child_, interface::accessible, "GetRole"},
                  [self = shared_from_this()](const Reply& reply) { reply.value(self->child_role_); });
    inquiry_.call({holder_, interface::accessible, "GetRole"},
                  [self = shared_from_this()](const Reply& reply) { reply.value(self->holder_role_); });
    find_parent(0);
  }

 private:
  ReplyHandler read_into(Interfaces& interfaces) {
    return [self = shared_from_this(), &interfaces](const Reply& reply) {
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      interfaces.read(in);
    };
  }

  void find_parent(int items_around) {
    parent_ = {};
    index_ = -1;
    inquiry_.call(get_property(child_, interface::accessible, "Parent"),
                  [self = shared_from_this()](const Reply& reply) { reply.property("(so)", self->parent_); });
    inquiry_.call({child_, interface::accessible, "GetIndexInParent"},
                  [self = shared_from_this()](const Reply& reply) { reply.value(self->index_); });
    inquiry_.then([self = shared_from_this(), items_around] { self->ask_parent(items_around); });
  }

  void ask_parent(int items_around) {
    if (index_ < 0 || is_null(parent_)) {
      attempt_.reason = "the option is gone";
      return;
    }
    of_parent_ = {};
    inquiry_.call({parent_, interface::accessible, "GetInterfaces"}, read_into(of_parent_));
    inquiry_.call({parent_, interface::accessible, "GetRole"},
                  [self = shared_from_this()](const Reply& reply) { reply.value(self->parent_role_); });
    inquiry_.call(get_property(parent_, interface::accessible, "Parent"),
                  [self = shared_from_this()](const Reply& reply) { reply.property("(so)", self->above_parent_); });
    inquiry_.then([self = shared_from_this(), items_around] { self->decide(items_around); });
  }

  void decide(int items_around) {
    // In tables of GTK 3, cells are children beside headers, and what is selected are rows.
    if (choice_ == Choice::replaces && is_item_itself_ && child_role_ == atspi_table_cell) {
      attempt_.reason = "a cell of it is not selected by itself";
      return;
    }
    // If the holder is the item itself, its selection would apply to its own children.
    const bool by_holder = of_holder_.has(Interfaces::selection) && !is_item_itself_;
    if (by_holder && holder_role_ == atspi_combo_box) {
      // It goes by the rows of its outermost list, which are all that it can be told to choose.
      if (parent_role_ == atspi_menu && above_parent_ != holder_) {
        attempt_.reason = "it lies in a submenu";
        return;
      }
      if (parent_role_ == atspi_table || parent_role_ == atspi_tree_table) return select_row();
    }
    if (by_holder || of_parent_.has(Interfaces::selection)) {
      if (!by_holder) holder_ = parent_;
      if (choice_ == Choice::adds) return look_for_others();
      return select();
    }
    const bool lies_in_item = choice_ == Choice::adds && is_item(parent_role_) && items_around < most_items_around;
    if (!lies_in_item) {
      attempt_.reason = "what holds it knows no selection";
      return;
    }
    child_ = parent_;
    find_parent(items_around + 1);
  }

  /// Rows of an unfolded part would be counted with the others.
  void select_row() {
    inquiry_.call({parent_, interface::table, "GetRowAtIndex",
                   [index = index_](sd_bus_message* message) { return sd_bus_message_append(message, "i", index); }},
                  [self = shared_from_this()](const Reply& reply) {
                    self->index_ = -1;
                    reply.value(self->index_);
                  });
    if (parent_role_ == atspi_tree_table) {
      inquiry_.call({parent_, interface::accessible, "GetChildren"}, [self = shared_from_this()](const Reply& reply) {
        std::vector<Reference> rows;
        if (!read_references(reply, rows)) return;
        for (const auto& row : rows)
          if (!is_null(row)) self->look_whether_unfolded(row);
      });
    }
    inquiry_.then([self = shared_from_this()] {
      if (self->index_ >= 0 && !self->is_unfolded_) return self->select();
      self->attempt_.reason = self->is_unfolded_ ? "a part of its list is unfolded" : "its row is not known";
    });
  }

  void look_whether_unfolded(const Reference& row) {
    inquiry_.call({row, interface::accessible, "GetState"}, [self = shared_from_this()](const Reply& reply) {
      StateBits states;
      MessageReader in = reply.reader();
      if (reply.ok() && read_states(in, states) && states.has(StateBits::expanded)) self->is_unfolded_ = true;
    });
  }

  /// A click selects a single item.
  void look_for_others() {
    inquiry_.call({holder_, interface::action, "GetActions"}, [self = shared_from_this()](const Reply& reply) {
      std::vector<std::string> actions;
      read_actions(reply, actions);
      self->hides_others_ = std::find(actions.begin(), actions.end(), unselect_all) != actions.end();
    });
    inquiry_.then([self = shared_from_this()] {
      if (self->hides_others_) self->clear();
      self->select();
    });
  }

  void clear() {
    // Containers that always keep a selection decline this; they have no multiple selection.
    inquiry_.call({holder_, interface::selection, "ClearSelection", nullptr, nullptr, true}, [](const Reply&) {});
  }

  void select() {
    inquiry_.call(select_call(), [self = shared_from_this()](const Reply& reply) {
      auto& attempt = self->attempt_;
      attempt.answered = !reply.is_lost();
      if (!reply.value(attempt.accepted) || !attempt.accepted)
        attempt.reason = "the application declined the selection";
    });
    if (choice_ == Choice::adds && !hides_others_) inquiry_.then([self = shared_from_this()] { self->drop_others(); });
  }

  void drop_others() {
    if (!attempt_.accepted) return;
    inquiry_.call(get_property(holder_, interface::selection, "NSelectedChildren"),
                  [self = shared_from_this()](const Reply& reply) { reply.property("i", self->selected_); });
    inquiry_.then([self = shared_from_this()] {
      if (self->selected_ <= 1) return;
      self->clear();
      self->inquiry_.call(self->select_call(), [](const Reply&) {});
    });
  }

  Call select_call() {
    return {holder_,
            interface::selection,
            "SelectChild",
            [index = index_](sd_bus_message* message) { return sd_bus_message_append(message, "i", index); },
            &attempt_.sent,
            true};
  }

  Inquiry& inquiry_;
  Reference holder_;
  Reference child_;
  const Choice choice_;
  ActionRun& attempt_;
  const bool is_item_itself_;
  Interfaces of_holder_;
  Reference parent_;
  std::int32_t index_ = -1;
  Interfaces of_parent_;
  std::uint32_t parent_role_ = 0;
  Reference above_parent_;
  std::uint32_t child_role_ = 0;
  std::uint32_t holder_role_ = 0;
  bool hides_others_ = false;
  bool is_unfolded_ = false;
  std::int32_t selected_ = 0;
};

}  // namespace

void select_child(Inquiry& inquiry, const Reference& holder, const Reference& child, Choice choice,
                  ActionRun& attempt) {
  std::make_shared<Choosing>(inquiry, holder, child, choice, attempt)->begin();
}

}  // namespace offhand::platform::atspi
