#include "platform/linux/x11/pictures/shared_memory.h"

#include <sys/mman.h>
#include <unistd.h>
#include <xcb/xcb.h>

namespace offhand::platform::x11 {

SharedMemory::SharedMemory(xcb_connection_t* connection, std::size_t wanted) : connection_(connection) {
  const int fd = ::memfd_create("offhand-picture", MFD_CLOEXEC);
  if (fd < 0) return;
  void* mapped = MAP_FAILED;
  if (::ftruncate(fd, static_cast<off_t>(wanted)) == 0) mapped = ::mmap(nullptr, wanted, PROT_READ, MAP_SHARED, fd, 0);
  if (mapped == MAP_FAILED) {
    ::close(fd);
    return;
  }
  data = static_cast<const std::uint8_t*>(mapped);
  size = wanted;
  segment = xcb_generate_id(connection);
  // libxcb sends the descriptor and closes it.
  xcb_shm_attach_fd(connection, segment, fd, 0);
}

SharedMemory::~SharedMemory() {
  if (data == nullptr) return;
  xcb_shm_detach(connection_, segment);
  ::munmap(const_cast<std::uint8_t*>(data), size);
}

}  // namespace offhand::platform::x11
