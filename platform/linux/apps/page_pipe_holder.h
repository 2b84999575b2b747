#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

#include "platform/host/descriptor.h"
#include "platform/web/nul_frames.h"
#include "platform/web/switchboard.h"

namespace offhand::platform::linux_apps {

/// Lets clients on the pipe of a browser, as long as that has it. Nobody waits for anybody: who does not read is
/// dropped when much lies there for them, and who does not write is no trouble. When there are too many of them,
/// whoever was silent the longest has to connect anew.
class PagePipeHolder {
 public:
  struct Bounds {
    std::size_t clients = 64;
    /// What lies there for one client to read.
    std::size_t unread_bytes = 64U << 20U;
    /// What lies there for the browser to read; from then on no client may say more.
    std::size_t unsent_bytes = 4U << 20U;
    /// The longest message of a client.
    std::size_t call_bytes = 16U << 20U;
  };

  PagePipeHolder(host::Descriptor to_browser, host::Descriptor from_browser, host::Descriptor listener)
      : PagePipeHolder(std::move(to_browser), std::move(from_browser), std::move(listener), Bounds()) {}
  PagePipeHolder(host::Descriptor to_browser, host::Descriptor from_browser, host::Descriptor listener,
                 const Bounds& bounds);

  /// Returns once nobody has the browser's ends any more.
  void serve();

 private:
  /// Bytes on their way.
  class Outbox {
   public:
    void add(std::string_view message);
    std::size_t size() const { return bytes_.size() - gone_; }
    /// Writes what goes without waiting; false when nobody will ever read it.
    bool send_to(int descriptor);

   private:
    std::string bytes_;
    std::size_t gone_ = 0;
  };
  struct Client {
    host::Descriptor socket;
    web::NulFrames said;
    Outbox outbox = {};
    /// Grows from one that was heard to the next.
    std::uint64_t heard = 0;
    bool is_given_up = false;
  };
  using Caller = web::Switchboard::Caller;

  void step();
  bool is_congested() const { return to_browser_outbox_.size() > bounds_.unsent_bytes; }
  short awaited_of(Caller caller, const Client& client) const;
  void let_in();
  void hear_browser();
  void hear(Caller caller, Client& client);
  void give_up_the_most_silent();
  void drop_who_was_given_up();

  const Bounds bounds_;
  const host::Descriptor to_browser_;
  const host::Descriptor from_browser_;
  const host::Descriptor listener_;
  bool is_over_ = false;
  /// Whether the system is out of what a connection takes; looked at again a while later.
  bool is_exhausted_ = false;
  std::uint64_t heard_ = 0;
  /// Of what is read just now.
  std::string part_;
  Outbox to_browser_outbox_;
  web::NulFrames from_browser_frames_;
  std::map<Caller, Client> clients_;
  web::Switchboard switchboard_;
};

}  // namespace offhand::platform::linux_apps
