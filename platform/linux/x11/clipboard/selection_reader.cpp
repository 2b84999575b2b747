#include "platform/linux/x11/clipboard/selection_reader.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "generated/types/errors.h"
#include "platform/linux/x11/clipboard/selection_names.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {
namespace {

/// An office suite offers about sixty.
constexpr std::size_t most_targets = 256;
/// The owner may change while it is being examined.
constexpr int looks_at_owner = 4;

std::uint8_t kind_of(const xcb_generic_event_t& event) { return event.response_type & 0x7F; }

Error too_large(std::size_t limit_bytes) {
  return errors::clipboard_too_large({.limit_bytes = static_cast<std::int64_t>(limit_bytes)});
}

}  // namespace

Result<std::unique_ptr<SelectionReader>> SelectionReader::begin(const DisplayName& display, const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  std::unique_ptr<SelectionReader> reader(new SelectionReader(std::move(connection), budget));
  Conversation& talk = reader->talk_;
  static constexpr std::array<std::string_view, 3> names{clipboard_name, "OFFHAND_CLIPBOARD", "INCR"};
  OFFHAND_ASSIGN(const auto atoms, intern(talk, names));
  reader->clipboard_ = atoms[0];
  reader->property_ = atoms[1];
  reader->in_parts_ = atoms[2];
  OFFHAND_ASSIGN(reader->time_, talk.server_time());
  reader->window_ = xcb_generate_id(talk.raw());
  const std::uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb_create_window(talk.raw(), 0, reader->window_, talk.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &mask);
  OFFHAND_ASSIGN(const bool has_owner, reader->find_owner());
  if (!has_owner) return nullptr;
  return reader;
}

Result<bool> SelectionReader::find_owner() {
  const auto owner_now = [&]() -> Result<xcb_window_t> {
    auto asked = talk_.ask(xcb_get_selection_owner(talk_.raw(), clipboard_));
    OFFHAND_ASSIGN(const auto answer, asked.get());
    return answer ? answer->owner : xcb_window_t{XCB_WINDOW_NONE};
  };
  OFFHAND_ASSIGN(owner_, owner_now());
  // The owner's end is reported only to clients that selected its events while it existed.
  for (int look = 0; look < looks_at_owner && owner_ != XCB_WINDOW_NONE; ++look) {
    const std::uint32_t mask = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    xcb_change_window_attributes(talk_.raw(), owner_, XCB_CW_EVENT_MASK, &mask);
    OFFHAND_ASSIGN(const auto owner, owner_now());
    if (owner == owner_) break;
    owner_ = owner;
  }
  if (owner_ == XCB_WINDOW_NONE) return false;
  OFFHAND_ASSIGN(const auto facts, read_windows(talk_, {owner_}));
  if (!facts.empty()) owner_pid_ = facts.front().pid;
  return true;
}

Result<std::vector<std::string>> SelectionReader::targets() {
  OFFHAND_ASSIGN(const auto value, convert("TARGETS", most_targets * sizeof(xcb_atom_t)));
  if (!value || value->format != 32) return std::vector<std::string>{};
  std::vector<xcb_atom_t> atoms(value->bytes.size() / sizeof(xcb_atom_t));
  std::memcpy(atoms.data(), value->bytes.data(), atoms.size() * sizeof(xcb_atom_t));
  return names_of(talk_, atoms);
}

Result<std::optional<SelectionValue>> SelectionReader::convert(std::string_view target, std::size_t limit_bytes) {
  OFFHAND_ASSIGN(const auto atom, intern(talk_, target));
  xcb_delete_property(talk_.raw(), window_, property_);
  xcb_convert_selection(talk_.raw(), window_, clipboard_, atom, property_, time_);
  OFFHAND_ASSIGN(const bool given, answered(atom));
  if (!given) return std::nullopt;
  OFFHAND_ASSIGN(auto part, take_property(limit_bytes));
  if (!part) return fail(unavailable("says that it answered, and did not"));
  if (part->value.type == in_parts_) {
    part->value.bytes.clear();
    OFFHAND_CHECK(take_parts(part->value, limit_bytes));
  } else if (!part->is_whole) {
    return fail(too_large(limit_bytes));
  }
  return std::move(part->value);
}

