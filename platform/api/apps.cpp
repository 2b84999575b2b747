#include "platform/api/apps.h"

namespace offhand::platform {

std::string to_string(const Ended& ended) {
  switch (ended.how) {
    case Ended::How::exited:
      return "exit status " + std::to_string(ended.code);
    case Ended::How::signalled:
      return "signal " + std::to_string(ended.code);
    case Ended::How::unknown:
      break;
  }
  return "an unknown status";
}

}  // namespace offhand::platform
