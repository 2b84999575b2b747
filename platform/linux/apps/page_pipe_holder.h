#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "platform/host/descriptor.h"
#include "platform/web/nul_frames.h"
#include "platform/web/switchboard.h"

namespace offhand::platform::linux_apps {

/// Connects several clients to the pipe of a browser, as long as the browser has it. No client blocks another: one that
/// does not read is dropped when too much is pending, and one that does not write costs nothing. When there are too
/// many, the one that was silent longest is disconnected.
class PagePipeHolder {
 public:
  struct Bounds {
    std::size_t clients = 64;
    /// The limit of data that one client has not read.
    std::size_t unread_bytes = 64U << 20U;
    /// The limit of data that the browser has not read; beyond it no client's data is read.
    std::size_t unsent_bytes = 4U << 20U;
    std::size_t call_bytes = 16U << 20U;
  };

  PagePipeHolder(host::Descriptor to_browser, host::Descriptor from_browser, host::Descriptor listener)
      : PagePipeHolder(std::move(to_browser), std::move(from_browser), std::move(listener), Bounds()) {}
  PagePipeHolder(host::Descriptor to_browser, host::Descriptor from_browser, host::Descriptor listener,
                 const Bounds& bounds);

  /// Returns once no process has the browser's ends of the pipe any more.
  void serve();

 private:
  class Outbox {
   public:
    void add(std::string_view message);
    std::size_t size() const { return bytes_.size() - gone_; }
    /// Writes what is possible without blocking; false when the reader is gone.
    bool send_to(int descriptor);

   private:
    std::string bytes_;
    std::size_t gone_ = 0;
  };
  struct Client {
    host::Descriptor socket;
    web::NulFrames frames;
    Outbox outbox = {};
    /// Orders clients by when they last sent something.
    std::uint64_t heard = 0;
    bool is_given_up = false;
  };
  using Caller = web::Switchboard::Caller;

  void step();
  bool is_congested() const { return to_browser_outbox_.size() > bounds_.unsent_bytes; }
  short awaited_of(Caller caller, const Client& client) const;
  void accept_client();
  void read_browser();
  void read_client(Caller caller, Client& client);
  void drop_most_silent();
  void drop_given_up();

  const Bounds bounds_;
  const host::Descriptor to_browser_;
  const host::Descriptor from_browser_;
  const host::Descriptor listener_;
  bool is_over_ = false;
  /// File descriptors or memory are exhausted; checked again after a while.
  bool is_exhausted_ = false;
  std::uint64_t heard_ = 0;
  /// The read buffer.
  std::string part_;
  Outbox to_browser_outbox_;
  web::NulFrames from_browser_frames_;
  std::map<Caller, Client> clients_;
  web::Switchboard switchboard_;
};

}  // namespace offhand::platform::linux_apps
