#include "platform/linux/x11/clipboard/selection_holder.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

/// Far below the maximum request size of any server, and few round trips for a picture.
constexpr std::size_t part_bytes = 256UL * 1024;
/// A requestor takes the next part within milliseconds; one that hangs is dropped after this time.
constexpr milliseconds part_timeout{10'000};
/// The limit for reading a MULTIPLE request.
constexpr milliseconds property_timeout{1'000};
constexpr std::size_t most_transfers = 64;
constexpr std::uint32_t most_pairs = 128;
constexpr std::uint32_t transfer_events = XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;

}  // namespace

SelectionHolder::SelectionHolder(std::unique_ptr<Connection> connection, std::vector<Rendition> renditions)
    : connection_(std::move(connection)), renditions_(std::move(renditions)) {}

Result<std::unique_ptr<SelectionHolder>> SelectionHolder::take(const DisplayName& display,
                                                               std::vector<Rendition> renditions,
                                                               const Budget& budget) {
  OFFHAND_ASSIGN(auto connection, Connection::open(display, budget));
  std::unique_ptr<SelectionHolder> holder(new SelectionHolder(std::move(connection), std::move(renditions)));
  OFFHAND_ASSIGN(const bool is_ours, holder->own(budget));
  if (!is_ours) return nullptr;
  return holder;
}

Result<bool> SelectionHolder::own(const Budget& budget) {
  Conversation talk(*connection_, budget);
  static constexpr std::array<std::string_view, 6> names{clipboard_name, "TARGETS",   "TIMESTAMP",
                                                         "MULTIPLE",     "ATOM_PAIR", "INCR"};
  OFFHAND_ASSIGN(const auto atoms, intern(talk, names));
  clipboard_ = atoms[0];
  list_ = atoms[1];
  timestamp_ = atoms[2];
  several_ = atoms[3];
  pairs_ = atoms[4];
  in_parts_ = atoms[5];
  std::vector<std::string_view> targets;
  std::vector<std::string_view> types;
  for (const auto& rendition : renditions_) {
    targets.push_back(rendition.target);
    types.push_back(rendition.type);
  }
  OFFHAND_ASSIGN(targets_, intern(talk, targets));
  OFFHAND_ASSIGN(types_, intern(talk, types));
  OFFHAND_ASSIGN(since_, talk.server_time());
  window_ = xcb_generate_id(talk.raw());
  xcb_create_window(talk.raw(), 0, window_, talk.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, 0, nullptr);
  xcb_set_selection_owner(talk.raw(), window_, clipboard_, since_);
  auto asked = talk.ask(xcb_get_selection_owner(talk.raw(), clipboard_));
  OFFHAND_ASSIGN(const auto owner, asked.get());
  return owner && owner->owner == window_;
}

void SelectionHolder::serve() {
  while (!is_lost_ || !transfers_.empty()) {
    while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_->raw())}) handle(*event);
    drop_stalled();
    if (connection_->broken() || xcb_flush(connection_->raw()) <= 0) return;
    if (is_lost_ && transfers_.empty()) return;
    pollfd entry{connection_->descriptor(), POLLIN, 0};
    ::poll(&entry, 1, timeout_ms());
  }
}

void SelectionHolder::handle(const xcb_generic_event_t& event) {
  switch (event.response_type & 0x7F) {
    case XCB_SELECTION_REQUEST:
      answer(reinterpret_cast<const xcb_selection_request_event_t&>(event));
      break;
    case XCB_SELECTION_CLEAR:
      is_lost_ = true;
      break;
    case XCB_PROPERTY_NOTIFY: {
      const auto& change = reinterpret_cast<const xcb_property_notify_event_t&>(event);
      if (change.state == XCB_PROPERTY_DELETE) send_next_part(change.window, change.atom);
      break;
    }
    case XCB_DESTROY_NOTIFY:
      forget(reinterpret_cast<const xcb_destroy_notify_event_t&>(event).window);
      break;
    default:
      // Errors too: the requestor is gone.
      break;
  }
}

void SelectionHolder::answer(const xcb_selection_request_event_t& request) {
  // Old clients name no property, and expect one named like the target.
  const xcb_atom_t property = request.property == XCB_ATOM_NONE ? request.target : request.property;
  xcb_selection_notify_event_t notify{};
  notify.response_type = XCB_SELECTION_NOTIFY;
  notify.time = request.time;
  notify.requestor = request.requestor;
  notify.selection = request.selection;
  notify.target = request.target;
  if (is_for_us(request) && give(request.requestor, request.target, property)) notify.property = property;
  xcb_send_event(connection_->raw(), 0, request.requestor, XCB_EVENT_MASK_NO_EVENT,
                 reinterpret_cast<const char*>(&notify));
}

bool SelectionHolder::is_for_us(const xcb_selection_request_event_t& request) const {
  if (request.owner != window_ || request.selection != clipboard_) return false;
  // Server time wraps around. A request from before we owned the clipboard asks for its former content.
  return request.time == XCB_CURRENT_TIME || static_cast<std::int32_t>(request.time - since_) >= 0;
}

