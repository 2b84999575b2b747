#include "platform/host/fetch.h"

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
      return "its name is not known here: is this machine offline?";
    case 7:
      return "nobody answers there: is this machine offline?";
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

}  // namespace

tl::expected<std::string, std::string> fetch(const std::string& address, std::size_t most_bytes,
                                             std::chrono::milliseconds timeout, const std::stop_token& stop) {
  auto got = output_of(
      {.program = "curl", .arguments = words_for(address, most_bytes), .most_bytes = most_bytes, .timeout = timeout},
      stop);
  if (got) return *std::move(got);
  switch (got.error().failure) {
    case RunFailure::missing:
      return tl::unexpected(std::string("the program curl is missing: apt-get install curl"));
    case RunFailure::failed:
      return tl::unexpected(meaning_of(got.error().status));
    case RunFailure::too_slow:
      return tl::unexpected("no answer came within " + std::to_string(timeout.count()) + " ms");
    case RunFailure::too_large:
      return tl::unexpected(std::string("what is there is too large"));
    case RunFailure::cancelled:
      break;
  }
  return tl::unexpected(std::string("the call was cancelled"));
}

}  // namespace offhand::host
