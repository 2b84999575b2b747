#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace offhand::host {

/// Downloads from a web address, or returns a readable reason. Sends only the address: no cookies, no password, no
/// settings of the user; redirections lead to https only.
tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds timeout, const std::stop_token& stop);

/// A request that has something to say.
struct Post {
  std::string address;
  /// As "Name: value". They may hold secrets: no other process of the machine sees them.
  std::vector<std::string> headers;
  std::string_view body;
  std::size_t most_bytes = 0;
  std::chrono::milliseconds timeout{};
};
struct PostAnswer {
  int status = 0;
  std::string body;
};

/// Sends it over http or https, as the address says, and returns whatever the server answers, or a readable reason,
/// which names no header. It follows no redirection.
tl::expected<PostAnswer, std::string> post(const Post& post, const std::stop_token& stop);

}  // namespace offhand::host