bool SelectionHolder::give(xcb_window_t requestor, xcb_atom_t target, xcb_atom_t property) {
  if (target == list_) {
    std::vector<xcb_atom_t> all{list_, timestamp_, several_};
    all.insert(all.end(), targets_.begin(), targets_.end());
    xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, XCB_ATOM_ATOM, 32,
                        static_cast<std::uint32_t>(all.size()), all.data());
    return true;
  }
  if (target == timestamp_) {
    xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, XCB_ATOM_INTEGER, 32, 1,
                        &since_);
    return true;
  }
  if (target == several_) return give_several(requestor, property);
  const auto place = std::ranges::find(targets_, target);
  return place != targets_.end() && give_bytes(requestor, static_cast<std::size_t>(place - targets_.begin()), property);
}

bool SelectionHolder::give_several(xcb_window_t requestor, xcb_atom_t property) {
  const Budget budget("Reading what is to be pasted", {steady_now() + property_timeout, {}});
  Conversation talk(*connection_, budget);
  auto asked =
      talk.ask(xcb_get_property(talk.raw(), 0, requestor, property, XCB_GET_PROPERTY_TYPE_ANY, 0, 2 * most_pairs));
  const auto answer = asked.get();
  if (!answer) return false;
  const auto given = values_of(answer->get());
  std::vector<xcb_atom_t> pairs(given.begin(), given.end());
  if (pairs.empty() || pairs.size() % 2 != 0) return false;
  for (std::size_t at = 0; at < pairs.size(); at += 2) {
    const bool is_nested = pairs[at] == several_;
    if (is_nested || pairs[at + 1] == XCB_ATOM_NONE || !give(requestor, pairs[at], pairs[at + 1]))
      pairs[at + 1] = XCB_ATOM_NONE;
  }
  xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, pairs_, 32,
                      static_cast<std::uint32_t>(pairs.size()), pairs.data());
  return true;
}

bool SelectionHolder::give_bytes(xcb_window_t requestor, std::size_t rendition, xcb_atom_t property) {
  const auto& bytes = renditions_[rendition].bytes;
  if (bytes.size() <= part_bytes) {
    xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, types_[rendition], 8,
                        static_cast<std::uint32_t>(bytes.size()), bytes.data());
    return true;
  }
  std::erase_if(transfers_, [&](const Transfer& transfer) {
    return transfer.requestor == requestor && transfer.property == property;
  });
  if (transfers_.size() >= most_transfers) return false;
  // Before the property is set, because its deletion requests the first part.
  listen_to(requestor, transfer_events);
  const auto size = static_cast<std::uint32_t>(bytes.size());
  xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, in_parts_, 32, 1, &size);
  transfers_.push_back({requestor, property, rendition, 0, steady_now() + part_timeout});
  return true;
}

void SelectionHolder::send_next_part(xcb_window_t requestor, xcb_atom_t property) {
  const auto transfer = std::ranges::find_if(
      transfers_, [&](const Transfer& each) { return each.requestor == requestor && each.property == property; });
  if (transfer == transfers_.end()) return;
  const auto& bytes = renditions_[transfer->rendition].bytes;
  const auto size = std::min(part_bytes, bytes.size() - transfer->sent);
  // An empty part marks the end.
  xcb_change_property(connection_->raw(), XCB_PROP_MODE_REPLACE, requestor, property, types_[transfer->rendition], 8,
                      static_cast<std::uint32_t>(size), bytes.data() + transfer->sent);
  transfer->sent += size;
  transfer->give_up_at = steady_now() + part_timeout;
  if (size > 0) return;
  transfers_.erase(transfer);
  const bool has_more =
      std::ranges::any_of(transfers_, [&](const Transfer& each) { return each.requestor == requestor; });
  if (!has_more) listen_to(requestor, XCB_EVENT_MASK_NO_EVENT);
}

void SelectionHolder::forget(xcb_window_t requestor) {
  std::erase_if(transfers_, [&](const Transfer& transfer) { return transfer.requestor == requestor; });
}

void SelectionHolder::drop_stalled() {
  const auto now = steady_now();
  std::erase_if(transfers_, [&](const Transfer& transfer) { return transfer.give_up_at <= now; });
}

int SelectionHolder::timeout_ms() const {
  if (transfers_.empty()) return -1;
  const auto next = std::ranges::min_element(transfers_, {}, &Transfer::give_up_at)->give_up_at;
  const auto left = std::chrono::ceil<milliseconds>(next - steady_now());
  return static_cast<int>(std::max<std::int64_t>(0, left.count()));
}

void SelectionHolder::listen_to(xcb_window_t requestor, std::uint32_t mask) {
  xcb_change_window_attributes(connection_->raw(), requestor, XCB_CW_EVENT_MASK, &mask);
}

}  // namespace offhand::platform::x11
