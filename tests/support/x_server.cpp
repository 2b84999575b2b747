#include "tests/support/x_server.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>

#include "tests/support/process.h"

namespace offhand::test {
namespace {

struct Free {
  void operator()(void* reply) const { std::free(reply); }
};
template <class T>
using Reply = std::unique_ptr<T, Free>;

constexpr std::uint32_t most_words = 10'000;

std::vector<xcb_window_t> words_of(const xcb_get_property_reply_t& reply) {
  const auto* words = static_cast<const std::uint32_t*>(xcb_get_property_value(&reply));
  return {words, words + xcb_get_property_value_length(&reply) / 4};
}

}  // namespace

XServer::XServer() : raw_(xcb_connect(nullptr, nullptr)) {
  if (xcb_connection_has_error(raw_) == 0) root_ = xcb_setup_roots_iterator(xcb_get_setup(raw_)).data->root;
}

XServer::~XServer() { xcb_disconnect(raw_); }

std::pair<int, int> XServer::pointer() {
  const Reply<xcb_query_pointer_reply_t> reply(xcb_query_pointer_reply(raw_, xcb_query_pointer(raw_, root_), nullptr));
  return reply ? std::pair<int, int>(reply->root_x, reply->root_y) : std::pair(-1, -1);
}

xcb_window_t XServer::focus() {
  const Reply<xcb_get_input_focus_reply_t> reply(xcb_get_input_focus_reply(raw_, xcb_get_input_focus(raw_), nullptr));
  return reply ? reply->focus : xcb_window_t{XCB_WINDOW_NONE};
}

xcb_atom_t XServer::atom(const std::string& name) {
  const auto asked = xcb_intern_atom(raw_, 0, static_cast<std::uint16_t>(name.size()), name.c_str());
  const Reply<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(raw_, asked, nullptr));
  return reply ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

std::optional<std::vector<std::uint32_t>> XServer::words_in(xcb_window_t window, const std::string& property,
                                                            xcb_atom_t type) {
  const auto asked = xcb_get_property(raw_, 0, window, atom(property), type, 0, most_words);
  const Reply<xcb_get_property_reply_t> reply(xcb_get_property_reply(raw_, asked, nullptr));
  if (!reply || reply->type == XCB_ATOM_NONE) return std::nullopt;
  return words_of(*reply);
}

std::optional<std::vector<xcb_window_t>> XServer::windows_in(const std::string& property) {
  return words_in(root_, property, XCB_ATOM_WINDOW);
}

void XServer::await_application(xcb_window_t window, std::chrono::milliseconds limit) {
  const auto ping = atom("_NET_WM_PING");
  const auto protocols = words_in(window, "WM_PROTOCOLS", XCB_ATOM_ATOM).value_or(std::vector<std::uint32_t>());
  if (std::ranges::find(protocols, ping) == protocols.end()) return;
  const std::uint32_t hears_answers = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
  xcb_change_window_attributes(raw_, root_, XCB_CW_EVENT_MASK, &hears_answers);
  // Not the small numbers of a window manager that asks as well.
  static std::atomic<std::uint32_t> asked = 0x4000'0000;
  xcb_client_message_event_t question{};
  question.response_type = XCB_CLIENT_MESSAGE;
  question.format = 32;
  question.window = window;
  question.type = atom("WM_PROTOCOLS");
  question.data.data32[0] = ping;
  question.data.data32[1] = ++asked;
  question.data.data32[2] = window;
  xcb_send_event(raw_, 0, window, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&question));
  xcb_flush(raw_);
  eventually(
      [&] {
        while (const Reply<xcb_generic_event_t> event{xcb_poll_for_event(raw_)}) {
          const auto& told = reinterpret_cast<const xcb_client_message_event_t&>(*event);
          if ((event->response_type & 0x7F) == XCB_CLIENT_MESSAGE && told.data.data32[0] == ping &&
              told.data.data32[1] == question.data.data32[1] && told.data.data32[2] == window)
            return true;
        }
        return false;
      },
      limit);
  const std::uint32_t hears_nothing = XCB_EVENT_MASK_NO_EVENT;
  xcb_change_window_attributes(raw_, root_, XCB_CW_EVENT_MASK, &hears_nothing);
  xcb_flush(raw_);
}

void XServer::await_window_manager(std::chrono::milliseconds limit) {
  const std::uint32_t told_of_moves = XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  const auto window = xcb_generate_id(raw_);
  xcb_create_window(raw_, XCB_COPY_FROM_PARENT, window, root_, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &told_of_moves);
  // A child of the root is moved by the window manager. It activates a window in one step and hears of that in another.
  for (const std::int32_t x : {-2, -3}) {
    const auto value = static_cast<std::uint32_t>(x);
    xcb_configure_window(raw_, window, XCB_CONFIG_WINDOW_X, &value);
    xcb_flush(raw_);
    eventually(
        [&] {
          while (const Reply<xcb_generic_event_t> event{xcb_poll_for_event(raw_)}) {
            const auto& told = reinterpret_cast<const xcb_configure_notify_event_t&>(*event);
            if ((event->response_type & 0x7F) == XCB_CONFIGURE_NOTIFY && told.x == x) return true;
          }
          return false;
        },
        limit);
  }
  xcb_destroy_window(raw_, window);
}

std::vector<std::int64_t> XServer::windows_of(pid_t pid) {
  std::vector<std::int64_t> found;
  if (answers()) add_windows_of(pid, {root_}, found);
  return found;
}

void XServer::add_windows_of(pid_t pid, const std::vector<xcb_window_t>& windows, std::vector<std::int64_t>& found) {
  struct Asked {
    xcb_window_t window;
    xcb_get_window_attributes_cookie_t attributes;
    xcb_get_property_cookie_t pid;
    xcb_get_property_cookie_t name;
    xcb_query_tree_cookie_t children;
  };
  const auto pid_atom = atom("_NET_WM_PID");
  std::vector<Asked> all;
  for (const auto window : windows) {
    all.push_back({window, xcb_get_window_attributes(raw_, window),
                   xcb_get_property(raw_, 0, window, pid_atom, XCB_ATOM_CARDINAL, 0, 1),
                   xcb_get_property(raw_, 0, window, XCB_ATOM_WM_NAME, XCB_GET_PROPERTY_TYPE_ANY, 0, 1),
                   xcb_query_tree(raw_, window)});
  }
  std::vector<xcb_window_t> below;
  for (const auto& asked : all) {
    const Reply<xcb_get_window_attributes_reply_t> attributes(
        xcb_get_window_attributes_reply(raw_, asked.attributes, nullptr));
    const Reply<xcb_get_property_reply_t> owner(xcb_get_property_reply(raw_, asked.pid, nullptr));
    const Reply<xcb_get_property_reply_t> name(xcb_get_property_reply(raw_, asked.name, nullptr));
    const Reply<xcb_query_tree_reply_t> children(xcb_query_tree_reply(raw_, asked.children, nullptr));
    // A window that was closed meanwhile.
    if (!attributes || !owner || !name || !children) continue;
    const auto* first = xcb_query_tree_children(children.get());
    below.insert(below.end(), first, first + xcb_query_tree_children_length(children.get()));
    const auto owners = words_of(*owner);
    if (attributes->map_state == XCB_MAP_STATE_VIEWABLE && xcb_get_property_value_length(name.get()) > 0 &&
        !owners.empty() && owners.front() == static_cast<std::uint32_t>(pid))
      found.push_back(asked.window);
  }
  if (!below.empty()) add_windows_of(pid, below, found);
}

}  // namespace offhand::test
