#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>

namespace offhand::host {

/// What a web server has at an address, or why nothing came, for people. Asked with nothing but the address: no
/// cookies, no password, no settings of the user's; redirections lead to https alone.
tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds timeout, const std::stop_token& stop);

}  // namespace offhand::host
