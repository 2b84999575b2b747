#include "platform/host/descriptor.h"

#include <io.h>

namespace offhand::host {

void Descriptor::reset() {
  if (number_ >= 0) ::_close(std::exchange(number_, -1));
}

}  // namespace offhand::host
