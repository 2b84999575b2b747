#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

namespace offhand::host {

/// Downloads from a web address, or returns a readable reason. Sends only the address: no cookies, no password, no
/// settings of the user; redirections lead to https only.
tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds timeout, const std::stop_token& stop);

}  // namespace offhand::host
