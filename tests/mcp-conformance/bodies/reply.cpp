#include "tests/mcp-conformance/bodies/reply.h"

namespace offhand::fixtures {
namespace {

using nlohmann::json;

constexpr std::string_view kPngBase64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

constexpr unsigned char kPng[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
    0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1f, 0x15, 0xc4, 0x89, 0x00, 0x00, 0x00,
    0x0d, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0x64, 0xf8, 0xcf, 0x50, 0x0f, 0x00, 0x03, 0x86, 0x01, 0x80,
    0x5a, 0x34, 0x7d, 0x6b, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
};

}  // namespace

Reply text_reply(std::string text) {
  Reply reply;
  reply.text = std::move(text);
  return reply;
}

std::string_view png_base64() { return kPngBase64; }

std::string_view png_bytes() { return {reinterpret_cast<const char*>(kPng), sizeof kPng}; }

InputRequest form(std::string key, std::string_view message, const json& properties, const json& required) {
  json names = required;
  if (names.is_null()) {
    names = json::array();
    for (const auto& [name, ignored] : properties.items()) names.push_back(name);
  }
  const json schema = {{"type", "object"}, {"properties", properties}, {"required", names}};
  const json params = {{"message", message}, {"requestedSchema", schema}};
  return {.key = std::move(key), .kind = InputKind::form, .params = params.dump()};
}

InputRequest text_form(std::string key, std::string_view message, std::string_view property) {
  return form(std::move(key), message, {{std::string(property), {{"type", "string"}}}});
}

InputRequest sampling(std::string key, std::string_view prompt, int max_tokens) {
  const json message = {{"role", "user"}, {"content", {{"type", "text"}, {"text", prompt}}}};
  const json params = {{"messages", json::array({message})}, {"maxTokens", max_tokens}};
  return {.key = std::move(key), .kind = InputKind::sampling, .params = params.dump()};
}

InputRequest roots(std::string key) { return {.key = std::move(key), .kind = InputKind::roots, .params = "{}"}; }

std::string filled_in(const Answers& answers, std::string_view key, std::string_view property) {
  const json* content = answers.accepted(key);
  if (content == nullptr) return "";
  const auto found = content->find(property);
  if (found == content->end()) return "";
  return found->is_string() ? found->get<std::string>() : found->dump();
}

std::string said(const Answers& answers, std::string_view key) {
  const json& answer = answers[key];
  if (!answer.is_object() || !answer.contains("content")) return "";
  const json& content =
      answer["content"].is_array() && !answer["content"].empty() ? answer["content"][0] : answer["content"];
  return content.is_object() ? content.value("text", "") : "";
}

Result<void> pause(Call& call, std::chrono::milliseconds time) {
  call.sleep_until(call.clock().now() + time);
  return call.still_allowed("The fixture");
}

}  // namespace offhand::fixtures
