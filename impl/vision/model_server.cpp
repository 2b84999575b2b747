#include "impl/vision/model_server.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/base64.h"
#include "platform/host/fetch.h"
#include "platform/host/process.h"

namespace offhand::vision {
namespace {

using nlohmann::json;

constexpr std::size_t largest_answer = std::size_t{1} * 1024 * 1024;
/// Of what a server says about its refusal.
constexpr std::size_t longest_remark = 200;
constexpr int longest_words = 300;

/// What the descriptions of the settings tell too.
struct Backend {
  ConfigVisionBackend backend;
  ModelServer::Protocol protocol;
  const char* address;
  const char* model;
  const char* key_variable;
  /// Where its users get a key.
  const char* key_page;
};
constexpr auto backends = std::to_array<Backend>(
    {{ConfigVisionBackend::anthropic, ModelServer::Protocol::anthropic, "https://api.anthropic.com/v1",
      "claude-sonnet-4-5", "ANTHROPIC_API_KEY", "https://console.anthropic.com/settings/keys"},
     {ConfigVisionBackend::openai, ModelServer::Protocol::openai, "https://api.openai.com/v1", "gpt-4o",
      "OPENAI_API_KEY", "https://platform.openai.com/api-keys"},
     {ConfigVisionBackend::gemini, ModelServer::Protocol::openai,
      "https://generativelanguage.googleapis.com/v1beta/openai", "gemini-2.5-flash", "GEMINI_API_KEY",
      "https://aistudio.google.com/apikey"},
     {ConfigVisionBackend::ollama, ModelServer::Protocol::openai, "http://127.0.0.1:11434/v1", "qwen2.5vl", "", ""}});

Error unavailable(std::string reason, std::string advice) {
  return errors::vision_unavailable({.reason = std::move(reason), .advice = std::move(advice)});
}

/// The name of the server in an address; empty where that cannot be said for sure.
std::string_view host_in(std::string_view address) {
  const auto begin = address.find("://");
  if (begin == std::string_view::npos) return {};
  auto authority = address.substr(begin + 3);
  authority = authority.substr(0, authority.find_first_of("/?#\\"));
  if (authority.find('@') != std::string_view::npos) return {};
  if (authority.starts_with('[')) return authority.substr(0, authority.find(']') + 1);
  return authority.substr(0, authority.find(':'));
}

bool is_this_machine(std::string_view host) { return host == "localhost" || host == "127.0.0.1" || host == "[::1]"; }

/// Whether what is sent there can be read on the way.
bool is_open(std::string_view address) {
  return !address.starts_with("https://") && !is_this_machine(host_in(address));
}

bool is_printable(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char letter) { return letter > ' ' && letter < 0x7F; });
}

Result<void> check_address(std::string_view address) {
  const bool is_web = address.starts_with("https://") || address.starts_with("http://");
  if (is_web && !host_in(address).empty() && is_printable(address)) return {};
  return fail(unavailable("the setting vision_address is no http or https address without a user's name",
                          "Set it to one such as http://127.0.0.1:8080/v1."));
}

Result<void> check_key(const ModelServer& server, bool is_needed) {
  if (server.key.empty() && is_needed) {
    return fail(unavailable(
        fmt::format("the setting vision_backend is {}, and {} is not set", server.name, server.key_variable),
        fmt::format("Set {} in the environment of the process that does the work.", server.key_variable)));
  }
  if (!is_printable(server.key)) {
    return fail(unavailable(fmt::format("{} holds characters that no key has", server.key_variable),
                            "Set it without blanks and line breaks."));
  }
  if (!server.key.empty() && is_open(server.address)) {
    return fail(unavailable("the setting vision_address would send the key over http to another machine",
                            fmt::format("Set it to an https address, or unset {}.", server.key_variable)));
  }
  return {};
}

json content_for_anthropic(std::string_view question, std::string_view mime_type, std::string data) {
  return json::array(
      {{{"type", "image"}, {"source", {{"type", "base64"}, {"media_type", mime_type}, {"data", std::move(data)}}}},
       {{"type", "text"}, {"text", question}}});
}

json content_for_openai(std::string_view question, std::string_view mime_type, const std::string& data) {
  return json::array(
      {{{"type", "image_url"}, {"image_url", {{"url", fmt::format("data:{};base64,{}", mime_type, data)}}}},
       {{"type", "text"}, {"text", question}}});
}

/// A member at the end of a way of names and places; null where there is none.
const json* at(const json& root, std::initializer_list<const char*> way) {
  const auto* here = &root;
  for (const auto* name : way) {
    if (here->is_array()) {
      if (here->empty()) return nullptr;
      here = &here->front();
    }
    if (!here->is_object()) return nullptr;
    const auto found = here->find(name);
    if (found == here->end()) return nullptr;
    here = &*found;
  }
  return here;
}

/// A text, or the texts of blocks one after another.
std::string texts_in(const json& content) {
  if (content.is_string()) return content.get<std::string>();
  std::string text;
  if (!content.is_array()) return text;
  for (const auto& block : content) {
    const auto* words = at(block, {"text"});
    if (words != nullptr && words->is_string()) text += words->get<std::string>();
  }
  return text;
}

