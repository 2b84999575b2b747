#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_audio_content.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_embedded_resource.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_error_handling.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_image_content.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_multiple_content_types.h"
#include "tests/mcp-conformance/generated/tools/conformance/test_simple_text.h"

namespace offhand::fixtures::tools::conformance {
namespace {

using nlohmann::json;

/// Two silent samples.
constexpr std::string_view kWav = "UklGRigAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQQAAAAAAAAA";

Image picture() { return {.mime_type = "image/png", .bytes = std::string(png_bytes())}; }

std::string resource_block(std::string_view uri, std::string_view mime_type, std::string_view text) {
  return json{{"type", "resource"}, {"resource", {{"uri", uri}, {"mimeType", mime_type}, {"text", text}}}}.dump();
}

}  // namespace

Result<Reply> test_simple_text(Call&, const TestSimpleTextArgs&) {
  return text_reply("This is a simple text response for testing.");
}

Result<Reply> test_image_content(Call&, const TestImageContentArgs&) {
  Reply reply;
  reply.blocks.push_back(json{{"type", "image"}, {"data", png_base64()}, {"mimeType", "image/png"}}.dump());
  return reply;
}

Result<Reply> test_audio_content(Call&, const TestAudioContentArgs&) {
  Reply reply;
  reply.blocks.push_back(json{{"type", "audio"}, {"data", kWav}, {"mimeType", "audio/wav"}}.dump());
  return reply;
}

Result<Reply> test_embedded_resource(Call&, const TestEmbeddedResourceArgs&) {
  Reply reply;
  reply.blocks.push_back(
      resource_block("test://embedded-resource", "text/plain", "This is an embedded resource content."));
  return reply;
}

Result<Reply> test_multiple_content_types(Call&, const TestMultipleContentTypesArgs&) {
  Reply reply = text_reply("Multiple content types test:");
  reply.images.push_back(picture());
  reply.blocks.push_back(
      resource_block("test://mixed-content-resource", "application/json", R"({"test":"data","value":123})"));
  return reply;
}

Result<Reply> test_error_handling(Call&, const TestErrorHandlingArgs&) {
  Reply reply = text_reply("This tool intentionally returns an error for testing");
  reply.is_error = true;
  return reply;
}

}  // namespace offhand::fixtures::tools::conformance
