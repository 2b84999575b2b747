#pragma once

#include <xcb/composite.h>
#include <xcb/randr.h>
#include <xcb/res.h>
#include <xcb/shm.h>
#include <xcb/xcb.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/x11/connection/connection.h"

namespace offhand::platform::x11 {

/// The reply type of a cookie type.
template <class Cookie>
struct ReplyOf;
#define OFFHAND_X_REPLY(request)             \
  template <>                                \
  struct ReplyOf<xcb_##request##_cookie_t> { \
    using type = xcb_##request##_reply_t;    \
  };
OFFHAND_X_REPLY(grab_keyboard)
OFFHAND_X_REPLY(grab_pointer)
OFFHAND_X_REPLY(get_property)
OFFHAND_X_REPLY(list_properties)
OFFHAND_X_REPLY(get_geometry)
OFFHAND_X_REPLY(get_window_attributes)
OFFHAND_X_REPLY(translate_coordinates)
OFFHAND_X_REPLY(query_tree)
OFFHAND_X_REPLY(query_pointer)
OFFHAND_X_REPLY(query_keymap)
OFFHAND_X_REPLY(get_input_focus)
OFFHAND_X_REPLY(get_keyboard_mapping)
OFFHAND_X_REPLY(get_modifier_mapping)
OFFHAND_X_REPLY(get_image)
OFFHAND_X_REPLY(shm_get_image)
OFFHAND_X_REPLY(get_atom_name)
OFFHAND_X_REPLY(intern_atom)
OFFHAND_X_REPLY(get_selection_owner)
OFFHAND_X_REPLY(randr_query_version)
OFFHAND_X_REPLY(randr_get_monitors)
OFFHAND_X_REPLY(res_query_client_ids)
#undef OFFHAND_X_REPLY

/// An outstanding reply. Its destructor tells libxcb to discard the reply.
template <class Reply>
class Pending {
 public:
  Pending(Connection& connection, const Budget& budget, unsigned int sequence)
      : connection_(&connection), budget_(&budget), sequence_(sequence) {}
  Pending(Pending&& other) noexcept
      : connection_(std::exchange(other.connection_, nullptr)), budget_(other.budget_), sequence_(other.sequence_) {}
  Pending& operator=(Pending&&) = delete;
  ~Pending() {
    if (connection_ != nullptr) xcb_discard_reply(connection_->raw(), sequence_);
  }

  /// Null: the server refused, see Connection::reply. To be called once.
  Result<Owned<Reply>> get() {
    auto answer = connection_->reply(sequence_, *budget_);
    if (!answer) return fail(std::move(answer).error());
    connection_ = nullptr;
    return Owned<Reply>(static_cast<Reply*>(answer->release()));
  }

 private:
  Connection* connection_;
  const Budget* budget_;
  unsigned int sequence_;
};

class ConnectionPool;

/// One call's exclusive use of a connection, with the call's budget. Send all requests first, then read the replies:
/// they take one round trip together.
class Conversation {
 public:
  /// Uses a connection that the caller owns.
  Conversation(Connection& connection, Budget budget) : connection_(&connection), budget_(std::move(budget)) {}
  /// Uses a borrowed connection, which returns to the pool.
  Conversation(std::shared_ptr<ConnectionPool> pool, std::unique_ptr<Connection> connection, Budget budget);
  ~Conversation();
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  Connection& connection() { return *connection_; }
  xcb_connection_t* raw() const { return connection_->raw(); }
  xcb_window_t root() const { return connection_->screen().root; }
  xcb_atom_t atom(Atom atom) const { return connection_->atom(atom); }
  const Budget& budget() const { return budget_; }
  const Extensions& extensions() const { return connection_->extensions(); }

  template <class Cookie>
  Pending<typename ReplyOf<Cookie>::type> ask(Cookie cookie) {
    return {*connection_, budget_, cookie.sequence};
  }
  /// A whole property of any type; cut at 256 kB.
  Pending<xcb_get_property_reply_t> ask_property(xcb_window_t window, Atom name);
  Result<void> sync() { return connection_->sync(budget_); }
  /// See Connection::yields_to_server. Not for replies that an action depends on directly, because they are read a
  /// little later.
  void yield_to_server() { connection_->yields_to_server = true; }

  /// An unmapped window of ours. It stays as long as the connection.
  xcb_window_t hidden_window();
  /// The server's time as events carry it: the present one, or that of an earlier ask_server_time().
  Result<xcb_timestamp_t> server_time();
  void ask_server_time();

 private:
  std::shared_ptr<ConnectionPool> pool_;
  std::unique_ptr<Connection> borrowed_;
  /// The request that yields the server's time; 0: none is outstanding.
  unsigned int asked_time_ = 0;
  Connection* connection_;
  Budget budget_;
};

/// The values of a property; empty when it is absent or does not have 32 bits.
std::span<const std::uint32_t> values_of(const xcb_get_property_reply_t* property);
std::optional<std::uint32_t> first_value_of(const xcb_get_property_reply_t* property);
/// Text in UTF-8, or else Latin-1, as UTF-8.
std::string utf8_of(const std::string& text);
/// A text property as UTF-8. A WM_CLASS keeps its zero bytes.
std::string text_of(const xcb_get_property_reply_t* property);

}  // namespace offhand::platform::x11
