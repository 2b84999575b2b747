#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "codegen/runtime/error.h"
#include "generated/types/config.h"
#include "impl/perception/encoded_picture.h"

namespace offhand::vision {

/// A server that looks at pictures, as the settings name it. It is loaded and contacted by nothing but a question.
struct ModelServer {
  enum class Protocol { anthropic, openai };
  /// As the setting vision_backend says it.
  std::string name;
  Protocol protocol = Protocol::openai;
  /// Of the question: with its path.
  std::string address;
  std::string model;
  /// The environment variable of the key; empty: there is none.
  std::string key_variable;
  /// In no message and no log.
  std::string key;
  std::chrono::milliseconds timeout{};
};

/// Whether the setting names a server.
bool is_server(ConfigVisionBackend backend);
/// A server that the settings name and whose key is not set.
struct MissingKey {
  std::string server;
  /// The environment variable of the key.
  std::string variable;
  /// Where its users get one.
  std::string page;
};
std::optional<MissingKey> missing_key(const Config& config);

/// The server that the settings name, with its key from the environment; `vision_unavailable` where the key is missing
/// or would travel in the open.
Result<ModelServer> model_server(const Config& config);

/// What the model says to a question about a picture; `vision_failed`, `cancelled`.
Result<std::string> ask(const ModelServer& server, std::string_view question, const EncodedPicture& picture,
                        const std::stop_token& stop);

/// The request of a protocol, and the words in its answer; or the reason why it has none.
std::string request_of(const ModelServer& server, std::string_view question, const EncodedPicture& picture);
tl::expected<std::string, std::string> words_of(ModelServer::Protocol protocol, std::string_view answer);

}  // namespace offhand::vision
