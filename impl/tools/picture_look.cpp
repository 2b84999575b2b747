#include "impl/tools/picture_look.h"

#include <nlohmann/json.hpp>

#include "generated/types/errors.h"
#include "generated/types/questions.h"
#include "impl/base/base64.h"
#include "impl/tools/question_forms.h"
#include "impl/vision/model_server.h"
#include "impl/vision/screen_text.h"

namespace offhand::vision {
namespace {

using nlohmann::json;
using offhand::ask;
using MaybeSeen = Result<std::optional<Sighting>>;

constexpr const char* question_key = "where";
constexpr const char* clients_model = "The client's model";

bool offers_model(const Client* client) { return client != nullptr && client->takes(InputKind::sampling); }

/// Picture and question are messages of their own: not every version of the protocol takes both in one.
InputRequest request_with(const std::string& question, const EncodedPicture& picture) {
  std::string data;
  append_base64(data, picture.bytes);
  const auto message = [](json content) { return json{{"role", "user"}, {"content", std::move(content)}}; };
  const json image{{"type", "image"}, {"data", std::move(data)}, {"mimeType", picture.mime_type}};
  const json words{{"type", "text"}, {"text", question}};
  const json params{{"messages", {message(image), message(words)}}, {"maxTokens", 300}};
  return {.key = question_key, .kind = InputKind::sampling, .params = params.dump()};
}

/// The text of a sampled message.
std::string text_of_answer(const json& message) {
  if (!message.is_object() || !message.contains("content")) return {};
  const auto& content = message["content"];
  const auto blocks = content.is_array() ? content : json::array({content});
  std::string text;
  for (const auto& block : blocks) {
    if (block.is_object() && block.contains("text") && block["text"].is_string())
      text += block["text"].get<std::string>();
  }
  return text;
}

/// Asks the client's model. The call is made again with the answer, which holds for the picture of the first time: its
/// size is kept, and a window that has another size by then is not what was looked at.
MaybeSeen look_by_sampling(const Looking& looking, const std::string& description, const platform::Picture& picture) {
  if (!offers_model(looking.client)) {
    return fail(errors::vision_unavailable(
        {.reason = "the setting vision_backend is sampling, and this client offers no model",
         .advice = "Connect with a client that offers sampling, or set vision_backend to something else."}));
  }
  const json size{picture.width, picture.height};
  auto& state = looking.client->state();
  if (state.is_object() && state.value("size", size) != size) {
    return fail(errors::vision_failed(
        {.backend = clients_model, .reason = "the window changed its size while it was looked at"}));
  }
  // With the answer, the question was counted already.
  if (!state.is_object() || !state.contains("size")) OFFHAND_CHECK(looking.begin());
  state["size"] = size;
  return look_with_model(picture, description, clients_model,
                         [&](const std::string& question, const EncodedPicture& encoded) -> Result<std::string> {
                           OFFHAND_ASSIGN(const auto answers, ask(looking.client, {request_with(question, encoded)}));
                           return text_of_answer(answers[question_key]);
                         });
}

/// Where the model's key is not set, shows the user, once a session, the page that makes one. This process reads its
/// environment when it starts, so that the call ends without a look all the same.
Result<void> show_key_page(const Looking& looking) {
  const auto missing = missing_key(looking.config);
  if (!missing) return {};
  const auto question = questions::get_model_key({.backend = missing->server, .variable = missing->variable});
  if (!may_ask(looking.client, question) || looking.session.was_asked(question.key)) return {};
  OFFHAND_CHECK(user_visits(looking.client, question, missing->page));
  looking.session.note_asked(question.key);
  return {};
}

MaybeSeen look_by_server(const Looking& looking, const std::string& description, const platform::Picture& picture) {
  OFFHAND_CHECK(show_key_page(looking));
  OFFHAND_ASSIGN(const auto server, model_server(looking.config));
  OFFHAND_CHECK(looking.begin());
  if (looking.set_out) OFFHAND_CHECK(looking.set_out());
  if (looking.client != nullptr) looking.client->progress(1, 3, "Asking " + server.name);
  return look_with_model(picture, description, server.name,
                         [&](const std::string& question, const EncodedPicture& encoded) {
                           return vision::ask(server, question, encoded, looking.limits.stop);
                         });
}

MaybeSeen look_by_reading(const Looking& looking, const std::string& description, const platform::Picture& picture) {
  if (looking.set_out) OFFHAND_CHECK(looking.set_out());
  if (looking.client != nullptr) looking.client->progress(1, 3, "Reading what is written there");
  const auto words = read_words(picture, reading_timeout, looking.limits.stop);
  if (!words && words.error().code == "missing_package") {
    return fail(errors::vision_unavailable(
        {.reason = "no model is at hand, neither the client's (sampling) nor one that the setting vision_backend "
                   "names, and the program tesseract is missing",
         .advice = "Install it: apt-get install tesseract-ocr. It finds text that is written there."}));
  }
  if (!words) return fail(words.error());
  const auto written = find_text(*words, description);
  if (written.empty()) return std::optional<Sighting>();
  return Sighting{written.front().bounds, written.front().confidence};
}

ConfigVisionBackend backend_meant(const Config& config, const Client* client) {
  if (config.vision_backend != ConfigVisionBackend::auto_) return config.vision_backend;
  return offers_model(client) ? ConfigVisionBackend::sampling : ConfigVisionBackend::tesseract;
}

}  // namespace

Backend backend_of(const Config& config, const Client* client) {
  const auto backend = backend_meant(config, client);
  if (is_server(backend)) return {backend, model_server(config).has_value()};
  return {backend, backend == ConfigVisionBackend::sampling ? offers_model(client) : can_read_words()};
}

Result<Look> look_for(const Looking& looking, const std::string& description, const platform::Picture& picture) {
  const auto backend = backend_meant(looking.config, looking.client);
  const auto look = is_server(backend)                         ? look_by_server
                    : backend == ConfigVisionBackend::sampling ? look_by_sampling
                                                               : look_by_reading;
  OFFHAND_ASSIGN(auto sighting, look(looking, description, picture));
  return Look{std::string(to_string(backend)), std::move(sighting)};
}

}  // namespace offhand::vision
