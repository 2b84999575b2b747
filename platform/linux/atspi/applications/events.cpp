#include "platform/linux/atspi/applications/events.h"

#include <strings.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "platform/linux/atspi/applications/toolkit_traits.h"
#include "platform/linux/atspi/bus/message.h"

namespace offhand::platform::atspi {
namespace {

/// More events in a batch than a recipient could handle one by one.
constexpr std::size_t max_batch = 512;

/// Toolkits spell member names differently: `Deactivate`, `deactivate`; `StateChanged`, `state-changed`.
bool same(const char* member, const char* wanted) { return strcasecmp(member, wanted) == 0; }

/// The bounds in the rest of a BoundsChanged signal, "x,y,w,h"; empty where the toolkit leaves them out.
std::string bounds_in_words(MessageReader& in) {
  std::int32_t second = 0;
  if (!in.read(second) || !in.enter('v', "(iiii)") || !in.enter('r', "iiii")) return {};
  std::string words;
  for (int i = 0; i < 4; ++i) {
    std::int32_t number = 0;
    if (!in.read(number)) return {};
    if (i > 0) words += ',';
    words += std::to_string(number);
  }
  return words;
}

}  // namespace

const std::vector<const char*>& event_classes() {
  static const std::vector<const char*> classes = {"object:state-changed",
                                                   "object:property-change",
                                                   "object:text-changed",
                                                   "object:children-changed",
                                                   "object:bounds-changed",
                                                   "object:selection-changed",
                                                   "object:active-descendant-changed",
                                                   "object:model-changed",
                                                   "object:visible-data-changed",
                                                   "window:"};
  return classes;
}

void EventTranslator::handle(sd_bus_message* signal) {
  const char* interface_name = sd_bus_message_get_interface(signal);
  const char* member = sd_bus_message_get_member(signal);
  const char* path = sd_bus_message_get_path(signal);
  if (interface_name == nullptr || member == nullptr || path == nullptr) return;
  if (same(interface_name, "org.a11y.atspi.Event.Window")) return window_event(member, path);
  if (same(interface_name, "org.a11y.atspi.Event.Focus")) return add(EventKind::focus_changed, path, "focused", true);
  if (!same(interface_name, "org.a11y.atspi.Event.Object")) return;
  MessageReader in(signal);
  std::string detail;
  std::int32_t first = 0;
  if (!in.read(detail) || !in.read(first)) return;
  if (same(member, "BoundsChanged")) detail = bounds_in_words(in);
  object_event(member, path, std::move(detail), first);
}

void EventTranslator::object_event(const char* member, const char* path, std::string detail, std::int32_t first) {
  if (same(member, "StateChanged")) {
    const bool on = first != 0;
    if (on && detail == "showing") births_.announced(path);
    if (detail == "showing") on ? popups_.add(path) : popups_.remove(path);
    if (on && detail == "focused") add(EventKind::focus_changed, path, detail, true);
    add(EventKind::state_changed, path, std::move(detail), on);
  } else if (same(member, "PropertyChange")) {
    if (detail == "accessible-name") births_.announced(path);
    const bool value = detail.find("value") != std::string::npos;
    add(value ? EventKind::value_changed : EventKind::name_changed, path, std::move(detail), true);
  } else if (same(member, "TextChanged")) {
    // Some toolkits append the cause: `insert/system`.
    const bool inserted = detail.starts_with("insert");
    add(EventKind::text_changed, path, inserted ? "insert" : "delete", inserted);
  } else if (same(member, "ChildrenChanged")) {
    const bool added = detail.starts_with("add");
    add(EventKind::children_changed, path, added ? "add" : "remove", added);
  } else if (same(member, "BoundsChanged")) {
    add(EventKind::bounds_changed, path, std::move(detail), true);
  } else if (same(member, "SelectionChanged") || same(member, "ActiveDescendantChanged")) {
    add(EventKind::selection_changed, path, {}, true);
  } else if (same(member, "ModelChanged") || same(member, "VisibleDataChanged")) {
    add(EventKind::children_changed, path, "model", true);
  }
}

void EventTranslator::window_event(const char* member, const char* path) {
  if (same(member, "Create")) {
    windows_.add(path);
    return add(EventKind::window_opened, path, {}, true);
  }
  if (same(member, "Destroy") || same(member, "Close")) {
    windows_.remove(path);
    return add(EventKind::window_closed, path, {}, true);
  }
  const bool activated = same(member, "Activate");
  if (activated || same(member, "Deactivate")) return add(EventKind::active_window_changed, path, {}, activated);
  add(EventKind::window_changed, path, member, true);
}

void EventTranslator::add(EventKind kind, const char* path, std::string detail, bool on) {
  const auto is_same = [&](const Event& other) {
    return other.kind == kind && other.on == on && other.detail == detail && reference_of(other.node).path == path;
  };
  // A pulsing progress bar repeats within a few events; searching further back would cost more than it saves.
  const auto recent = batch_.size() > 8 ? batch_.end() - 8 : batch_.begin();
  if (std::any_of(recent, batch_.end(), is_same)) return;
  if (batch_.size() >= max_batch) {
    overflow_ = true;
    return;
  }
  Event event;
  event.kind = kind;
  event.at = clock_.now();
  event.node = handle_of({application_, path});
  event.pid = pid_;
  event.mere_notice = (kind == EventKind::state_changed && is_mere_notice(detail)) ||
                      (kind == EventKind::name_changed && is_of_its_making(detail));
  event.detail = std::move(detail);
  event.on = on;
  batch_.push_back(std::move(event));
}

void EventTranslator::flush() {
  if (batch_.empty()) return;
  for (Event& event : batch_) sink_.post(std::move(event));
  batch_.clear();
  if (std::exchange(overflow_, false)) post(EventKind::overflow);
}

void EventTranslator::post(EventKind kind, std::string detail) {
  Event event;
  event.kind = kind;
  event.at = clock_.now();
  event.pid = pid_;
  event.detail = std::move(detail);
  sink_.post(std::move(event));
}

}  // namespace offhand::platform::atspi
