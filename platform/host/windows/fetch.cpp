#include "platform/host/fetch.h"

namespace offhand::host {

tl::expected<std::string, std::string> fetch(const std::string& /*address*/, std::size_t /*most_bytes*/,
                                             std::chrono::milliseconds /*patience*/, const std::stop_token& /*stop*/) {
  return tl::unexpected(std::string("this build asks no servers"));
}

tl::expected<PostAnswer, std::string> post(const Post& /*post*/, const std::stop_token& /*stop*/) {
  return tl::unexpected(std::string("this build asks no servers"));
}

}  // namespace offhand::host
