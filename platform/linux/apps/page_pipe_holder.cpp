#include "platform/linux/apps/page_pipe_holder.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include "platform/web/message.h"

namespace offhand::platform::linux_apps {
namespace {

constexpr std::size_t part_bytes = 256U << 10U;
constexpr int exhausted_pause_ms = 1'000;

void set_non_blocking(const host::Descriptor& descriptor) {
  ::fcntl(descriptor.get(), F_SETFL, ::fcntl(descriptor.get(), F_GETFL) | O_NONBLOCK);
}

bool would_block() { return errno == EAGAIN || errno == EINTR; }

/// The socket's mode excludes other users; this check also holds if somebody changed the mode.
bool is_peer_this_user(const host::Descriptor& socket) {
  ucred peer{};
  socklen_t size = sizeof peer;
  return ::getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

}  // namespace

void PagePipeHolder::Outbox::add(std::string_view message) {
  bytes_.append(message);
  bytes_.push_back('\0');
}

bool PagePipeHolder::Outbox::send_to(int descriptor) {
  if (size() == 0) return true;
  const auto written = ::write(descriptor, bytes_.data() + gone_, size());
  if (written < 0) return would_block();
  gone_ += static_cast<std::size_t>(written);
  if (size() == 0) {
    bytes_ = {};
    gone_ = 0;
  } else if (gone_ > part_bytes && gone_ > bytes_.size() / 2) {
    bytes_.erase(0, std::exchange(gone_, 0));
  }
  return true;
}

PagePipeHolder::PagePipeHolder(host::Descriptor to_browser, host::Descriptor from_browser, host::Descriptor listener,
                               const Bounds& bounds)
    : bounds_(bounds),
      to_browser_(std::move(to_browser)),
      from_browser_(std::move(from_browser)),
      listener_(std::move(listener)),
      part_(part_bytes, '\0'),
      from_browser_frames_(web::message_limit_bytes),
      switchboard_({[this](const std::string& message) { to_browser_outbox_.add(message); },
                    [this](Caller caller, std::string_view message) {
                      const auto found = clients_.find(caller);
                      if (found == clients_.end() || found->second.is_given_up) return;
                      found->second.outbox.add(message);
                      if (found->second.outbox.size() > bounds_.unread_bytes) found->second.is_given_up = true;
                    },
                    [this](Caller caller) {
                      const auto found = clients_.find(caller);
                      if (found != clients_.end()) found->second.is_given_up = true;
                    }}) {
  for (const auto* each : {&to_browser_, &from_browser_, &listener_}) set_non_blocking(*each);
}

void PagePipeHolder::serve() {
  while (!is_over_) step();
}

short PagePipeHolder::awaited_of(Caller caller, const Client& client) const {
  short awaited = 0;
  if (client.outbox.size() > 0) awaited |= POLLOUT;
  if (switchboard_.is_through(caller) && !is_congested()) awaited |= POLLIN;
  return awaited;
}

void PagePipeHolder::step() {
  const bool accepts = !is_exhausted_ && !is_congested();
  std::vector<pollfd> entries{{from_browser_.get(), POLLIN, 0},
                              // Without pending data only the end of the reader is reported.
                              {to_browser_.get(), static_cast<short>(to_browser_outbox_.size() > 0 ? POLLOUT : 0), 0},
                              {accepts ? listener_.get() : -1, POLLIN, 0}};
  std::vector<std::pair<Caller, Client*>> asked;
  for (auto& [caller, client] : clients_) {
    asked.emplace_back(caller, &client);
    entries.push_back({client.socket.get(), awaited_of(caller, client), 0});
  }
  if (::poll(entries.data(), entries.size(), is_exhausted_ ? exhausted_pause_ms : -1) < 0) return;
  is_exhausted_ = false;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    auto& [caller, client] = asked[i];
    const auto& entry = entries[i + 3];
    if ((entry.revents & POLLOUT) != 0 && !client->outbox.send_to(entry.fd)) client->is_given_up = true;
    if ((entry.revents & POLLIN) != 0) {
      read_client(caller, *client);
    } else if ((entry.revents & (POLLHUP | POLLERR)) != 0) {
      client->is_given_up = true;
    }
  }
  if (entries[0].revents != 0) read_browser();
  if ((entries[1].revents & POLLERR) != 0 || !to_browser_outbox_.send_to(to_browser_.get())) is_over_ = true;
  drop_given_up();
  if (entries[2].revents != 0) accept_client();
}

void PagePipeHolder::read_browser() {
  const auto size = ::read(from_browser_.get(), part_.data(), part_.size());
  if (size < 0 && would_block()) return;
  if (size <= 0) {
    is_over_ = true;
    return;
  }
  from_browser_frames_.take({part_.data(), static_cast<std::size_t>(size)},
                            {[this](std::string_view message) { switchboard_.from_browser(message); },
                             [this](std::string_view end) { switchboard_.from_browser_too_long(end); }});
}

void PagePipeHolder::read_client(Caller caller, Client& client) {
  const auto size = ::read(client.socket.get(), part_.data(), part_.size());
  if (size < 0 && would_block()) return;
  if (size <= 0) {
    client.is_given_up = true;
    return;
  }
  client.heard = ++heard_;
  client.frames.take({part_.data(), static_cast<std::size_t>(size)},
                     {[&](std::string_view message) {
                        if (!client.is_given_up) switchboard_.from_caller(caller, message);
                      },
                      [&](std::string_view) { client.is_given_up = true; }});
  if (client.frames.is_too_long()) client.is_given_up = true;
}

void PagePipeHolder::accept_client() {
  host::Descriptor socket(::accept4(listener_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
  if (!socket) {
    is_exhausted_ = errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM;
    return;
  }
  if (!is_peer_this_user(socket)) return;
  if (clients_.size() >= bounds_.clients) drop_most_silent();
  clients_.emplace(
      switchboard_.add(),
      Client{.socket = std::move(socket), .frames = web::NulFrames(bounds_.call_bytes), .heard = ++heard_});
}

void PagePipeHolder::drop_most_silent() {
  const auto silent = std::min_element(clients_.begin(), clients_.end(), [](const auto& one, const auto& other) {
    return one.second.heard < other.second.heard;
  });
  silent->second.is_given_up = true;
  drop_given_up();
}

void PagePipeHolder::drop_given_up() {
  for (auto each = clients_.begin(); each != clients_.end();) {
    if (!each->second.is_given_up) {
      ++each;
      continue;
    }
    switchboard_.remove(each->first);
    each = clients_.erase(each);
  }
}

}  // namespace offhand::platform::linux_apps
