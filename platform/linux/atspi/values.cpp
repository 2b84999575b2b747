#include "platform/linux/atspi/values.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "platform/linux/atspi/names.h"
#include "platform/linux/atspi/roles.h"
#include "platform/linux/atspi/showing_children.h"

namespace offhand::platform::atspi {
namespace {

/// A list behind a combo box has no more that anybody would name.
constexpr std::size_t max_found = 1000;
/// A combo box, its popup, a list in it, and its items.
constexpr int max_depth = 5;

bool is_option(std::uint32_t role) {
  return is_item(role) || role == role_menu_item || role == role_check_menu_item || role == role_radio_menu_item;
}

}  // namespace

void read_number(Inquiry& inquiry, const Reference& node, std::optional<HeldNumber>& number) {
  inquiry.call(get_property(node, interface::value, "CurrentValue"), [&inquiry, &number, node](const Reply& reply) {
    double value = 0;
    if (!reply.property("d", value)) return;
    number.emplace();
    number->value = value;
    inquiry.call(get_property(node, interface::value, "MinimumValue"),
                 [&number](const Reply& minimum) { minimum.property("d", number->lowest); });
    inquiry.call(get_property(node, interface::value, "MaximumValue"),
                 [&number](const Reply& maximum) { maximum.property("d", number->highest); });
    inquiry.call(get_property(node, interface::value, "MinimumIncrement"),
                 [&number](const Reply& step) { step.property("d", number->step); });
  });
}

void write_number(Inquiry& inquiry, const Reference& node, double number, Attempt& attempt) {
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
        if (!is_option(found_[at].role) && found_[at].child_count > 0) further.push_back(at);
      }
      if (!further.empty() && depth + 1 < max_depth) descend(further, depth + 1);
    });
  });
}

std::vector<Node> OptionReader::options(Toolkit toolkit) const {
  std::vector<Node> options;
  for (const Accessible& item : found_) {
    if (!item.known || !is_option(item.role)) continue;
    Node node;
    node.handle = handle_of(item.handle);
    node.role = common_role(item.role);
    node.platform_role = platform_role(item.role);
    node.name = clean_name(item.name, item.description, toolkit);
    node.states = common_states(item.states, item.role,
                                toolkit == Toolkit::gtk4 ? ShowingState::missing : ShowingState::reliable);
    // The list behind a combo box of Qt selects what it is told to, and nothing is chosen by that.
    if (toolkit == Toolkit::qt && found_.front().role == role_combo_box) node.states.erase(ElementState::selected);
    if (!is_null(chosen_) && item.handle == chosen_) node.states.insert(ElementState::selected);
    options.push_back(std::move(node));
  }
  return options;
}

void select_child(Inquiry& inquiry, const Reference& holder, const Reference& child, Attempt& attempt) {
  struct Place {
    Reference parent;
    std::int32_t index = -1;
    Interfaces of_holder;
    Interfaces of_parent;
  };
  const auto place = std::make_shared<Place>();
  const auto read_into = [](Interfaces& interfaces) {
    return [&interfaces](const Reply& reply) {
      if (!reply.ok()) return;
      MessageReader in = reply.reader();
      interfaces.read(in);
    };
  };
  inquiry.call(get_property(child, interface::accessible, "Parent"),
               [place](const Reply& reply) { reply.property("(so)", place->parent); });
  inquiry.call({child, interface::accessible, "GetIndexInParent"},
               [place](const Reply& reply) { reply.value(place->index); });
  inquiry.call({holder, interface::accessible, "GetInterfaces"}, read_into(place->of_holder));
  inquiry.then([&inquiry, &attempt, place, holder, read_into, is_item_itself = holder == child] {
    if (place->index < 0 || is_null(place->parent)) {
      attempt.reason = "the option is gone";
      return;
    }
    inquiry.call({place->parent, interface::accessible, "GetInterfaces"}, read_into(place->of_parent));
    inquiry.then([&inquiry, &attempt, place, holder, is_item_itself] {
      // Of the item itself it would be one of its own children.
      const bool by_holder = place->of_holder.has(Interfaces::selection) && !is_item_itself;
      if (!by_holder && !place->of_parent.has(Interfaces::selection)) {
        attempt.reason = "what holds it knows no selection";
        return;
      }
      inquiry.call(
          {by_holder ? holder : place->parent, interface::selection, "SelectChild",
           [index = place->index](sd_bus_message* message) { return sd_bus_message_append(message, "i", index); },
           &attempt.sent, true},
          [&attempt](const Reply& reply) {
            attempt.answered = !reply.is_lost();
            if (!reply.value(attempt.accepted) || !attempt.accepted)
              attempt.reason = "the application declined the selection";
          });
    });
  });
}

}  // namespace offhand::platform::atspi
