#include "impl/sandbox/channel.h"

#include <poll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace offhand::sandbox {
namespace {

constexpr std::size_t longest_packet = std::size_t{64} * 1024;
constexpr std::size_t most_descriptors = 8;

bool wait_for(int fd, short what, Deadline deadline) {
  for (;;) {
    struct pollfd entry{fd, what, 0};
    const int count = ::poll(&entry, 1, remaining_ms(deadline));
    if (count > 0) return true;
    if (count < 0 && errno != EINTR) return false;
    if (Clock::now() >= deadline) return false;
  }
}

std::vector<host::Descriptor> descriptors_of(const msghdr& message) {
  std::vector<host::Descriptor> found;
  for (cmsghdr* part = CMSG_FIRSTHDR(&message); part != nullptr;
       part = CMSG_NXTHDR(const_cast<msghdr*>(&message), part)) {
    if (part->cmsg_level != SOL_SOCKET || part->cmsg_type != SCM_RIGHTS) continue;
    const std::size_t count = (part->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (std::size_t index = 0; index < count; ++index) {
      int fd = -1;
      std::memcpy(&fd, CMSG_DATA(part) + index * sizeof(int), sizeof fd);
      found.emplace_back(fd);
    }
  }
  return found;
}

}  // namespace

int remaining_ms(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000));
}

bool wait_readable(int fd, Deadline deadline) { return wait_for(fd, POLLIN, deadline); }

std::optional<std::pair<host::Descriptor, host::Descriptor>> make_channel() {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
  return std::pair(host::Descriptor(ends[0]), host::Descriptor(ends[1]));
}

bool send_packet(int channel, const std::string& text, Deadline deadline, const std::vector<int>& descriptors) {
  iovec bytes{const_cast<char*>(text.data()), text.size()};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * most_descriptors)] = {};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  if (!descriptors.empty()) {
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptors.size());
    cmsghdr* part = CMSG_FIRSTHDR(&message);
    part->cmsg_level = SOL_SOCKET;
    part->cmsg_type = SCM_RIGHTS;
    part->cmsg_len = CMSG_LEN(sizeof(int) * descriptors.size());
    std::memcpy(CMSG_DATA(part), descriptors.data(), sizeof(int) * descriptors.size());
  }
  for (;;) {
    if (::sendmsg(channel, &message, MSG_NOSIGNAL | MSG_DONTWAIT) >= 0) return true;
    if (errno == EINTR) continue;
    if (errno != EAGAIN || !wait_for(channel, POLLOUT, deadline)) return false;
  }
}

std::optional<Packet> receive_packet(int channel) {
  Packet packet;
  packet.text.resize(longest_packet);
  iovec bytes{packet.text.data(), packet.text.size()};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * most_descriptors)] = {};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t count = 0;
  do count = ::recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  if (count <= 0) return std::nullopt;
  packet.text.resize(static_cast<std::size_t>(count));
  packet.descriptors = descriptors_of(message);
  return packet;
}

host::Descriptor pack_strings(const std::vector<std::string>& strings) {
  host::Descriptor file(::memfd_create("strings", MFD_CLOEXEC));
  for (const std::string& text : strings) {
    // The closing NUL is written too and separates the strings.
    std::size_t written = 0;
    while (file && written <= text.size()) {
      const ssize_t count = ::write(file.get(), text.c_str() + written, text.size() + 1 - written);
      if (count > 0) written += static_cast<std::size_t>(count);
      if (count <= 0 && errno != EINTR) file.reset();
    }
  }
  return file;
}

std::vector<std::string> unpack_strings(int file) {
  std::string bytes;
  char buffer[16384];
  ssize_t count = 0;
  // pread, because the descriptor shares its file position with the sender's.
  while ((count = ::pread(file, buffer, sizeof buffer, static_cast<off_t>(bytes.size()))) > 0)
    bytes.append(buffer, static_cast<std::size_t>(count));
  std::vector<std::string> strings;
  for (std::size_t start = 0; start < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\0', start), bytes.size());
    strings.push_back(bytes.substr(start, end - start));
    start = end + 1;
  }
  return strings;
}

}  // namespace offhand::sandbox
