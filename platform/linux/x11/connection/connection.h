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
/// Memory that libxcb allocates with malloc.
template <class T>
using Owned = std::unique_ptr<T, FreeDeleter>;

/// Extensions that this backend uses, and whether the server has them; known once the connection is open.
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
  std::uint8_t xfixes_first_event = 0;
  std::uint8_t xinput_first_event = 0;
  std::uint8_t xkb_first_event = 0;
};

struct SharedMemory;
class Shadows;
class OwnInput;

/// One connection to an X server. Nothing here waits beyond a budget: libxcb's own waiting functions are not used. Used
/// by one thread at a time.
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
  /// The reason for which it is broken, as `display_lost`.
  Error lost() const;

  /// The reply to a request. Null, but no error: the server refused the request (for example because the window is
  /// gone). After an error the connection is in doubt: the reply may still arrive.
  Result<Owned<void>> reply(unsigned int sequence, const Budget& budget);
  /// The next event, waiting for one.
  Result<Owned<xcb_generic_event_t>> event(const Budget& budget);
  /// Waits until the server has handled all earlier requests.
  Result<void> sync(const Budget& budget);

  /// Runs a library function that waits for this connection without a limit. When the budget ends, the socket is shut
  /// down, which makes the function return.
  Result<void> guarded(const Budget& budget, const std::function<void()>& work);

  /// Memory shared with the server, kept between pictures. Owned here because it ends with the connection.
  std::unique_ptr<SharedMemory> shared_memory;

  /// A window for requests about the server's time and about grabs, created on first use. It is kept, because every
  /// client that follows the list of windows (our own threads and the window manager) examines each new one, and an
  /// action needs it several times.
  std::uint32_t hidden_window = 0;
  /// The window manager's check window (_NET_SUPPORTING_WM_CHECK) as last read. It seldom changes, so it is queried
  /// together with the property that names it.
  std::uint32_t manager_window = 0;
  /// Window data cached for all connections of a pool; null: nothing is cached.
  std::shared_ptr<Shadows> shadows;
  /// What this process presses on the user's devices, kept for all connections of a pool; null: nothing is kept.
  std::shared_ptr<OwnInput> own_input;
  /// The windows that were listed last, bottom to top. The next list mostly has the same windows, so they are queried
  /// together with the list.
  std::vector<std::uint32_t> listed_windows;
  /// The server writes each reply separately and wakes the waiting client for each. When both share a processor, this
  /// thread yields first, so that the server can go on; the last reply is then read a little later than possible.
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
