#include "platform/host/streams.h"

#include "platform/host/windows/system.h"

#include <fcntl.h>
#include <io.h>

#include <cstdio>

namespace offhand::host {

void prepare_streams() {
  for (auto* stream : {stdin, stdout, stderr}) ::_setmode(::_fileno(stream), _O_BINARY);
  ::SetConsoleCP(CP_UTF8);
  ::SetConsoleOutputCP(CP_UTF8);
}

bool can_ask() { return _isatty(0) != 0 && _isatty(2) != 0; }

std::size_t read_input(std::span<char> buffer) {
  DWORD count = 0;
  // The end of a pipe is reported as an error.
  const bool read =
      ::ReadFile(::GetStdHandle(STD_INPUT_HANDLE), buffer.data(), static_cast<DWORD>(buffer.size()), &count, nullptr);
  return read ? count : 0;
}

}  // namespace offhand::host
