#include "platform/host/run.h"

namespace offhand::host {

tl::expected<std::string, RunError> output_of(const Run& /*run*/, const std::stop_token& /*stop*/) {
  return tl::unexpected(RunError{RunFailure::missing, 0});
}

}  // namespace offhand::host
