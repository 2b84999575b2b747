#pragma once

#include <xcb/shm.h>

#include <cstddef>
#include <cstdint>

namespace offhand::platform::x11 {

/// Memory into which the X server writes pictures. An anonymous file whose descriptor is sent to the server: unlike a
/// System V segment it cannot be left behind, however this process ends.
struct SharedMemory {
  SharedMemory(xcb_connection_t* connection, std::size_t size);
  ~SharedMemory();
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  /// Null when the memory could not be allocated.
  const std::uint8_t* data = nullptr;
  std::size_t size = 0;
  xcb_shm_seg_t segment = 0;
  /// Attaching fails for a server on another machine, which only the first picture shows.
  bool proven = false;

 private:
  xcb_connection_t* connection_;
};

}  // namespace offhand::platform::x11
