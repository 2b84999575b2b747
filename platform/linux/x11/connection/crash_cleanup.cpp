#include "platform/linux/x11/connection/crash_cleanup.h"

#include <xcb/xtest.h>

#include <array>
#include <chrono>
#include <limits>
#include <set>
#include <utility>
#include <vector>

#include "platform/host/steady_clock.h"
#include "platform/linux/x11/connection/crash_guard.h"
#include "platform/linux/x11/connection/server_grab.h"
#include "platform/linux/x11/input/xtest.h"

namespace offhand::platform::x11 {
namespace {

/// The rows are deleted even when the call has used up its time.
constexpr std::chrono::milliseconds deletion_timeout{500};

/// One entry of the property.
struct Row {
  xcb_window_t window;
  std::uint32_t kind;
  std::uint32_t code;
  std::uint32_t keysym;
};
constexpr std::size_t row_values = 4;

Result<std::vector<Row>> read_rows(Conversation& talk) {
  auto asked = talk.ask_property(talk.root(), Atom::offhand_debts);
  OFFHAND_ASSIGN(const auto property, asked.get());
  const auto values = values_of(property.get());
  std::vector<Row> rows;
  for (std::size_t at = 0; at + row_values <= values.size(); at += row_values)
    rows.push_back({values[at], values[at + 1], values[at + 2], values[at + 3]});
  return rows;
}

void append(Conversation& talk, const Row& row) {
  const std::array<std::uint32_t, row_values> values{row.window, row.kind, row.code, row.keysym};
  xcb_change_property(talk.raw(), XCB_PROP_MODE_APPEND, talk.root(), talk.atom(Atom::offhand_debts), XCB_ATOM_CARDINAL,
                      32, values.size(), values.data());
}

/// Deletes all rows of these windows, whatever other processes write meanwhile.
Result<void> delete_rows(Conversation& talk, const std::set<xcb_window_t>& windows) {
  const ServerGrab grab(talk);
  OFFHAND_ASSIGN(const auto rows, read_rows(talk));
  xcb_delete_property(talk.raw(), talk.root(), talk.atom(Atom::offhand_debts));
  for (const auto& row : rows) {
    if (!windows.contains(row.window)) append(talk, row);
  }
  return {};
}

Result<bool> still_means(Conversation& talk, xcb_keycode_t key, std::uint32_t keysym) {
  auto asked = talk.ask(xcb_get_keyboard_mapping(talk.raw(), key, 1));
  OFFHAND_ASSIGN(const auto mapping, asked.get());
  return mapping && mapping->keysyms_per_keycode > 0 && *xcb_get_keyboard_mapping_keysyms(mapping.get()) == keysym;
}

Result<void> undo(Conversation& talk, const Row& row) {
  // Any client can write the property.
  if (row.code == 0 || row.code > std::numeric_limits<std::uint8_t>::max()) return {};
  const auto code = static_cast<std::uint8_t>(row.code);
  // The server ignores the release of what is not pressed.
  if (row.kind == static_cast<std::uint32_t>(CleanupKind::held_button)) {
    if (talk.extensions().test) fake_button(talk, code, false);
    return {};
  }
  const auto& setup = talk.connection().setup();
  if (code < setup.min_keycode || code > setup.max_keycode) return {};
  if (row.kind == static_cast<std::uint32_t>(CleanupKind::held_key)) {
    if (talk.extensions().test) fake_key(talk, code, false);
    return {};
  }
  // The process may also have been killed between press and release: the server drops unread requests of a dead client.
  if (talk.extensions().test) fake_key(talk, code, false);
  // Another client may have remapped the key since.
  OFFHAND_ASSIGN(const bool is_lent, still_means(talk, code, row.keysym));
  const std::array<xcb_keysym_t, 1> none{XCB_NO_SYMBOL};
  if (is_lent) xcb_change_keyboard_mapping(talk.raw(), 1, code, none.size(), none.data());
  return {};
}

}  // namespace

CrashCleanup::~CrashCleanup() {
  if (window_ == XCB_WINDOW_NONE || talk_.connection().broken()) return;
  Conversation talk(talk_.connection(), Budget("Putting keys and buttons back", {steady_now() + deletion_timeout, {}}));
  // If this fails, the row stays and is cleaned up again later, which changes nothing.
  (void)delete_rows(talk, {window_});
  xcb_destroy_window(talk.raw(), window_);
}

void CrashCleanup::note(CleanupKind kind, std::uint32_t code, std::uint32_t keysym) {
  if (window_ == XCB_WINDOW_NONE) {
    guard_against_crash(talk_.connection().display());
    window_ = xcb_generate_id(talk_.raw());
    xcb_create_window(talk_.raw(), 0, window_, talk_.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                      XCB_COPY_FROM_PARENT, 0, nullptr);
  }
  append(talk_, {window_, static_cast<std::uint32_t>(kind), code, keysym});
}

Result<void> clean_up_after_crashed(Conversation& talk) {
  OFFHAND_ASSIGN(const auto rows, read_rows(talk));
  std::set<xcb_window_t> gone;
  for (const auto& row : rows) {
    auto asked = talk.ask(xcb_get_window_attributes(talk.raw(), row.window));
    OFFHAND_ASSIGN(const auto attributes, asked.get());
    if (attributes) continue;
    OFFHAND_CHECK(undo(talk, row));
    gone.insert(row.window);
  }
  if (gone.empty()) return {};
  OFFHAND_CHECK(delete_rows(talk, gone));
  return talk.sync();
}

}  // namespace offhand::platform::x11
