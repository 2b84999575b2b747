#include "platform/web/bidi_message.h"

#include "platform/web/json_access.h"
#include "platform/web/read_object.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

tl::unexpected<std::string> no_message(std::string why) { return tl::unexpected(std::move(why)); }

/// Formats an error: "no such frame: Realm with id 5 not found".
std::string words_of(const json& error) {
  const auto code = text_of(error, "error");
  const auto words = text_of(error, "message");
  if (code.empty() && words.empty()) return "it does not say why";
  return code.empty() || words.empty() ? code + words : code + ": " + words;
}

}  // namespace

tl::expected<Message, std::string> read_bidi_message(std::string_view text) {
  auto parsed = read_object(text);
  if (!parsed) return tl::unexpected(parsed.error());
  const auto type = text_of(*parsed, "type");
  Message message;
  if (type == "event") {
    message.method = text_of(*parsed, "method");
    if (message.method.empty()) return no_message("it is an event without a name");
  } else if (type == "success" || type == "error") {
    const auto* id = member(*parsed, "id");
    // Only an invalid command gets an error without an id, and only valid ones are sent here.
    if (id == nullptr || !id->is_number_integer() || id->get<std::int64_t>() <= 0) return no_message("its id is none");
    message.id = id->get<std::int64_t>();
    if (type == "error") {
      message.error = words_of(*parsed);
      return message;
    }
  } else {
    return no_message("it is neither an answer nor an event");
  }
  const char* name = message.id != 0 ? "result" : "params";
  const auto found = parsed->find(name);
  if (found == parsed->end() || !found->is_object()) return no_message("its " + std::string(name) + " is no object");
  message.body = std::move(*found);
  if (message.id == 0) message.session = text_of(message.body, "context");
  return message;
}

}  // namespace offhand::platform::web
