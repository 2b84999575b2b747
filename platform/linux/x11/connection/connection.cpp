#include "platform/linux/x11/connection/connection.h"

#include <poll.h>
#include <sys/socket.h>
#include <xcb/composite.h>
#include <xcb/damage.h>
#include <xcb/randr.h>
#include <xcb/res.h>
#include <xcb/shape.h>
#include <xcb/shm.h>
#include <xcb/sync.h>
#include <xcb/xcbext.h>
#include <xcb/xfixes.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <array>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/keyboard/xcb_xkb.h"
#include "platform/linux/x11/pictures/shared_memory.h"

namespace offhand::platform::x11 {
namespace {

/// Shuts a socket down when the budget ends before the work is done.
class SocketGuard {
 public:
  SocketGuard(int fd, const Budget& budget) : watchdog_([this, fd, budget] { watch(fd, budget); }) {}
  ~SocketGuard() { finish(); }
  SocketGuard(const SocketGuard&) = delete;
  SocketGuard& operator=(const SocketGuard&) = delete;

  /// Whether the work ended by itself.
  bool finish() {
    {
      const std::lock_guard lock(mutex_);
      done_ = true;
    }
    changed_.notify_all();
    if (watchdog_.joinable()) watchdog_.join();
    return !fired_;
  }

