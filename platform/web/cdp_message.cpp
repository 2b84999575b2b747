#include "platform/web/cdp_message.h"

#include <array>
#include <charconv>
#include <system_error>

#include "platform/web/read_object.h"

namespace offhand::platform::web {

tl::expected<Message, std::string> read_cdp_message(std::string_view text) {
  auto parsed = read_object(text);
  if (!parsed) return tl::unexpected(parsed.error());
  Message message;
  if (const auto* session = member(*parsed, "sessionId")) {
    if (!session->is_string()) return tl::unexpected<std::string>("its sessionId is no string");
    message.session = session->get<std::string>();
  }
  if (const auto* id = member(*parsed, "id")) {
    if (!id->is_number_integer() || id->get<std::int64_t>() <= 0) return tl::unexpected<std::string>("its id is none");
    message.id = id->get<std::int64_t>();
    if (const auto* error = member(*parsed, "error")) {
      const auto* words = error->is_object() ? member(*error, "message") : nullptr;
      message.error = words != nullptr && words->is_string() ? words->get<std::string>() : "it does not say why";
      return message;
    }
  } else {
    const auto* method = member(*parsed, "method");
    if (method == nullptr || !method->is_string()) {
      return tl::unexpected<std::string>("it is neither an answer nor an event");
    }
    message.method = method->get<std::string>();
  }
  const char* name = message.id != 0 ? "result" : "params";
  if (const auto found = parsed->find(name); found != parsed->end()) {
    if (!found->is_object()) return tl::unexpected("its " + std::string(name) + " is no object");
    message.body = std::move(*found);
  } else if (message.id != 0) {
    return tl::unexpected<std::string>("it answers with neither a result nor an error");
  }
  return message;
}

std::int64_t id_of_result(std::string_view text) {
  constexpr std::string_view before = R"({"id":)";
  constexpr std::string_view behind = R"(,"result":{)";
  if (!text.starts_with(before)) return 0;
  text.remove_prefix(before.size());
  std::int64_t id = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), id);
  if (read.ec != std::errc() || id <= 0) return 0;
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return text.starts_with(behind) ? id : 0;
}

tl::expected<std::string, std::string> browser_path(std::string_view version_json, std::uint16_t port) {
  const auto parsed = read_object(version_json);
  if (!parsed) return tl::unexpected("of its answer to /json/version, " + parsed.error());
  const auto* address = member(*parsed, "webSocketDebuggerUrl");
  if (address == nullptr || !address->is_string()) {
    return tl::unexpected<std::string>("its answer to /json/version names no webSocketDebuggerUrl");
  }
  const auto url = address->get<std::string>();
  constexpr std::array<std::string_view, 3> own{"ws://127.0.0.1", "ws://localhost", "ws://[::1]"};
  for (const auto host : own) {
    const auto prefix = std::string(host) + ":" + std::to_string(port);
    if (!url.starts_with(prefix + "/devtools/")) continue;
    auto path = url.substr(prefix.size());
    const bool plain = path.size() < 256 && path.find_first_of(" \r\n\t#?\\") == std::string::npos;
    if (plain) return path;
  }
  return tl::unexpected("it sends us on to " + url.substr(0, 200));
}

}  // namespace offhand::platform::web
