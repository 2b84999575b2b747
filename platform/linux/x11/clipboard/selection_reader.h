#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// What an owner returned for a target.
struct SelectionValue {
  xcb_atom_t type = XCB_ATOM_NONE;
  int format = 0;
  std::string bytes;
};

/// Reads the clipboard from its owner. Owners are foreign programs: they may not answer, stop halfway, send endlessly,
/// or exit. So this uses its own connection, which ends with it, and every wait checks the budget.
class SelectionReader {
 public:
  /// Null: the clipboard has no owner.
  static Result<std::unique_ptr<SelectionReader>> begin(const DisplayName& display, const Budget& budget);

  /// 0: unknown.
  std::int64_t owner_pid() const { return owner_pid_; }
  /// The names of the owner's targets, up to a limit.
  Result<std::vector<std::string>> targets();
  /// Empty: the owner refused. `clipboard_unavailable`, `clipboard_too_large`.
  Result<std::optional<SelectionValue>> convert(std::string_view target, std::size_t limit_bytes);

 private:
  SelectionReader(std::unique_ptr<Connection> connection, const Budget& budget)
      : connection_(std::move(connection)), talk_(*connection_, budget) {}

  Result<bool> find_owner();
  Result<bool> answered(xcb_atom_t target);
  /// The content of one property.
  struct Part {
    SelectionValue value;
    /// The property contained no more than the limit.
    bool is_whole = true;
  };
  /// Deletes the property, which makes an owner that sends in parts send the next one. Empty: there is no property.
  Result<std::optional<Part>> take_property(std::size_t limit_bytes);
  Result<void> take_parts(SelectionValue& value, std::size_t limit_bytes);
  Result<Owned<xcb_generic_event_t>> next_event();
  Error silent(const Error& error) const;
  Error unavailable(const std::string& what_owner_did) const;

  std::unique_ptr<Connection> connection_;
  Conversation talk_;
  xcb_window_t window_ = XCB_WINDOW_NONE;
  xcb_window_t owner_ = XCB_WINDOW_NONE;
  std::int64_t owner_pid_ = 0;
  xcb_timestamp_t time_ = XCB_CURRENT_TIME;
  xcb_atom_t clipboard_ = XCB_ATOM_NONE;
  xcb_atom_t property_ = XCB_ATOM_NONE;
  xcb_atom_t in_parts_ = XCB_ATOM_NONE;
};

}  // namespace offhand::platform::x11