Result<bool> SelectionReader::answered(xcb_atom_t target) {
  for (;;) {
    OFFHAND_ASSIGN(const auto event, next_event());
    if (kind_of(*event) != XCB_SELECTION_NOTIFY) continue;
    const auto& answer = reinterpret_cast<const xcb_selection_notify_event_t&>(*event);
    if (answer.requestor != window_ || answer.selection != clipboard_ || answer.target != target) continue;
    return answer.property == property_;
  }
}

Result<std::optional<SelectionReader::Part>> SelectionReader::take_property(std::size_t limit_bytes) {
  // Requests one word more than allowed, so that excess is noticed without being transferred.
  const auto words = static_cast<std::uint32_t>(limit_bytes / 4 + 2);
  auto asked = talk_.ask(xcb_get_property(talk_.raw(), 1, window_, property_, XCB_GET_PROPERTY_TYPE_ANY, 0, words));
  auto answer = asked.get();
  if (!answer) return fail(silent(answer.error()));
  const auto* property = answer->get();
  if (property == nullptr || property->type == XCB_ATOM_NONE) return std::nullopt;
  // GetProperty deletes only a property that was read to its end.
  if (property->bytes_after > 0) xcb_delete_property(talk_.raw(), window_, property_);
  const auto size = static_cast<std::size_t>(xcb_get_property_value_length(property));
  return Part{
      {property->type, property->format, std::string(static_cast<const char*>(xcb_get_property_value(property)), size)},
      property->bytes_after == 0 && size <= limit_bytes};
}

Result<void> SelectionReader::take_parts(SelectionValue& value, std::size_t limit_bytes) {
  bool is_too_large = false;
  const auto given_up = [&](Error error) { return fail(is_too_large ? too_large(limit_bytes) : std::move(error)); };
  for (;;) {
    auto event = next_event();
    if (!event) return given_up(std::move(event).error());
    if (kind_of(**event) != XCB_PROPERTY_NOTIFY) continue;
    const auto& change = reinterpret_cast<const xcb_property_notify_event_t&>(**event);
    if (change.window != window_ || change.atom != property_ || change.state != XCB_PROPERTY_NEW_VALUE) continue;
    auto taken = take_property(limit_bytes - value.bytes.size());
    if (!taken) return given_up(std::move(taken).error());
    const auto& part = *taken;
    // The event concerns a part that was read already.
    if (!part || part->value.type == in_parts_) continue;
    value.type = part->value.type;
    value.format = part->value.format;
    if (part->value.bytes.empty()) break;
    // The remaining parts are received all the same: xclip ends when the requestor disappears halfway, and with it the
    // user's clipboard content.
    is_too_large = is_too_large || !part->is_whole;
    if (is_too_large)
      value.bytes.clear();
    else
      value.bytes += part->value.bytes;
  }
  if (is_too_large) return fail(too_large(limit_bytes));
  return {};
}

Result<Owned<xcb_generic_event_t>> SelectionReader::next_event() {
  // A flood of events never leaves the queue empty.
  if (const auto error = talk_.budget().spent()) return fail(silent(*error));
  auto event = connection_->event(talk_.budget());
  if (!event) return fail(silent(event.error()));
  if (kind_of(**event) == XCB_DESTROY_NOTIFY &&
      reinterpret_cast<const xcb_destroy_notify_event_t&>(**event).window == owner_)
    return fail(unavailable("ended while it was asked"));
  return event;
}

Error SelectionReader::silent(const Error& error) const {
  return error.code == "deadline_exceeded" ? unavailable("did not answer in time") : error;
}

Error SelectionReader::unavailable(const std::string& what_owner_did) const {
  const auto owner = owner_pid_ > 0 ? "process " + std::to_string(owner_pid_) + ", which holds it, " : "its owner ";
  return errors::clipboard_unavailable({.action = "read",
                                        .reason = owner + what_owner_did,
                                        .advice = "Try again with a longer timeout, or copy it anew."});
}

}  // namespace offhand::platform::x11
