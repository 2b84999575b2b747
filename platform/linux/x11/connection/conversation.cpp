#include "platform/linux/x11/connection/conversation.h"

#include <utility>

#include "codegen/runtime/utf8.h"
#include "platform/linux/x11/connection/connection_pool.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t longest_property_words = 65536;

std::string utf8_from_latin1(std::string_view text) {
  std::string out;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x80) {
      out += character;
    } else {
      out += static_cast<char>(0xC0 | (byte >> 6));
      out += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return out;
}

}  // namespace

Conversation::Conversation(std::shared_ptr<ConnectionPool> pool, std::unique_ptr<Connection> connection, Budget budget)
    : pool_(std::move(pool)),
      borrowed_(std::move(connection)),
      connection_(borrowed_.get()),
      budget_(std::move(budget)) {}

Conversation::~Conversation() {
  if (!borrowed_) return;
  borrowed_->yields_to_server = false;
  // Requests without replies may still be in libxcb's buffer. After a timeout the connection is not used again:
  // flushing could block.
  if (!borrowed_->broken() && !budget_.spent()) {
    xcb_flush(borrowed_->raw());
    pool_->give_back(std::move(borrowed_));
  }
}

Pending<xcb_get_property_reply_t> Conversation::ask_property(xcb_window_t window, Atom name) {
  return ask(xcb_get_property(raw(), 0, window, atom(name), XCB_GET_PROPERTY_TYPE_ANY, 0, longest_property_words));
}

void Conversation::ask_server_time() {
  // Appending nothing to a property of our own window yields a PropertyNotify with the server's time.
  const auto window = hidden_window();
  asked_time_ = xcb_change_property(raw(), XCB_PROP_MODE_APPEND, window, atom(Atom::wm_name), atom(Atom::utf8_string),
                                    8, 0, nullptr)
                    .sequence;
}

Result<xcb_timestamp_t> Conversation::server_time() {
  const xcb_window_t window = hidden_window();
  if (asked_time_ == 0) ask_server_time();
  const auto asked = std::exchange(asked_time_, 0);
  while (true) {
    OFFHAND_ASSIGN(const auto event, connection_->event(budget_));
    if ((event->response_type & 0x7F) != XCB_PROPERTY_NOTIFY) continue;
    const auto* notify = reinterpret_cast<const xcb_property_notify_event_t*>(event.get());
    // Earlier requests that were never fetched have an older time.
    if (notify->window == window && event->full_sequence - asked < 0x80000000U) return notify->time;
  }
}

xcb_window_t Conversation::hidden_window() {
  auto& window = connection_->hidden_window;
  if (window == XCB_WINDOW_NONE) {
    window = xcb_generate_id(raw());
    const std::uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
    xcb_create_window(raw(), 0, window, root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT,
                      XCB_CW_EVENT_MASK, &mask);
  }
  return window;
}

std::span<const std::uint32_t> values_of(const xcb_get_property_reply_t* property) {
  if (property == nullptr || property->format != 32) return {};
  return {static_cast<const std::uint32_t*>(xcb_get_property_value(property)), property->value_len};
}

std::optional<std::uint32_t> first_value_of(const xcb_get_property_reply_t* property) {
  const auto values = values_of(property);
  if (values.empty()) return std::nullopt;
  return values.front();
}

std::string utf8_of(const std::string& text) { return is_utf8(text) ? text : utf8_from_latin1(text); }

std::string text_of(const xcb_get_property_reply_t* property) {
  if (property == nullptr || property->format != 8) return {};
  return utf8_of(std::string(static_cast<const char*>(xcb_get_property_value(property)), property->value_len));
}

}  // namespace offhand::platform::x11
