#include "platform/host/fetch.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

#include "platform/host/run.h"

namespace offhand::host {
namespace {

/// The proxy belongs to the machine and is used; other settings in ~/.curlrc are the user's and are not.
std::vector<std::string> words_for(const std::string& address, std::size_t most_bytes) {
  return {"--disable",    "--silent",    "--fail",        "--location", "--max-redirs",   "3",
          "--proto",      "=http,https", "--proto-redir", "=https",     "--max-filesize", std::to_string(most_bytes),
          "--user-agent", "offhand",     "--url",         address};
}

std::string meaning_of(int status) {
  switch (status) {
    case 1:
      return "it leads on to an address that is none of https";
    case 3:
      return "it is no address";
    case 5:
    case 6:
      return "its name is not known here, perhaps because this machine is offline";
    case 7:
      return "nobody answers there, perhaps because this machine is offline";
    case 22:
      return "the server has no such file";
    case 35:
    case 60:
      return "its certificate could not be checked";
    case 47:
      return "it leads on and on";
    case 63:
      return "what is there is too large";
    default:
      return "curl ended with exit status " + std::to_string(status);
  }
}

/// Why there is no output.
std::string meaning_of(const RunError& error, std::chrono::milliseconds timeout) {
  switch (error.failure) {
    case RunFailure::missing:
      return "the program curl is missing: apt-get install curl";
    case RunFailure::failed:
      return meaning_of(error.status);
    case RunFailure::too_slow:
      return "no answer came within " + std::to_string(timeout.count()) + " ms";
    case RunFailure::too_large:
      return "what is there is too large";
    case RunFailure::cancelled:
      break;
  }
  return "the call was cancelled";
}

/// A text as a file of settings of curl quotes it.
std::string quoted(std::string_view text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + "\"\n";
}

bool has_control(std::string_view text) {
  return std::ranges::any_of(text, [](unsigned char letter) { return letter < ' ' || letter == 0x7F; });
}

/// The length of the status behind the answer.
constexpr std::size_t status_length = 3;

}  // namespace

tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds timeout, const std::stop_token& stop) {
  auto got = output_of(
      {.program = "curl", .arguments = words_for(address, most_bytes), .most_bytes = most_bytes, .timeout = timeout},
      stop);
  if (got) return *std::move(got);
  return tl::unexpected(meaning_of(got.error(), timeout));
}

// The library of the program curl in a process of its own: it is loaded when it is needed, and what a server sends
// reaches no memory but that process's before its size is known.
tl::expected<PostAnswer, std::string> post(const Post& post, const std::stop_token& stop) {
  std::string settings = "url = " + quoted(post.address);
  for (const auto& header : post.headers) {
    if (has_control(header)) return tl::unexpected(std::string("a header holds a line break or a control character"));
    settings += "header = " + quoted(header);
  }
  if (has_control(post.address)) return tl::unexpected(std::string("it is no address"));
  const auto got =
      output_of({.program = "curl",
                 .arguments = {"--disable", "--silent", "--globoff", "--proto", "=http,https", "--noproxy",
                               "localhost,127.0.0.1,::1", "--max-filesize", std::to_string(post.most_bytes),
                               "--user-agent", "offhand", "--header", "Expect:", "--data-binary", "@-", "--write-out",
                               "%{http_code}", "--config", "/dev/fd/3"},
                 .input = post.body,
                 .second_input = settings,
                 .most_bytes = post.most_bytes + status_length,
                 .timeout = post.timeout},
                stop);
  if (!got) return tl::unexpected(meaning_of(got.error(), post.timeout));
  PostAnswer answer;
  if (got->size() < status_length) return tl::unexpected(std::string("curl told no status"));
  const auto* status = got->data() + got->size() - status_length;
  std::from_chars(status, status + status_length, answer.status);
  answer.body = got->substr(0, got->size() - status_length);
  return answer;
}

}  // namespace offhand::host
