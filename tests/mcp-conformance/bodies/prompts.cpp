#include "tests/mcp-conformance/bodies/reply.h"
#include "tests/mcp-conformance/generated/prompts/test_input_required_result_prompt.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_arguments.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_embedded_resource.h"
#include "tests/mcp-conformance/generated/prompts/test_prompt_with_image.h"
#include "tests/mcp-conformance/generated/prompts/test_simple_prompt.h"

namespace offhand::fixtures::prompts {
namespace {

using nlohmann::json;

json user_says(const json& content) { return {{"role", "user"}, {"content", content}}; }

json text(const std::string& words) { return {{"type", "text"}, {"text", words}}; }

PromptReply messages(const json& list) {
  PromptReply reply;
  reply.messages = list.dump();
  return reply;
}

}  // namespace

Result<PromptReply> test_simple_prompt(Call&, const TestSimplePromptArgs&) {
  return messages(json::array({user_says(text("This is a simple prompt for testing."))}));
}

Result<PromptReply> test_prompt_with_arguments(Call&, const TestPromptWithArgumentsArgs& args) {
  return messages(
      json::array({user_says(text("Prompt with arguments: arg1='" + args.arg1 + "', arg2='" + args.arg2 + "'"))}));
}

Result<PromptReply> test_prompt_with_embedded_resource(Call&, const TestPromptWithEmbeddedResourceArgs& args) {
  const json resource = {
      {"uri", args.resource_uri}, {"mimeType", "text/plain"}, {"text", "Embedded resource content for testing."}};
  return messages(json::array({user_says({{"type", "resource"}, {"resource", resource}}),
                               user_says(text("Please process the embedded resource above."))}));
}

Result<PromptReply> test_prompt_with_image(Call&, const TestPromptWithImageArgs&) {
  const json picture = {{"type", "image"}, {"data", png_base64()}, {"mimeType", "image/png"}};
  return messages(json::array({user_says(picture), user_says(text("Please analyze the image above."))}));
}

Result<PromptReply> test_input_required_result_prompt(Call& call, const TestInputRequiredResultPromptArgs&) {
  OFFHAND_ASSIGN(const auto answers,
                 call.ask(text_form("user_context", "What context should the prompt use?", "context")));
  return messages(
      json::array({user_says(text("Work in this context: " + filled_in(answers, "user_context", "context")))}));
}

}  // namespace offhand::fixtures::prompts
