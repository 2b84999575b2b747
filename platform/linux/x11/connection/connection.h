#pragma once

#include <xcb/xcb.h>

#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/linux/x11/connection/atoms.h"
#include "platform/linux/x11/connection/budget.h"
#include "platform/linux/x11/connection/server_socket.h"

namespace offhand::platform::x11 {

struct FreeDeleter {
  void operator()(void* pointer) const { std::free(pointer); }
};
/// What libxcb hands out with malloc.
template <class T>
using Owned = std::unique_ptr<T, FreeDeleter>;

/// Extensions that parts of this backend need; whether the server has them is known from opening on.
struct Extensions {
  bool composite = false;
  bool damage = false;
  bool randr = false;
  bool res = false;
  bool shape = false;
  bool shm = false;
  bool sync = false;
  bool test = false;
  bool xfixes = false;
  bool xinput = false;
  bool xkb = false;
  std::uint8_t damage_first_event = 0;
  std::uint8_t xinput_first_event = 0;
  std::uint8_t xkb_first_event = 0;
};

struct SharedMemory;
class Shadows;

/// One connection to an X server. Nothing here waits beyond a budget: libxcb's own waiting functions are not used.
/// One thread uses a connection at a time.
class Connection {
 public:
  static Result<std::unique_ptr<Connection>> open(const DisplayName& display, const Budget& budget);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  xcb_connection_t* raw() const { return raw_; }
  int descriptor() const { return xcb_get_file_descriptor(raw_); }
  const xcb_setup_t& setup() const { return *xcb_get_setup(raw_); }
  const xcb_screen_t& screen() const { return *screen_; }
  const Extensions& extensions() const { return extensions_; }
  xcb_atom_t atom(Atom atom) const { return atoms_[static_cast<std::size_t>(atom)]; }
  const DisplayName& display() const { return display_; }

  bool broken() const { return xcb_connection_has_error(raw_) != 0; }
  /// Why it is broken, as `display_lost`.
  Error lost() const;

  /// The reply to a request. Null: the server refused the request (the window is gone, for example); that is no error.
  /// An error leaves the connection in doubt: the reply may come later.
  Result<Owned<void>> reply(unsigned int sequence, const Budget& budget);
  /// The next event, waiting for one.
  Result<Owned<xcb_generic_event_t>> event(const Budget& budget);
  /// Waits until the server has done everything asked before.
  Result<void> sync(const Budget& budget);

  /// Runs something of a library that waits for this connection without a limit. When the budget ends, the connection
  /// is shut down beneath it, which makes it return.
  Result<void> guarded(const Budget& budget, const std::function<void()>& work);

  /// Memory shared with the server, kept between pictures. Owned here because it ends with the connection.
  std::unique_ptr<SharedMemory> shared_memory;

  /// The window by which the server is asked for its clock and for grabs, once there is one. It stays: whoever follows
  /// what windows there are, our own threads and the window manager too, looks into each new one, and an action asks
  /// several times.
  std::uint32_t hidden_window = 0;
  /// The window by which a window manager says that it is there (_NET_SUPPORTING_WM_CHECK), as it was last; it seldom
  /// changes, so it is asked together with whether it still is the one.
  std::uint32_t manager_window = 0;
  /// What is remembered of windows by all connections of a pool; null: nothing is.
  std::shared_ptr<Shadows> shadows;
  /// The windows that were listed last, bottom to top: mostly the next list is of the same, so they are asked about
  /// together with whether they are.
  std::vector<std::uint32_t> listed_windows;
  /// The server writes every answer by itself, its value apart, and wakes whoever waits for each of them: where both
  /// take turns on one processor, it is left to go on before that. So the last answer is heard later than it could be.
  bool yields_to_server = false;

 private:
  Connection(xcb_connection_t* raw, DisplayName display);
  Result<void> prepare(const Budget& budget);
  void find_extensions();
  Result<void> wait_for_input(const Budget& budget);

  xcb_connection_t* raw_;
  DisplayName display_;
  const xcb_screen_t* screen_ = nullptr;
  Extensions extensions_;
  AtomTable atoms_{};
};

}  // namespace offhand::platform::x11