 private:
  void watch(int fd, const Budget& budget) {
    std::unique_lock lock(mutex_);
    const bool done = changed_.wait_until(lock, budget.limits().stop, on_this_machine(budget.limits().deadline),
                                          [this] { return done_; });
    if (done) return;
    fired_ = true;
    ::shutdown(fd, SHUT_RDWR);
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool done_ = false;
  bool fired_ = false;
  std::thread watchdog_;
};

const char* describe_connection_error(int code) {
  switch (code) {
    case XCB_CONN_ERROR:
      return "the server closed it";
    case XCB_CONN_CLOSED_EXT_NOTSUPPORTED:
      return "an extension is missing";
    case XCB_CONN_CLOSED_MEM_INSUFFICIENT:
      return "out of memory";
    case XCB_CONN_CLOSED_REQ_LEN_EXCEED:
      return "a request was too long";
    case XCB_CONN_CLOSED_INVALID_SCREEN:
      return "it has no such screen";
    default:
      return "unknown reason";
  }
}

}  // namespace

Connection::Connection(xcb_connection_t* raw, DisplayName display) : raw_(raw), display_(std::move(display)) {}

Connection::~Connection() {
  shared_memory.reset();
  xcb_disconnect(raw_);
}

Result<std::unique_ptr<Connection>> Connection::open(const DisplayName& display, const Budget& budget) {
  OFFHAND_ASSIGN(Admission admission, ask_admission(display, budget));
  OFFHAND_ASSIGN(Descriptor socket, connect_socket(display, budget));
  Cookie& cookie = admission.cookie;
  xcb_auth_info_t authority{static_cast<int>(cookie.protocol.size()), cookie.protocol.data(),
                            static_cast<int>(cookie.data.size()), cookie.data.data()};
  xcb_connection_t* raw = nullptr;
  bool in_time = true;
  {
    SocketGuard guard(socket.get(), budget);
    raw = xcb_connect_to_fd(socket.get(), cookie.protocol.empty() ? nullptr : &authority);
    in_time = guard.finish();
  }
  // From here on libxcb closes the socket, even on failure.
  socket.release();
  std::unique_ptr<Connection> connection(new Connection(raw, display));
  if (!in_time) {
    if (auto error = budget.spent()) return fail(*std::move(error));
  }
  if (connection->broken()) return fail(connection->lost());
  auto roots = xcb_setup_roots_iterator(xcb_get_setup(raw));
  for (int skip = display.screen; skip > 0 && roots.rem > 1; --skip) xcb_screen_next(&roots);
  connection->screen_ = roots.data;
  OFFHAND_CHECK(connection->prepare(budget));
  return connection;
}

Result<void> Connection::prepare(const Budget& budget) {
  // libxcb queries an extension when it is first used, and waits for the reply without a limit; with prefetching the
  // replies have arrived by the sync below.
  for (xcb_extension_t* extension : {&xcb_composite_id, &xcb_damage_id, &xcb_randr_id, &xcb_res_id, &xcb_shape_id,
                                     &xcb_shm_id, &xcb_test_id, &xcb_xfixes_id, &xcb_input_id, &xcb_xkb_id}) {
    xcb_prefetch_extension_data(raw_, extension);
  }
  std::array<unsigned int, std::tuple_size_v<AtomTable>> sequences{};
  for (std::size_t index = 0; index < atom_names.size(); ++index) {
    const auto name = atom_names[index];
    sequences[index] = xcb_intern_atom(raw_, 0, static_cast<std::uint16_t>(name.size()), name.data()).sequence;
  }
  xcb_prefetch_maximum_request_length(raw_);
  for (std::size_t index = 0; index < sequences.size(); ++index) {
    OFFHAND_ASSIGN(const auto answer, reply(sequences[index], budget));
    if (answer) atoms_[index] = static_cast<const xcb_intern_atom_reply_t*>(answer.get())->atom;
  }
  OFFHAND_CHECK(sync(budget));
  find_extensions();
  return {};
}

void Connection::find_extensions() {
  const auto present = [this](xcb_extension_t& extension) {
    const auto* data = xcb_get_extension_data(raw_, &extension);
    return data != nullptr && data->present != 0;
  };
  extensions_.composite = present(xcb_composite_id);
  extensions_.damage = present(xcb_damage_id);
  extensions_.randr = present(xcb_randr_id);
  extensions_.res = present(xcb_res_id);
  extensions_.shape = present(xcb_shape_id);
  extensions_.shm = present(xcb_shm_id);
  extensions_.sync = present(xcb_sync_id);
  extensions_.test = present(xcb_test_id);
  extensions_.xfixes = present(xcb_xfixes_id);
  extensions_.xinput = present(xcb_input_id);
  extensions_.xkb = present(xcb_xkb_id);
  if (extensions_.damage) extensions_.damage_first_event = xcb_get_extension_data(raw_, &xcb_damage_id)->first_event;
  if (extensions_.xfixes) extensions_.xfixes_first_event = xcb_get_extension_data(raw_, &xcb_xfixes_id)->first_event;
  if (extensions_.xinput) extensions_.xinput_first_event = xcb_get_extension_data(raw_, &xcb_input_id)->first_event;
  if (extensions_.xkb) extensions_.xkb_first_event = xcb_get_extension_data(raw_, &xcb_xkb_id)->first_event;
  // Some extensions refuse to work before a client has sent its version; the replies are not needed.
  const auto forget = [this](unsigned int sequence) { xcb_discard_reply(raw_, sequence); };
  if (extensions_.composite) forget(xcb_composite_query_version(raw_, 0, 4).sequence);
  if (extensions_.xfixes) forget(xcb_xfixes_query_version(raw_, 5, 0).sequence);
  if (extensions_.damage) forget(xcb_damage_query_version(raw_, 1, 1).sequence);
  if (extensions_.res) forget(xcb_res_query_version(raw_, 1, 2).sequence);
  if (extensions_.shm) forget(xcb_shm_query_version(raw_).sequence);
  if (extensions_.sync) forget(xcb_sync_initialize(raw_, 3, 1).sequence);
  if (extensions_.xkb) forget(xcb_xkb_use_extension(raw_, 1, 0).sequence);
}

Error Connection::lost() const {
  return errors::display_lost(
      {.display = display_.text, .reason = describe_connection_error(xcb_connection_has_error(raw_))});
}

Result<void> Connection::wait_for_input(const Budget& budget) {
  if (broken()) return fail(lost());
  return wait_for_descriptor(descriptor(), POLLIN, budget);
}

Result<Owned<void>> Connection::reply(unsigned int sequence, const Budget& budget) {
  // Flushing to a dead server could wait forever, so a broken connection is not used.
  if (broken() || xcb_flush(raw_) <= 0) return fail(lost());
  bool has_yielded = false;
  while (true) {
    void* data = nullptr;
    xcb_generic_error_t* refused = nullptr;
    if (xcb_poll_for_reply(raw_, sequence, &data, &refused) != 0) {
      Owned<void> answer(data);
      const Owned<xcb_generic_error_t> ignored(refused);
      if (!answer && broken()) return fail(lost());
      return answer;
    }
    if (yields_to_server && !std::exchange(has_yielded, true)) {
      std::this_thread::yield();
      continue;
    }
    OFFHAND_CHECK(wait_for_input(budget));
    has_yielded = false;
  }
}

Result<Owned<xcb_generic_event_t>> Connection::event(const Budget& budget) {
  if (broken() || xcb_flush(raw_) <= 0) return fail(lost());
  while (true) {
    if (Owned<xcb_generic_event_t> event{xcb_poll_for_event(raw_)}) return event;
    OFFHAND_CHECK(wait_for_input(budget));
  }
}

Result<void> Connection::sync(const Budget& budget) {
  OFFHAND_ASSIGN(const auto answer, reply(xcb_get_input_focus(raw_).sequence, budget));
  return {};
}

Result<void> Connection::guarded(const Budget& budget, const std::function<void()>& work) {
  SocketGuard guard(descriptor(), budget);
  work();
  if (guard.finish()) return {};
  if (auto error = budget.spent()) return fail(*std::move(error));
  return fail(lost());
}

}  // namespace offhand::platform::x11
