#include "platform/linux/atspi/elements/identity.h"

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/reading/convert.h"
#include "platform/linux/atspi/reading/labels.h"
#include "platform/linux/atspi/reading/names.h"
#include "platform/linux/atspi/vocabulary/roles.h"
#include "platform/linux/atspi/vocabulary/web_roles.h"

namespace offhand::platform::atspi {
namespace {

void ask_extents(Inquiry& inquiry, const Reference& node, CoordinateType coordinates, std::optional<Extents>& result) {
  inquiry.call(get_extents(node, coordinates), [&result](const Reply& reply) {
    Extents extents;
    if (read_extents(reply, extents)) result = extents;
  });
}

void ask_states(Inquiry& inquiry, Accessible& node, bool& has_states) {
  inquiry.call({node.handle, interface::accessible, "GetState"}, [&node, &has_states](const Reply& reply) {
    if (!reply.ok()) return;
    MessageReader in = reply.reader();
    has_states = read_states(in, node.states);
  });
}

/// The role is known once the states are.
void ask_role_and_states(Inquiry& inquiry, Application& application, Accessible& node, bool& has_states) {
  inquiry.call({node.handle, interface::accessible, "GetRole"}, [&application, &node](const Reply& reply) {
    node.known = reply.value(node.role);
    if (node.known) application.last_identified() = {node.handle.path, node.role};
  });
  ask_states(inquiry, node, has_states);
}

bool is_there(const Accessible& node, bool has_states) {
  return node.known && has_states && !node.states.has(StateBits::defunct);
}

}  // namespace

void StateReader::begin(Inquiry& inquiry, Application& application, const Reference& node) {
  toolkit_ = application.toolkit();
  node_.handle = node;
  const auto& [path, role] = application.last_identified();
  if (node.path != path) return ask_role_and_states(inquiry, application, node_, has_states_);
  // The role is needed only to convert the states.
  node_.role = role;
  node_.known = true;
  ask_states(inquiry, node_, has_states_);
}

std::optional<States> StateReader::states() const {
  if (!is_there(node_, has_states_)) return std::nullopt;
  return states_in_window(node_.states, node_.role, toolkit_, std::nullopt, {toolkit_, {}, {}, {}});
}

void IdentityReader::begin(Inquiry& inquiry, Application& application, const Reference& node,
                           const std::optional<Reference>& root) {
  const Toolkit toolkit = toolkit_ = application.toolkit();
  node_.handle = node;
  ask_role_and_states(inquiry, application, node_, has_states_);
  if (toolkit == Toolkit::gtk3 || toolkit == Toolkit::gtk4 || toolkit == Toolkit::chromium) {
    inquiry.call(get_all_properties(node, interface::accessible), [this, &inquiry](const Reply& reply) {
      read_properties(reply, node_);
      find_label(inquiry);
    });
  } else {
    inquiry.call(get_property(node, interface::accessible, "Name"), [this, &inquiry](const Reply& reply) {
      reply.property("s", node_.name);
      find_label(inquiry);
    });
    inquiry.call(get_property(node, interface::accessible, "Description"), [this, &application](const Reply& reply) {
      reply.property("s", node_.description);
      // Role and name are known by then, and no label has replaced the name yet, because of the order of the queries.
      if (node_.known && traits_of(toolkit_).reuses_newest_path)
        node_.birth = application.births().of(node_.handle.path, {node_.role, node_.name, node_.description});
    });
    inquiry.call(get_property(node, interface::accessible, "Parent"),
                 [this](const Reply& reply) { reply.property("(so)", node_.parent_handle); });
  }
  if (toolkit == Toolkit::chromium || toolkit == Toolkit::gecko || toolkit == Toolkit::unknown) {
    // The role is known by then, because it was requested first.
    inquiry.call(get_attributes(node), [this](const Reply& reply) {
      WebAttributes attributes;
      if (may_have_web_role(toolkit_, node_.role) && read_attributes(reply, attributes))
        node_.web_role = web_role(attributes, node_.role);
    });
  }
  ask_extents(inquiry, node, coordinates_of(toolkit), node_.extents);
  if (!root) return;
  if (wants_frame_on_screen(toolkit)) ask_extents(inquiry, *root, CoordinateType::screen, on_screen_);
  if (wants_frame_in_window(toolkit)) ask_extents(inquiry, *root, CoordinateType::window, in_window_);
}

/// The role is known by then, because it was requested first.
void IdentityReader::find_label(Inquiry& inquiry) {
  if (may_be_named_by_text(node_, toolkit_))
    ask_text_as_name(inquiry, node_.handle, [this](std::string text) { node_.name = std::move(text); });
  if (!may_have_label(node_, toolkit_)) return;
  ask_label(inquiry, node_.handle, [this](std::string name) { node_.name = std::move(name); });
}

WindowFrame IdentityReader::frame(const WindowFacts& facts) const {
  return {toolkit_, on_screen_.value_or(Extents{}), in_window_.value_or(Extents{}), facts};
}

NodeIdentity IdentityReader::identity(const std::optional<WindowFacts>& facts, const Offset& offset) const {
  NodeIdentity identity;
  if (!is_there(node_, has_states_)) return identity;
  identity.exists = true;
  identity.birth = node_.birth;
  identity.role = role_in_window(node_, facts.value_or(WindowFacts{}));
  identity.name = clean_name(node_.name, node_.description, toolkit_);
  if (!is_null(node_.parent_handle)) identity.parent = handle_of(node_.parent_handle);
  const WindowFrame frame = this->frame(facts.value_or(WindowFacts{}));
  if (facts && node_.extents) identity.bounds = frame.local(moved(*node_.extents, offset));
  identity.states = states_in_window(node_.states, node_.role, toolkit_, identity.bounds, frame);
  return identity;
}

}  // namespace offhand::platform::atspi
