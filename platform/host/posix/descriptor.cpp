#include "platform/host/descriptor.h"

#include <unistd.h>

namespace offhand::host {

void Descriptor::reset() {
  if (number_ >= 0) ::close(std::exchange(number_, -1));
}

}  // namespace offhand::host