/// What the server says of a refusal, fit for a message: in short, on one line, without the key.
std::string remark_in(std::string_view answer, const std::string& key) {
  const auto said = json::parse(answer, nullptr, false);
  const auto* words = at(said, {"error", "message"});
  if (words == nullptr || !words->is_string()) return {};
  auto remark = words->get<std::string>();
  constexpr std::string_view hidden = "****";
  for (std::size_t from = 0; !key.empty() && (from = remark.find(key, from)) != std::string::npos;
       from += hidden.size())
    remark.replace(from, key.size(), hidden);
  remark.resize(std::min(remark.size(), longest_remark));
  for (auto& letter : remark) {
    if (letter < ' ' || letter > '~') letter = '?';
  }
  return ": " + remark;
}

/// Empty: the model answered.
std::string problem_of(const ModelServer& server, const host::PostAnswer& answer) {
  if (answer.status == 200) return {};
  // What servers say of a key often shows a part of it.
  if (answer.status == 401 || answer.status == 403) {
    return server.key_variable.empty()
               ? fmt::format("it refuses the question (HTTP {})", answer.status)
               : fmt::format("it does not take the key in {} (HTTP {})", server.key_variable, answer.status);
  }
  return fmt::format("it answered HTTP {}{}", answer.status, remark_in(answer.body, server.key));
}

std::vector<std::string> headers_of(const ModelServer& server) {
  std::vector<std::string> headers{"Content-Type: application/json", "Accept: application/json"};
  if (server.protocol == ModelServer::Protocol::anthropic) headers.emplace_back("anthropic-version: 2023-06-01");
  if (server.key.empty()) return headers;
  headers.push_back((server.protocol == ModelServer::Protocol::anthropic ? "x-api-key: " : "Authorization: Bearer ") +
                    server.key);
  return headers;
}

}  // namespace

bool is_server(ConfigVisionBackend backend) {
  return std::ranges::find(backends, backend, &Backend::backend) != backends.end();
}

std::optional<MissingKey> missing_key(const Config& config) {
  const auto* backend = std::ranges::find(backends, config.vision_backend, &Backend::backend);
  const std::string variable(backend->key_variable);
  const bool is_needed = config.vision_address.empty() && !variable.empty();
  if (!is_needed || !host::variable(backend->key_variable).value_or("").empty()) return std::nullopt;
  return MissingKey{std::string(to_string(backend->backend)), variable, backend->key_page};
}

Result<ModelServer> model_server(const Config& config) {
  const auto* backend = std::ranges::find(backends, config.vision_backend, &Backend::backend);
  ModelServer server;
  server.name = to_string(backend->backend);
  server.protocol = backend->protocol;
  server.address = config.vision_address.empty() ? backend->address : config.vision_address;
  while (server.address.ends_with('/')) server.address.pop_back();
  OFFHAND_CHECK(check_address(server.address));
  server.address += server.protocol == ModelServer::Protocol::anthropic ? "/messages" : "/chat/completions";
  server.model = config.vision_model.empty() ? backend->model : config.vision_model;
  server.key_variable = backend->key_variable;
  if (!server.key_variable.empty()) server.key = host::variable(backend->key_variable).value_or("");
  server.timeout = std::chrono::milliseconds(config.vision_timeout_ms);
  OFFHAND_CHECK(check_key(server, config.vision_address.empty() && !server.key_variable.empty()));
  return server;
}

std::string request_of(const ModelServer& server, std::string_view question, const EncodedPicture& picture) {
  std::string data;
  append_base64(data, picture.bytes);
  auto content = server.protocol == ModelServer::Protocol::anthropic
                     ? content_for_anthropic(question, picture.mime_type, std::move(data))
                     : content_for_openai(question, picture.mime_type, data);
  const json request{{"model", server.model},
                     {"max_tokens", longest_words},
                     {"messages", json::array({{{"role", "user"}, {"content", std::move(content)}}})}};
  return request.dump(-1, ' ', false, json::error_handler_t::replace);
}

tl::expected<std::string, std::string> words_of(ModelServer::Protocol protocol, std::string_view answer) {
  const auto said = json::parse(answer, nullptr, false);
  const auto* content = protocol == ModelServer::Protocol::anthropic ? at(said, {"content"})
                                                                     : at(said, {"choices", "message", "content"});
  if (content == nullptr) return tl::unexpected(std::string("its answer has no message"));
  return texts_in(*content);
}

Result<std::string> ask(const ModelServer& server, std::string_view question, const EncodedPicture& picture,
                        const std::stop_token& stop) {
  const auto body = request_of(server, question, picture);
  const auto failed = [&](std::string reason) {
    return fail(errors::vision_failed({.backend = server.name, .reason = std::move(reason)}));
  };
  const auto answer = host::post({.address = server.address,
                                  .headers = headers_of(server),
                                  .body = body,
                                  .most_bytes = largest_answer,
                                  .timeout = server.timeout},
                                 stop);
  if (stop.stop_requested()) return fail(errors::cancelled({.what = "Asking " + server.name}));
  if (!answer) return failed(answer.error());
  if (auto problem = problem_of(server, *answer); !problem.empty()) return failed(std::move(problem));
  auto words = words_of(server.protocol, answer->body);
  if (!words) return failed(words.error());
  return *std::move(words);
}

}  // namespace offhand::vision
