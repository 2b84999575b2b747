#pragma once

#include <xcb/shm.h>

#include <cstddef>
#include <cstdint>

namespace offhand::platform::x11 {

/// Memory that the X server writes pictures into. An anonymous file whose descriptor goes to the server: unlike a
/// System V segment it cannot be left behind, however we end.
struct SharedMemory {
  SharedMemory(xcb_connection_t* connection, std::size_t size);
  ~SharedMemory();
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;

  /// Null when this machine would not give it.
  const std::uint8_t* data = nullptr;
  std::size_t size = 0;
  xcb_shm_seg_t segment = 0;
  /// Attaching fails where the server is on another machine; only a first picture tells.
  bool proven = false;

 private:
  xcb_connection_t* connection_;
};

}  // namespace offhand::platform::x11
